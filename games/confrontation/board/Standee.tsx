import { type CSSProperties, useId } from "react";
import { type CharacterId, GOOD, type Side } from "../data/ids.ts";
import { shapeOf } from "./icons/Icon.tsx";
import { CHARACTER_ICONS } from "./icons/names.ts";
import styles from "./Standee.module.css";

export interface StandeeProps {
  /** Who stands here; null when the face is turned away. */
  readonly character: CharacterId | null;
  readonly side: Side;
  /** Width in CSS pixels; the height is 1.42 times as much. */
  readonly size?: number | string;
  /** Written below the foot. */
  readonly name?: string;
  /** The number on the seal. */
  readonly strength?: number;
  /** Gold: may act or be chosen. Ember: about to be attacked. */
  readonly glow?: "gold" | "ember" | null;
  /** Whether the strength is shown; by default whenever it is given. */
  readonly seal?: boolean;
  /** Defeated: pale, without a foot. */
  readonly fallen?: boolean;
}

/** The two sides are told apart by outline as well as by colour: a lancet window, an iron crown. */
const OUTLINE = [
  "M9 79V35C9 21.5 18.5 11.5 32 2.5C45.5 11.5 55 21.5 55 35V79Z",
  "M9 79V28.5L14.6 22.4L14.2 10.2L24 15.6L32 2.5L40 15.6L49.8 10.2L49.4 22.4L55 28.5V79Z",
] as const;
const INNER = [
  "M12.6 79V35.6C12.6 23.6 20.8 14.9 32 7C43.2 14.9 51.4 23.6 51.4 35.6V79",
  "M12.6 79V30L18 24.1L17.8 16.2L25.3 20.3L32 9.4L38.7 20.3L46.2 16.2L46 24.1L51.4 30V79",
] as const;
const EDGE = [
  "M55 35V79H59V38C59 31 56.6 25 53 19.6C54.3 24.4 55 29.4 55 35Z",
  "M55 28.5V79H59V31.6L53.2 25.2L53 12.6L49.8 10.2L49.4 22.4Z",
] as const;

/** A seal of each side: round wax, or a lozenge with cut corners. */
const SEAL = [
  "M32 58.6A9.7 9.7 0 1 1 32 78A9.7 9.7 0 1 1 32 58.6Z",
  "M32 57.6L41 61.6L43 68.3L41 75L32 79L23 75L21 68.3L23 61.6Z",
] as const;

const WhiteTree = () => (
  <g className={styles.device}>
    <path d="M30.6 65C31.4 58 31 53 29.6 48.4C27.4 46.8 24 46.6 21.4 47.6C23.4 45.4 26.2 45 28.6 45.7C27.3 42.6 24.6 40.2 21 39.6C24.4 38.8 27.6 40.4 29.7 43.4C29.6 40 28.4 36.8 26 34.4C29.3 36 31.2 39 31.7 42.4C32.4 38.6 33 35.6 32 31.4C34.2 35 34.5 38.8 33.6 42.6C34.6 39.8 36.6 37.2 39.6 36C37.4 38.2 35.8 41 35.4 44C37.4 41.4 40.4 40 43.6 40.6C40.4 41.6 37.8 43.6 36.3 46.2C38.6 45.4 41.2 46 42.8 48C40.2 47.2 37 47.4 34.7 49C33.5 53.4 33.3 58.4 34 65C36 66.2 38.4 67.2 41 67.6C37.6 68.4 34.6 67.8 32.4 66.6C30 67.9 26.8 68.4 23.4 67.6C26.2 67.2 28.6 66.2 30.6 65Z" />
    {[
      [20, 36.4, 2.5],
      [24.4, 31.6, 2.8],
      [31.4, 27.6, 3],
      [39.6, 32.4, 2.8],
      [44.8, 37.4, 2.5],
      [19.4, 43.6, 2.2],
      [45.2, 44.8, 2.2],
      [28.2, 37, 2.2],
      [36, 36.4, 2.2],
    ].map(([x, y, r]) => (
      <circle key={`${x},${y}`} cx={x} cy={y} r={r} />
    ))}
    {[-2, -1, 0, 1, 2].map((i) => (
      <path
        key={i}
        d={`M${32 + i * 5.4} ${16.4 + i * i * 1.7}l.8 1.7 1.8.3-1.3 1.3.3 1.8-1.6-.9-1.6.9.3-1.8-1.3-1.3 1.8-.3Z`}
      />
    ))}
  </g>
);

