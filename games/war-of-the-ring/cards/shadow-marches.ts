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
import { NO_LEAD } from "../rules/armies/lead.ts";
import { march } from "../rules/armies/march.ts";
import { canMoveArmies, mayEnter, splitFor } from "../rules/armies/movement.ts";
import { canSplit } from "../rules/armies/splitting.ts";
import { limitIn } from "../rules/armies/stacking.ts";
import { canAttack } from "../rules/battle/attack.ts";
import { ALL } from "../rules/choices.ts";
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
import { ARMY_LIMIT, COMPANION_FOR_CARD, NO_CEASING, noFigures, THREE_ROUNDS, type War } from "../state.ts";
import { type CardText, enter } from "../vocabulary.ts";
import { type EventCards, event, type Word } from "./event.ts";
import { those } from "./regions.ts";
import { aims, picks } from "./words.ts";

type C = Context<War>;

// ---- The Fighting Uruk-hai

/** Strongholds besieged by an Army with a unit of Isengard that can be attacked. */
const stormed = those(
  STRONGHOLD_REGIONS,
  (g, at, seat) =>
    isBesieging(g, SHADOW, at) && nationUnits(g, at, ISENGARD) > 0 && canAttack(g, seat, NO_LEAD, at, at),
);

// ---- Armies that march

/** So many Armies, at least `least`, move up to `reach` regions; with `join`, to where another Army is. */
const moves = (armies: number, least: number, reach: number, join: number): Word => ({
  // One step is a quick look; most often it is enough.
  can: (g, seat) =>
    canMoveArmies(g, seat, NO_LEAD, 1, join) || (reach > 1 && canMoveArmies(g, seat, NO_LEAD, reach, join)),
  does: (_c, f) => enter("moving", { seat: f.seat, left: armies, reach, join, least }),
});

// ---- Corsairs of Umbar

const UMBAR = region("umbar");
const SHORES = REGIONS_OF[GONDOR].filter((at) => COASTAL[at]);

/** An enemy is met there in the field: one under siege is not. */
const isDefended = (g: War, at: RegionId): boolean => hasArmy(g, FREE, at) && !isBesieged(g, FREE, at);

const canLand = (g: War, to: RegionId, seat: Seat): boolean =>
  isDefended(g, to)
    ? canAttack(g, seat, NO_LEAD, UMBAR, to)
    : hasArmy(g, SHADOW, UMBAR) &&
      !isBesieged(g, SHADOW, UMBAR) &&
      mayEnter(g, SHADOW, to) &&
      canSplit(g, splitFor(g, seat, UMBAR, to, NO_LEAD));
const landings = those(SHORES, canLand);

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

const raided = those(
  NEAR_DUNLAND,
  (g, at) =>
    isFree(g, SHADOW, at) &&
    (inPool(g, regularOf(ISENGARD)) > 0 ||
      DUNLANDS.some((from) => from !== at && nationUnits(g, from, ISENGARD) > 0)),
);

export const SHADOW_MARCHES: EventCards = {
  "the-fighting-uruk-hai": event({
    demands: (g) => onMap(g, SARUMAN),
    text: {
      aim: aims(stormed, "attack"),
      where: picks("the-fighting-uruk-hai", stormed),
      attack: (_c, f) =>
        enter("attack", {
          seat: f.seat,
          from: f.region,
          to: f.region,
          terms: THREE_ROUNDS | COMPANION_FOR_CARD,
        }),
    },
  }),
  "shadows-gather": event({ text: { march: moves(1, 1, 3, 1) } }),
  "the-shadow-lengthens": event({ text: { march: moves(2, 2, 2, 1) } }),
  "the-shadow-is-moving": event({
    demands: (g) => sideAtWar(g, SHADOW),
    text: { march: moves(4, 1, 1, 0) },
  }),
  "corsairs-of-umbar": event({
    demands: (g) => atWar(g, SOUTHRONS),
    text: {
      aim: aims(landings, "sail"),
      where: picks("corsairs-of-umbar", landings),
      sail: ({ g }, f) => {
        if (f.region === NONE) return { end: null };
        if (!isDefended(g, f.region))
          return enter("passage", { seat: f.seat, from: UMBAR, destinations: [f.region] }, "land");
        return enter("attack", { seat: f.seat, from: UMBAR, to: f.region, terms: NO_CEASING }, "over");
      },
      /** Stacking is looked at on landing. */
      land: ({ g }, f) =>
        unitsIn(g, SHADOW, f.region) > ARMY_LIMIT
          ? enter("excess", { side: SHADOW, region: f.region, limit: ARMY_LIMIT })
          : undefined,
      /** They have joined besiegers. */
      storm: ({ g }, f) =>
        isBesieged(g, FREE, f.region)
          ? enter("attack", { seat: f.seat, from: f.region, to: f.region })
          : undefined,
      over: () => {},
    },
  }),
  "rage-of-the-dunlendings": event({
    demands: (g) => atWar(g, ISENGARD),
    text: {
      aim: aims(raided, "recruit"),
      where: picks("rage-of-the-dunlendings", raided),
      /** `f.other` is the lot that is asked for, `f.many` how many may still come. */
      recruit: (_c, f) => {
        f.many = MOST_DUNLENDINGS;
        f.other = 0;
        return enter("recruit", {
          seat: f.seat,
          regions: [f.region],
          figures: [regularOf(ISENGARD), regularOf(ISENGARD)],
        });
      },
      next: ({ g }, f) => {
        while (f.other < LOTS.length && canBring(g, f, f.other) === 0) f.other++;
        if (f.other === LOTS.length) return { end: null };
      },
      bring: {
        prompt: "rage-of-the-dunlendings.bring",
        ask: (g, f) => ({
          seat: f.seat,
          options: ALL.number.slice(0, 1 + canBring(g, f, f.other)),
          about: [...LOTS[f.other]],
        }),
        answered: (c, f, option) => {
          bring(c, f, f.other, option[1]);
          f.other++;
          return { go: "next" };
        },
      },
    },
  }),
};
