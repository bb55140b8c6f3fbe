import { Arrow, PicturesOf, PipDie, TurnMark } from "@westmarch/campaign/staging";
import { type AboutSome, aboutEvent } from "@westmarch/campaign/telling";
import type { ReactNode } from "react";
import {
  BEORN,
  BILBO,
  BOLG,
  type CharacterId,
  FREE,
  LORD,
  type PlaceId,
  SHADOW,
  SIDE_NAMES,
  type Side,
  TILE,
  type TileId,
} from "../../ids.ts";
import { printed } from "../../printing.ts";
import type { FiveArmies } from "../../state.ts";
import type { Words } from "../../words.ts";
import { ShieldPicture } from "../heraldry/Shield.tsx";
import { StandeePicture } from "../heraldry/Standee.tsx";
import { BatPicture, DropPicture, EaglePicture, PennantPicture, TokenPicture } from "../heraldry/Tokens.tsx";
import css from "./picture.module.css";
import type { LogEvent } from "./within.ts";

/** As style sheets call the sides. */
const sideClass = (side: Side) => (side === FREE ? "free" : "shadow");

/** Who comes, goes or falls; the fallen lean over and fade. */
const Person = ({ character, falls = false }: { character: CharacterId; falls?: boolean }) => (
  <span className={css.person} data-falls={falls || undefined}>
    <StandeePicture character={character} size="100%" />
  </span>
);

/** A fate tile: a round one with its number, and a second rim where it brings a card. */
const Tile = ({ tile }: { readonly tile: TileId }) => {
  const { tileValue, tileIcon } = printed(null);
  return (
    <svg
      viewBox="-22 -22 44 44"
      className={css.tile}
      data-set={TILE.names[tile]?.split("_")[0]}
      aria-hidden="true"
      focusable="false"
    >
      <circle r="19" className={css.clay} />
      <circle r="15.5" className={css.ring} />
      <text y="6.5">{tileValue[tile]}</text>
      {tileIcon[tile] && <path d="M-5-15h10v-5h-10Z" className={css.leaf} />}
    </svg>
  );
};

/** The sun on its way to dusk, over the step that it has come to: noon is over the middle of the road. */
const Sun = ({ fate }: { readonly fate: number }) => {
  const way = Math.min(1, fate / 15);
  const [x, y] = [-52 + 104 * way, -30 * Math.sin(Math.PI * (0.16 + 0.84 * way)) + 14];
  return (
    <svg viewBox="-64 -26 128 52" className={css.sun} aria-hidden="true" focusable="false">
      <path d="M-62 20H62M-52 16v8M-26 18v5M0 16v8M26 18v5M52 16v8" className={css.road} />
      <path d="M-56 14Q0-54 56 18" className={css.course} />
      <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
        <path
          d="M0-13V-9M0 9V13M-13 0H-9M9 0H13M-9.2-9.2L-6.4-6.4M9.2 9.2L6.4 6.4M-9.2 9.2L-6.4 6.4M9.2-9.2L6.4-6.4"
          className={css.ray}
        />
        <circle r="6.6" className={css.orb} />
      </g>
      <text y="18" x={x.toFixed(1)} className={css.step}>
        {fate}
      </text>
    </svg>
  );
};

/** A flag over a settlement that has changed hands. */
const Flag = ({ side }: { readonly side: Side }) => (
  <span className={css.flag} data-side={SIDE_NAMES[side]}>
    <PennantPicture side={side} size={44} />
  </span>
);

/** Dice that were thrown, and those of them that were thrown again. */
const Dice = ({
  dice,
  again,
  hits,
  side,
}: {
  readonly dice: readonly number[];
  readonly again: readonly number[];
  readonly hits: number;
  readonly side: Side;
}) => {
  // The highest have hit, as many as are said to have.
  const all = [
    ...dice.map((pips) => ({ pips, again: false })),
    ...again.map((pips) => ({ pips, again: true })),
  ];
  const best = all.map((_, i) => i).sort((a, b) => (all[b]?.pips ?? 0) - (all[a]?.pips ?? 0));
  const hitting = new Set(best.slice(0, hits));
  return (
    <span className={css.dice}>
      {all.map((die, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice have no other name than their place
        <PipDie key={i} {...die} hit={hitting.has(i)} side={sideClass(side)} nth={i} />
      ))}
    </span>
  );
};

