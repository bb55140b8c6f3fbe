/** The Shadow's Strategy deck: cards that recruit. */
import type { Context } from "@westmarch/kernel";
import {
  ARAGORN,
  anyUnit,
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
import type { Lot } from "../rules/armies/share.ts";
import { ALL } from "../rules/choices.ts";
import { bringIn, figuresIn, hasArmy, inPool, place, withdraw } from "../rules/figures.ts";
import type { War } from "../state.ts";
import { type EventCard, type EventCards, event } from "./event.ts";
import { freeOnes, these, those } from "./regions.ts";
import { recruits, recruitsInEach } from "./words.ts";

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

const withArmy = those(ALL_REGIONS, (g, at) => hasArmy(g, SHADOW, at));

/** One unit of a Nation At War, as the player likes, wherever the Shadow has an Army. */
const anywhere = (nation: NationId): EventCard =>
  event({
    demands: (g) => atWar(g, nation),
    text: { recruit: recruits(withArmy, anyUnit(nation)) },
  });

/** The same for each of these regions. */
const inEach = (regions: readonly RegionId[], howMany: number, figure: FigureId): Lot[] =>
  regions.map((region) => ({ region, howMany, figure }));

const IN_THE_MOUNTAINS = [region("moria"), region("mount-gram")];
const eastOfTheMap = REGIONS_OF[SOUTHRONS].filter((at) => EASTERN[at]);
const theFreeEast = freeOnes(SHADOW, eastOfTheMap);

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
  "return-of-the-witch-king": event({
    demands: (g) => onMap(g, WITCH_KING),
    text: {
      fly: {
        can: isAbroad,
        does: (c) => {
          const { g } = c;
          const from = g.at[WITCH_KING];
          if (from === ANGMAR) return;
          place(g, ANGMAR, person(WITCH_KING));
          c.tell("flew", { figure: person(WITCH_KING), from, to: ANGMAR });
        },
      },
      recruit: recruits(these(ANGMAR), REGULAR_OF_SAURON, REGULAR_OF_SAURON, eliteOf(SAURON)),
    },
  }),
  "half-orcs-and-goblin-men": anywhere(ISENGARD),
  "olog-hai": anywhere(SAURON),
  "hill-trolls": event({
    demands: (g) => atWar(g, SAURON),
    text: {
      more: {
        can: trollsComing,
        does: (c, f) => {
          if (f.many === MOST_TROLLS || !trollsComing(c.g)) return { end: null };
          f.many++;
          const [only, more] = withOrcs(c.g);
          if (more !== undefined) return;
          trollsCome(c, only);
          return { go: "more" };
        },
      },
      where: {
        prompt: "hill-trolls",
        ask: (g, f) => ({
          seat: f.seat,
          options: withOrcs(g).map((at) => ALL.to[at]),
        }),
        answered: (c, _f, option) => {
          trollsCome(c, option[1]);
          return { go: "more" };
        },
      },
    },
  }),
  "a-new-power-is-rising": event({
    demands: (g) => onMap(g, SARUMAN),
    text: {
      recruit: recruitsInEach([
        ...inEach([NORTH_DUNLAND, SOUTH_DUNLAND], 2, REGULAR_OF_ISENGARD),
        { region: ORTHANC, howMany: 2, figure: anyUnit(ISENGARD) },
      ]),
    },
  }),
  "many-kings-to-the-service-of-mordor": event({
    text: { recruit: recruitsInEach(inEach(SETTLEMENTS_OF[SOUTHRONS], 2, REGULAR_OF_THE_SOUTH), 3) },
  }),
  "the-king-is-revealed": event({
    demands: (g) => onMap(g, ARAGORN),
    text: { recruit: recruits(these(MINAS_MORGUL), ...times(5, REGULAR_OF_SAURON), NAZGUL) },
  }),
  "shadows-on-the-misty-mountains": event({
    text: { recruit: recruits(these(...IN_THE_MOUNTAINS), anyUnit(SAURON), anyUnit(SAURON), NAZGUL) },
  }),
  "orcs-multiplying-again": event({
    text: { recruit: recruitsInEach(inEach([DOL_GULDUR, MOUNT_GUNDABAD], 3, REGULAR_OF_SAURON)) },
  }),
  "horde-from-the-east": event({
    demands: (g) => atWar(g, SOUTHRONS),
    text: { recruit: recruits(theFreeEast, ...times(5, REGULAR_OF_THE_SOUTH)) },
  }),
  "monsters-roused": event({
    text: {
      recruit: recruitsInEach([
        ...inEach([ANGMAR, ETTENMOORS, WEATHER_HILLS], 1, REGULAR_OF_SAURON),
        { region: TROLLSHAWS, howMany: 1, figure: eliteOf(SAURON) },
      ]),
    },
  }),
  "musterings-of-long-planned-war": event({
    demands: (g) => sideAtWar(g, SHADOW),
    text: {
      recruit: recruitsInEach([
        { region: GORGOROTH, howMany: 5, figure: REGULAR_OF_THE_SOUTH },
        { region: NURN, howMany: 5, figure: REGULAR_OF_SAURON },
      ]),
    },
  }),
  "pits-of-mordor": event({
    demands: (g) => atWar(g, SAURON),
    text: {
      recruit: recruitsInEach(inEach(SETTLEMENTS_OF[SAURON].filter(isStronghold), 2, REGULAR_OF_SAURON), 3),
    },
  }),
};
