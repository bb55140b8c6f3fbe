/** The last card of a pack is taken by itself: everybody sees that there is no other. */
import type { Ask, Option } from "@westmarch/kernel";

/** What the manifest offers for auto-passing: there is nowhere to pass for good. */
export const passing = {
  phases: [],
  answer: (_: unknown, { about, options: [only, more] }: Ask): Option | null =>
    only && !more && about?.[1] === 1 ? only : null,
};
