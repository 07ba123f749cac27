/** Keys of every replay; a table adds its own. */
import type { Player } from "./player.svelte";

export function replayKeys(player: Player, back: string, more: Record<string, () => void>): (event: KeyboardEvent) => void {
  const keys: Record<string, () => void> = {
    ArrowLeft: () => player.step(-1),
    ArrowRight: () => player.step(1),
    "shift ArrowLeft": () => player.stage(-1),
    "shift ArrowRight": () => player.stage(1),
    " ": () => player.toggle(),
    Home: () => player.step(-player.at),
    End: () => player.step(player.last),
    Escape: () => (location.hash = back),
    ...more,
  };
  return (event) => {
    const target = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest("input, select, textarea, dialog")) return;
    if (event.key === " " && target.closest("button, a")) return;
    const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const act = keys[event.shiftKey && event.key.startsWith("Arrow") ? `shift ${name}` : name];
    if (!act) return;
    event.preventDefault();
    act();
  };
}
