/** The small signs of the game, each drawn around (0, 0) in a square of 32. */
import type { ReactNode } from "react";
import type { ChainName, Colour, RaceName, RegionName, SkillName } from "../../data/ids.ts";
import type { Army } from "./emblems.ts";
import { shapeOf } from "./Icon.tsx";
import { BANNER_ICONS, CHAIN_ICONS, type IconName, RACE_ICONS, SKILL_ICONS } from "./names.ts";
import {
  BANNER_PAINT,
  FREE,
  GOLD,
  GOLD_DARK,
  GOLD_LIGHT,
  INK,
  KIND,
  RACE_PAINT,
  SHADOW,
  SKILL_PAINT,
  STOCK,
} from "./paint.ts";

/** A silhouette of the set, `size` wide, its middle at (x, y). */
export const Silhouette = ({
  icon,
  size,
  x = 0,
  y = 0,
  fill = INK,
  flip = false,
}: {
  readonly icon: IconName;
  readonly size: number;
  readonly x?: number;
  readonly y?: number;
  readonly fill?: string;
  readonly flip?: boolean;
}) => (
  <path
    d={shapeOf(icon)}
    fill={fill}
    transform={`translate(${x} ${y}) scale(${((flip ? -1 : 1) * size) / 512} ${size / 512}) translate(-256 -256)`}
  />
);

const Disc = ({ fill, rim = GOLD_LIGHT }: { readonly fill: string; readonly rim?: string }) => (
  <>
    <circle r="15.2" fill={fill} stroke={INK} strokeWidth="1.6" />
    <circle r="13.2" fill="none" stroke={rim} strokeWidth=".9" opacity=".75" />
  </>
);

export const SkillMark = ({ skill }: { readonly skill: SkillName }) => {
  const { field, sign } = SKILL_PAINT[skill];
  const size = { ruse: 24, strength: 21, courage: 21, knowledge: 21, leadership: 21 }[skill];
  return (
    <>
      <Disc fill={field} />
      <Silhouette icon={SKILL_ICONS[skill]} size={size} y={skill === "leadership" ? -0.5 : 0} fill={sign} />
    </>
  );
};

/** Any skill: a wheel of the five colours. */
export const AnySkillMark = () => (
  <>
    <circle r="15.2" fill={STOCK} stroke={INK} strokeWidth="1.6" />
    {(["ruse", "strength", "courage", "knowledge", "leadership"] as const).map((skill, i) => (
      <g key={skill} transform={`rotate(${i * 72}) translate(0 -8.6) rotate(${-i * 72}) scale(.36)`}>
        <SkillMark skill={skill} />
      </g>
    ))}
  </>
);

/** The phial of the elves: a star caught in glass. */
const Phial = ({ fill }: { readonly fill: string }) => (
  <g>
    <path
      d="M-2.6-11.4h5.2v2h-.9v3.6C6 -4 8 -.6 8 2.8a8 8 0 0 1-16 0C-8-.6-6-4-1.7-5.8v-3.6h-.9z"
      fill={fill}
      fillOpacity=".28"
      stroke={fill}
      strokeWidth="1.5"
      strokeLinejoin="round"
    />
    <path d="M0-4L1.5 1.3 6.4 2.8 1.5 4.3 0 9.6-1.5 4.3-6.4 2.8-1.5 1.3Z" fill={fill} />
  </g>
);

/** A race's emblem on a shield with six sides: races are never mistaken for skills. */
export const RaceMark = ({ race }: { readonly race: RaceName | "eagle" }) => {
  const { field, sign } = RACE_PAINT[race];
  return (
    <>
      <path
        d="M0-15.4L13.4-8V8L0 15.4-13.4 8V-8Z"
        fill={field}
        stroke={INK}
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <path
        d="M0-13L11.4-6.8V6.8L0 13-11.4 6.8V-6.8Z"
        fill="none"
        stroke={sign}
        strokeWidth=".8"
        opacity=".65"
      />
      <RaceSign race={race} fill={sign} />
    </>
  );
};

export const RaceSign = ({ race, fill }: { readonly race: RaceName | "eagle"; readonly fill: string }) =>
  race === "elves" ? <Phial fill={fill} /> : <Silhouette icon={RACE_ICONS[race]} size={19} fill={fill} />;

const DRAWN_CHAINS: Readonly<Record<"fish" | "bedroll", (fill: string) => ReactNode>> = {
  fish: (fill) => (
    <path
      d="M-12 0C-7-7 2-7.6 7.4-1.4L12.6-6C11.4-2 11.4 2 12.6 6L7.4 1.4C2 7.6-7 7-12 0ZM-6.6-1.6a1.3 1.3 0 1 0 .1 0ZM-2.6-3.8C-1-1.4-1 1.4-2.6 3.8L-1.4 4.2C.6 1.6.6-1.6-1.4-4.2Z"
      fill={fill}
      fillRule="evenodd"
    />
  ),
  bedroll: (fill) => (
    <path
      d="M-11-5.6H7.6A5.6 5.6 0 0 1 7.6 5.6H-11ZM-8-7v13.8h3V-7ZM0-7v13.8h3V-7ZM7.6-3A3 3 0 1 0 7.6 3 3 3 0 1 0 7.6-3ZM7.6-1.2a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 1 1 0-2.4Z"
      fill={fill}
      fillRule="evenodd"
    />
  ),
};

