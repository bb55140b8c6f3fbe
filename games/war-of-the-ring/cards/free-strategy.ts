/** The Free Peoples' Strategy deck: event halves. */
import type { Context, Seat } from "@westmarch/kernel";
import {
  DWARVES,
  ELVES,
  END_NATION,
  FIRST_NATION,
  FREE,
  FREE_NATIONS,
  GONDOR,
  leaderOf,
  type NationId,
  NONE,
  NORTH,
  ROHAN,
  regularOf,
  SHADOW,
  STRATEGY_DECK,
} from "../data/ids.ts";
import { type RegionId, region } from "../data/regionnames.ts";
import { ALL_REGIONS, COASTAL, REGION_COUNT, REGIONS_OF, SETTLEMENTS_OF } from "../data/regions.ts";
import { atWar, isActive } from "../facts.ts";
import { ALL, number } from "../rules/choices.ts";
import { companionIn, hasArmy, nationUnits, unitsIn } from "../rules/figures.ts";
import { anyUnit } from "../rules/frames.ts";
import { activate, canActivate, canAdvance } from "../rules/politics.ts";
import { isBanned, mayAdvance } from "../rules/teams.ts";
import type { War } from "../state.ts";
import type { EventCard, EventCards } from "./event.ts";
import {
  advanceByCard,
  advances,
  aims,
  canRecruit,
  couldDraw,
  couldRecruit,
  draws,
  either,
  freeOnes,
  lies,
  picks,
  type Regions,
  recruits,
  shoots,
  text,
} from "./words.ts";

const MINAS_TIRITH = region("minas-tirith");
const OSGILIATH = region("osgiliath");
const EDORAS = region("edoras");
const THE_SHIRE = region("the-shire");
const ERED_LUIN = region("ered-luin");

// ---- cards that recruit

/** One unit of a Nation, as the player likes, and one of its Leaders. */
const company = (nation: NationId, regions: Regions): EventCard => ({
  concerns: () => 1 << nation,
  avails: couldRecruit(regions, anyUnit(nation), leaderOf(nation)),
  text: text({ recruit: recruits(regions, anyUnit(nation), leaderOf(nation)) }),
});

/** These figures of a Nation, and a Strategy card. */
const band = (nation: NationId, regions: Regions, ...figures: readonly number[]): EventCard => ({
  concerns: (g, seat) => (couldRecruit(regions, ...figures)(g, seat) ? 1 << nation : 0),
  avails: either(couldDraw(STRATEGY_DECK), couldRecruit(regions, ...figures)),
  text: text({ recruit: recruits(regions, ...figures), draw: draws(STRATEGY_DECK) }),
});

/** Edoras, or a region of Rohan where a Companion is. */
const withRiders = (g: War): readonly RegionId[] =>
  REGIONS_OF[ROHAN].filter((at) => at === EDORAS || companionIn(g, at));
/** The card itself asks for a free region: no besieged Stronghold. */
const freeRohan = (g: War): readonly RegionId[] => freeOnes(g, FREE, SETTLEMENTS_OF[ROHAN]);
const shores = (g: War): readonly RegionId[] =>
  ALL_REGIONS.filter((at) => COASTAL[at] && hasArmy(g, FREE, at));

/** A Nation advances; then the card lies on the table. */
const helps = (nation: NationId): EventCard => ({
  concerns: (g) => (canAdvance(g, nation) ? 1 << nation : 0),
  text: text({ advance: advances(nation) }),
});

// ---- losses

/** Whether the Shadow units in a region are of two Nations or more. */
function isQuarrelsome(g: War, at: RegionId): boolean {
  if (unitsIn(g, SHADOW, at) < 2) return false;
  let nations = 0;
  for (let nation = FIRST_NATION[SHADOW]; nation < END_NATION[SHADOW]; nation++)
    if (nationUnits(g, at, nation) > 0) nations++;
  return nations > 1;
}
const quarrelsome = (g: War): readonly RegionId[] => ALL_REGIONS.filter((at) => isQuarrelsome(g, at));
function someQuarrel(g: War): boolean {
  for (let at = 0; at < REGION_COUNT; at++) if (isQuarrelsome(g, at)) return true;
  return false;
}

