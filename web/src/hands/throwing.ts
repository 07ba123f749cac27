/** Dice thrown by the phone: from the browser's own source, every face as likely as any other. */
const ALL = 2 ** 32;

export function thrown(count: number, sides: number): number[] {
  return Array.from({ length: count }, () => 1 + below(sides));
}

/** One of several, each as likely. */
export function oneOf(shows: string[]): string {
  return shows[below(shows.length)]!;
}

function below(sides: number): number {
  const fair = ALL - (ALL % sides); // what is above would favour the low faces
  const [drawn] = crypto.getRandomValues(new Uint32Array(1));
  return drawn! < fair ? drawn! % sides : below(sides);
}
