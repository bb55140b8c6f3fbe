/** The luck of both sides: a diamond on a balance beam for everything that was left to chance. */

import { sentenceCase } from "@westmarch/boardkit/writing";
import type { Seat } from "@westmarch/kernel";
import { FREE, other } from "../../data/ids.ts";
import { seatsOf } from "../../seats.ts";
import type { War } from "../../state.ts";
import type { GameSay } from "../keys.ts";
import { sideName } from "../names.ts";
import css from "./chronicle.module.css";
import type { Luck } from "./luck.ts";

/** Half of the beam, in units of its drawing. */
const ARM = 88;
/** Marks on either side of the fulcrum. */
const TICKS = [-3, -2, -1, 1, 2, 3];

/** The beam: how far the diamond has slid, −1 … 1, and in whose colour. */
const Beam = ({ slid, good }: { readonly slid: number; readonly good: "free" | "shadow" }) => (
  <svg className={css.beam} viewBox="-96 -12 192 24" aria-hidden="true" data-side={good}>
    <path className={css.arm} d={`M${-ARM} 0H${ARM}`} />
    <path className={css.arm} d={TICKS.map((tick) => `M${(tick * ARM) / 3} -4v8`).join("")} />
    <path className={css.swing} d={`M0 0H${slid * ARM}`} />
    <path className={css.fulcrum} d="M0-11V11" />
    <path className={css.diamond} d={`M${slid * ARM} -8l8 8-8 8-8-8z`} />
  </svg>
);

export interface LuckProps {
  readonly say: GameSay;
  readonly view: War;
  readonly seat: Seat | null;
  readonly luck: readonly Luck[];
}

/** What was tried, in whose name. */
function nameOf({ say, view, seat }: LuckProps, { kind, side }: Luck): string {
  if (kind !== "battle") return say(`ending.luck.${kind}`);
  const own = seatsOf(view, side);
  return seat !== null && own.length === 1 && own[0] === seat
    ? say("ending.luck.battle.own")
    : say("ending.luck.battle", { who: sideName(say, side) });
}

/** Fortune by what there was to hope for. What never was tried is left out. */
export function LuckList(props: LuckProps) {
  const { say, luck } = props;
  const tried = luck.filter(({ tries }) => tries > 0);
  const most = Math.max(3, ...tried.map(({ real, expected }) => Math.abs(real - expected)));
  const tenths = new Intl.NumberFormat(say.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const signed = new Intl.NumberFormat(say.language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: "exceptZero",
  });
  return (
    <ul className={css.luck}>
      {tried.map((one) => {
        const more = one.real - one.expected;
        // The dice of a battle are their side's, whatever they show; what hunts is good for whom it has spared.
        const good = one.kind === "battle" || more >= 0 ? one.side : other(one.side);
        const side = good === FREE ? "free" : "shadow";
        return (
          <li key={`${one.kind} ${one.side}`}>
            <span>
              {sentenceCase(nameOf(props, one))}
              <small>
                {say("ending.luck.amount", { real: one.real, expected: tenths.format(one.expected) })}
              </small>
            </span>
            <Beam slid={more / most} good={side} />
            <b data-side={side}>{signed.format(more).replace("-", "−")}</b>
          </li>
        );
      })}
    </ul>
  );
}