const ChainSign = ({ chain, fill = INK }: { readonly chain: ChainName; readonly fill?: string }) =>
  chain === "fish" || chain === "bedroll" ? (
    DRAWN_CHAINS[chain](fill)
  ) : (
    <Silhouette icon={CHAIN_ICONS[chain]} size={24} fill={fill} />
  );

/** A chain symbol on a square slip, as cards give it and ask for it. */
export const ChainMark = ({ chain, lit = false }: { readonly chain: ChainName; readonly lit?: boolean }) => (
  <>
    {lit && <rect x="-17.6" y="-17.6" width="35.2" height="35.2" rx="4.4" fill={GOLD} opacity=".55" />}
    <rect
      x="-15"
      y="-15"
      width="30"
      height="30"
      rx="2.6"
      fill={lit ? GOLD_LIGHT : STOCK}
      stroke={lit ? GOLD_DARK : INK}
      strokeWidth={lit ? 2.2 : 1.5}
    />
    <ChainSign chain={chain} fill={lit ? "#4a3206" : INK} />
  </>
);

/** The colour-blind shapes (2.3), in a square of 20. */
const SHAPE: Readonly<Record<Colour, string>> = {
  grey: "M0-10L9 0 0 10-9 0Z",
  yellow: "M0-9A9 9 0 1 1 0 9 9 9 0 1 1 0-9Z",
  blue: "M-8-8H8V8H-8Z",
  green: "M0-9.4L10 8H-10Z",
  red: "M-3.4-9.4H3.4V-3.4H9.4V3.4H3.4V9.4H-3.4V3.4H-9.4V-3.4H-3.4Z",
  purple: "M0-10L2.7-3.6 9.6-3 4.3 1.6 5.9 8.3 0 4.7-5.9 8.3-4.3 1.6-9.6-3-2.7-3.6Z",
};

export const shapeOfColour = (colour: Colour): string => SHAPE[colour];

export const ColourMark = ({ colour }: { readonly colour: Colour }) => (
  <path
    d={SHAPE[colour]}
    transform="scale(1.42)"
    fill={KIND[colour].band}
    stroke={STOCK}
    strokeWidth="1.5"
    strokeLinejoin="round"
    paintOrder="stroke"
  />
);

const wing =
  "M4-1.6C7-6.6 11-8.6 15-8C13.6-6.6 13.4-5.6 13-4.6C11.8-5 10.4-4.4 11.4-4.2L12-2.4C10.4-2.6 9.6-2.2 10.6-.6C8.8-1 8 0 8.6 1.4L4 3Z";

const BannerSign = ({ region, fill }: { readonly region: RegionName; readonly fill: string }) => {
  if (region === "arnor")
    return (
      <g transform="translate(0 -.5)">
        <Silhouette icon="queen-crown" size={11} fill={fill} y={1} />
        <path d={wing} fill={fill} transform="scale(.86)" />
        <path d={wing} fill={fill} transform="scale(-.86 .86)" />
      </g>
    );
  if (region === "mordor") return <Eye />;
  if (region === "gondor")
    return (
      <g>
        <Silhouette icon="beech" size={16} fill={fill} y={1.6} />
        {[-7.6, -3.9, 0, 3.9, 7.6].map((x) => (
          <circle key={x} cx={x} cy={-7.6 + (x * x) / 22 - 1.4} r="1" fill={fill} />
        ))}
      </g>
    );
  return <Silhouette icon={BANNER_ICONS[region]} size={18} fill={fill} y={-0.6} />;
};

/** The lidless eye. */
const Eye = ({ size = 20 }: { readonly size?: number }) => (
  <g transform={`scale(${size / 40})`}>
    <path
      d="M-20 0C-12-9-6-12 0-12S12-9 20 0C12 9 6 12 0 12S-12 9-20 0Z"
      fill="#d2491c"
      stroke={INK}
      strokeWidth="1.6"
    />
    <path d="M-14 0C-8-6.4-4-8.4 0-8.4S8-6.4 14 0C8 6.4 4 8.4 0 8.4S-8 6.4-14 0Z" fill="#f6b13f" />
    <path d="M0-11.4C2.6-6 2.6 6 0 11.4C-2.6 6-2.6-6 0-11.4Z" fill="#140b07" />
  </g>
);

