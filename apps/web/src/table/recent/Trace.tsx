import { outlineOf } from "@westmarch/boardkit/outline";
import { type Arrow, arrowOf } from "@westmarch/boardkit/recent/arrow";
import { isVisible } from "@westmarch/boardkit/visible";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { idOn } from "../log/ring.ts";
import { find, leading, theBoard } from "../prompt/pointing.ts";
import type { LineDeed } from "./deeds.ts";
import styles from "./recent.module.css";

/** A deed leaves no more traces than this. */
const MOST = 5;
/** Radius of the seal; it stays whole at the board's edge. */
const SEAL = 11;
/** Milliseconds until a table that moves to what is asked has come to rest. */
const RESTS = 500;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A card of one's own hand only looks like what another did something with. */
const isInHand = (thing: Element): boolean => thing.closest('[data-area="hand"]') !== null;

/** Where one chooses on a slip, its things are no trace: rings and arrows would lie on the choice. */
const isOffered = (thing: Element): boolean => thing.closest('[data-point="offer"]') !== null;

/**
 * Where things lie on the board, by their names, or the tab of the page where they lie; those of which nothing is seen are
 * left out.
 */
function boxesOf(board: HTMLElement, names: readonly string[]): ReadonlyMap<string, Box> {
  const { left, top, right, bottom } = board.getBoundingClientRect();
  const boxes = new Map<string, Box>();
  const things = new Set<Element>();
  for (const name of names.slice(0, MOST)) {
    const thing = find(idOn(name)) ?? leading(name);
    if (!thing || things.has(thing) || isInHand(thing) || isOffered(thing) || !isVisible(thing)) continue;
    things.add(thing);
    const box = outlineOf(thing);
    if (box.width === 0 || box.right < left || box.left > right || box.bottom < top || box.top > bottom)
      continue;
    boxes.set(name, { x: box.left - left, y: box.top - top, width: box.width, height: box.height });
  }
  return boxes;
}

const middle = ({ x, y, width, height }: Box): readonly [number, number] => [x + width / 2, y + height / 2];

const isSame = (one: ReadonlyMap<string, Box>, other: ReadonlyMap<string, Box>): boolean =>
  JSON.stringify([...one]) === JSON.stringify([...other]);

const NOWHERE: ReadonlyMap<string, Box> = new Map();

/** Where the things that a deed names lie, now and when the table has come to rest. */
function useBoxes(names: readonly string[]): ReadonlyMap<string, Box> {
  const [boxes, setBoxes] = useState(NOWHERE);
  useEffect(() => {
    const board = theBoard();
    if (!board) return;
    const look = () => {
      const now = boxesOf(board, names);
      // The traces themselves change the board: what lies where it lay is not drawn again.
      setBoxes((old) => (isSame(old, now) ? old : now));
    };
    const rested = setTimeout(look, RESTS);
    const sizes = new ResizeObserver(look);
    sizes.observe(board);
    const changes = new MutationObserver(() => requestAnimationFrame(look));
    changes.observe(board, {
      childList: true,
      subtree: true,
      attributeFilter: ["data-explain", "data-leads"],
    });
    return () => {
      clearTimeout(rested);
      sizes.disconnect();
      changes.disconnect();
    };
  }, [names]);
  return boxes;
}

interface TraceProps extends Pick<LineDeed, "names" | "ways"> {
  /** Which of the deeds it is. */
  readonly nth: number;
}

/** The trace of a deed on the board: its things ringed, and arrows from what it came to what it befell. */
export function Trace({ names, ways, nth }: TraceProps) {
  const board = theBoard();
  const boxes = useBoxes(names);
  const first = boxes.values().next().value;
  if (!board || !first) return null;
  const arrows = ways.flatMap(([from, to]): readonly Arrow[] => {
    const [one, other] = [boxes.get(from), boxes.get(to)];
    return one && other ? [arrowOf(middle(one), middle(other), 0)] : [];
  });
  return createPortal(
    <svg className={styles.trace} aria-hidden="true" data-trace={nth}>
      {[...boxes].map(([name, { x, y, width, height }]) => (
        <rect key={name} x={x - 3} y={y - 3} width={width + 6} height={height + 6} rx="4" />
      ))}
      {arrows.map(({ d, tip, turn }) => (
        <g key={d}>
          <path d={d} className={styles.casing} />
          <path d={d} className={styles.ribbon} />
          <path
            d="M9 0L-6 -8L-2.5 0L-6 8Z"
            className={styles.head}
            transform={`translate(${tip.join(" ")}) rotate(${turn})`}
          />
        </g>
      ))}
      <g
        transform={`translate(${Math.max(first.x, SEAL)} ${Math.max(first.y, SEAL)})`}
        className={styles.seal}
      >
        <circle r={SEAL} />
        <text dy=".34em">{nth}</text>
      </g>
    </svg>,
    board,
  );
}
