import { type CSSProperties, memo, type ReactNode } from "react";
import type { ChainName, Colour, RaceName, RegionName, SkillName } from "../../data/ids.ts";
import {
  AgainMark,
  DiscardMark,
  FetchMark,
  MiniCard,
  MiniTile,
  MoveMark,
  Struck,
  TokenPickMark,
} from "./actions.tsx";
import type { Army, EmblemName } from "./emblems.ts";
import {
  AnySkillMark,
  BannerMark,
  ChainMark,
  CoinMark,
  ColourMark,
  Digits,
  FortressMark,
  RaceMark,
  RingMark,
  SkillMark,
  UnitMark,
} from "./marks.tsx";
import { INK, STOCK } from "./paint.ts";

const PLAIN: Readonly<Record<string, (n: number | undefined) => ReactNode>> = {
  coin: (n) => <CoinMark n={n} />,
  ring: () => <RingMark />,
  move: () => <MoveMark />,
  again: () => <AgainMark />,
  fetch: () => <FetchMark />,
  token: () => <TokenPickMark />,
  landmark: () => <MiniTile />,
  discard: () => <DiscardMark />,
  "unit-lost": () => (
    <Struck>
      <UnitMark />
    </Struck>
  ),
  "fortress-lost": () => (
    <Struck>
      <FortressMark />
    </Struck>
  ),
  "coin-lost": (n) => (
    <Struck>
      <CoinMark n={n} />
    </Struck>
  ),
  "grey-lost": () => (
    <Struck>
      <MiniCard colour="grey" />
    </Struck>
  ),
};

const named = (name: EmblemName, lit: boolean): ReactNode => {
  const [kind, which] = name.split(":");
  switch (kind) {
    case "skill":
      return which === "any" ? <AnySkillMark /> : <SkillMark skill={which as SkillName} />;
    case "race":
      return <RaceMark race={which as RaceName} />;
    case "chain":
      return <ChainMark chain={which as ChainName} lit={lit} />;
    case "colour":
      return <ColourMark colour={which as Colour} />;
    case "card":
      return <MiniCard colour={which as Colour} />;
    case "region":
      return <BannerMark region={which as RegionName} />;
    case "unit":
      return <UnitMark army={which as Army} />;
    default:
      return <FortressMark army={which as Army} />;
  }
};

/** How many of its own units a part of a picture has for one of the picture's, for its digits. */
export const perUnit = (units: number): CSSProperties & Record<"--per", number> => ({ "--per": units });

/** Signs with a number of their own place for it. */
const OWN_NUMBER: ReadonlySet<string> = new Set(["coin", "coin-lost"]);

export interface MarkProps {
  readonly name: EmblemName;
  readonly x?: number;
  readonly y?: number;
  /** Width and height, in the units of the picture around it. */
  readonly size?: number;
  /** How many: on the coin itself, on a small seal beside everything else. */
  readonly n?: number | undefined;
  /** A chain symbol that makes something free. */
  readonly lit?: boolean;
}

/** An emblem inside a larger picture, its middle at (x, y). */
export const Mark = memo(({ name, x = 0, y = 0, size = 32, n, lit = false }: MarkProps) => (
  <g
    transform={`translate(${x} ${y}) scale(${size / 33})`}
    style={n === undefined ? undefined : perUnit(33 / size)}
  >
    {PLAIN[name]?.(n) ?? named(name, lit)}
    {n !== undefined && !OWN_NUMBER.has(name) && (
      <g transform="translate(9.6 9.4)">
        <circle r="8.4" fill={STOCK} stroke={INK} strokeWidth="1.5" />
        <Digits n={n} size={13.5} />
      </g>
    )}
  </g>
));

/** A sign of the game as a picture of its own, as large as the words around it unless told otherwise. */
export const Emblem = memo(
  ({
    name,
    size = "1em",
    n,
    lit,
  }: Omit<MarkProps, "x" | "y" | "size"> & { readonly size?: number | string }) => (
    <svg
      viewBox="-17.5 -17.5 35 35"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
      style={{ flex: "none", overflow: "visible" }}
    >
      <Mark name={name} n={n} {...(lit === undefined ? {} : { lit })} />
    </svg>
  ),
);
