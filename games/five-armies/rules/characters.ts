/** Chapters 6 and 7: characters come into play; generals' abilities; fate cards. */
import { bitsIn, countBits, nthBit } from "@westmarch/armies/cards";
import { hitsAmong, throwDice } from "@westmarch/armies/dice";
import {
  ALOFT,
  ASIDE,
  BARD,
  BEORN,
  BILBO,
  BOLG,
  BROKEN_LANDS,
  CHARACTER,
  type CharacterId,
  cardIn,
  DAIN,
  DEAD,
  DWARVEN_REGULAR,
  DWARVEN_VETERAN,
  DWARVES_AND_MEN,
  ELVEN_ARCHER,
  EYRIE,
  FATE_DECK,
  type FaceId,
  FREE,
  FRONT_GATE,
  GANDALF,
  GENERALS,
  HILL,
  LORD,
  MAN_OF_THE_LAKE,
  MOUNTAIN,
  type PlaceId,
  REGIONS,
  RUINS_OF_DALE,
  SHADOW,
  type Side,
  SOUTHERN_SPUR,
  sideOfCharacter,
  THORIN,
  THRANDUIL,
  VALLEY,
} from "../ids.ts";
import { printed } from "../printing.ts";
import { type FiveArmies, POINTS_AGAINST_BEORN } from "../state.ts";
import { type C, type Chosen, chapter, enter } from "../vocabulary.ts";
import { mayBeornEnter } from "./beorn.ts";
import { armiesOf, controls, figuresIn, hasArmy, isFree, isRegion, shadowPoints, supply } from "./board.ts";
import { ALL, DONE } from "./choices.ts";
import { hasTypes, stepsOf } from "./movement.ts";
import { eligiblePlaces, hurtArmies, muster, rallyArmy, stackOf } from "./mustering.ts";
import { isLordHere, musterEagles } from "./sky.ts";
import { fateDrawn, stand } from "./standing.ts";
import { win } from "./victory.ts";

const WRATH_AT_ENTRY = 8;
const EAGLES_AT_ENTRY = 2;

/** 6.2: whether a character's condition is met. */
export function isReady(g: FiveArmies, character: CharacterId): boolean {
  if (character === BOLG)
    return armiesOf(g, SHADOW).some((at) => isRegion(at) && printed(g).territory[at] === VALLEY);
  const step = printed(g).readyAt[character];
  return step >= 0 && g.fate >= step;
}

/** 6.3: where a character may come into play; the Lord of the Eagles needs no place. */
export function entrances(g: FiveArmies, character: CharacterId): PlaceId[] {
  const { territory } = printed(g);
  switch (character) {
    case BILBO:
      return REGIONS.filter((at) => hasArmy(g, FREE, at) || (controls(g, FREE, at) && isFree(g, FREE, at)));
    case THORIN:
      return isFree(g, FREE, FRONT_GATE) && g.control[FRONT_GATE] === 0 ? [FRONT_GATE] : [];
    case BEORN:
      return REGIONS.filter(
        (at) => (territory[at] === SOUTHERN_SPUR || territory[at] === VALLEY) && mayBeornEnter(g, at),
      );
    case BOLG:
      return REGIONS.filter(
        (at) => (territory[at] === BROKEN_LANDS || territory[at] === VALLEY) && hasArmy(g, SHADOW, at),
      );
    default:
      return [];
  }
}

/** 6.1: whether a die of this face brings a character into play now. */
export const mayEnter = (g: FiveArmies, side: Side, character: CharacterId, face: FaceId): boolean =>
  sideOfCharacter(character) === side &&
  g.at[character] === ASIDE &&
  (printed(g).entryDice[character] & (1 << face)) !== 0 &&
  isReady(g, character) &&
  (character === LORD || character === BEORN || entrances(g, character).length > 0);

/** 18.1, 19.3: how many bodyguard tokens Bolg may have. */
export const bodyguardOf = (g: FiveArmies): number => (g.control[RUINS_OF_DALE] !== 0 ? 3 : 1);

