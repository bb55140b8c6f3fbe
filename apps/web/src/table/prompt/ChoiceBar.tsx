import { type PicturedAnswer, Spoken } from "@westmarch/boardkit";
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Button, Icon, Slip } from "../../ui/index.ts";
import { useMemory } from "../connection/memory.ts";
import { useSay } from "../text/words.tsx";
import { keysOf, typed, typedAll } from "./digits.ts";
import { pressed, useGuard } from "./guard.ts";
import styles from "./Prompt.module.css";
import { type Pressed, useFolded } from "./useFolded.ts";
import { useMore } from "./useMore.ts";

/** One button of the bar. */
export interface Pick {
  readonly key: string;
  readonly text: string;
  readonly variant: "gold" | "plain" | "danger" | "quiet";
  readonly take: () => void;
  /** It leads back, by Escape too. */
  readonly back?: boolean;
  /** Once pressed, it cannot be taken back. */
  readonly final?: boolean | undefined;
  /** Whether it ends the question; left out: what is quiet does. What hurts is not on Enter. */
  readonly ends?: boolean | undefined;
  /** The number that it answers with: its own digits choose it. */
  readonly number?: number | undefined;
  /** The thing on the board that it is: its `data-point` or `data-explain`. */
  readonly thing?: string | null | undefined;
  /** What it is on the table, before its words or in their place. */
  readonly picture?: PicturedAnswer | null;
  /** Why it cannot be pressed now. */
  readonly not?: string | undefined;
}

export interface ChoiceBarProps {
  readonly sentence: ReactNode;
  /** Under it: what happens next. */
  readonly next?: string | null;
  /** How much time is left, where time runs. */
  readonly clock?: ReactNode;
  /** What tells one question from the next, where both are asked in the same words. */
  readonly question?: unknown;
  /** There is nothing to choose: the sentence says what is waited for. */
  readonly waiting?: boolean;
  readonly picks: readonly Pick[];
  /** What finds no room is pressed on the board, where it stands there. */
  readonly folds?: boolean | undefined;
  /** What is no button too on a phone, where it is as large on the board. */
  readonly thumb?: Pressed | null;
  /** A phone has no keys to hint at. */
  readonly hints: boolean;
  /** What stands where nothing can be chosen. */
  readonly instead?: ReactNode;
}

/** A number of more letters says more than itself. */
const LONG = 12;
/** Milliseconds for which more digits of a number may follow. */
const MOMENT = 900;

/** Whether a key press is meant for the page as a whole, and not for a field or a button's own use. */
export const forThePage = (event: KeyboardEvent): boolean => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const at = event.target;
  if (!(at instanceof HTMLElement)) return true;
  return !at.isContentEditable && !at.closest("input, textarea, select, [role=dialog], [role=alertdialog]");
};

/**
 * Listens to digits, and chooses by them. Hands back what has been typed so far of a number that may have more: it is taken
 * as it is after a moment, or with Enter. `keyed`: what tells one set of choices from the next.
 */
function useDigits(
  on: boolean,
  digits: readonly (string | null)[],
  keyed: string,
  choose: (at: number) => void,
): string {
  const [{ held, of }, hold] = useState({ held: "", of: keyed });
  const now = of === keyed ? held : "";
  const end = () => {
    const at = typedAll(now, digits);
    hold({ held: "", of: keyed });
    if (at !== null) choose(at);
  };
  // Before the browser paints: a number may be pressed as soon as its choice is seen.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!on || !forThePage(event) || event.repeat) return;
      if (now !== "" && event.key === "Enter") {
        event.preventDefault();
        return end();
      }
      if (!/^[0-9]$/.test(event.key)) return;
      const found = typed(now, event.key, digits);
      hold({ held: found.held, of: keyed });
      if (found.chosen === null && found.held === "") return;
      event.preventDefault();
      if (found.chosen !== null) choose(found.chosen);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each digit begins another moment
  useEffect(() => {
    if (now === "") return;
    const timer = setTimeout(end, MOMENT);
    return () => clearTimeout(timer);
  }, [now, keyed]);
  return now;
}

/**
 * What ends the question or leads back stands apart, at the end of the bar, where it is always in sight. A number is an answer
 * like any other, and what has no other answer beside it ends nothing.
 */
