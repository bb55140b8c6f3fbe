/** The Shadow's Strategy deck: cards that make Armies march and attack. */
import type { Context, Seat } from "@westmarch/kernel";
import {
  eliteOf,
  type FigureId,
  FREE,
  GONDOR,
  ISENGARD,
  NONE,
  regularOf,
  SARUMAN,
  SHADOW,
  SOUTHRONS,
} from "../data/ids.ts";
import { type RegionId, region } from "../data/regionnames.ts";
import { COASTAL, NEIGHBOURS, REGIONS_OF, STRONGHOLD_REGIONS } from "../data/regions.ts";
import { atWar, onMap, sideAtWar } from "../facts.ts";
import { canAttack } from "../rules/attack.ts";
import { ALL, number } from "../rules/choices.ts";
import {
  figuresIn,
  hasArmy,
  inPool,
  isBesieged,
  isBesieging,
  isFree,
  nationUnits,
  unitsIn,
} from "../rules/figures.ts";
import {
  type CardText,
  enterAttack,
  enterExcess,
  enterMoving,
  enterPassage,
  enterRecruit,
  NO_LEAD,
} from "../rules/frames.ts";
import { march } from "../rules/march.ts";
import { canMoveArmies, mayEnter, splitFor } from "../rules/movement.ts";
import { canSplit } from "../rules/splitting.ts";
import { limitIn } from "../rules/stacking.ts";
import { ARMY_LIMIT, COMPANION_FOR_CARD, NO_CEASING, noFigures, THREE_ROUNDS, type War } from "../state.ts";
import type { EventCard, EventCards } from "./event.ts";
import { aims, picks, type Regions, text } from "./words.ts";

type C = Context<War>;

// ---- The Fighting Uruk-hai

/** Strongholds besieged by an Army with a unit of Isengard that can be attacked. */
const stormable = (g: War, seat: Seat): RegionId[] =>
  STRONGHOLD_REGIONS.filter(
    (at) =>
      isBesieging(g, SHADOW, at) && nationUnits(g, at, ISENGARD) > 0 && canAttack(g, seat, NO_LEAD, at, at),
  );
const stormed: Regions = (g, f) => stormable(g, f.seat);

// ---- Armies that march

/** So many Armies, at least `least`, move up to `reach` regions; with `join`, to where another Army is. */
const marches = (armies: number, least: number, reach: number, join: number): EventCard => ({
  // One step is a quick look; most often it is enough.
  avails: (g, seat) =>
    canMoveArmies(g, seat, NO_LEAD, 1, join) || (reach > 1 && canMoveArmies(g, seat, NO_LEAD, reach, join)),
  text: text({ march: (_c, f) => enterMoving(f.seat, armies, { reach, join, least }) }),
});

// ---- Corsairs of Umbar

const UMBAR = region("umbar");
const SHORES = REGIONS_OF[GONDOR].filter((at) => COASTAL[at]);

/** An enemy is met there in the field: one under siege is not. */
const isDefended = (g: War, at: RegionId): boolean => hasArmy(g, FREE, at) && !isBesieged(g, FREE, at);

const canLand = (g: War, seat: Seat, to: RegionId): boolean =>
  isDefended(g, to)
    ? canAttack(g, seat, NO_LEAD, UMBAR, to)
    : hasArmy(g, SHADOW, UMBAR) &&
      !isBesieged(g, SHADOW, UMBAR) &&
      mayEnter(g, SHADOW, to) &&
      canSplit(g, splitFor(g, seat, UMBAR, to, NO_LEAD));
const landings: Regions = (g, f) => SHORES.filter((to) => canLand(g, f.seat, to));

// ---- Rage of the Dunlendings

const DUNLANDS = [region("north-dunland"), region("south-dunland")];
const NEAR_DUNLAND = [...new Set(DUNLANDS.flatMap((at) => NEIGHBOURS[at]))].sort((a, b) => a - b);
const MOST_DUNLENDINGS = 4;

/** What may be brought along, in the order in which it is asked for. */
const LOTS: readonly (readonly [from: RegionId, figure: FigureId])[] = DUNLANDS.flatMap((from) =>
  [regularOf(ISENGARD), eliteOf(ISENGARD)].map((figure): readonly [RegionId, FigureId] => [from, figure]),
);

