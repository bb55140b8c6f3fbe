/** Chapter 5 and 4.18 to 4.21: what is done with a die. */

import type { Seat } from "@westmarch/kernel";
import {
  ACTION,
  type ActionId,
  ARMY_FACE,
  ARMY_MUSTER_FACE,
  BEORN,
  CHARACTER,
  CHARACTER_FACE,
  EVENT_FACE,
  EYE_FACE,
  FACE,
  FACE_COUNT,
  type FaceId,
  FREE,
  GENERALS,
  GOBLIN,
  MUSTER_FACE,
  other,
  SHADOW,
  type Side,
  sideOf,
  WILL_FACE,
} from "../ids.ts";
import type { FiveArmies } from "../state.ts";
import { type C, type Chosen, chapter, enter } from "../vocabulary.ts";
import { canPay, mayMoveBeorn } from "./beorn.ts";
import { whileStill } from "./board.ts";
import { bringing, mayUseAbility } from "./characters.ts";
import { ALL, DONE, PASS } from "./choices.ts";
import { mayAttack, mayJoin } from "./combat/attack.ts";
import { mayMusterGoblins } from "./goblins.ts";
import { decksOf, handOf, mayDraw } from "./hand.ts";
import { mayStep } from "./movement/orders.ts";
import { mayWalk } from "./movement/walking.ts";
import { mayFlip, mayRally } from "./mustering.ts";
import { facesOfCard } from "./playing.ts";
import { no, type Refusal } from "./refusal.ts";
import { ANY_ARMY, mayCarry, swoops } from "./sky.ts";
import { mayPlay } from "./steps/possible.ts";

const LED = { ...ANY_ARMY, led: 1 } as const;
const LOOSE_GOBLINS = { ...ANY_ARMY, types: 1 << GOBLIN } as const;
const WHOLE_GOBLINS = { ...LOOSE_GOBLINS, whole: 1 } as const;
const goblins = (g: FiveArmies) => (g.rulings.looseGoblins ? LOOSE_GOBLINS : WHOLE_GOBLINS);

const bits = (...faces: readonly FaceId[]): number => faces.reduce((mask, face) => mask | (1 << face), 0);
const ARMY = bits(ARMY_FACE, ARMY_MUSTER_FACE, WILL_FACE);
const MUSTER = bits(MUSTER_FACE, ARMY_MUSTER_FACE, WILL_FACE);
const CHARACTERS = bits(CHARACTER_FACE, WILL_FACE);
const EVENT = bits(EVENT_FACE, WILL_FACE);
const EYE = bits(EYE_FACE);

/** 5: an action: the faces that allow it, whose it is, and whether anything of it can be done. */
interface Action {
  readonly faces: number;
  readonly of?: Side;
  readonly may: (g: FiveArmies, side: Side, face: FaceId) => boolean;
}
const ACTIONS: Readonly<Record<(typeof ACTION.names)[number], Action>> = {
  strategic_move: { faces: ARMY, may: (g, side) => mayStep(g, side, ANY_ARMY) },
  attack: {
    faces: ARMY,
    may: (g, side) => mayStep(g, side, ANY_ARMY) || mayAttack(g, side, ANY_ARMY),
  },
  combined_attack: { faces: ARMY, may: (g, side) => mayJoin(g, side) },
  forced_march: { faces: CHARACTERS, may: (g, side) => mayStep(g, side, LED) },
  attack_with_leadership: {
    faces: CHARACTERS,
    may: (g, side) => mayStep(g, side, LED) || mayAttack(g, side, LED),
  },
  move_characters: { faces: CHARACTERS, may: mayWalk },
  draw_cards: { faces: EVENT, may: mayDraw },
  recruit: { faces: MUSTER, may: mayFlip },
  rally: { faces: MUSTER, may: mayRally },
  goblin_muster: { faces: EYE, of: SHADOW, may: mayMusterGoblins },
  goblin_attack: {
    faces: EYE,
    of: SHADOW,
    may: (g, side) => mayStep(g, side, goblins(g)) || mayAttack(g, side, goblins(g)),
  },
  goblin_move: { faces: EYE, of: SHADOW, may: (g, side) => mayStep(g, side, goblins(g)) },
  eagle_attack: { faces: MUSTER, of: FREE, may: (g) => swoops(g, []).length > 0 },
  bat_cloud: { faces: MUSTER, of: SHADOW, may: mayCarry },
  move_beorn: { faces: CHARACTERS, of: FREE, may: (g, _side, face) => mayMoveBeorn(g, face === WILL_FACE) },
};
const TABLE: readonly Action[] = ACTION.names.map((name) => ACTIONS[name]);