function parted(picks: readonly Pick[]): {
  readonly answers: readonly Pick[];
  readonly ends: readonly Pick[];
} {
  const isEnd = ({ back, ends, variant, number }: Pick) =>
    back === true || (ends ?? (variant === "quiet" && number === undefined));
  const answers = picks.filter((pick) => !isEnd(pick));
  // What is always the way out keeps its place, also where nothing stands beside it.
  if (answers.length === 0 && !picks.some(({ ends }) => ends)) return { answers: picks, ends: [] };
  // The step back comes first: the way out is the last thing in the bar.
  const ends = picks
    .filter(isEnd)
    .sort((one, other) => Number(other.back ?? false) - Number(one.back ?? false));
  return { answers, ends };
}

/** What Enter takes, where nothing else has the keyboard: the one way out unless it hurts, or where there is none what is gold. */
function onEnter(picks: readonly Pick[], ends: readonly Pick[]): Pick | undefined {
  const [out, ...more] = ends.filter(({ back }) => !back);
  if (!out) return picks.find(({ variant }) => variant === "gold");
  return more.length === 0 && out.variant !== "danger" ? out : undefined;
}

/** Whether Enter would press what has the keyboard. */
const hasUseForEnter = ({ target }: KeyboardEvent): boolean =>
  (target instanceof HTMLElement || target instanceof SVGElement) && target.tabIndex >= 0;

/** Takes a choice with Enter. `list`: what is closed while presses may still be meant for another question. */
function useEnter(on: boolean, pick: Pick | undefined, list: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!on || event.key !== "Enter" || event.repeat || !forThePage(event) || hasUseForEnter(event)) return;
      if (!pick || pick.not !== undefined || list.current?.dataset.closed) return;
      event.preventDefault();
      pressed();
      pick.take();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  });
}

/** Takes the choice that leads back, with Escape. */
function useEscape(picks: readonly Pick[]): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === "Escape" && forThePage(event) && !event.repeat)
        picks.find(({ back }) => back)?.take();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  });
}

/** The bar at the foot: a sentence, and every choice as a button, by its number too. */
export function ChoiceBar(props: ChoiceBarProps) {
  const { sentence, next, clock, waiting = false, picks, instead } = props;
  const say = useSay();
  const text = useRef<HTMLParagraphElement>(null);
  const bar = useRef<HTMLElement>(null);

  // The keyboard stays in the bar: its button goes, the sentence that follows it takes over.
  const inside = useRef(false);
  useEffect(() => {
    if (inside.current && document.activeElement === document.body) text.current?.focus();
  });
  const choices = useChoices(props, () => {
    inside.current = true;
  });
  useEscape(picks);

  // Where there is no other way, there is nothing to be warned of.
  const marked = picks.length > 1 && picks.some(({ final }) => final);
  return (
    <Slip
      ref={bar}
      className={styles.prompt}
      id="choices"
      aria-label={say("table.choices")}
      data-many={choices.shown.length > 6}
      data-grown={choices.grown || undefined}
      data-on-map
      onFocus={() => {
        inside.current = true;
      }}
      onBlur={(event) => {
        if (event.relatedTarget && !bar.current?.contains(event.relatedTarget)) inside.current = false;
      }}
    >
      <div className={styles.row}>
        <p ref={text} tabIndex={-1} className={styles.sentence} data-waiting={waiting || undefined}>
          {clock}
          {sentence}
          {next && <small>{next}</small>}
        </p>
        {marked && (
          <p id="final" className={styles.final}>
            <Icon name="padlock" size={12} /> <span>{say("table.final")}</span>
          </p>
        )}
        {picks.length > 0 && <Choices {...choices} marked={marked} />}
        {instead && <div className={styles.choices}>{instead}</div>}
      </div>
    </Slip>
  );
}

