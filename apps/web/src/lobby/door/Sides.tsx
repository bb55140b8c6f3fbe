import { useId } from "react";
import styles from "./Sides.module.css";

/** The first side's shield is a heater, the other's is horned: told apart by shape and not by colour alone. */
const HEATER = "M-13-17H13V-2C13 8 6 13 0 17C-6 13-13 8-13-2Z";
const HORNED = "M-13-15C-9-13-6-15-6-20C-3-16 3-16 6-20C6-15 9-13 13-15V-2C13 8 6 13 0 17C-6 13-13 8-13-2Z";

/** The shield of a side. Decorative: its name stands beside it. */
const Shield = ({ first }: { readonly first: boolean }) => (
  <svg viewBox="-17 -22 34 42" aria-hidden="true" className={styles.shield} data-first={first}>
    <path d={first ? HEATER : HORNED} className={styles.rim} />
    <path d={first ? HEATER : HORNED} transform="scale(.8)" className={styles.field} />
    {first ? (
      <path
        d="M0-9L2.2-2.6L9-2.6L3.5 1.4L5.6 8L0 4L-5.6 8L-3.5 1.4L-9-2.6L-2.2-2.6Z"
        className={styles.star}
      />
    ) : (
      <>
        <path d="M-9-2Q0-11.500 9-2Q0 7.500-9-2Z" className={styles.eye} />
        <path d="M0-6.500Q2.200-2 0 2.500Q-2.200-2 0-6.500Z" className={styles.slit} />
      </>
    )}
  </svg>
);

const PIPS = [
  [-6, -6],
  [6, -6],
  [0, 0],
  [-6, 6],
  [6, 6],
] as const;

/** The die of chance. */
const Die = () => (
  <svg viewBox="-17 -20 34 40" aria-hidden="true" className={styles.die}>
    <g transform="rotate(-8)">
      <rect x="-13" y="-13" width="26" height="26" rx="5" />
      {PIPS.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="2.4" />
      ))}
    </g>
  </svg>
);

/** A side that can be chosen. */
export interface PlayedSide {
  readonly id: string;
  readonly text: string;
  /** Its shield: the first side's, the other's, or a die: chance decides. */
  readonly mark: "first" | "other" | "chance";
  /** What it is, said where it is chosen. */
  readonly about: string;
}

interface SidesProps {
  readonly legend: string;
  readonly sides: readonly PlayedSide[];
  readonly picked: string;
  readonly onPick: (id: string) => void;
}

/** Two shields and the die, one chosen; what the chosen one is stands under them. */
export function Sides({ legend, sides, picked, onPick }: SidesProps) {
  const name = useId();
  const chosen = sides.find(({ id }) => id === picked);
  return (
    <fieldset className={styles.sides}>
      <legend>{legend}</legend>
      <div className={styles.row}>
        {sides.map(({ id, text, mark, about }) => (
          <label key={id} className={styles.side} data-picked={id === picked} data-mark={mark}>
            <input
              type="radio"
              name={name}
              value={id}
              checked={id === picked}
              onChange={() => onPick(id)}
              aria-describedby={id === picked ? `${name}-about` : undefined}
              aria-label={text}
              title={about}
            />
            {mark === "chance" ? <Die /> : <Shield first={mark === "first"} />}
            {mark !== "chance" && <b aria-hidden="true">{text}</b>}
          </label>
        ))}
      </div>
      <p id={`${name}-about`} className={styles.about}>
        {chosen && (chosen.mark === "chance" ? `${chosen.text}. ${chosen.about}` : chosen.about)}
      </p>
    </fieldset>
  );
}
