/** How much things count for the opponents: the Fellowship's part and the Shadow's have a sense each, and a third judges positions. */
import { listed, type Some } from "@westmarch/bots/sight";
import type { Ask } from "@westmarch/kernel";
import { CARD } from "../data/ids.ts";
import type { CardGame } from "../state.ts";
import { BY_SHADOW, COMMON, OF_FELLOWSHIP, OF_JUDGE, OF_SHADOW, WORTHS } from "./by-hand.ts";

type Common = Readonly<typeof COMMON>;
type OfFellowship = Readonly<typeof OF_FELLOWSHIP>;
type OfShadow = Readonly<typeof OF_SHADOW>;
type OfJudge = Readonly<typeof OF_JUDGE>;

/** Sites to move to: a bot may be more careful at some than at others. */
export const SITES = ["3", "4", "5", "6", "7", "8", "9"] as const;
type Site = (typeof SITES)[number];

/** Senses as they are written down: what is left out is as by hand, and 0 where nothing was set by hand. */
export type TunedSenses = {
  readonly fellowship: Some<keyof Common | keyof OfFellowship>;
  readonly shadow: Some<keyof Common | keyof OfShadow>;
  readonly judge: Some<keyof typeof WORTHS | keyof OfJudge>;
  /** How much stronger a fellowship should be that moves again to this site. */
  readonly caution: Some<Site>;
  /** By card: how much more gladly it is played, its abilities used or answers given by it, and it is kept in hand. */
  readonly plays: Some<string>;
  readonly uses: Some<string>;
  readonly answers: Some<string>;
  readonly keeps: Some<string>;
};

export const BY_HAND: TunedSenses = {
  fellowship: {},
  shadow: {},
  judge: {},
  caution: {},
  plays: {},
  uses: {},
  answers: {},
  keeps: {},
};

/** All numbers by hand, as `Written` has them. */
export const NUMBERS_BY_HAND = {
  fellowship: { ...COMMON, ...OF_FELLOWSHIP },
  shadow: { ...COMMON, ...OF_SHADOW, ...BY_SHADOW },
  judge: { ...WORTHS, ...OF_JUDGE },
};

/** A sense as the rules of thumb use it. */
export type Sense = Common &
  OfFellowship &
  OfShadow &
  OfJudge & {
    /** By the number of the site. */
    readonly caution: readonly number[];
    /** By card. */
    readonly plays: readonly number[];
    readonly uses: readonly number[];
    readonly answers: readonly number[];
    readonly keeps: readonly number[];
  };

export interface Senses {
  readonly fellowship: Sense;
  readonly shadow: Sense;
  readonly judge: Sense;
}

const byCard = (told: Some<string>): readonly number[] => listed(CARD.names, told);
function bySite(told: Some<Site>): readonly number[] {
  const more: number[] = [];
  for (const site of SITES) more[Number(site)] = told[site] ?? 0;
  return more;
}

export function sensesOf(written: TunedSenses): Senses {
  const tables = {
    caution: bySite(written.caution),
    plays: byCard(written.plays),
    uses: byCard(written.uses),
    answers: byCard(written.answers),
    keeps: byCard(written.keeps),
  };
  const whole = { ...COMMON, ...OF_FELLOWSHIP, ...OF_SHADOW, ...OF_JUDGE, ...tables };
  return {
    fellowship: { ...whole, ...written.fellowship },
    shadow: { ...whole, ...BY_SHADOW, ...written.shadow },
    judge: { ...whole, ...written.judge },
  };
}

export const SENSES_BY_HAND = sensesOf(BY_HAND);

/** Whose rules of thumb are asked just now. */
export let sense: Sense = SENSES_BY_HAND.fellowship;

/** Whatever is asked from now on is asked of this sense. */
export function think(by: Sense): void {
  sense = by;
}

/** What a seat is asked is asked of its own sense: the Fellowship's, or the Shadow's. */
export const askedOf =
  ({ fellowship, shadow }: Senses) =>
  <More extends unknown[], Answer>(by: (g: CardGame, ask: Ask, ...more: More) => Answer) =>
  (g: CardGame, ask: Ask, ...more: More): Answer => {
    sense = ask.seat === g.turn || g.phase === "setup" ? fellowship : shadow;
    return by(g, ask, ...more);
  };
