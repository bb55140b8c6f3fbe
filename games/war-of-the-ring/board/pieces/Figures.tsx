import type { CharacterId, Side } from "../../data/ids.ts";
import { CharacterEmblem } from "../heraldry/Emblem.tsx";
import { BAT } from "../heraldry/shapes.ts";
import styles from "./pieces.module.css";

const FOOT = "M-13 13H13L14.5 18.5Q0 20.5 -14.5 18.5Z";
const BOARDS: readonly [free: string, shadow: string] = [
  "M-10.5 14V-6C-10.5 -12 -6 -16 0 -19C6 -16 10.5 -12 10.5 -6V14Z",
  "M-10.5 14V-13L-7 -11L-4.5 -17.5L0 -13.5L4.5 -17.5L7 -11L10.5 -13V14Z",
];

/** A standee on its wooden foot, around the middle of an SVG: 29 wide, 40 high. */
export const Standee = ({ character, side }: { readonly character: CharacterId; readonly side: Side }) => (
  <g className={styles.standee} data-side={side}>
    <path d={BOARDS[side]} className={styles.edge} />
    <path d={BOARDS[side]} className={styles.board} />
    <g transform="translate(0 -1)">
      <CharacterEmblem character={character} size={16.5} />
    </g>
    <path d={FOOT} className={styles.foot} />
  </g>
);

/** One Character, or those who stand together: the first before the others, and how many they are. */
export const CompanyToken = ({
  characters,
  side,
}: {
  readonly characters: readonly CharacterId[];
  readonly side: Side;
}) => {
  const shown = characters.slice(0, 3);
  return (
    <svg viewBox="-16 -20 32 41" className={styles.token} aria-hidden="true" focusable="false">
      <ellipse cx="1" cy="18.5" rx="14.5" ry="2.4" className={styles.shade} />
      {shown.map((character, i) => (
        <g
          key={character}
          transform={
            shown.length > 1 ? `translate(${(i - (shown.length - 1) / 2) * 8} 3) scale(.8)` : undefined
          }
        >
          <Standee character={character} side={side} />
        </g>
      ))}
      {characters.length > shown.length && (
        <text x="0" y="18.6" className={styles.many}>
          {characters.length}
        </text>
      )}
    </svg>
  );
};

/** Nazgûl that have no Army under them. */
export const FlockToken = ({ nazgul }: { readonly nazgul: number }) => (
  <svg viewBox="-20 -16 40 28" className={styles.token} aria-hidden="true" focusable="false">
    <ellipse cx="0" cy="9" rx="13" ry="2.4" className={styles.shade} />
    {Array.from({ length: nazgul }, (_, i) => {
      const step = Math.min(8, 20 / Math.max(1, nazgul - 1));
      const size = nazgul === 1 ? 2 : nazgul < 4 ? 1.5 : 1.2;
      return (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: one is like the other
          key={i}
          d={BAT}
          transform={`translate(${(i - (nazgul - 1) / 2) * step} ${i % 2 ? 0 : 5}) scale(${size})`}
          className={styles.bat}
        />
      );
    })}
  </svg>
);

/** Frodo and Sam on their round foot. Hidden they wear their hoods; revealed the Eye is on them. */
export const BearersToken = ({ revealed }: { readonly revealed: boolean }) => (
  <svg viewBox="-22 -20 44 46" className={styles.token} aria-hidden="true" focusable="false">
    <ellipse cx="1" cy="20" rx="20" ry="4" className={styles.shade} />
    <g className={styles.bearers} data-revealed={revealed || undefined}>
      <ellipse cy="17" rx="19" ry="5" className={styles.foot} />
      <ellipse cy="15.6" rx="19" ry="4.6" className={styles.footTop} />
      <ellipse cy="15.6" rx="15" ry="3.2" className={styles.ring} />
      <path
        d="M6.5 -6c-4 1 -5.5 5 -6 15q-1 4 -1.5 6.5q7.5 2 15 0q-.5 -3 -1.5 -6.5c-.5 -13 -2 -14 -6 -15Z"
        className={styles.sam}
      />
      <circle cx="6.5" cy="-8" r="5" className={styles.sam} />
      <ellipse cx="6.5" cy="-7.4" rx="2.7" ry="3.2" className={styles.face} />
      <path
        d="M-6.5 -9c-4 1 -5.5 5 -6 18q-1 4 -1.5 6.5q7.5 2 15 0q-.5 -3 -1.5 -6.5c-.5 -16 -2 -17 -6 -18Z"
        className={styles.frodo}
      />
      <circle cx="-6.5" cy="-11" r="5" className={styles.frodo} />
      <ellipse cx="-6.5" cy="-10.4" rx="2.7" ry="3.2" className={styles.face} />
      {revealed && <circle cx="-3.5" cy="2" r="2.4" className={styles.ring} />}
    </g>
  </svg>
);
