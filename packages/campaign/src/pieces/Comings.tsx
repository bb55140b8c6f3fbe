import { type Happened, placeOf } from "@westmarch/boardkit";
import { latePart } from "@westmarch/boardkit/later";
import { usePassing } from "@westmarch/boardkit/motion";
import type { Point } from "@westmarch/ink";
import type { Core } from "@westmarch/kernel";
import type { ReactNode } from "react";

/** Figures that come into a place or leave it for good, so many of a kind. */
interface Coming {
  readonly falls: boolean;
  readonly count: number;
}
/** One such figure, by a name of its own. */
export type ComingPiece<C> = C & { readonly id: string; readonly nth: number };

/** So many are seen at once at the most, and of one kind. */
const MOST = 8;
const ALIKE = 3;

/** Who has come or fallen since the board was last drawn; each is gone when it has been seen. */
export function useComings<G extends Core, C extends Coming>(
  log: readonly Happened<G>[],
  live: boolean,
  comingOf: (event: Happened<G>) => C | null,
): { readonly comings: readonly ComingPiece<C>[]; readonly seen: (id: string) => void } {
  const begun = (news: readonly Happened<G>[]): readonly ComingPiece<C>[] =>
    news
      .flatMap((event) => {
        const coming = comingOf(event);
        const many = Math.min(ALIKE, coming?.count ?? 0);
        return coming
          ? Array.from({ length: many }, (_, i) => ({ ...coming, id: `${placeOf(event)}.${i}` }))
          : [];
      })
      .map((one, nth) => ({ ...one, nth }));
  const { passing: comings, over: seen } = usePassing(log, live, begun, MOST);
  return { comings, seen };
}

/** Nobody comes or falls with the first look at the map. */
const Comer = latePart(async () => (await import("./Comer.tsx")).Comer);

interface ComingsProps<C> {
  readonly comings: readonly ComingPiece<C>[];
  /** Where it comes to or falls. */
  readonly foot: (coming: C) => Point;
  readonly look: (coming: C) => ReactNode;
  readonly seen: (id: string) => void;
}

/** Those who come and fall just now, where they do. */
export const Comings = <C extends Coming>({ comings, foot, look, seen }: ComingsProps<C>) =>
  comings.map((coming) => (
    <Comer
      key={coming.id}
      id={coming.id}
      falls={coming.falls}
      nth={coming.nth}
      foot={foot(coming)}
      seen={seen}
      picture={look(coming)}
    />
  ));
