/** The Shadow's Strategy deck: cards that recruit. */
import type { Context, Seat } from "@westmarch/kernel";
import {
  ARAGORN,
  eliteOf,
  type FigureId,
  ISENGARD,
  NAZGUL,
  type NationId,
  person,
  regularOf,
  SARUMAN,
  SAURON,
  SHADOW,
  SOUTHRONS,
  WITCH_KING,
} from "../data/ids.ts";
import { type RegionId, region } from "../data/regionnames.ts";
import { ALL_REGIONS, EASTERN, isStronghold, REGIONS_OF, SETTLEMENTS_OF } from "../data/regions.ts";
import { atWar, onMap, sideAtWar } from "../facts.ts";
import { ALL, number } from "../rules/choices.ts";
import { bringIn, figuresIn, hasArmy, inPool, place, withdraw } from "../rules/figures.ts";
import { anyUnit, enterRecruit } from "../rules/frames.ts";
import { mayRecruit } from "../rules/teams.ts";
import type { War } from "../state.ts";
import type { EventCard, EventCards } from "./event.ts";
import { couldRecruit, either, freeOnes, type Regions, recruits, text } from "./words.ts";

type C = Context<War>;

const ANGMAR = region("angmar");
const MINAS_MORGUL = region("minas-morgul");
const NORTH_DUNLAND = region("north-dunland");
const SOUTH_DUNLAND = region("south-dunland");
const ORTHANC = region("orthanc");
const DOL_GULDUR = region("dol-guldur");
const MOUNT_GUNDABAD = region("mount-gundabad");
const ETTENMOORS = region("ettenmoors");
const WEATHER_HILLS = region("weather-hills");
const TROLLSHAWS = region("trollshaws");
const GORGOROTH = region("gorgoroth");
const NURN = region("nurn");

const REGULAR_OF_ISENGARD = regularOf(ISENGARD);
const REGULAR_OF_SAURON = regularOf(SAURON);
const REGULAR_OF_THE_SOUTH = regularOf(SOUTHRONS);
const times = (howMany: number, figure: FigureId): FigureId[] => new Array<FigureId>(howMany).fill(figure);

const anyArmy = (g: War): readonly RegionId[] => ALL_REGIONS.filter((at) => hasArmy(g, SHADOW, at));

/** One unit of a Nation At War, as the player likes, wherever the Shadow has an Army. */
const anywhere = (nation: NationId): EventCard => ({
  demands: (g) => atWar(g, nation),
  avails: couldRecruit(anyArmy, anyUnit(nation)),
  text: text({ recruit: recruits(anyArmy, anyUnit(nation)) }),
});

/** Two Regulars in each of three different places. `f.many` is the mask of those that have got theirs. */
const inThree = (
  places: readonly RegionId[],
  regular: FigureId,
  demands?: EventCard["demands"],
): EventCard => ({
  ...(demands && { demands }),
  avails: couldRecruit(() => places, regular),
  text: text({
    recruit: (_c, f) =>
      enterRecruit(
        f.seat,
        places.filter((_at, i) => (f.many & (1 << i)) === 0),
        times(2, regular),
      ),
    next: (_c, f) => {
      const at = places.indexOf(Number(f.back));
      if (at < 0) return { end: null };
      f.many |= 1 << at;
      f.other++;
      if (f.other < 3) return { go: "recruit" };
    },
  }),
});

const IN_THE_MOUNTAINS = [region("moria"), region("mount-gram")];
const eastOfTheMap = REGIONS_OF[SOUTHRONS].filter((at) => EASTERN[at]);
const theFreeEast: Regions = (g) => freeOnes(g, SHADOW, eastOfTheMap);

/** This player may recruit this Nation (16.8.1), and there is something to recruit. */
const couldCall = (nation: NationId, at: RegionId) => {
  const could = couldRecruit([at], regularOf(nation));
  return (g: War, seat: Seat): boolean => mayRecruit(g, seat, nation) && could(g, seat);
};

const isAbroad = (g: War): boolean => g.at[WITCH_KING] !== ANGMAR;

// ---- Hill-trolls

const MOST_TROLLS = 2;

const withOrcs = (g: War): RegionId[] => ALL_REGIONS.filter((at) => figuresIn(g, at, REGULAR_OF_SAURON) > 0);
const trollsComing = (g: War): boolean => inPool(g, eliteOf(SAURON)) > 0 && withOrcs(g).length > 0;

function trollsCome(c: C, at: RegionId): void {
  const { g } = c;
  withdraw(g, at, REGULAR_OF_SAURON);
  c.tell("withdrawn", { region: at, figure: REGULAR_OF_SAURON });
  bringIn(g, at, eliteOf(SAURON));
  c.tell("recruited", { region: at, figure: eliteOf(SAURON) });
}

