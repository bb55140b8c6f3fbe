/**
 * The scale of ratings: Weng and Lin’s Bayesian one, by openskill, in units in which 400 more means to win ten times as
 * often as not. The middle computer of each game stands at 1500 for good, so that numbers keep their meaning.
 */
import { LEVELS } from "@westmarch/kernel";
import type { Entity } from "../../database/schema/ratings.ts";
import type { Rating } from "./entities.ts";

export const START = 1500;
export const UNSURE = 350;
/** How much of a game is luck of the day: 400 / (ln 10 · √2), so that 400 more is ten to one. */
export const BETA = 400 / (Math.LN10 * Math.SQRT2);
/** How much a player's strength may have changed from one game to the next. */
export const TAU = 8;
/** Below this uncertainty a rating is taken for one. */
export const CONFIDENT = 110;

/** The computer that every player is measured by. */
export const ANCHOR: Entity = "bot:fair";

/** How far apart two neighbouring levels are meant to be. */
const STEP = 200;

const FIRST: Readonly<Record<Entity, Rating>> = Object.fromEntries(
  LEVELS.map((level, at) => {
    const steps = at - LEVELS.indexOf("fair");
    return [`bot:${level}`, { mu: START + STEP * steps, sigma: steps === 0 ? 30 : 150 }];
  }),
);

/** The rating before a first game. */
export const firstRating = (entity: Entity): Rating => FIRST[entity] ?? { mu: START, sigma: UNSURE };

/** Different opponents that a place takes. */
export const OPPONENTS = 3;

/** Whether little is known yet: few games, or few different opponents (without a number: that does not matter). */
export const isProvisional = ({ sigma }: Rating, opponents = OPPONENTS): boolean =>
  sigma > CONFIDENT || opponents < OPPONENTS;
