import { LEVELS } from "@westmarch/kernel";
import type { Level } from "@westmarch/protocol";
import { type CSSProperties, useId } from "react";
import { useWords } from "../../i18n/index.ts";
import { type Bout, scoreAgainst } from "../../practice/bouts.ts";
import { unseen } from "../../ui/index.ts";
import { useMedia } from "../../ui/useMedia.ts";
import styles from "./Dial.module.css";

/** The arc: its middle, its radius, and how it opens, in units of its drawing. */
const ARC = { x: 161, y: 136, r: 110, from: 190, to: -10, thin: 3, thick: 17 } as const;
const STEPS = 40;
/** Windows in which an arc takes too much room. */
const small = matchMedia(
  "(max-width: 47.5rem), (max-height: 34rem), (max-width: 76rem) and (max-height: 52rem)",
);
const NUMERALS = ["I", "II", "III", "IV", "V", "VI"] as const;

/** A point on the arc: `share` of the way along it, so far out of its line. */
function at(share: number, out = 0): readonly [number, number] {
  const turn = ((ARC.from + (ARC.to - ARC.from) * share) * Math.PI) / 180;
  const r = ARC.r + out;
  return [ARC.x + r * Math.cos(turn), ARC.y - r * Math.sin(turn)];
}

/** The ribbon that thickens along the arc, as far as this share of it. */
function ribbon(share: number): string {
  const along = Array.from({ length: STEPS + 1 }, (_, i) => (i / STEPS) * share);
  const half = (one: number) => (ARC.thin + (ARC.thick - ARC.thin) * one) / 2;
  const points = [
    ...along.map((one) => at(one, half(one))),
    ...along.toReversed().map((one) => at(one, -half(one))),
  ];
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
}

const WHOLE = ribbon(1);

interface DialProps {
  readonly game: string;
  readonly legend: string;
  readonly level: Level;
  readonly bouts: readonly Bout[];
  readonly onPick: (level: Level) => void;
  /** In one row, however large the window is. */
  readonly row?: boolean;
}

/** Six strengths on an arc that thickens, one chosen; its name stands within, and what it means under it. */
export function Dial({ game, legend, level, bouts, onPick, row = false }: DialProps) {
  const { say } = useWords();
  const name = useId();
  const isRow = useMedia(small) || row;
  const last = LEVELS.length - 1;
  const chosen = LEVELS.indexOf(level);
  const score = scoreAgainst(bouts, game, level);
  return (
    <fieldset
      className={isRow ? `${styles.dial} ${styles.row}` : styles.dial}
      style={{ "--share": chosen / last } as CSSProperties}
    >
      <legend className={unseen}>{legend}</legend>
      <div className={styles.seals}>
        <svg viewBox="0 0 322 180" aria-hidden="true">
          <path d={WHOLE} className={styles.whole} />
          <path d={ribbon(chosen / last)} className={styles.so} />
        </svg>
        {LEVELS.map((one, i) => {
          const [x, y] = at(i / last);
          return (
            <label
              key={one}
              className={styles.seal}
              data-picked={one === level}
              data-below={i < chosen}
              style={{ "--x": `${(x / 322) * 100}%`, "--y": `${(y / 180) * 100}%` } as CSSProperties}
            >
              <input
                type="radio"
                name={name}
                value={one}
                checked={one === level}
                onChange={() => onPick(one)}
                aria-label={`${say(`level.${one}`)}. ${say(`level.${one}.about`)}`}
              />
              <span aria-hidden="true">{NUMERALS[i]}</span>
            </label>
          );
        })}
      </div>
      <div className={styles.named} aria-hidden="true">
        <b>{say(`level.${level}`)}</b>
        <small>{say(`level.${level}.about`)}</small>
      </div>
      {score.games > 0 && <p className={styles.fared}>{say("level.fared", { ...score })}</p>}
    </fieldset>
  );
}