export const SHADOW_MUSTERS: EventCards = {
  "return-of-the-witch-king": {
    demands: (g) => onMap(g, WITCH_KING),
    avails: either(isAbroad, couldRecruit([ANGMAR], REGULAR_OF_SAURON, eliteOf(SAURON))),
    text: text({
      fly: (c) => {
        const { g } = c;
        const from = g.at[WITCH_KING];
        if (from === ANGMAR) return;
        place(g, ANGMAR, person(WITCH_KING));
        c.tell("flew", { figure: person(WITCH_KING), from, to: ANGMAR });
      },
      recruit: recruits([ANGMAR], REGULAR_OF_SAURON, REGULAR_OF_SAURON, eliteOf(SAURON)),
    }),
  },
  "half-orcs-and-goblin-men": anywhere(ISENGARD),
  "olog-hai": anywhere(SAURON),
  "hill-trolls": {
    demands: (g) => atWar(g, SAURON),
    avails: trollsComing,
    text: text({
      more: (c, f) => {
        if (f.many === MOST_TROLLS || !trollsComing(c.g)) return { end: null };
        f.many++;
        const [only, more] = withOrcs(c.g);
        if (more !== undefined) return;
        trollsCome(c, only);
        return { go: "more" };
      },
      where: {
        ask: (g, f) => ({
          seat: f.seat,
          prompt: "hill-trolls",
          options: withOrcs(g).map((at) => ALL.to[at]),
        }),
        then: (c, _f, option) => {
          trollsCome(c, number(option[1]));
          return { go: "more" };
        },
      },
    }),
  },
  "a-new-power-is-rising": {
    demands: (g) => onMap(g, SARUMAN),
    avails: either(
      couldRecruit([NORTH_DUNLAND, SOUTH_DUNLAND], REGULAR_OF_ISENGARD),
      couldRecruit([ORTHANC], anyUnit(ISENGARD)),
    ),
    text: text({
      north: recruits([NORTH_DUNLAND], ...times(2, REGULAR_OF_ISENGARD)),
      south: recruits([SOUTH_DUNLAND], ...times(2, REGULAR_OF_ISENGARD)),
      orthanc: recruits([ORTHANC], anyUnit(ISENGARD), anyUnit(ISENGARD)),
    }),
  },
  "many-kings-to-the-service-of-mordor": inThree(SETTLEMENTS_OF[SOUTHRONS], REGULAR_OF_THE_SOUTH),
  "the-king-is-revealed": {
    demands: (g) => onMap(g, ARAGORN),
    avails: couldRecruit([MINAS_MORGUL], REGULAR_OF_SAURON, NAZGUL),
    text: text({ recruit: recruits([MINAS_MORGUL], ...times(5, REGULAR_OF_SAURON), NAZGUL) }),
  },
  "shadows-on-the-misty-mountains": {
    avails: couldRecruit(IN_THE_MOUNTAINS, anyUnit(SAURON), NAZGUL),
    text: text({ recruit: recruits(IN_THE_MOUNTAINS, anyUnit(SAURON), anyUnit(SAURON), NAZGUL) }),
  },
  "orcs-multiplying-again": {
    avails: couldRecruit([DOL_GULDUR, MOUNT_GUNDABAD], REGULAR_OF_SAURON),
    text: text({
      guldur: recruits([DOL_GULDUR], ...times(3, REGULAR_OF_SAURON)),
      gundabad: recruits([MOUNT_GUNDABAD], ...times(3, REGULAR_OF_SAURON)),
    }),
  },
  "horde-from-the-east": {
    demands: (g) => atWar(g, SOUTHRONS),
    avails: couldRecruit(theFreeEast, REGULAR_OF_THE_SOUTH),
    text: text({ recruit: recruits(theFreeEast, ...times(5, REGULAR_OF_THE_SOUTH)) }),
  },
  "monsters-roused": {
    avails: either(
      couldRecruit([ANGMAR, ETTENMOORS, WEATHER_HILLS], REGULAR_OF_SAURON),
      couldRecruit([TROLLSHAWS], eliteOf(SAURON)),
    ),
    text: text({
      angmar: recruits([ANGMAR], REGULAR_OF_SAURON),
      ettenmoors: recruits([ETTENMOORS], REGULAR_OF_SAURON),
      hills: recruits([WEATHER_HILLS], REGULAR_OF_SAURON),
      trolls: recruits([TROLLSHAWS], eliteOf(SAURON)),
    }),
  },
  "musterings-of-long-planned-war": {
    demands: (g) => sideAtWar(g, SHADOW),
    avails: either(couldCall(SOUTHRONS, GORGOROTH), couldCall(SAURON, NURN)),
    text: text({
      gorgoroth: recruits([GORGOROTH], ...times(5, REGULAR_OF_THE_SOUTH)),
      nurn: recruits([NURN], ...times(5, REGULAR_OF_SAURON)),
    }),
  },
  "pits-of-mordor": inThree(SETTLEMENTS_OF[SAURON].filter(isStronghold), REGULAR_OF_SAURON, (g) =>
    atWar(g, SAURON),
  ),
};
