/** 5.12.1: the Voice of Saruman, by a Muster result. */
import type { Seat } from "@westmarch/kernel";
import { eliteOf, ISENGARD, regularOf, SARUMAN, SHADOW } from "../../data/ids.ts";
import { region } from "../../data/regionnames.ts";
import { SETTLEMENTS_OF } from "../../data/regions.ts";
import { onMap } from "../../facts.ts";
import type { War } from "../../state.ts";
import type { C } from "../../vocabulary.ts";
import { bringIn, figuresIn, inPool, isBesieged, withdraw } from "../figures.ts";
import { no, PARTNERS_NATION, type Refusal } from "../refusal.ts";
import { mayRecruit } from "../teams/teams.ts";
import { canPlaceIn } from "./recruit.ts";
import { type Lot, shareOut } from "./share.ts";

const NO_SARUMAN = no("saruman-not-there", "5.12.1");
const SHUT = no("orthanc-is-shut", "5.12.1");
const NOBODY_CALLED = no("nothing-to-recruit", "5.3.2");

const ORTHANC = region("orthanc");
const REGULAR = regularOf(ISENGARD);
const ELITE = eliteOf(ISENGARD);

const RECRUITS = 0;
const REPLACES = 1;
/** The ways of the Voice: it recruits, or it replaces. */
export const VOICES: readonly number[] = [RECRUITS, REPLACES];

/** One Regular for every Settlement of Isengard. */
export const CALLED: readonly Lot[] = SETTLEMENTS_OF[ISENGARD].map((home) => ({
  region: home,
  figure: REGULAR,
  howMany: 1,
}));

/** 16.6.1: why the Voice cannot be used; null if it can. */
function whyNoVoice(g: War, seat: Seat): Refusal | null {
  if (!onMap(g, SARUMAN)) return NO_SARUMAN;
  if (!mayRecruit(g, seat, ISENGARD)) return PARTNERS_NATION;
  return g.control[ORTHANC] !== SHADOW || isBesieged(g, SHADOW, ORTHANC) ? SHUT : null;
}

/** How many Regulars in Orthanc become Elites. */
const changing = (g: War): number => Math.min(2, figuresIn(g, ORTHANC, REGULAR), inPool(g, ELITE));

/** Why a Muster result cannot be used so. */
export function whyNotCalled(g: War, seat: Seat, way: number): Refusal | null {
  const not = whyNoVoice(g, seat);
  if (not) return not;
  const can =
    way === RECRUITS ? CALLED.some((lot) => canPlaceIn(g, seat, [REGULAR], 0, lot.region)) : changing(g) > 0;
  return can ? null : NOBODY_CALLED;
}

/** Recruits, asking who gets the Regulars if they are too few (8.4.7), or replaces. */
export function callByVoice(c: C, seat: Seat, way: number) {
  if (way === RECRUITS) return shareOut(seat, CALLED, CALLED.length, 0);
  const { g } = c;
  for (let left = changing(g); left > 0; left--) {
    withdraw(g, ORTHANC, REGULAR);
    c.tell("withdrawn", { region: ORTHANC, figure: REGULAR });
    bringIn(g, ORTHANC, ELITE);
    c.tell("recruited", { region: ORTHANC, figure: ELITE });
  }
  return null;
}
