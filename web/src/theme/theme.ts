/** Day, night or space: kept on this device, and by the game and the system where nobody chose. */
import { device } from "../keeping/device";

export const THEMES = ["day", "night", "space"] as const;
export type Theme = (typeof THEMES)[number];

const KEPT = "skyrmish.theme";

function chosenTheme(): Theme | null {
  const kept = device.get(KEPT);
  return THEMES.find((theme) => theme === kept) ?? null;
}

export function showTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
}

export function chooseTheme(theme: Theme): void {
  device.set(KEPT, theme);
  showTheme(theme);
}

/** What is seen before any table: the choice of this device, or what its system prefers. */
export function usualTheme(): Theme {
  return chosenTheme() ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "night" : "day");
}

/** A game that is played among the stars stays there, whatever was chosen for others. */
export function themeOr(usual: string): Theme {
  return usual === "space" ? "space" : usualTheme();
}