/** 4.18: whether a side has such an action at all. */
export const hasAction = (side: Side, action: ActionId): boolean => (TABLE[action].of ?? side) === side;

const OTHER_SIDES_ACTION = no("other-sides-action", "4.18");
const DIE_DOES_NOT_ALLOW = no("die-does-not-allow", "4.18");
const NOTHING_TO_DO = no("nothing-to-do", "5.12");
const WRATH_TOO_SMALL = no("wrath-too-small", "16.2");
const MOVE_BEORN = ACTION.named("move_beorn");
/** 5.12: why a side can do nothing of an action with a die of this face. */
export function whyNotUse(g: FiveArmies, side: Side, face: FaceId, action: ActionId): Refusal | null {
  const { faces, may } = TABLE[action];
  if (!hasAction(side, action)) return OTHER_SIDES_ACTION;
  if ((faces & (1 << face)) === 0) return DIE_DOES_NOT_ALLOW;
  if (may(g, side, face)) return null;
  return action === MOVE_BEORN && g.at[BEORN] >= 0 && !canPay(g) ? WRATH_TOO_SMALL : NOTHING_TO_DO;
}
/** 5: whether a die of this face is good for an action of a side. */
export const allows = (side: Side, face: FaceId, action: ActionId): boolean => {
  const { faces, of } = TABLE[action];
  return (faces & (1 << face)) !== 0 && (of === undefined || of === side);
};

/** Unused dice of a side. */
export function unusedDice(g: FiveArmies, side: Side): number {
  let dice = 0;
  for (let i = side * FACE_COUNT; i < (side + 1) * FACE_COUNT; i++) dice += g.dice[i];
  return dice;
}
export const hasDie = (g: FiveArmies, side: Side, face: FaceId): boolean =>
  g.dice[side * FACE_COUNT + face] > 0;

function spend(c: C, side: Side, face: FaceId): void {
  c.g.dice[side * FACE_COUNT + face]--;
}

/** The faces that a side has unused dice of, a mask. */
function facesOf(g: FiveArmies, side: Side): number {
  let mask = 0;
  for (const face of FACE.all) if (hasDie(g, side, face)) mask |= 1 << face;
  return mask;
}
/** Which of these faces, a mask, something of an action can be done with. Only Beorn minds which of them it is. */
function usable(g: FiveArmies, side: Side, action: ActionId, among: number): number {
  const { faces, of, may } = TABLE[action];
  const fit = faces & among;
  if (fit === 0 || (of !== undefined && of !== side)) return 0;
  if (action !== MOVE_BEORN) return may(g, side, WILL_FACE) ? fit : 0;
  let mask = 0;
  for (const face of FACE.all) if ((fit & (1 << face)) !== 0 && may(g, side, face)) mask |= 1 << face;
  return mask;
}

/** 4.19: whether an ability has been used that goes with a die used to act. */
const owesAct = (g: FiveArmies, side: Side): boolean =>
  side === FREE && g.hasUsedAbility !== 0 && !g.rulings.earlyGenerals;
const isDone = ([verb]: Act): boolean => verb === "use" || verb === "enter" || verb === "play";
/** 4.19: whether a die must be used to act: an ability has been used, and there is something to do. */
export const mustAct = (g: FiveArmies, side: Side): boolean =>
  owesAct(g, side) && actsOf(g, g.acting).some(isDone);

/** Everything that can be done where a side acts. */
export const actsOf = (g: FiveArmies, seat: Seat): Act[] => whileStill(g, () => listActs(g, seat));
function listActs(g: FiveArmies, seat: Seat): Act[] {
  const side = sideOf(seat);
  const options: Act[] = [];
  if (side === FREE && g.hasUsedAbility === 0)
    for (const general of GENERALS) if (mayUseAbility(g, general)) options.push(ALL.ability[general]);
  const faces = facesOf(g, side);
  const can = ACTION.all.map((action) => usable(g, side, action, faces));
  const brings = CHARACTER.all.map((character) => bringing(g, side, character, faces));
  const hand = handOf(g, seat).filter(
    (card) => (facesOfCard(g, card) & faces) !== 0 && mayPlay(g, side, card),
  );
  for (const face of FACE.all) {
    const bit = 1 << face;
    if ((faces & bit) === 0) continue;
    for (const action of ACTION.all) if ((can[action] & bit) !== 0) options.push(ALL.use[face][action]);
    for (const character of CHARACTER.all)
      if ((brings[character] & bit) !== 0) options.push(ALL.enter[face][character]);
    for (const card of hand) if ((facesOfCard(g, card) & bit) !== 0) options.push(ALL.play[face][card]);
    options.push(ALL.aside[face]);
  }
  // 4.20.
  if (unusedDice(g, side) < unusedDice(g, other(side))) options.push(PASS);
  if (!owesAct(g, side)) return options;
  const acting = options.filter(isDone);
  return acting.length > 0 ? acting : options;
}
type Act = Chosen<"use" | "play" | "enter" | "aside" | "ability" | "pass">;

