/** What lies on each other, and what can be said of a map. */
import type { Keep } from "@westmarch/ink";

type Named = readonly [name: string, box: Keep];

/** Those of these that lie on another. */
export const meetings = (all: readonly Named[], meet: (a: Keep, b: Keep) => boolean): string[] =>
  all.flatMap(([name, box], i) =>
    all
      .slice(i + 1)
      .filter(([, other]) => meet(box, other))
      .map(([other]) => `${name} and ${other}`),
  );