/** The gate of a pass in the rock, open. */
const Pass = () => (
  <svg viewBox="0 0 44 44" className={css.pass} aria-hidden="true" focusable="false">
    <path d="M2 42L14 12L19 18L27 4L42 42Z" className={css.rock} />
    <path d="M16 42V30Q22 20 28 30V42Z" className={css.hole} />
  </svg>
);

const one = ({ character }: { readonly character: CharacterId }) => <Person character={character} />;
const sideAt = (g: FiveArmies, place: PlaceId): Side =>
  g.units.slice(place * 9, place * 9 + 5).some((many) => many > 0) ? FREE : SHADOW;

/** Small pictures beside the words; action dice that are rolled and cards that are played have a place of their own. */
const PICTURES: AboutSome<Words["events"], FiveArmies, ReactNode> = {
  turn: ({ turn }) => <TurnMark turn={turn} />,
  activated: one,
  ability: one,
  deactivated: one,
  token: (_f, view) => <PennantPicture side={view.acting} size={40} />,
  "tokens-lost": (_f, view) => <PennantPicture side={view.acting} size={40} />,
  tile: ({ tile }) => <Tile tile={tile} />,
  fate: ({ tile, fate }) => (
    <>
      <Tile tile={tile} />
      <Arrow />
      <Sun fate={fate} />
    </>
  ),
  bat: () => <BatPicture size={26} />,
  "bat-cloud": () => (
    <>
      <BatPicture size={26} />
      <BatPicture size={20} />
    </>
  ),
  control: ({ side }) => <Flag side={side} />,
  "token-laid": ({ group }) => <TokenPicture group={group} size={38} />,
  "tokens-eliminated": ({ group }) => (
    <span data-falls>
      <TokenPicture group={group} size={38} />
    </span>
  ),
  flipped: ({ token }) => <TokenPicture group={printed(null).tokenGroup[token] ?? 0} size={38} />,
  mustered: ({ unit, many }) => (
    <>
      {Array.from({ length: Math.min(many, 3) }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one of a type is as good as another
        <ShieldPicture key={i} unit={unit} size={42} />
      ))}
    </>
  ),
  removed: ({ unit }) => (
    <span data-falls>
      <ShieldPicture unit={unit} size={42} />
    </span>
  ),
  "pass-opened": () => <Pass />,
  rallied: ({ place, dice, again, healed }, view) =>
    dice.length > 0 ? (
      <Dice dice={dice} again={again} hits={healed} side={sideAt(view, place)} />
    ) : (
      <DropPicture count={healed} size={36} />
    ),
  shot: ({ place, dice, again, hits }, view) => (
    <Dice dice={dice} again={again} hits={hits} side={sideAt(view, place) === FREE ? SHADOW : FREE} />
  ),
  hit: ({ hits }) => <DropPicture count={hits} size={36} />,
  entered: ({ character }) => <Person character={character} />,
  eliminated: ({ character }) => <Person character={character} falls />,
  ring: () => <Person character={BILBO} />,
  mail: () => <Person character={BILBO} />,
  bodyguard: () => <Person character={BOLG} />,
  shielded: () => <Person character={BOLG} />,
  wrath: () => <Person character={BEORN} />,
  eagles: ({ many }) => (
    <>
      {Array.from({ length: Math.min(many, 4) }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one Eagle is as good as another
        <EaglePicture key={i} size={34} />
      ))}
    </>
  ),
  flew: () => <EaglePicture size={34} />,
  swooped: () => (
    <>
      <Person character={LORD} />
      <EaglePicture size={34} />
    </>
  ),
};

/** What of these events can be drawn, each beside the other. */
export const Pictures = ({
  events,
  view,
}: {
  readonly events: readonly LogEvent[];
  readonly view: FiveArmies;
}) => <PicturesOf events={events} drawn={(event) => aboutEvent(PICTURES, event, view)} />;
