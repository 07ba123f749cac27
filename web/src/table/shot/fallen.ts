/** How likely a shot's result was. */
import type { TrayView } from "../../protocol/types";

/** Whoever is shot down might have lost more. */
export function isKill({ damage, health_before: before }: TrayView): boolean {
  return damage > 0 && damage === before;
}

export function chanceOf(tray: TrayView): number {
  return isKill(tray) ? tray.odds.kill : (tray.odds.damage[tray.damage] ?? 0);
}