/** The banner of a region: field, device, and a cut of its own at the foot. */
export const BannerMark = ({ region }: { readonly region: RegionName }) => {
  const { field, sign } = BANNER_PAINT[region];
  const d = "M-11.6-14.6H11.6V15L5.8 10.6 0 15-5.8 10.6-11.6 15Z";
  return (
    <>
      <path d={d} fill={field} stroke={INK} strokeWidth="1.5" strokeLinejoin="round" />
      <path d="M-9.8-11.6H9.8" stroke={sign} strokeWidth=".8" opacity=".7" />
      <path d="M-13.6-14.6H13.6" stroke={INK} strokeWidth="2.6" strokeLinecap="round" />
      <path d="M-13-14.9H13" stroke={GOLD} strokeWidth="1" strokeLinecap="round" />
      <BannerSign region={region} fill={sign} />
    </>
  );
};

/** A coin with its number; without one, just a coin. */
export const CoinMark = ({ n }: { readonly n?: number | undefined }) => (
  <>
    <circle r="15.2" fill={GOLD} stroke={INK} strokeWidth="1.6" />
    <circle r="12.4" fill={GOLD_LIGHT} stroke={GOLD_DARK} strokeWidth="1" />
    {n === undefined ? (
      <path d="M0-8L2-2 8 0 2 2 0 8-2 2-8 0-2-2Z" fill={GOLD_DARK} />
    ) : (
      <Digits n={n} size={20} fill={INK} />
    )}
  </>
);

/**
 * Digits of a printed thing, their middle at (x, y). They are no smaller than `--digits`, in units of the picture around
 * them, of which they have `--per`.
 */
export const Digits = ({
  n,
  size,
  x = 0,
  y = 0,
  fill = INK,
  sign = "",
}: {
  readonly n: number;
  readonly size: number;
  readonly x?: number;
  readonly y?: number;
  readonly fill?: string;
  readonly sign?: string;
}) => (
  <text
    x={x}
    y={y}
    dy=".35em"
    fill={fill}
    textAnchor="middle"
    data-digits=""
    style={{
      font: `700 ${size}px/1 var(--display)`,
      fontSize: `max(${size}px, var(--digits, 0px) * var(--per, 1))`,
      fontVariantNumeric: "lining-nums",
    }}
  >
    {sign}
    {n}
  </text>
);

/** A step of the quest: the Ring. */
export const RingMark = () => (
  <>
    <ellipse rx="13" ry="12.4" fill="none" stroke={INK} strokeWidth="8.4" />
    <ellipse rx="13" ry="12.4" fill="none" stroke={GOLD} strokeWidth="5.6" />
    <path
      d="M-11.6-8.2A14 13.4 0 0 1 6-12.4"
      fill="none"
      stroke="#fff3c4"
      strokeWidth="1.7"
      strokeLinecap="round"
    />
    <path
      d="M-11.4 8.4A14.6 14 0 0 0 12 8"
      fill="none"
      stroke={GOLD_DARK}
      strokeWidth="1.5"
      strokeLinecap="round"
    />
  </>
);

const ARMY: Readonly<Record<Army, string>> = { fellowship: FREE, sauron: SHADOW, any: "#5a4a36" };

/** A company of soldiers, on a shield. */
export const UnitMark = ({ army = "any" }: { readonly army?: Army | undefined }) => (
  <>
    <path
      d="M-12.6-14.6H12.6V-1C12.6 7.6 7 12.4 0 15.6C-7 12.4-12.6 7.6-12.6-1Z"
      fill={ARMY[army]}
      stroke={INK}
      strokeWidth="1.6"
      strokeLinejoin="round"
    />
    <path
      d="M-10.4-12.4H10.4V-1C10.4 6.4 6 10.4 0 13.2C-6 10.4-10.4 6.4-10.4-1Z"
      fill="none"
      stroke={STOCK}
      strokeWidth=".8"
      opacity=".6"
    />
    <Silhouette icon={army === "any" ? "crossed-swords" : "swordman"} size={18} y={-1.2} fill={STOCK} />
  </>
);

/** A fortress: a round tower with its battlements. */
export const FortressMark = ({ army = "any" }: { readonly army?: Army | undefined }) => (
  <>
    <path
      d="M-11-15.4H-6.6V-12H-2.4V-15.4H2.4V-12H6.6V-15.4H11V-7.4L8.4-4.6V9.6L11.4 15.4H-11.4L-8.4 9.6V-4.6L-11-7.4Z"
      fill={army === "any" ? "#e6d9bd" : ARMY[army]}
      stroke={INK}
      strokeWidth="1.6"
      strokeLinejoin="round"
    />
    <path d="M2.4-12V15.4H11.4L8.4 9.6V-4.6L11-7.4V-15.4H6.6V-12Z" fill={INK} opacity=".22" />
    <path
      d="M-3.6 15.4V8.6a3.6 3.6 0 0 1 7.2 0v6.8ZM-1.4-5.6h2.8v6h-2.8Z"
      fill={army === "any" ? INK : GOLD_LIGHT}
    />
    <path d="M-10-7.6H10" stroke={INK} strokeWidth="1.1" opacity=".7" />
  </>
);
