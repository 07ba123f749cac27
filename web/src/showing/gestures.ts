/** Drag, wheel and pinch move the camera; a click stays a click unless the pointer was dragged. */
import type { Action } from "svelte/action";

import type { Camera } from "./camera.svelte";

const SLACK = 6; // px a finger may wander within a tap

export const gestures: Action<HTMLElement, Camera> = (node, camera) => {
  const down = new Map<number, { x: number; y: number }>();
  let wandered = 0;
  let dragged = false;

  function press(event: PointerEvent): void {
    if (event.pointerType === "mouse" && event.button !== 0 && event.button !== 1) return;
    down.set(event.pointerId, { x: event.clientX, y: event.clientY });
    camera.isHeld = true;
    if (down.size === 1) [wandered, dragged] = [0, false];
  }

  function move(event: PointerEvent): void {
    const last = down.get(event.pointerId);
    if (!last) return;
    const [dx, dy] = [event.clientX - last.x, event.clientY - last.y];
    wandered += Math.hypot(dx, dy);
    if (wandered < SLACK) return;
    if (!dragged) node.setPointerCapture(event.pointerId);
    dragged = true;
    if (down.size === 1) camera.pan(dx, dy);
    else pinch(event.pointerId, event.clientX, event.clientY);
    down.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  function pinch(id: number, x: number, y: number): void {
    const [one, other] = [down.get(id)!, [...down].find(([key]) => key !== id)![1]];
    const before = Math.hypot(one.x - other.x, one.y - other.y);
    const after = Math.hypot(x - other.x, y - other.y);
    camera.zoomAt((x + other.x) / 2, (y + other.y) / 2, after / Math.max(1, before));
    camera.pan((x - one.x) / 2, (y - one.y) / 2);
  }

  function lift(event: PointerEvent): void {
    down.delete(event.pointerId);
    if (down.size === 0) camera.release();
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    camera.zoomAt(event.clientX, event.clientY, Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)));
  }

  function click(event: MouseEvent): void {
    if (!dragged || event.detail === 0) return;
    event.stopPropagation();
    event.preventDefault();
    dragged = false;
  }

  node.addEventListener("pointerdown", press);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", lift);
  node.addEventListener("pointercancel", lift);
  node.addEventListener("wheel", wheel, { passive: false });
  node.addEventListener("click", click, { capture: true });
  return {};
};