const AMBUSHES = [OSGILIATH, region("north-ithilien"), region("south-ithilien")];
const ambushed = (g: War): readonly RegionId[] => AMBUSHES.filter((at) => hasArmy(g, SHADOW, at));
const RANGERS = [anyUnit(GONDOR), leaderOf(GONDOR)];
const rangersGather = (g: War): boolean =>
  hasArmy(g, FREE, OSGILIATH) && canRecruit(g, FREE, [OSGILIATH], true, ...RANGERS);

// ---- Wisdom of Elrond

/** 16.6.1, 16.10.1. */
const mayHeed = (g: War, seat: Seat, nation: NationId): boolean =>
  mayAdvance(g, seat, nation) && !isBanned(g, seat, 1 << nation, NONE);
const heeding = (g: War, seat: Seat): NationId[] => {
  const nations: NationId[] = [];
  for (let nation = 0; nation < FREE_NATIONS; nation++)
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
  "the-spirit-of-mordor": {
    avails: someQuarrel,
    text: text({
      aim: aims(quarrelsome, "quarrel"),
      target: picks(quarrelsome),
      quarrel: shoots(SHADOW, 5, 5),
    }),
  },
  "faramirs-rangers": {
    concerns: (g) => (rangersGather(g) ? 1 << GONDOR : 0),
    avails: (g) => ambushed(g).length > 0 || rangersGather(g),
    text: text({
      aim: aims(ambushed, "ambush"),
      target: picks(ambushed),
      ambush: shoots(SHADOW, 3, 5),
      recruit: recruits((g) => (hasArmy(g, FREE, OSGILIATH) ? [OSGILIATH] : []), ...RANGERS),
    }),
  },
  "wisdom-of-elrond": {
    avails: (g, seat) => heeding(g, seat).length > 0,
    text: text({
      only: (c, f) => {
        const [nation = NONE, more] = heeding(c.g, f.seat);
        if (more !== undefined) return;
        heed(c, nation);
        return { end: null };
      },
      choose: {
        ask: (g, f) => ({
          seat: f.seat,
          prompt: "wisdom-of-elrond",
          options: heeding(g, f.seat).map((nation) => ALL.nation[nation]),
        }),
        then: (c, _f, option) => heed(c, number(option[1])),
      },
    }),
  },
  "the-red-arrow": {
    concerns: () => 1 << ROHAN,
    demands: (g) => isActive(g, GONDOR),
    avails: either((g) => canAdvance(g, ROHAN), couldRecruit([EDORAS], anyUnit(ROHAN), leaderOf(ROHAN))),
    text: text({
      advance: advances(ROHAN),
      recruit: recruits([EDORAS], anyUnit(ROHAN), leaderOf(ROHAN)),
    }),
  },
  "cirdans-ships": {
    concerns: () => 1 << ELVES,
    demands: (g) => atWar(g, ELVES),
    avails: couldRecruit(shores, anyUnit(ELVES)),
    text: text({ recruit: recruits(shores, anyUnit(ELVES), anyUnit(ELVES)) }),
  },
  "guards-of-the-citadel": company(GONDOR, [MINAS_TIRITH]),
  "celeborns-galadhrim": band(ELVES, [region("lorien")], anyUnit(ELVES)),
  "riders-of-theoden": company(ROHAN, withRiders),
  "grimbeorn-the-old-son-of-beorn": company(NORTH, [region("carrock")]),
  "imrahil-of-dol-amroth": company(GONDOR, [region("dol-amroth")]),
  "king-brands-men": band(NORTH, [region("dale")], regularOf(NORTH), regularOf(NORTH)),
  "swords-in-eriador": {
    concerns: () => (1 << NORTH) | (1 << DWARVES),
    avails: either(
      couldDraw(STRATEGY_DECK),
      couldRecruit([THE_SHIRE], anyUnit(NORTH)),
      couldRecruit([ERED_LUIN], anyUnit(DWARVES)),
    ),
    text: text({
      north: recruits([THE_SHIRE], anyUnit(NORTH)),
      dwarves: recruits([ERED_LUIN], anyUnit(DWARVES)),
      draw: draws(STRATEGY_DECK),
    }),
  },
  "kindred-of-glorfindel": band(ELVES, [region("rivendell")], anyUnit(ELVES)),
  "dain-ironfoots-guard": company(DWARVES, [region("erebor")]),
  "eomer-son-of-eomund": company(ROHAN, freeRohan),
  "thranduils-archers": band(ELVES, [region("woodland-realm")], anyUnit(ELVES)),
};
