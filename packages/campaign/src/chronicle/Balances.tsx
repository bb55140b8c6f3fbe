/** Luck as diamonds on balance beams: how far what chance gave was from what could be hoped for. */
import { sentenceCase } from "@westmarch/boardkit/writing";
import type { LuckOf } from "../ended/index.ts";
import css from "./chronicle.module.css";

/** Half of the beam, in units of its drawing. */
const ARM = 88;
/** Marks on either side of the fulcrum. */
const TICKS = [-3, -2, -1, 1, 2, 3];

type SideClass = "free" | "shadow";

/** The beam: how far the diamond has slid, −1 … 1, and in whose colour. */
const Beam = ({ slid, good }: { readonly slid: number; readonly good: SideClass }) => (
  <svg className={css.beam} viewBox="-96 -12 192 24" aria-hidden="true" data-side={good}>
    <path className={css.arm} d={`M${-ARM} 0H${ARM}`} />
    <path className={css.arm} d={TICKS.map((tick) => `M${(tick * ARM) / 3} -4v8`).join("")} />
    <path className={css.swing} d={`M0 0H${slid * ARM}`} />
    <path className={css.fulcrum} d="M0-11V11" />
    <path className={css.diamond} d={`M${slid * ARM} -8l8 8-8 8-8-8z`} />
  </svg>
);

const CLASSES: readonly [SideClass, SideClass] = ["free", "shadow"];

export interface BalancesProps<L extends LuckOf<string>> {
  readonly language: string;
  readonly luck: readonly L[];
  /** What was tried, in whose name. */
  readonly nameOf: (luck: L) => string;
  /** Whether it was good for its own side whatever came of it: for the other, where less came than could be hoped for. */
  readonly isOwn: (luck: L) => boolean;
  /** Both numbers in words. */
  readonly amount: (real: number, expected: string) => string;
}

/** Fortune by what there was to hope for. What never was tried is left out. */
export function Balances<L extends LuckOf<string>>({
  language,
  luck,
  nameOf,
  isOwn,
  amount,
}: BalancesProps<L>) {
  const balances = luck
    .filter(({ tries }) => tries > 0)
    .map((one) => {
      const { kind, side, real, expected } = one;
      const good = CLASSES[isOwn(one) || real >= expected ? side : side === 0 ? 1 : 0];
      return { id: `${kind} ${side}`, name: sentenceCase(nameOf(one)), real, expected, good };
    });
  const most = Math.max(3, ...balances.map(({ real, expected }) => Math.abs(real - expected)));
  const tenths = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const signed = new Intl.NumberFormat(language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: "exceptZero",
  });
  return (
    <ul className={css.luck}>
      {balances.map(({ id, name, real, expected, good }) => (
        <li key={id}>
          <span>
            {name}
            <small>{amount(real, tenths.format(expected))}</small>
          </span>
          <Beam slid={(real - expected) / most} good={good} />
          <b data-side={good}>{signed.format(real - expected).replace("-", "−")}</b>
        </li>
      ))}
    </ul>
  );
}
