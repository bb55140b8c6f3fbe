import { useId } from "react";
import type { Culture } from "../../data/culture.ts";
import { PAINTS } from "../cards/people.ts";
import { Sign } from "../cards/Sign.tsx";
import styles from "./Boxes.module.css";

/** What is seen through the window of a box: the sign of a people, or what else will be in it. */
export type Picture = Culture | "chance" | "lines" | "computer";

/** One deck that may be taken. */
export interface BoxPick<T extends string> {
  readonly id: T;
  readonly name: string;
  /** Left out: a deck of no people. */
  readonly picture?: Picture;
  /** It may not be played, and cannot be taken. */
  readonly barred?: boolean;
}

interface BoxRowProps<T extends string> {
  readonly legend: string;
  readonly picks: readonly BoxPick<T>[];
  readonly picked: T | null;
  readonly onPick: (id: T) => void;
  /** They may stand in several rows. */
  readonly many?: boolean;
}

/** The window of a box, through which its people’s sign is seen. */
const WINDOW = "M-13 26V-2C-13-12-7-18 0-23C7-18 13-12 13-2V26Z";

/** A die, a written sheet and a wheel: decks that are of no people yet. */
const DRAWN = {
  chance: "M-8-1H8V15H-8Z M-4.500 3h.01 M4.500 3h.01 M0 7h.01 M-4.500 11h.01 M4.500 11h.01",
  lines: "M-8-4H8V17H-8Z M-5 1H5 M-5 6H5 M-5 11H2",
  computer: "M0-2V16 M-9 7H9 M-6.400 .6L6.400 13.4 M6.400 .6L-6.400 13.4 M-6 7a6 6 0 1 0 12 0a6 6 0 1 0-12 0",
} as const;

/** Of a people, and nothing else. */
const isOf = (picture: Picture | undefined): picture is Culture =>
  picture !== undefined && !(picture in DRAWN);

/** A box in the colour of a people. Decorative: the name stands under it. */
function Box({ picture }: { readonly picture?: Picture | undefined }) {
  const { ground, rim, sign } = PAINTS[isOf(picture) ? picture : "RING"];
  return (
    <svg viewBox="-32 -44 64 86" aria-hidden="true" className={styles.box}>
      <path d="M-30-34L-25-42H25L30-34Z" fill={rim} stroke="#2a2019" strokeWidth="1.6" />
      <path d="M-30-34H30V40H-30Z" fill={ground} stroke="#2a2019" strokeWidth="1.8" />
      <path d="M-25-29H25V35H-25Z" fill="none" stroke={rim} strokeWidth="1" opacity=".7" />
      <path d={WINDOW} fill="#f5ecd8" stroke="#2a2019" strokeWidth="1.2" />
      {picture !== undefined && !isOf(picture) ? (
        <path
          d={DRAWN[picture]}
          fill="none"
          stroke="#2a2019"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ) : (
        <g color={ground} transform="translate(0 7)">
          <Sign name={sign} size={21} />
        </g>
      )}
    </svg>
  );
}

/** Decks as boxes, one of them chosen: radio buttons, so that arrows move the choice. */
export function BoxRow<T extends string>({ legend, picks, picked, onPick, many = false }: BoxRowProps<T>) {
  const name = useId();
  return (
    <>
      <legend>{legend}</legend>
      <div className={styles.row} data-boxes={many ? "many" : Math.min(picks.length, 5)}>
        {picks.map(({ id, name: called, picture, barred = false }) => (
          <label key={id} data-picked={id === picked} data-barred={barred || undefined}>
            <input
              type="radio"
              name={name}
              value={id}
              checked={id === picked}
              disabled={barred}
              onChange={() => onPick(id)}
            />
            <Box picture={picture} />
            <span>{called}</span>
          </label>
        ))}
      </div>
    </>
  );
}