/** How many of a lot can go to the region of the card now. */
function canBring(g: War, f: CardText, lot: number): number {
  const [from, figure] = LOTS[lot];
  if (from === f.region) return 0;
  const room = g.rulings.strictStacking
    ? limitIn(g, SHADOW, f.region) - unitsIn(g, SHADOW, f.region)
    : f.many;
  return Math.max(0, Math.min(f.many, room, figuresIn(g, from, figure)));
}

function bring(c: C, f: CardText, lot: number, howMany: number): void {
  if (howMany === 0) return;
  const [from, figure] = LOTS[lot];
  const force = noFigures();
  force[figure] = howMany;
  march(c, SHADOW, force, from, f.region, "moves");
  f.many -= howMany;
}

const dunlendingsRage: Regions = (g) =>
  NEAR_DUNLAND.filter(
    (at) =>
      isFree(g, SHADOW, at) &&
      (inPool(g, regularOf(ISENGARD)) > 0 ||
        DUNLANDS.some((from) => from !== at && nationUnits(g, from, ISENGARD) > 0)),
  );

export const SHADOW_MARCHES: EventCards = {
  "the-fighting-uruk-hai": {
    demands: (g) => onMap(g, SARUMAN),
    avails: (g, seat) => stormable(g, seat).length > 0,
    text: text({
      aim: aims(stormed, "attack"),
      where: picks(stormed),
      attack: (_c, f) =>
        enterAttack(f.seat, { from: f.region, to: f.region, terms: THREE_ROUNDS | COMPANION_FOR_CARD }),
    }),
  },
  "shadows-gather": marches(1, 1, 3, 1),
  "the-shadow-lengthens": marches(2, 2, 2, 1),
  "the-shadow-is-moving": { ...marches(4, 1, 1, 0), demands: (g) => sideAtWar(g, SHADOW) },
  "corsairs-of-umbar": {
    demands: (g) => atWar(g, SOUTHRONS),
    avails: (g, seat) => SHORES.some((to) => canLand(g, seat, to)),
    text: text({
      aim: aims(landings, "sail"),
      where: picks(landings),
      sail: ({ g }, f) => {
        if (f.region === NONE) return { end: null };
        if (!isDefended(g, f.region)) return { ...enterPassage(f.seat, UMBAR, [f.region]), then: "land" };
        return { ...enterAttack(f.seat, { from: UMBAR, to: f.region, terms: NO_CEASING }), then: "over" };
      },
      /** Stacking is looked at on landing. */
      land: ({ g }, f) =>
        unitsIn(g, SHADOW, f.region) > ARMY_LIMIT ? enterExcess(SHADOW, f.region, ARMY_LIMIT) : undefined,
      /** They have joined besiegers. */
      storm: ({ g }, f) =>
        isBesieged(g, FREE, f.region) ? enterAttack(f.seat, { from: f.region, to: f.region }) : undefined,
      over: () => {},
    }),
  },
  "rage-of-the-dunlendings": {
    demands: (g) => atWar(g, ISENGARD),
    avails: (g, seat) => dunlendingsRage(g, { seat, card: NONE }).length > 0,
    text: text({
      aim: aims(dunlendingsRage, "recruit"),
      where: picks(dunlendingsRage),
      /** `f.other` is the lot that is asked for, `f.many` how many may still come. */
      recruit: (_c, f) => {
        f.many = MOST_DUNLENDINGS;
        f.other = 0;
        return enterRecruit(f.seat, [f.region], [regularOf(ISENGARD), regularOf(ISENGARD)]);
      },
      next: ({ g }, f) => {
        while (f.other < LOTS.length && canBring(g, f, f.other) === 0) f.other++;
        if (f.other === LOTS.length) return { end: null };
      },
      bring: {
        ask: (g, f) => ({
          seat: f.seat,
          prompt: "rage-of-the-dunlendings.bring",
          options: ALL.number.slice(0, 1 + canBring(g, f, f.other)),
          about: [...LOTS[f.other]],
        }),
        then: (c, f, option) => {
          bring(c, f, f.other, number(option[1]));
          f.other++;
          return { go: "next" };
        },
      },
    }),
  },
};