export const entry = chapter("entry")({
  /** 14.2, 15: those who need no place, and Beorn, who may end the game. */
  first: (c, f) => {
    const { g } = c;
    if (f.character === LORD) {
      g.at[LORD] = ALOFT;
      g.lord = EYRIE;
      c.tell("entered", { character: LORD, place: ALOFT });
      musterEagles(c, EAGLES_AT_ENTRY);
      return { end: null };
    }
    if (f.character === BEORN && shadowPoints(g) < POINTS_AGAINST_BEORN) {
      win(c, FREE, "beorn");
      return { end: null };
    }
  },
  where: {
    prompt: "enter",
    pick: (g, f) => ({
      seat: sideOfCharacter(f.character),
      options: entrances(g, f.character).map((to) => ALL.to[to]),
      about: [f.character],
    }),
    answered: (c, f, [, at]) => {
      const { g } = c;
      g.at[f.character] = at;
      c.tell("entered", { character: f.character, place: at });
      if (f.character === BOLG) g.bodyguard = bodyguardOf(g);
      if (f.character === BEORN) {
        g.wrath = Math.min(16, WRATH_AT_ENTRY + g.promised);
        g.promised = 0;
      }
      // Thorin brings a Veteran.
      if (f.character !== THORIN || supply(g, DWARVEN_VETERAN) === 0) return { end: null };
      muster(c, at, DWARVEN_VETERAN);
      return enter("excess", { side: FREE, where: at });
    },
  },
});

// ---- 7.4: abilities

const BLAST = { dice: 3, needs: 5 };
const ARROWS = { dice: 5, needs: 5 };
const DWARVES = (1 << DWARVEN_REGULAR) | (1 << DWARVEN_VETERAN);

/** 7.6: Shadow armies in range of a region. */
export const inRange = (g: FiveArmies, from: PlaceId): PlaceId[] =>
  from >= 0 && isRegion(from) ? printed(g).range[from].filter((at) => hasArmy(g, SHADOW, at)) : [];

/** 7.6: archers who can shoot at an army. */
export function archersAt(g: FiveArmies, target: PlaceId): number {
  const { terrain, range } = printed(g);
  let archers = 0;
  for (const at of REGIONS)
    if ((terrain[at] === HILL || terrain[at] === MOUNTAIN) && range[at].includes(target))
      archers += figuresIn(g, at, ELVEN_ARCHER) + figuresIn(g, at, MAN_OF_THE_LAKE);
  return archers;
}
const shotAt = (g: FiveArmies): PlaceId[] =>
  armiesOf(g, SHADOW).filter((at) => isRegion(at) && archersAt(g, at) > 0);

/** Orders for armies with Dwarves. */
const DWARVEN = { led: 0, types: DWARVES, whole: 0, only: 0 } as const;
const dwarvenHurt = (g: FiveArmies): PlaceId[] =>
  hurtArmies(g, FREE).filter((at) => hasTypes(g, FREE, at, DWARVES));

/** Whether a general's ability would do anything now. */
export function mayUseAbility(g: FiveArmies, general: CharacterId): boolean {
  if ((g.activated & (1 << general)) === 0) return false;
  switch (general) {
    case BARD:
      return stackOf(g, DWARVES_AND_MEN) > 0 && eligiblePlaces(g, FREE).length > 0;
    case DAIN:
      return stepsOf(g, FREE, DWARVEN).length > 0 || dwarvenHurt(g).length > 0;
    case GANDALF:
      return inRange(g, g.at[GANDALF]).length > 0;
    case THRANDUIL:
      return shotAt(g).length > 0;
    default:
      return isLordHere(g);
  }
}

const targetsOf = (g: FiveArmies, general: CharacterId): PlaceId[] =>
  general === GANDALF ? inRange(g, g.at[GANDALF]) : general === THRANDUIL ? shotAt(g) : [];

