/** The words of a lesson, by its name: its title, a goal, what the coach says. */
import type { LessonCard } from "../protocol/types";
import { say, type Facts } from "../words/say";

const NONE: Facts = {};

export function told(card: LessonCard, part: string): string {
  const key = `${card.name}-${part}`;
  return say(`lesson-${key}`, { ...NONE });
}
