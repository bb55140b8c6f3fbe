import type { BoardProps, Pause } from "@westmarch/boardkit";
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from "react";
import { useRoomy, useTall } from "./frame.tsx";
import { focusOn } from "./keys.ts";
import { Paused } from "./Paused.tsx";
import styles from "./Stage.module.css";
import type { Loaded } from "./words.tsx";
import { useSay } from "./words.tsx";

export interface StageProps {
  readonly bar: ReactNode;
  readonly loaded: Loaded;
  readonly props: BoardProps;
  /** A board that is set up anew (another seat, another moment) gets another name. */
  readonly name: string;
  /** At the foot: the prompt bar, or what stands in its place. */
  readonly foot: ReactNode;
  /** The foot stays whatever the board is showing: where one winds through a game, nobody waits for it. */
  readonly steady?: boolean;
  /** The Red Book lies open beside the foot where there is room for it. */
  readonly book?: boolean;
  /** Slips and leaves that lie on the map. */
  readonly children?: ReactNode;
}

/** What part of the board's foot a hand of cards takes, so that the prompt bar lies above it and hides nothing. */
function useHand(board: React.RefObject<HTMLElement | null>, name: string): number {
  const [height, setHeight] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another board has another hand
  useEffect(() => {
    const root = board.current;
    if (!root) return;
    const measure = () => {
      const hand = root.querySelector("[data-hand]");
      const box = hand?.getBoundingClientRect();
      setHeight(
        box && box.height > 0 ? Math.max(0, Math.round(root.getBoundingClientRect().bottom - box.top)) : 0,
      );
    };
    const sizes = new ResizeObserver(measure);
    const changes = new MutationObserver(() => {
      const hand = root.querySelector("[data-hand]");
      if (hand) sizes.observe(hand);
      measure();
    });
    sizes.observe(root);
    changes.observe(root, { childList: true, subtree: true });
    measure();
    return () => {
      sizes.disconnect();
      changes.disconnect();
    };
  }, [board, name]);
  return height;
}

/** The table on the screen: the bar above, the map under everything, slips in its corners, the prompt at its foot. */
export function Stage({
  bar,
  loaded,
  props,
  name,
  foot,
  steady = false,
  book = false,
  children,
}: StageProps) {
  const say = useSay();
  const tall = useTall();
  const roomy = useRoomy();
  const board = useRef<HTMLElement>(null);
  const hand = useHand(board, name);
  const Board = loaded.module.Board;
  const [pause, setPause] = useState<Pause | null>(null);
  const style: CSSProperties & Record<`--${string}`, string> = { "--hand": tall ? "0px" : `${hand}px` };
  return (
    <div
      className={styles.stage}
      style={style}
      data-layout={tall ? "tall" : "wide"}
      data-roomy={(book && roomy && !tall) || undefined}
    >
      <button type="button" className={styles.skip} onClick={() => focusOn("#choices")}>
        {say("table.keys.prompt")}
      </button>
      {bar}
      <main id="main" tabIndex={-1} className={styles.table} lang={loaded.language}>
        <section id="board" className={styles.board} ref={board} aria-label={say("table.board")}>
          <Board key={name} {...props} pause={setPause} />
        </section>
        {children}
        <div className={styles.foot}>{pause && !steady ? <Paused pause={pause} /> : foot}</div>
      </main>
    </div>
  );
}
