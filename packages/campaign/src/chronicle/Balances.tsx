/** Luck as diamonds on balance beams: how far what chance gave was from what could be hoped for. */
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

/** What was tried often: what came of it, and what could be expected. */
export interface Balance {
  readonly id: string;
  readonly name: string;
  readonly real: number;
  readonly expected: number;
  /** For whom it was good. */
  readonly good: SideClass;
}

export interface BalancesProps {
  readonly language: string;
  readonly balances: readonly Balance[];
  /** Both numbers in words. */
  readonly amount: (real: number, expected: string) => string;
}

/** Fortune by what there was to hope for. */
export function Balances({ language, balances, amount }: BalancesProps) {
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
