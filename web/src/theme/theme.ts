/** Day, night or space: kept on this device, and by the game where nobody chose. */
export const THEMES = ["day", "night", "space"] as const;
export type Theme = (typeof THEMES)[number];

const KEPT = "skyrmish.theme";

export function chosenTheme(): Theme | null {
  const kept = localStorage.getItem(KEPT);
  return THEMES.find((theme) => theme === kept) ?? null;
}

export function showTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
}

export function chooseTheme(theme: Theme): void {
  localStorage.setItem(KEPT, theme);
  showTheme(theme);
}

export function themeOr(usual: string): Theme {
  return chosenTheme() ?? THEMES.find((theme) => theme === usual) ?? "day";
}