const LidlessEye = () => (
  <g>
    <path
      className={styles.rays}
      d="M32 27V21M25.4 28.6L23 23.4M38.6 28.6L41 23.4M20 32L16.4 27.8M44 32L47.6 27.8M32 56V62M25.4 54.4L23 59.6M38.6 54.4L41 59.6M20 51L16.4 55.2M44 51L47.6 55.2"
    />
    <path
      className={styles.eyeOuter}
      d="M14.6 41.6C19.4 34.6 25 31.2 32 31.2C39 31.2 44.6 34.6 49.4 41.6C44.6 48.4 39 51.8 32 51.8C25 51.8 19.4 48.4 14.6 41.6Z"
    />
    <path
      className={styles.eyeInner}
      d="M20.6 41.6C24 36.8 27.6 34.6 32 34.6C36.4 34.6 40 36.8 43.4 41.6C40 46.2 36.4 48.4 32 48.4C27.6 48.4 24 46.2 20.6 41.6Z"
    />
    <path className={styles.eyeSlit} d="M32 31.6C34.4 35.2 34.4 48 32 51.4C29.6 48 29.6 35.2 32 31.6Z" />
    <path className={styles.rule} d="M19 68H45M23 71.6H41" />
  </g>
);

interface DeviceProps extends Pick<StandeeProps, "character" | "side"> {
  /** A seal lies below it. */
  readonly high: boolean;
}

/** Who stands here, or the device of a side whose face is turned away. */
const Device = ({ character, side, high }: DeviceProps) =>
  character === null ? (
    side === GOOD ? (
      <WhiteTree />
    ) : (
      <LidlessEye />
    )
  ) : (
    <path
      d={shapeOf(CHARACTER_ICONS[character])}
      className={styles.device}
      transform={high ? "translate(15.4 22.6) scale(.0648)" : "translate(14 28) scale(.0703)"}
    />
  );

const Foot = () => (
  <g>
    <path d="M5 79H59L62.4 86.2C52 89.6 12 89.6 1.6 86.2Z" className={styles.foot} />
    <path d="M6 80.2H58" className={styles.footLight} />
    <path d="M4.6 84.4C20 86.8 44 86.8 59.4 84.4" className={styles.footGrain} />
  </g>
);

/** So wide; where that is told in pixels its number keeps a size that can be read. */
const sizedBy = (size: number | string): CSSProperties & Partial<Record<"--standee", number>> => ({
  inlineSize: size,
  ...(typeof size === "number" && { "--standee": size }),
});

/** One wooden-footed standee. All hidden standees of a side are drawn exactly alike. */
export const Standee = ({
  character,
  side,
  size = 48,
  name,
  strength,
  glow = null,
  seal,
  fallen = false,
}: StandeeProps) => {
  const paint = useId();
  const sealed = character !== null && strength !== undefined && seal !== false;
  const hidden = character === null;
  const kind = side === GOOD ? (hidden ? styles.night : styles.free) : hidden ? styles.soot : styles.shadow;
  return (
    <span
      className={[
        styles.standee,
        kind,
        fallen && styles.fallen,
        glow && (glow === "gold" ? styles.choice : styles.danger),
      ]
        .filter(Boolean)
        .join(" ")}
      style={sizedBy(size)}
    >
      <svg viewBox="0 0 64 91" className={styles.picture} aria-hidden="true" focusable="false">
        <linearGradient id={paint} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" className={styles.light} />
          <stop offset=".55" className={styles.middle} />
          <stop offset="1" className={styles.dark} />
        </linearGradient>
        {!fallen && <ellipse cx="35" cy="85" rx="29" ry="5.4" className={styles.ground} />}
        {glow && <path d={OUTLINE[side]} className={styles.halo} />}
        {glow && <path d={OUTLINE[side]} className={styles.line} />}
        <path d={EDGE[side]} className={styles.edge} />
        <path d={OUTLINE[side]} fill={`url(#${paint})`} className={styles.body} />
        <path d={OUTLINE[side]} className={styles.rim} />
        <path d={INNER[side]} className={styles.inner} />
        <Device character={character} side={side} high={sealed} />
        {sealed && (
          <g className={styles.sealed}>
            <path d={SEAL[side]} className={styles.seal} />
            <text x="32" y="73.4" className={styles.number}>
              {strength}
            </text>
          </g>
        )}
        {!fallen && <Foot />}
      </svg>
      {name !== undefined && <span className={styles.name}>{name}</span>}
    </span>
  );
};
