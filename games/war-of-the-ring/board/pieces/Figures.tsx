import { Standee as Board, Glow, Picture, Shade } from "@westmarch/campaign/pieces";
import type { CharacterId, Side } from "../../data/ids.ts";
import { CharacterEmblem } from "../heraldry/Emblem.tsx";
import { BAT } from "../heraldry/shapes.ts";
import styles from "./pieces.module.css";

/** A Character's standee on its wooden foot, around the middle of an SVG: 29 wide, 40 high. */
export const Standee = ({ character, side }: { readonly character: CharacterId; readonly side: Side }) => (
  <Board side={side}>
    <CharacterEmblem character={character} size={16.5} />
  </Board>
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
    <Picture box={[-16, -20, 32, 41]} scale={33 / 32}>
      <Shade y={18.5} rx={14.5} ry={2.4} />
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
    </Picture>
  );
};

/** Nazgûl that have no Army under them. */
export const FlockToken = ({ nazgul }: { readonly nazgul: number }) => (
  <Picture box={[-20, -16, 40, 28]} scale={1}>
    <g transform="translate(-1 0)">
      <Shade y={9} rx={13} ry={2.4} />
    </g>
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
  </Picture>
);

/** The edge of their foot. */
const FOOT = "M-19 16.3a19 5.4 0 1 0 38 0a19 5.4 0 1 0 -38 0Z";

/** Frodo and Sam on their round foot. Hidden they wear their hoods; revealed the Eye is on them. */
export const BearersToken = ({
  revealed,
  glows = false,
}: {
  readonly revealed: boolean;
  /** They could move now. */
  readonly glows?: boolean;
}) => (
  <Picture box={[-22, -20, 44, 46]} scale={1}>
    <Shade y={20} rx={20} ry={4} />
    <g>
      {glows && <Glow d={FOOT} />}
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
  </Picture>
);
