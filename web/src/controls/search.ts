/** Whether a text has all the words that somebody looks for, in any order. */
export function fits(sought: string, text: string): boolean {
  const lowered = text.toLowerCase();
  return sought.toLowerCase().split(/\s+/).every((word) => lowered.includes(word));
}
