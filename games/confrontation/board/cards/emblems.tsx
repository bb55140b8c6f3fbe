/** What is drawn on the cards: emblems of the text cards, the shield of the strength cards, the two backs. */
import { type CardId, GOOD, type Side } from "../../data/ids.ts";
import { shapeOf } from "../icons/Icon.tsx";
import type { CardIcon } from "../icons/names.ts";
import { type CardKind, kindOf } from "../names.ts";
import css from "./cards.module.css";

const EMBLEM: Readonly<Record<Exclude<CardKind, "strength" | "eye">, CardIcon>> = {
  magic: "spell-book",
  sacrifice: "candle-flame",
  cloak: "cape",
  "retreat-back": "footprint",
  "retreat-aside": "footprint",
};

/** The variant cards in the order of their ids. */
const VARIANT_EMBLEM: readonly CardIcon[] = ["horse-head", "wizard-staff", "crystal-ball", "evil-tower"];

/** A silhouette in a square of 512, set into the 104 × 150 of a card. */
const Silhouette = ({
  icon,
  x,
  y,
  size,
  turn,
}: {
  icon: CardIcon;
  x: number;
  y: number;
  size: number;
  turn?: number;
}) => (
  <path
    d={shapeOf(icon)}
    className={css.sign}
    transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})${turn ? ` rotate(${turn} 256 256)` : ""}`}
  />
);

/** Rays around a centre, long and short in turn. */
const Rays = ({
  x,
  y,
  from,
  long,
  short,
  count,
}: Record<"x" | "y" | "from" | "long" | "short" | "count", number>) => {
  const lines = Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2;
    const to = i % 2 === 0 ? long : short;
    const at = (r: number) =>
      `${(x + Math.cos(angle) * r).toFixed(1)} ${(y + Math.sin(angle) * r).toFixed(1)}`;
    return `M${at(from)}L${at(to)}`;
  });
  return <path d={lines.join("")} className={css.rays} />;
};

/** The lidless eye. */
const Eye = ({ x, y, size }: Record<"x" | "y" | "size", number>) => (
  <g transform={`translate(${x} ${y}) scale(${size / 40})`}>
    <path className={css.eyeOuter} d="M-20 0C-12-9-6-12 0-12S12-9 20 0C12 9 6 12 0 12S-12 9-20 0Z" />
    <path className={css.eyeInner} d="M-14 0C-8-6.4-4-8.4 0-8.4S8-6.4 14 0C8 6.4 4 8.4 0 8.4S-8 6.4-14 0Z" />
    <path className={css.eyeSlit} d="M0-11.4C2.6-6 2.6 6 0 11.4C-2.6 6-2.6-6 0-11.4Z" />
  </g>
);

/** Both shields differ in outline, as the standees do. */
const SHIELD: readonly [string, string] = [
  "M52 28C63 33 73 34.5 82 33.6C83.6 62 74 83 52 96C30 83 20.4 62 22 33.6C31 34.5 41 33 52 28Z",
  "M52 30L62 35L72 30L82 36V66C82 78 68 86 52 97C36 86 22 78 22 66V36L32 30L42 35Z",
];
const SHIELD_LINE: readonly [string, string] = [
  "M52 32.6C62 37 71 38.2 78.6 37.6C79.4 61 71 80 52 91.6C33 80 24.6 61 25.4 37.6C33 38.2 42 37 52 32.6Z",
  "M52 34.4L62 39.2L71.6 34.6L78.2 38.6V65.6C78.2 75.4 66.4 82.6 52 92.4C37.6 82.6 25.8 75.4 25.8 65.6V38.6L32.4 34.6L42 39.2Z",
];

export const Shield = ({ side, value }: { readonly side: Side; readonly value: number }) => (
  <g>
    <path d={SHIELD[side]} className={css.shield} />
    <path d={SHIELD_LINE[side]} className={css.shieldLine} />
    <text x="52" y="76" className={css.number}>
      {value}
    </text>
  </g>
);

/** The round medallion of a text card. */
export const Medallion = ({ card }: { readonly card: CardId }) => {
  const kind = kindOf(card);
  if (kind === "strength") return null;
  return (
    <g>
      <circle cx="52" cy="52" r="29" className={css.medal} />
      <circle cx="52" cy="52" r="25.6" className={css.medalLine} />
      {kind === "eye" ? (
        <Eye x={52} y={52} size={44} />
      ) : (
        <Silhouette icon={EMBLEM[kind]} x={52} y={52} size={34} turn={kind === "retreat-aside" ? 90 : 0} />
      )}
    </g>
  );
};

export const VariantMedallion = ({ variant }: { readonly variant: number }) => (
  <g>
    <circle cx="52" cy="52" r="29" className={css.medal} />
    <circle cx="52" cy="52" r="25.6" className={css.medalLine} />
    <Silhouette icon={VARIANT_EMBLEM[variant]} x={52} y={52} size={36} />
  </g>
);

/** The device on the back: a tree in rays, or the Eye. */
export const Device = ({ side }: { readonly side: Side }) =>
  side === GOOD ? (
    <g>
      <Rays x={52} y={75} from={29} long={41} short={35} count={24} />
      <Silhouette icon="beech" x={52} y={75} size={46} />
    </g>
  ) : (
    <g>
      <Rays x={52} y={75} from={27} long={41} short={33} count={24} />
      <Eye x={52} y={75} size={44} />
    </g>
  );
