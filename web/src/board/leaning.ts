/** The camera leans in on a decision: tokens large enough to aim at, your reach and range in sight. */
import { boxAround, onBoard, type Box, type Point } from "./geometry";
import type { Session } from "./session.svelte";

const TOKEN = 26; // mm
const LARGE = { phone: 32, screen: 42 }; // px that a token measures at least

export function leanIn(session: Session): void {
  const { camera } = session;
  const box = decisionBox(session);
  if (!box) return camera.fit();
  const least = (camera.width < 760 ? LARGE.phone : LARGE.screen) / TOKEN;
  const view = camera.viewOf(box, 24, least);
  const whole = camera.wholeBoard();
  camera.isMine = false;
  camera.glideTo(whole.scale >= view.scale ? whole : view);
}

/** What a decision needs to show: a move's reach with its range, a shot's two planes. */
function decisionBox(session: Session): Box | null {
  const { ask, plan, aim, staging, table } = session;
  const range = table.welcome?.pieces.range_unit === "mm" ? table.welcome.pieces.range_max : 120;
  if (ask?.kind === "move" && plan.move) {
    const start = plan.move.nodes[0]!.pose;
    const reach = plan.move.nodes.filter((node) => !node.blocked).map((node): Point => [node.pose.x, node.pose.y]);
    return boxAround([...reach, onBoard(start, [range, 0]), onBoard(start, [range * 0.7, range * 0.6]), onBoard(start, [range * 0.7, -range * 0.6])], 20);
  }
  if (ask?.kind === "attack" && aim.plane) {
    const names = [aim.plane.plane, ...aim.sights.filter((sight) => !sight.why_not || sight.missing < range).map((sight) => sight.plane)];
    return around(names.map((name) => staging.plane(name)?.pose ?? null), 60);
  }
  if (ask?.kind === "choice" && ask.pose) return around([ask.pose, staging.plane(ask.plane)?.pose ?? null], 120);
  return null;
}

function around(poses: ({ x: number; y: number } | null)[], margin: number): Box | null {
  const points = poses.filter((pose) => pose !== null).map((pose): Point => [pose.x, pose.y]);
  return points.length ? boxAround(points, margin) : null;
}
