/** The words that many Event cards are written in. */
import type { Auto, Decision } from "@westmarch/kernel";
import {
  type AnyUnit,
  DECKS_OF,
  type DeckId,
  type DeckKindId,
  type FigureId,
  type NationId,
  NONE,
  type Side,
} from "../data/ids.ts";
import { TILE_OF_CARD } from "../data/tiles.ts";
import { companionsInFellowship } from "../facts.ts";
import { nationOf, whyNoPlaceIn } from "../rules/armies/recruit.ts";
import { type Lot, shareOut } from "../rules/armies/share.ts";
import { whyNoDraw } from "../rules/cards/draw.ts";
import { ALL } from "../rules/choices.ts";
import { heal } from "../rules/ending.ts";
import { putTileInPlay } from "../rules/hunt/pool.ts";
import { advance, canAdvance, whyNoStep } from "../rules/politics.ts";
import { no, type Refusal } from "../rules/refusal.ts";
import { concern } from "../rules/teams/teams.ts";
import { sideOf } from "../seats.ts";
import type { War } from "../state.ts";
import { type C, type CardText, enter } from "../vocabulary.ts";
import type { AimingCard } from "../words/card-play.ts";
import type { Words } from "../words.ts";
import { type EventCard, event, type Word } from "./event.ts";
import { IN_VAIN, noneOf, type WhyNot, whyNowhere } from "./reasons.ts";
import type { Regions } from "./regions.ts";

/** 12.8.1: Corruption is never less than none. */
const NO_CORRUPTION = no("no-corruption", "12.8.1");
const NOBODY_TO_SEPARATE = no("nobody-to-separate", "12.9.1");

/** A paragraph of a card that asks no player itself. */
export type Step = Auto<War, CardText, never>;

/** The card lies on the table; what it is good for there is told in `rules/cards/table-cards.ts`. */
export const lie: Word = { can: () => true, does: () => {} };
/** It does nothing else. */
export const lies: EventCard = event({ text: { lie } });

/** The special tile of the card comes into play (13.1.3). */
export const putsTileInPlay: EventCard = event({
  text: {
    tile: { putsTile: true, does: (c, f) => putTileInPlay(c, TILE_OF_CARD.get(f.card) ?? NONE) },
  },
});

// ---- recruiting, drawing

const nationsOf = (figures: readonly (FigureId | AnyUnit)[]): number =>
  figures.reduce((nations, figure) => nations | (1 << nationOf(figure)), 0);

/** Recruits all these figures in one of these regions (8.4). */
export function recruits(regions: Regions, ...figures: readonly (FigureId | AnyUnit)[]): Word {
  const nations = nationsOf(figures);
  return {
    whyNot: (g, seat) =>
      whyNowhere(regions, g, seat, (at) => whyNoPlaceIn(g, seat, figures, regions.named, at)),
    concerns: () => nations,
    recruitsIn: regions,
    does: ({ g }, f) =>
      enter("recruit", { seat: f.seat, regions: regions.all(g, f.seat), figures, named: regions.named }),
  };
}

/** Why nothing of its lot comes to a region. */
function whyNotIn({ region, figure }: Lot, named: number): WhyNot {
  const figures = [figure];
  return (g, seat) => whyNoPlaceIn(g, seat, figures, named, region);
}

/** Recruits in each of these regions its own (8.4.7); with `most`, in no more than so many of them, which it does not name. */
export function recruitsInEach(lots: readonly Lot[], most?: number): Word {
  const named = most === undefined ? 1 : 0;
  const nations = nationsOf(lots.map(({ figure }) => figure));
  return {
    whyNot: noneOf(lots.map((lot) => whyNotIn(lot, named))),
    concerns: () => nations,
    does: (_c, f) => shareOut(f.seat, lots, most ?? lots.length, named),
  };
}

/** Draws so many cards from one of the player's own decks (0 Character, 1 Strategy). */
export const draws = (kind: DeckKindId, howMany = 1): Word => ({
  whyNot: (g, seat) => whyNoDraw(g, sideOf(g, seat), DECKS_OF[sideOf(g, seat)][kind]),
  does: ({ g }, f) =>
    enter("draw", {
      seat: f.seat,
      decks: new Array<DeckId>(howMany).fill(DECKS_OF[sideOf(g, f.seat)][kind]),
    }),
});

// ---- politics, the Fellowship

/** A Nation advances one step. */
export const advances = (nation: NationId): Word => ({
  whyNot: (g) => whyNoStep(g, nation),
  concerns: () => 1 << nation,
  does: (c) => advanceByCard(c, nation),
});
export function advanceByCard(c: C, nation: NationId): void {
  if (!canAdvance(c.g, nation)) return;
  concern(c.g, nation);
  advance(c, nation, "card");
}

export const isCorrupted = (g: War): boolean => g.corruption > 0;

export const whyNotHealed = (g: War): Refusal | null => (isCorrupted(g) ? null : NO_CORRUPTION);

/** Heals so many points of Corruption; `points` may hang on who guides, and where. */
export const heals = (points: (g: War) => number): Word => ({
  whyNot: (g) => whyNotHealed(g) ?? (points(g) > 0 ? null : IN_VAIN),
  heals: points,
  does: (c) => {
    if (points(c.g) > 0) heal(c, points(c.g));
  },
});

/** Companions leave the Fellowship, and go a region further than they otherwise could (12.9). */
export const separatesFarther: Word = {
  whyNot: (g) => (companionsInFellowship(g) > 0 ? null : NOBODY_TO_SEPARATE),
  does: ({ g }, f) =>
    companionsInFellowship(g) > 0 ? enter("separate", { seat: f.seat, extra: 1 }) : undefined,
};

// ---- dice and hits

/** Rolls dice for a card, and counts those that show `least` or more. */
export function rolls(c: C, f: CardText, dice: number, least: number): number {
  const pips: number[] = [];
  let hits = 0;
  for (let i = 0; i < dice; i++) {
    const pip = c.draw(6) + 1;
    pips.push(pip);
    if (pip >= least) hits++;
  }
  c.tell("card-rolled", { card: f.card, dice: pips, hits });
  return hits;
}

/** Rolls for hits on the Army of a side in `f.region`; nothing if that is no region. */
export const shoots =
  (side: Side, dice: number, least: number): Step =>
  (c, f) => {
    if (f.region === NONE) return;
    const hits = rolls(c, f, dice, least);
    if (hits > 0) return enter("hits", { side, region: f.region, hits });
  };

// ---- choosing a region

/** Notes the region in `f.region` if there is no choice (`NONE` if there is none at all), and goes on at `then`. */
export const aims = <const L extends string>(regions: Regions, then: L): Word<L> => ({
  can: (g, seat) => regions.some(g, seat, () => true),
  does: ({ g }, f) => {
    const [only = NONE, more] = regions.all(g, f.seat);
    f.region = only;
    return more === undefined ? { go: then } : undefined;
  },
});

/** The player of the card chooses one of several regions; `f.region` notes it. Follows `aims`. */
export const picks = (
  prompt: AimingCard,
  regions: Regions,
): Decision<War, CardText, never, Words, AimingCard> => ({
  prompt,
  ask: (g, f) => ({
    seat: f.seat,
    options: regions.all(g, f.seat).map((region) => ALL.to[region]),
  }),
  answered: (_c, f, option) => {
    f.region = option[1];
  },
});
