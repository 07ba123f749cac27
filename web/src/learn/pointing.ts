/** What a lesson points at, such as “plane Ilse” or “ghost bank left”, as it is found on the screen. */
const PLACES: Record<string, (name: string) => string> = {
  plane: (name) => `[data-plane="${name}"], [data-beyond="${name}"]`,
  ghost: (name) => `[data-option="${name}"], [data-template="${name}"]`,
  manner: (name) => `[data-manner="${name}"]`,
  altitude: () => "[data-change]",
  plan: () => "[data-plan]",
  die: (name) => `[data-die^="${name.split(" ")[0]}/"][data-die$="/${name.split(" ")[1]}"]`,
  tray: () => "[data-action=reroll]",
  action: () => ".question .fly, [data-action=fly]",
};

export function pointedAt(what: string): Element | null {
  const [kind = "", ...name] = what.split(" ");
  const selector = PLACES[kind]?.(name.join(" ").replaceAll('"', ""));
  return selector ? ([...document.querySelectorAll(selector)].find(isSeen) ?? null) : null;
}

/** Not behind a panel, nor beyond the edge of the screen: a plane that is there has a sign at the edge. */
function isSeen(found: Element): boolean {
  if (found.getClientRects().length === 0) return false;
  const { left, top, width, height } = found.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  return over !== null && (found.matches("[data-beyond]") || found.contains(over) || over.contains(found) || over.closest("[data-option], [data-plane]") !== null);
}