/** The buttons of the bar: their list, which takes no press too early, and the keys that choose them. */
function useChoices(
  { question, picks, hints, folds = false, thumb = null }: ChoiceBarProps,
  taken: () => void,
) {
  const keys = useMemory((memory) => memory.keys);
  const guarded = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const { answers, ends } = parted(picks);
  const entered = onEnter(picks, ends);
  const keyed = picks.map(({ key }) => key).join("\n");
  const pictured = answers.some(({ picture }) => picture);
  const { folded, overfull } = useFolded(list, answers, `${keyed}${pictured}`, folds, thumb);
  const shown = answers.filter(({ key }) => !folded.has(key));
  const onBoard = answers.filter(({ key }) => folded.has(key));
  // What has a key of its own needs no digit.
  const numbered = [...shown, ...onBoard, ...ends.filter((pick) => !pick.back && pick !== entered)];
  const first = answers[0]?.key;
  const digits = keysOf(numbered);
  const held = useDigits(keys, digits, keyed, (at) => {
    const pick = numbered[at];
    if (!pick || pick.not !== undefined) return;
    taken();
    pick.take();
  });
  // Another question begins at its first choice.
  const guard = useGuard(guarded, question, keyed);
  useEnter(keys, entered, guarded);
  useMore(list, keyed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the other choice that scrolls
  useEffect(() => {
    if (list.current) list.current.scrollTop = 0;
  }, [first, picks.length]);
  const keyOf = (pick: Pick): string | undefined => {
    if (pick.back) return "Esc";
    if (pick === entered && ends.includes(pick)) return "Enter";
    return digits[numbered.indexOf(pick)] ?? undefined;
  };
  return {
    list,
    guarded,
    guard,
    shown,
    onBoard,
    grown: overfull,
    ends,
    held,
    keyOf,
    hints: keys && hints,
  };
}

const Pictured = ({ picture, alone, text }: PicturedAnswer & { readonly text: string }) =>
  alone ? (
    <Spoken as={text}>
      <span className={styles.picture}>{picture}</span>
    </Spoken>
  ) : (
    <span className={styles.named}>
      <span className={styles.picture} aria-hidden="true">
        {picture}
      </span>
      {text}
    </span>
  );

/** Whether an answer that is a number is its own key. */
const saysKey = ({ number, text }: Pick, by = ""): boolean => number !== undefined && text.includes(by);

interface ChoicesProps extends ReturnType<typeof useChoices> {
  /** What cannot be taken back is marked. */
  readonly marked: boolean;
}

/** The way out is always there: a button like any other, though not gold. */
const variantIn = (ends: readonly Pick[], pick: Pick) =>
  pick.variant === "quiet" && !pick.back && ends.includes(pick) ? "plain" : pick.variant;

const Choices = ({
  list,
  guarded,
  guard,
  shown,
  onBoard,
  ends,
  held,
  keyOf,
  hints,
  marked,
}: ChoicesProps) => {
  const say = useSay();
  const button = (pick: Pick, copy = false) => {
    const { key, text, picture, final, not } = pick;
    const by = keyOf(pick);
    return (
      <Button
        key={key}
        variant={variantIn(ends, pick)}
        hint={hints && !saysKey(pick, by) ? by : undefined}
        data-copy={copy || undefined}
        data-long={text.length > LONG || undefined}
        data-thing={copy ? pick.thing : undefined}
        data-typed={held !== "" && by?.startsWith(held) ? by === held : undefined}
        title={not ?? (picture?.alone ? text : undefined)}
        aria-disabled={not !== undefined || undefined}
        {...(marked && final && { icon: <Icon name="padlock" size={13} />, "aria-describedby": "final" })}
        onClick={() => not === undefined && pick.take()}
      >
        {picture ? <Pictured {...picture} text={text} /> : text}
      </Button>
    );
  };
  return (
    <div ref={guarded} className={styles.answers} {...guard}>
      <div
        ref={list}
        className={styles.choices}
        data-several={shown.length > 2 || undefined}
        data-four={shown.length === 4 || undefined}
        data-numbers={shown.every(({ number }) => number !== undefined) || undefined}
        data-ended={ends.length > 0 || undefined}
      >
        {shown.map((pick) => button(pick))}
        {onBoard.length > 0 && (
          <>
            <p className={styles.onBoard}>
              {say("table.on-board", { all: shown.length === 0 ? "yes" : "no" })}
            </p>
            {/* For keys and voice: who comes to them by Tab sees them. */}
            <div className={styles.copies}>{onBoard.map((pick) => button(pick, true))}</div>
          </>
        )}
      </div>
      {ends.length > 0 && <div className={styles.ends}>{ends.map((pick) => button(pick))}</div>}
    </div>
  );
};
