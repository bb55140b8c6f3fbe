import { type Happened, placeOf } from "@westmarch/boardkit";
import { usePassing } from "@westmarch/boardkit/motion";
import type { Point } from "@westmarch/ink";
import type { Core } from "@westmarch/kernel";
import { type ReactNode, useEffect, useRef, useState } from "react";
import styles from "./pieces.module.css";

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
/** Milliseconds in which a figure comes down onto the map, or falls. */
const LASTS = 900;
/** How far apart those stand who come together, in units of the page. */
const APART = 13;

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

const down = (x: number, y: number, more = ""): string => `translate(${x}px, ${y}px) ${more}`;

/** An arriving figure comes down from above and joins those who stand there; a falling one topples over and fades. */
const frames = (falls: boolean, x: number, y: number): Keyframe[] =>
  falls
    ? [
        { transform: down(x, y), opacity: 1 },
        { transform: down(x, y, "rotate(-8deg)"), opacity: 1, offset: 0.25 },
        { transform: down(x - 8, y + 6, "rotate(-84deg)"), opacity: 0.9, offset: 0.6 },
        { transform: down(x - 8, y + 8, "rotate(-88deg)"), opacity: 0 },
      ]
    : [
        { transform: down(x, y - 46), opacity: 0 },
        { transform: down(x, y - 30), opacity: 1, offset: 0.3 },
        { transform: down(x, y), opacity: 1, offset: 0.7 },
        { transform: down(x, y, "scale(.8)"), opacity: 0 },
      ];

interface ComersProps<C> {
  /** Where it comes to or falls. */
  readonly foot: (coming: C) => Point;
  readonly look: (coming: C) => ReactNode;
  readonly seen: (id: string) => void;
}

const Comer = <C extends Coming>({
  coming,
  foot,
  look,
  seen,
}: ComersProps<C> & { readonly coming: ComingPiece<C> }) => {
  const box = useRef<HTMLDivElement>(null);
  const { id, falls, nth } = coming;
  const [[x, y]] = useState(() => foot(coming));
  useEffect(() => {
    if (!box.current) return;
    const moving = box.current.animate(frames(falls, x + ((nth % 5) - 1) * APART, y), {
      duration: LASTS,
      delay: nth * 60,
      easing: "ease-in-out",
      fill: "both",
    });
    moving.onfinish = () => seen(id);
    return () => moving.cancel();
  }, [falls, x, y, nth, id, seen]);
  return (
    <div ref={box} className={styles.comer} aria-hidden="true">
      <span>{look(coming)}</span>
    </div>
  );
};

/** Those who come and fall just now, where they do. */
export const Comings = <C extends Coming>({
  comings,
  ...rest
}: ComersProps<C> & { readonly comings: readonly ComingPiece<C>[] }) =>
  comings.map((coming) => <Comer key={coming.id} coming={coming} {...rest} />);
