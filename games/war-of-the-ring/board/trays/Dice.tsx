import { Spoken } from "@westmarch/boardkit";
import { useNews } from "@westmarch/boardkit/motion";
import { type CSSProperties, useRef } from "react";
import type { FaceId, Side } from "../../data/ids.ts";
import type { Acting } from "../acting/useActing.ts";
import type { Props } from "../keys.ts";
import { faceName, sideName } from "../names.ts";
import { haveRolled, poolOf } from "./counts.ts";
import { Die } from "./Die.tsx";
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

export interface DiceProps {
  readonly props: Props;
  readonly acting: Acting;
  readonly side: Side;
  /** One's own dice are buttons, and larger. */
  readonly own: boolean;
}

interface OwnDieProps extends Omit<DiceProps, "own"> {
  readonly face: FaceId;
  /** Of dice that show the same, the first is the one that is taken up. */
  readonly first: boolean;
}

const OwnDie = ({ props: { say, explain }, acting, side, face, first }: OwnDieProps) => {
  const able = acting.dice.has(face);
  const taken = first && acting.die === face;
  return (
    <button
      type="button"
      className={styles.own}
      data-explain={`face:${face}`}
      data-point={`die:${face}`}
      data-able={able || undefined}
      data-taken={taken || undefined}
      aria-pressed={able || taken ? taken : undefined}
      onClick={() => (able ? acting.takeDie(face) : explain(`face:${face}`))}
    >
      <Spoken
        as={say(taken ? "tray.die.taken" : able ? "tray.die.able" : "tray.die", {
          face: faceName(say, face),
        })}
      >
        <Die side={side} face={face} />
      </Spoken>
    </button>
  );
};

/** More than so many lie in two rows. */
const ABREAST = 6;

/** The Action dice of a side: unused ones as they lie, used ones as empty places. Rolled dice tumble. */
export const Dice = ({ props, acting, side, own }: DiceProps) => {
  const { view, say, log, live, calm } = props;
  const row = useRef<HTMLUListElement>(null);
  const pool = poolOf(view, side);
  // What has been rolled is not seen before it is told.
  const early = live && !haveRolled(log, side);
  const { unused, used, unrolled } = early
    ? { unused: [], used: 0, unrolled: pool.unrolled + pool.unused.length }
    : pool;
  const dice = unused.map((face, i) => ({ face, nth: i - unused.indexOf(face) }));
  useNews(log, live, (news) => {
    if (!news.some((event) => event.type === "rolled" && event.facts.side === side)) return;
    for (const [i, die] of [...(row.current?.querySelectorAll("svg[data-side]") ?? [])].entries())
      tumble(die, i, calm);
  });
  const places = dice.length + unrolled + Math.sign(used);
  const style: CSSProperties & Record<`--${string}`, number> = {
    "--abreast": places > ABREAST ? Math.ceil(places / 2) : Math.max(1, places),
  };
  const blank = [
    ...(unrolled > 0 ? [say("tray.dice.unrolled", { count: unrolled })] : []),
    ...(used > 0 ? [say("tray.dice.used", { count: used })] : []),
  ];
  return (
    <ul
      ref={row}
      className={styles.dice}
      style={style}
      data-own={own || undefined}
      data-rows={places > ABREAST || undefined}
      aria-label={own ? say("tray.dice.own") : say("tray.dice.of", { side: sideName(say, side) })}
    >
      {dice.map(({ face, nth }) => (
        <li
          key={`${face}-${nth}`}
          data-lies={lies(side, face)}
          data-explain={own ? undefined : `face:${face}`}
        >
          {own ? (
            <OwnDie props={props} acting={acting} side={side} face={face} first={nth === 0} />
          ) : (
            <Spoken as={say("tray.die", { face: faceName(say, face) })}>
              <Die side={side} face={face} />
            </Spoken>
          )}
        </li>
      ))}
      {blank.length > 0 && (
        <li className={styles.rest}>
          <Spoken as={blank.join(", ")}>
            {range(unrolled).map((i) => (
              <Die key={i} side={side} face={null} />
            ))}
            {used > 0 && <span className={styles.used}>{used}</span>}
          </Spoken>
        </li>
      )}
    </ul>
  );
};
