/** A space before the sign, and no false precision. */
export function percent(chance: number): string {
  const value = 100 * chance;
  if (value > 0 && value < 0.5) return "< 1 %";
  if (value > 99.5 && value < 100) return "> 99 %";
  return `${Math.round(value)} %`;
}

export function length(value: number, unit: string): string {
  return unit === "mm" ? `${Math.round(value)} mm` : `${value} ${value === 1 ? "hex" : "hexes"}`;
}
