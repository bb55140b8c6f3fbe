import { type Happened, placeOf } from "@westmarch/boardkit";
import { type Spot, takePutDown } from "@westmarch/boardkit/carry";
import { usePassing, walk } from "@westmarch/boardkit/motion";
import type { Point } from "@westmarch/ink";
import type { Core } from "@westmarch/kernel";
import { type ReactNode, useEffect, useRef, useState } from "react";
import styles from "./pieces.module.css";

/** Milliseconds of a walk, and where motion is unwelcome. */
const WALK = 400;
const WALK_CALM = 150;

/** A piece on the way from one place to another. */
interface March {
  readonly from: number;
  readonly to: number;
}
export type Walking<M> = M & {
  readonly id: string;
  /** Where the player put it down: it goes on from under the hand. */
  readonly hand: Spot | null;
};

/** So many walk at once at the most: those before have arrived. */
const MOST = 4;

/** The marches since the board was last drawn; each ends when its walk has. */
export function useMarches<G extends Core, M extends March>(
  log: readonly Happened<G>[],
  live: boolean,
  marchOf: (event: Happened<G>) => M | null,
): { readonly marches: readonly Walking<M>[]; readonly arrived: (id: string) => void } {
  const begun = (news: readonly Happened<G>[]): readonly Walking<M>[] =>
    news.flatMap((event) => {
      const march = marchOf(event);
      if (!march || march.from === march.to) return [];
      return [{ ...march, id: `${placeOf(event)}`, hand: takePutDown() }];
    });
  const { passing: marches, over: arrived } = usePassing(log, live, begun, MOST);
  return { marches, arrived };
}

interface Page {
  readonly width: number;
  readonly height: number;
}

interface WalkersProps<M> {
  /** Where one of them would stand in a place. */
  readonly foot: (march: M, place: number) => Point;
  /** What walks: its picture, and what kind of piece it is. */
  readonly look: (march: M) => { readonly kind: string; readonly picture: ReactNode };
  readonly page: Page;
  readonly calm: boolean;
  readonly arrived: (id: string) => void;
}

const Walker = <M extends March>({
  march,
  foot,
  look,
  page,
  calm,
  arrived,
}: WalkersProps<M> & { readonly march: Walking<M> }) => {
  const box = useRef<HTMLDivElement>(null);
  const { kind, picture } = look(march);
  // Where it walks is decided when it sets out.
  const [way] = useState(() => [foot(march, march.from), foot(march, march.to)] as const);
  const { id, hand } = march;
  useEffect(() => {
    if (!box.current) return;
    const start: Point = hand ? [hand.x, hand.y] : way[0];
    const going = walk(box.current, start, way[1], { lasts: calm ? WALK_CALM : WALK, calm });
    going.onfinish = () => arrived(id);
    return () => going.cancel();
  }, [way, hand, id, calm, arrived]);
  return (
    <>
      {!calm && (
        <svg className={styles.trail} viewBox={`0 0 ${page.width} ${page.height}`} aria-hidden="true">
          <path d={`M${way[0].join(" ")}L${way[1].join(" ")}`} />
        </svg>
      )}
      <div ref={box} className={styles.walker} data-kind={kind} aria-hidden="true">
        {picture}
      </div>
    </>
  );
};

/** Those who are walking just now, with the dots of their way behind them. */
export const Marches = <M extends March>({
  marches,
  ...rest
}: WalkersProps<M> & { readonly marches: readonly Walking<M>[] }) =>
  marches.map((march) => <Walker key={march.id} march={march} {...rest} />);
