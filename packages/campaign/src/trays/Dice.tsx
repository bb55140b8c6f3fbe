import { type Happened, Spoken } from "@westmarch/boardkit";
import { useNews } from "@westmarch/boardkit/motion";
import type { Core } from "@westmarch/kernel";
import { type CSSProperties, Fragment, type ReactNode, type RefObject, useRef } from "react";
import type { Pool } from "../counting/dice-pool.ts";
import styles from "./dice.module.css";
import { lies } from "./lying.ts";
import { range } from "./range.ts";

/** Milliseconds in which dice tumble and settle, and between one and the next. */
const TUMBLE = 600;
const NEXT = 25;

function tumble(die: Element, i: number, calm: boolean): void {
  if (calm) {
    die.animate({ opacity: [0, 1] }, { duration: 200, fill: "backwards" });
    return;
  }
  const turn = i % 2 === 0 ? 1 : -1;
  const delay = i * NEXT;
  die.animate(
    [
      { transform: `translate(${turn * -26}px, -34px) rotate(${turn * -430}deg) scale(0.7)`, opacity: 0 },
      { transform: `translate(${turn * -10}px, -12px) rotate(${turn * -200}deg)`, opacity: 1, offset: 0.35 },
      { transform: `translate(${turn * 3}px, 0) rotate(${turn * 22}deg)`, offset: 0.72 },
      { transform: `rotate(${turn * -6}deg)`, offset: 0.87 },
      { transform: "none" },
    ],
    { duration: TUMBLE - delay, delay, easing: "cubic-bezier(.25, .6, .4, 1)", fill: "backwards" },
  );
}

/** Has the dice of a row tumble into their places. */
function tumbleAll(row: RefObject<HTMLElement | null>, calm: boolean): void {
  for (const [i, die] of [...(row.current?.querySelectorAll("svg[data-side]") ?? [])].entries())
    tumble(die, i, calm);
}

/** What a touch of one's own dice does. */
interface Own<Face extends number> {
  /** Dice that can be taken up now. */
  readonly able: ReadonlySet<Face>;
  /** The die that has been taken up, or null. */
  readonly taken: Face | null;
  readonly take: (face: Face) => void;
  readonly explain: (id: string) => void;
}

export interface DiceProps<Face extends number, G extends Core> {
  readonly side: number;
  readonly pool: Pool<Face>;
  /** One's own dice are buttons, and larger. */
  readonly own: Own<Face> | null;
  readonly die: (face: Face | null) => ReactNode;
  /** What a screen reader hears: of the row, of a die, and of those that are not there to be chosen. */
  readonly label: string;
  readonly said: (face: Face, how: "plain" | "able" | "taken") => string;
  readonly unrolled: (count: number) => string;
  readonly used: (count: number) => string;
  readonly calm: boolean;
  /** What happens, and by which events these dice are rolled. */
  readonly log: readonly Happened<G>[];
  readonly live: boolean;
  readonly rolled: (event: Happened<G>) => boolean;
}

/** Of dice that show the same, the first is the one that is taken up. */
const OwnDie = <Face extends number>({
  own,
  face,
  first,
  die,
  said,
}: Pick<DiceProps<Face, Core>, "die" | "said"> & {
  readonly own: Own<Face>;
  readonly face: Face;
  readonly first: boolean;
}) => {
  const able = own.able.has(face);
  const taken = first && own.taken === face;
  return (
    <button
      type="button"
      className={styles.own}
      data-explain={`face:${face}`}
      data-point={`die:${face}`}
      data-able={able || undefined}
      data-taken={taken || undefined}
      aria-pressed={able || taken ? taken : undefined}
      onClick={() => (able ? own.take(face) : own.explain(`face:${face}`))}
    >
      <Spoken as={said(face, taken ? "taken" : able ? "able" : "plain")}>{die(face)}</Spoken>
    </button>
  );
};

/** More than so many lie in two rows. */
const ABREAST = 6;

interface RestProps {
  readonly unrolled: number;
  readonly used: number;
  readonly words: Pick<DiceProps<number, Core>, "unrolled" | "used">;
  /** A die that shows nothing. */
  readonly blank: () => ReactNode;
}

/** Dice that are not there to be chosen: not rolled yet, or used. */
const Rest = ({ unrolled, used, words, blank }: RestProps) => {
  const told = [...(unrolled > 0 ? [words.unrolled(unrolled)] : []), ...(used > 0 ? [words.used(used)] : [])];
  if (told.length === 0) return null;
  return (
    <li className={styles.rest}>
      <Spoken as={told.join(", ")}>
        {range(unrolled).map((i) => (
          <Fragment key={i}>{blank()}</Fragment>
        ))}
        {used > 0 && <span className={styles.used}>{used}</span>}
      </Spoken>
    </li>
  );
};

/** The action dice of a side: unused ones as they lie, used ones as an empty place with their number. Rolled dice tumble. */
export const Dice = <Face extends number, G extends Core>({
  side,
  pool,
  own,
  die,
  label,
  said,
  calm,
  log,
  live,
  rolled,
  ...words
}: DiceProps<Face, G>) => {
  const row = useRef<HTMLUListElement>(null);
  const { unused, used, unrolled } = pool;
  const dice = unused.map((face, i) => ({ face, nth: i - unused.indexOf(face) }));
  useNews(log, live, (news) => {
    if (news.some(rolled)) tumbleAll(row, calm);
  });
  const places = dice.length + unrolled + Math.sign(used);
  const style: CSSProperties & Record<`--${string}`, number> = {
    "--abreast": places > ABREAST ? Math.ceil(places / 2) : Math.max(1, places),
    "--all": Math.max(1, places),
  };
  return (
    <ul
      ref={row}
      className={styles.dice}
      style={style}
      data-own={own !== null || undefined}
      data-rows={places > ABREAST || undefined}
      data-blank={dice.length === 0 || undefined}
      aria-label={label}
    >
      {dice.map(({ face, nth }) => (
        <li
          key={`${face}-${nth}`}
          data-lies={lies(side, face)}
          data-explain={own ? undefined : `face:${face}`}
        >
          {own ? (
            <OwnDie own={own} face={face} first={nth === 0} die={die} said={said} />
          ) : (
            <Spoken as={said(face, "plain")}>{die(face)}</Spoken>
          )}
        </li>
      ))}
      <Rest unrolled={unrolled} used={used} words={words} blank={() => die(null)} />
    </ul>
  );
};