export const ability = chapter("ability")({
  begin: (c, f) => {
    c.g.activated &= ~(1 << f.general);
    c.tell("ability", { character: f.general });
    if (f.general === BARD)
      return enter(
        "tokens",
        { side: FREE, group: DWARVES_AND_MEN, left: 1 + stand(c.g, "bard-tokens") },
        "end",
      );
    if (f.general === DAIN) return { go: "dain" };
    if (f.general === LORD) return { go: "lord" };
  },
  target: {
    prompt: "target",
    pick: (g, f) => ({
      seat: FREE,
      options: targetsOf(g, f.general).map((at) => ALL.army[at]),
      about: [f.general],
    }),
    answered: (c, f, [, at]) => {
      const { g } = c;
      const blast = {
        dice: BLAST.dice + stand(g, "blast-dice"),
        needs: BLAST.needs - stand(g, "blast-needs"),
      };
      const arrows = {
        dice: Math.min(archersAt(g, at), ARROWS.dice + stand(g, "arrow-dice")),
        needs: ARROWS.needs - closeArrows(g, at),
      };
      const { dice: many, needs } = f.general === GANDALF ? blast : arrows;
      const dice = throwDice(c, many);
      const hits = hitsAmong(dice, 0, needs);
      c.tell("shot", { place: at, dice, again: [], hits });
      return enter("hurt", { side: SHADOW, where: at, hits }, "end");
    },
  },
  end: () => ({ end: null }),
  /** Dáin: an army with Dwarves moves, or rallies. */
  dain: {
    prompt: "dain",
    pick: (g) => ({
      seat: FREE,
      options: [...stepsOf(g, FREE, DWARVEN), ...dwarvenHurt(g).map((at) => ALL.army[at]), DONE],
    }),
    answered: (c, _f, option) => {
      if (option[0] === "done") return { end: null };
      if (option[0] === "army") {
        rallyArmy(c, FREE, option[1], 5);
        return enter("casualties", { side: FREE, where: option[1] }, "end");
      }
      const [, from, to] = option;
      return enter("split", { side: FREE, from, to }, "land");
    },
  },
  land: () => enter("landing", { side: FREE }, "end"),
  /** 15.1, 15.3: Eagles fly, or another comes. */
  lord: {
    prompt: "lord",
    pick: () => ({ seat: FREE, options: LORDS }),
    answered: (c, _f, [verb]) => {
      if (verb === "fly") return enter("eagle-flight", {}, "end");
      musterEagles(c, 1 + stand(c.g, "eagles-mustered"));
      return { go: "end" };
    },
  },
});
const LORDS: readonly Chosen<"fly" | "muster-eagles">[] = [["fly"], ["muster-eagles"]];

/** Wrath of the Elvenking: arrows need less against an army next to Elven Archers that shoot. */
const closeArrows = (g: FiveArmies, at: PlaceId): number =>
  stand(g, "arrow-needs") > 0 &&
  printed(g).neighbours[at].some(
    (next) =>
      figuresIn(g, next, ELVEN_ARCHER) > 0 &&
      (printed(g).terrain[next] === HILL || printed(g).terrain[next] === MOUNTAIN),
  )
    ? stand(g, "arrow-needs")
    : 0;

/** Generals in play. */
export const generalsInPlay = (g: FiveArmies): CharacterId[] =>
  GENERALS.filter((general) => g.at[general] !== ASIDE && g.at[general] !== DEAD);

// ---- 4.11, 7.8: fate cards

/** A fate card is drawn and applied. */
export function drawFate(c: C): void {
  const { g } = c;
  const left = 0x1ff & ~(g.spent[FATE_DECK] | g.table[FATE_DECK]);
  if (left === 0) return;
  const many = countBits(left);
  const bit = nthBit(left, many > 1 ? c.draw(many) : 0);
  const card = cardIn(FATE_DECK, bit);
  c.tell("fate-card", { card });
  // 7.8.
  if (g.at[printed(g).beside[card]] === DEAD) {
    g.spent[FATE_DECK] |= 1 << bit;
    return;
  }
  g.table[FATE_DECK] |= 1 << bit;
  fateDrawn(c, card);
}
export const fateOnTable = (g: FiveArmies) => bitsIn(g.table[FATE_DECK]).map((bit) => cardIn(FATE_DECK, bit));
export const ALL_CHARACTERS = CHARACTER.all;
