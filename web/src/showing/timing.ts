/** How long things take to be seen. With reduced motion everything is a short fade. */
export const TIMES: Record<string, number> = {
  straight: 420,
  bank: 520,
  turn: 560,
  climb: 240,
  placed: 200,
  aim: 260,
  dice: 820,
  hit: 420,
  "shot-down": 900,
  loop: 620,
  quiet: 1100,
};

export function wantsStillness(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Call ``draw`` with 0 to 1 until the time is over or ``isSkipped``. */
export function animate(time: number, draw: (part: number) => void, isSkipped: () => boolean): Promise<void> {
  if (wantsStillness()) {
    draw(1);
    return pause(100, isSkipped);
  }
  return new Promise((resolve) => {
    const start = performance.now();
    const step = (now: number): void => {
      const part = isSkipped() ? 1 : Math.min(1, Math.max(0, (now - start) / time));
      draw(part);
      if (part < 1) requestAnimationFrame(step);
      else resolve();
    };
    requestAnimationFrame(step);
  });
}

export function pause(time: number, isSkipped: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const start = performance.now();
    const look = (): void => {
      if (isSkipped() || performance.now() - start >= time) resolve();
      else setTimeout(look, 30);
    };
    look();
  });
}
