/** The Free Peoples' Strategy deck: event halves. */
import type { Context, Seat } from "@westmarch/kernel";
import {
  type AnyUnit,
  anyUnit,
  DWARVES,
  ELVES,
  type FigureId,
  FREE,
  GONDOR,
  leaderOf,
  NATIONS_OF,
  type NationId,
  NONE,
  NORTH,
  ROHAN,
  regularOf,
  SHADOW,
  STRATEGY_DECK,
} from "../data/ids.ts";
import { type RegionId, region } from "../data/regionnames.ts";
import { ALL_REGIONS, COASTAL, REGIONS_OF, SETTLEMENTS_OF } from "../data/regions.ts";
import { atWar, isActive } from "../facts.ts";
import { ALL } from "../rules/choices.ts";
import { companionIn, hasArmy, nationUnits, unitsIn } from "../rules/figures.ts";

import { activate, canActivate, canAdvance } from "../rules/politics.ts";
import { isBanned, mayAdvance } from "../rules/teams/teams.ts";
import type { War } from "../state.ts";
import { type EventCard, type EventCards, event } from "./event.ts";
import { freeOnes, type Regions, these, those } from "./regions.ts";
import { advanceByCard, advances, aims, draws, lie, lies, picks, recruits, shoots } from "./words.ts";

const MINAS_TIRITH = region("minas-tirith");
const OSGILIATH = region("osgiliath");
const EDORAS = region("edoras");
const THE_SHIRE = region("the-shire");
const ERED_LUIN = region("ered-luin");

// ---- cards that recruit

/** One unit of a Nation, as the player likes, and one of its Leaders. */
const company = (nation: NationId, regions: Regions): EventCard =>
  event({ text: { recruit: recruits(regions, anyUnit(nation), leaderOf(nation)) } });

/** These figures, and a Strategy card. */
const band = (home: RegionId, ...figures: readonly (FigureId | AnyUnit)[]): EventCard =>
  event({ text: { recruit: recruits(these(home), ...figures), draw: draws(STRATEGY_DECK) } });

/** Edoras, or a region of Rohan where a Companion is. */
const withRiders = those(REGIONS_OF[ROHAN], (g, at) => at === EDORAS || companionIn(g, at));
/** The card itself asks for a free region: no besieged Stronghold. */
const freeRohan = freeOnes(FREE, SETTLEMENTS_OF[ROHAN]);
const shores = those(
  ALL_REGIONS.filter((at) => COASTAL[at]),
  (g, at) => hasArmy(g, FREE, at),
);

/** A Nation advances; then the card lies on the table. */
const helps = (nation: NationId): EventCard => event({ text: { advance: advances(nation), lie } });

// ---- losses

/** Whether the Shadow units in a region are of two Nations or more. */
function isQuarrelsome(g: War, at: RegionId): boolean {
  if (unitsIn(g, SHADOW, at) < 2) return false;
  let nations = 0;
  for (const nation of NATIONS_OF[SHADOW]) if (nationUnits(g, at, nation) > 0) nations++;
  return nations > 1;
}
const quarrelsome = those(ALL_REGIONS, isQuarrelsome);

const AMBUSHES = [OSGILIATH, region("north-ithilien"), region("south-ithilien")];
const ambushed = those(AMBUSHES, (g, at) => hasArmy(g, SHADOW, at));
const withRangers = those([OSGILIATH], (g, at) => hasArmy(g, FREE, at));

// ---- Wisdom of Elrond

/** 16.6.1, 16.10.1. */
const mayHeed = (g: War, seat: Seat, nation: NationId): boolean =>
  mayAdvance(g, seat, nation) && !isBanned(g, seat, 1 << nation, NONE);
const heeding = (g: War, seat: Seat): NationId[] => {
  const nations: NationId[] = [];
  for (const nation of NATIONS_OF[FREE])
    if ((canActivate(g, nation, "card") || canAdvance(g, nation)) && mayHeed(g, seat, nation))
      nations.push(nation);
  return nations;
};

function heed(c: Context<War>, nation: NationId): void {
  if (nation === NONE) return;
  activate(c, nation, "card");
  advanceByCard(c, nation);
}

export const FREE_STRATEGY: EventCards = {
  "the-last-battle": lies,
  "a-power-too-great": helps(ELVES),
  "the-power-of-tom-bombadil": helps(NORTH),
  "the-spirit-of-mordor": event({
    text: {
      aim: aims(quarrelsome, "quarrel"),
      target: picks("the-spirit-of-mordor", quarrelsome),
      quarrel: shoots(SHADOW, 5, 5),
    },
  }),
  "faramirs-rangers": event({
    text: {
      aim: aims(ambushed, "ambush"),
      target: picks("faramirs-rangers", ambushed),
      ambush: shoots(SHADOW, 3, 5),
      recruit: recruits(withRangers, anyUnit(GONDOR), leaderOf(GONDOR)),
    },
  }),
  "wisdom-of-elrond": event({
    text: {
      only: {
        can: (g, seat) => heeding(g, seat).length > 0,
        does: (c, f) => {
          const [nation = NONE, more] = heeding(c.g, f.seat);
          if (more !== undefined) return;
          heed(c, nation);
          return { end: null };
        },
      },
      choose: {
        prompt: "wisdom-of-elrond",
        ask: (g, f) => ({
          seat: f.seat,
          options: heeding(g, f.seat).map((nation) => ALL.nation[nation]),
        }),
        answered: (c, _f, option) => heed(c, option[1]),
      },
    },
  }),
  "the-red-arrow": event({
    demands: (g) => isActive(g, GONDOR),
    text: {
      advance: advances(ROHAN),
      recruit: recruits(these(EDORAS), anyUnit(ROHAN), leaderOf(ROHAN)),
    },
  }),
  "cirdans-ships": event({
    demands: (g) => atWar(g, ELVES),
    text: { recruit: recruits(shores, anyUnit(ELVES), anyUnit(ELVES)) },
  }),
  "guards-of-the-citadel": company(GONDOR, these(MINAS_TIRITH)),
  "celeborns-galadhrim": band(region("lorien"), anyUnit(ELVES)),
  "riders-of-theoden": company(ROHAN, withRiders),
  "grimbeorn-the-old-son-of-beorn": company(NORTH, these(region("carrock"))),
  "imrahil-of-dol-amroth": company(GONDOR, these(region("dol-amroth"))),
  "king-brands-men": band(region("dale"), regularOf(NORTH), regularOf(NORTH)),
  "swords-in-eriador": event({
    text: {
      north: recruits(these(THE_SHIRE), anyUnit(NORTH)),
      dwarves: recruits(these(ERED_LUIN), anyUnit(DWARVES)),
      draw: draws(STRATEGY_DECK),
    },
  }),
  "kindred-of-glorfindel": band(region("rivendell"), anyUnit(ELVES)),
  "dain-ironfoots-guard": company(DWARVES, these(region("erebor"))),
  "eomer-son-of-eomund": company(ROHAN, freeRohan),
  "thranduils-archers": band(region("woodland-realm"), anyUnit(ELVES)),
};
