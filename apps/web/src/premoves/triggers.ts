import type { Heard } from "@westmarch/kernel";

/** What a case of a plan waits for, and how that is said. */
export interface Trigger {
  readonly event: Heard;
  readonly text: string;
}

/**
 * The first of what is heard of a choice that the game has words for; null where it has none. A case waits for that: if it
 * waited for something that no seat is told, it would hold more, or less, than its words say.
 */
export function firstTrigger(
  heard: readonly Heard[],
  textOf: (event: Heard) => string | null,
): Trigger | null {
  for (const event of heard) {
    const text = textOf(event);
    if (text) return { event, text };
  }
  return null;
}

/** Without options that read as one before them: no player could tell them apart. */
export const distinct = <T extends { readonly text: string }>(options: readonly T[]): readonly T[] =>
  options.filter(({ text }, at) => options.findIndex((one) => one.text === text) === at);