/** Where each action is told. */
function doing(g: FiveArmies, side: Side, face: FaceId, action: ActionId) {
  switch (ACTION.names[action]) {
    case "strategic_move":
      return enter("strategic", { side, left: 2 }, "turn");
    case "attack":
      return enter("attack", { side }, "turn");
    case "combined_attack":
      return enter("combined-attack", { side }, "turn");
    case "forced_march":
      return enter("march", { ...LED, side }, "turn");
    case "attack_with_leadership":
      return enter("attack", { ...LED, side }, "turn");
    case "move_characters":
      return enter("walkers", { side }, "turn");
    case "draw_cards":
      return enter("draw", { seat: side, decks: decksOf(side) }, "turn");
    case "recruit":
      return enter("recruit", { side, left: 2 }, "turn");
    case "rally":
      return enter("rally", { side, left: 2 }, "turn");
    case "goblin_muster":
      return enter("goblin-muster", {}, "turn");
    case "goblin_attack":
      return enter("attack", { ...goblins(g), side }, "turn");
    case "goblin_move":
      return enter("strategic", { ...goblins(g), side, left: 2 }, "turn");
    case "eagle_attack":
      return enter("eagle-attack", {}, "turn");
    case "bat_cloud":
      return enter("bat-cloud", {}, "turn");
    case "move_beorn":
      return enter("beorn", { face }, "turn");
  }
}

/** 4.18: the sides act in turn until neither has a die left. */
export const actions = chapter("actions")({
  act: {
    prompt: "act",
    ask: (g) => ({ seat: g.acting, options: actsOf(g, g.acting) }),
    answered: (c, _f, option) => {
      const { g } = c;
      const side = g.acting;
      if (option[0] === "pass") {
        c.tell("passed", { side });
        return { go: "turn" };
      }
      if (option[0] === "ability") {
        g.hasUsedAbility = 1;
        return enter("ability", { general: option[1] }, "act");
      }
      const [verb, face] = option;
      spend(c, side, face);
      g.hasUsedAbility = 0;
      c.tell("die", { side, face });
      if (verb === "aside") return { go: "turn" };
      if (verb === "enter") return enter("entry", { character: option[2] }, "turn");
      if (verb === "play") return enter("play", { seat: side, card: option[2] }, "turn");
      c.tell("action", { side, action: option[2] });
      return doing(g, side, face, option[2]);
    },
  },
  /** 4.18, 4.21. */
  turn: ({ g }) => {
    if (unusedDice(g, FREE) + unusedDice(g, SHADOW) === 0) return { end: null };
    if (unusedDice(g, other(g.acting)) > 0) g.acting = other(g.acting);
    return { go: "act" };
  },
});

/** An action by a card, with one of the own unused dice. */
export const bonus = chapter("bonus")({
  act: {
    prompt: "bonus",
    pick: (g, f) => ({
      seat: f.side,
      options: [
        ...actsOf(g, f.side).flatMap((one) =>
          one[0] === "use" || one[0] === "play" || one[0] === "enter" ? [one] : [],
        ),
        DONE,
      ],
    }),
    answered: (c, f, option) => {
      if (option[0] === "done") return { end: null };
      const [verb, face] = option;
      spend(c, f.side, face);
      c.tell("die", { side: f.side, face });
      if (verb === "enter") return enter("entry", { character: option[2] }, "turn");
      if (verb === "play") return enter("play", { seat: f.side, card: option[2] }, "turn");
      c.tell("action", { side: f.side, action: option[2] });
      return doing(c.g, f.side, face, option[2]);
    },
  },
  turn: () => ({ end: null }),
});
