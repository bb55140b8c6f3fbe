import type { Answer, BoardProps, Layout, Proposal } from "@westmarch/boardkit";
import { latePart } from "@westmarch/boardkit/later";
import {
  type ComponentType,
  type CSSProperties,
  memo,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { usePresses } from "../prompt/guard.ts";
import { focusOn } from "../prompt/keys.ts";
import { Proposed } from "../prompt/Prompt.tsx";
import { isAtHand } from "../prompt/place.ts";
import type { Loaded } from "../text/words.tsx";
import { useSay } from "../text/words.tsx";
import type { Tool } from "./Bar.tsx";
import { useLayout, useRoomy } from "./frame.tsx";
import styles from "./Stage.module.css";

/** No first choice needs these. */
const FootTools = latePart(async () => (await import("./FootTools.tsx")).FootTools);
const onward = () => import("../prompt/onward.ts");
const Hurry = latePart(async () => (await onward()).Hurry);
/** The way on from a scene, which is worth fetching before there is one. */
export const Paused = latePart(async () => (await onward()).Paused);

export interface StageProps {
  readonly bar: ReactNode;
  readonly loaded: Loaded;
  readonly props: BoardProps;
  /** A board that is set up anew (another seat, a jump through a game) gets another name. */
  readonly name?: string;
  /** At the foot: the prompt bar, or what stands in its place. */
  readonly foot: ReactNode;
  /** Goes on from the step that is being shown. Null: the foot stays, where a reader winds through a game and no player waits. */
  readonly onGo: (() => void) | null;
  /** Sees at once what is still to be shown on the table; null where one winds through a game. */
  readonly onHurry: (() => void) | null;
  /** What a phone has at its foot, beside the way out. */
  readonly tools?: readonly Tool[];
  /** What others have just done, on a phone: beside them, above them, or in the rail of one that lies down. */
  readonly line?: ReactNode;
  /** The Red Book lies open beside the foot where there is room for it. */
  readonly book?: boolean;
  /** Slips and drawers that lie on the map. */
  readonly children?: ReactNode;
}

/** What a hand of cards takes of the board's foot, in CSS pixels. */
interface Hand {
  readonly height: number;
  /** How much of the foot's start one's own dice take, which lie beside the prompt. */
  readonly rail: number;
  /** How far the column reaches down under which the Red Book lies; 0: there is none. */
  readonly column: number;
  /** On a phone: how tall the dice are that stand above the question, and what stands above the map. */
  readonly dice: number;
  readonly across: number;
  /** How much of the start of the foot's last line the board's own buttons take. */
  readonly dock: number;
}

const NO_HAND: Hand = { height: 0, rail: 0, column: 0, dice: 0, across: 0, dock: 0 };

/** Once it has been measured: the board has no buttons of its own in the foot. */
const isUndocked = (hand: Hand): boolean => hand !== NO_HAND && hand.dock === 0;

/** Where a phone tells what others have just done: in its foot, or above the buttons that a board has there. Null: not known yet. */
const toldIn = (layout: Layout, hand: Hand): "foot" | "strip" | null => {
  if (layout === "wide" || hand === NO_HAND) return null;
  return layout === "low" || isUndocked(hand) ? "foot" : "strip";
};

const SIDES = ["height", "rail", "column", "dice", "across", "dock"] as const;

const PARTS = ["[data-hand]", "[data-rail]", "[data-column='end']", "[data-across]", "[data-dock]"];

function measured(root: HTMLElement): Hand {
  const [hand, dice, end, across, dock] = PARTS.map((part) =>
    root.querySelector(part)?.getBoundingClientRect(),
  );
  const { top, bottom } = root.getBoundingClientRect();
  const around = {
    rail: Math.round(dice?.width ?? 0),
    column: end ? Math.max(0, Math.round(end.bottom - top)) : 0,
    dice: Math.round(dice?.height ?? 0),
    across: Math.round(across?.height ?? 0),
    dock: Math.round(dock?.width ?? 0),
  };
  if (!hand || hand.height === 0) return { ...NO_HAND, ...around };
  return { ...around, height: Math.max(0, Math.round(bottom - hand.top)) };
}

/** Where hand and dice lie, so that the prompt bar lies above or beside them and hides nothing. */
function useHand(board: React.RefObject<HTMLElement | null>, name: string | undefined): Hand {
  const [hand, setHand] = useState(NO_HAND);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another board has another hand
  useEffect(() => {
    const root = board.current;
    if (!root) return;
    let current = NO_HAND;
    setHand(current);
    const measure = () => {
      const next = measured(root);
      // That there is nothing is known once it has been measured.
      if (current !== NO_HAND && SIDES.every((side) => next[side] === current[side])) return;
      current = next;
      // In the same picture: the prompt bar must not be seen where the hand was.
      flushSync(() => setHand(next));
    };
    let known: readonly (Element | null)[] = [];
    const sizes = new ResizeObserver(() => {
      const found = PARTS.map((part) => root.querySelector(part));
      for (const part of known) if (part && !found.includes(part)) sizes.unobserve(part);
      for (const part of found) if (part && !known.includes(part)) sizes.observe(part);
      known = found;
      measure();
    });
    // Measured at once, all styles and places would be worked out once more: it is told again when they have been.
    const again = () => {
      sizes.unobserve(root);
      sizes.observe(root);
    };
    const changes = new MutationObserver(again);
    changes.observe(root, { childList: true, subtree: true });
    again();
    return () => {
      sizes.disconnect();
      changes.disconnect();
    };
  }, [board, name]);
  return hand;
}

interface LaidProps extends BoardProps {
  readonly board: ComponentType<BoardProps>;
}

/** The board, which is drawn anew for its own sake alone: what stands around it changes more often. */
const Laid = memo(({ board: Board, ...props }: LaidProps) => <Board {...props} />);

/** The table on the screen: the bar above, the map under everything, slips in its corners, the prompt at its foot. */
export function Stage({ bar, loaded, props, name, foot, onGo, onHurry, ...beside }: StageProps) {
  const { tools = [], line = null, book = false, children } = beside;
  const say = useSay();
  const layout = useLayout();
  const roomy = useRoomy();
  const board = useRef<HTMLElement>(null);
  const hand = useHand(board, name);
  const { step } = props;
  usePresses();
  const [answer, setAnswer] = useState<Answer | Proposal | null>(null);
  const style: CSSProperties & Record<`--${string}`, string> = {
    "--hand": layout === "wide" ? `${hand.height}px` : "0px",
    "--rail": `${hand.rail}px`,
    ...(hand.column > 0 && { "--column-tall": `${hand.column}px` }),
    "--dice": `${hand.dice}px`,
    "--across": `${hand.across}px`,
    "--dock": `${hand.dock}px`,
  };
  return (
    <div
      className={styles.stage}
      style={style}
      data-layout={layout}
      data-roomy={(book && roomy && layout === "wide") || undefined}
      data-game={loaded.module.game.id}
      data-tools={tools.length > 0 ? tools.length : undefined}
      data-undocked={isUndocked(hand) || undefined}
      data-prompt-at={isAtHand(loaded.module, layout) ? "hand" : undefined}
      data-winds={onGo === null || undefined}
      data-step={step?.name}
      data-scene={step?.scene ? true : undefined}
    >
      <button type="button" className={styles.skip} onClick={() => focusOn("#choices")}>
        {say("table.keys.prompt")}
      </button>
      {bar}
      <main id="main" tabIndex={-1} className={styles.table} lang={loaded.language}>
        <section id="board" className={styles.board} ref={board} aria-label={say("table.board")}>
          <Laid key={name} board={loaded.module.Board} {...props} offer={setAnswer} />
        </section>
        {children}
        {toldIn(layout, hand) === "strip" && line}
        <div className={styles.foot} data-prompt>
          {step?.scene && onGo ? (
            <Paused text={loaded.say(step.scene)} ended={step.stays !== undefined} onGo={onGo} />
          ) : answer && "answers" in answer ? (
            <Proposed proposal={answer} loaded={loaded} props={props} />
          ) : answer ? (
            <Paused text={answer.text} ended onGo={answer.give} />
          ) : (
            foot
          )}
          {step && !step.scene && onHurry && <Hurry onHurry={onHurry} />}
          {tools.length > 0 && <FootTools tools={tools} />}
          {toldIn(layout, hand) === "foot" && line}
        </div>
      </main>
    </div>
  );
}
