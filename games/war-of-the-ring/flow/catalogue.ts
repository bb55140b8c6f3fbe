/** Chapter 5: everything that a die can be used for, by its verb. */
import type { Seat } from "@westmarch/kernel";
import { mayPlay, pays, removals, whyNotPlay, whyNotRemove } from "../cards/playable.ts";
import { ALL_CARDS } from "../data/cards.ts";
import {
  ALL_CHARACTERS,
  ALL_DECKS,
  ALL_FACES,
  ALL_NATIONS,
  ARMY_FACE,
  CHARACTER_FACE,
  DECKS_OF,
  EVENT_FACE,
  type FaceId,
  FREE,
  MUSTER_ARMY_FACE,
  MUSTER_FACE,
  NATIONS_OF,
  NONE,
  SHADOW,
  type Side,
  WILL_FACE,
} from "../data/ids.ts";
import { ANY_LEAD, NO_LEAD } from "../rules/armies/lead.ts";
import { canMoveArmies, whyNoArmyMoves } from "../rules/armies/movement.ts";
import { canRecruitByDie, whyNoRecruits } from "../rules/armies/muster.ts";
import { callByVoice, VOICES, whyNotCalled } from "../rules/armies/voice.ts";
import { canAttack, whyNoAttack } from "../rules/battle/attack.ts";
import { whyNoDraw } from "../rules/cards/draw.ts";
import { handOf } from "../rules/cards/hand.ts";
import { whyNoCompanionMoves, whyNoMinionMoves } from "../rules/characters/characters.ts";
import { ENTRANTS, whyNoEntry } from "../rules/characters/entry.ts";
import {
  hide,
  hidesByAnyDie,
  whyNoHiding,
  whyNoParting,
  whyNoTravel,
} from "../rules/fellowship/fellowship.ts";
import { advance } from "../rules/politics.ts";
import { concern } from "../rules/teams/teams.ts";
import { FACES_IN, hasMessenger } from "../rules/turn/dice.ts";
import { rousable, whyNoAdvance, whyNotRoused } from "../rules/turn/diplomacy.ts";
import { sideOf } from "../seats.ts";
import { MESSENGER_USED, type War } from "../state.ts";
import { type Chosen, enter } from "../vocabulary.ts";
import type { ActionVerb } from "../words/turn.ts";
import { type Act, type Action, byBoth, byFree, byShadow, OPTIONS, paymentOf } from "./action.ts";

/** Messenger of the Dark Tower: the Muster result as an Army result. */
const hasMessage = (g: War, seat: Seat, face: FaceId): boolean =>
  face === MUSTER_FACE && hasMessenger(g, seat);
const asArmy = (g: War, face: FaceId): void => {
  if (face === MUSTER_FACE) g.marks |= MESSENGER_USED;
};
/** 5.5.1: with a Character result a Leader or Character must lead. */
const leadOf = (face: FaceId): number => (face === CHARACTER_FACE ? ANY_LEAD : NO_LEAD);

export const ACTIONS = {
  /** 5.6.1, 5.5.1. */
  armies: {
    ...byBoth("5.6.1", CHARACTER_FACE, ARMY_FACE, MUSTER_ARMY_FACE, WILL_FACE),
    alsoPays: hasMessage,
    way: leadOf,
    whyNot: (g, seat, _thing, face) => whyNoArmyMoves(g, seat, leadOf(face)),
    may: (g, seat, _thing, face) => canMoveArmies(g, seat, leadOf(face)),
    does: ({ g }, seat, _thing, face) => {
      asArmy(g, face);
      return face === CHARACTER_FACE
        ? enter("moving", { seat, left: 1, lead: ANY_LEAD })
        : enter("moving", { seat, left: 2 });
    },
  },
  /** 5.6.2, 5.5.1. */
  "attack-with": {
    ...byBoth("5.6.2", CHARACTER_FACE, ARMY_FACE, MUSTER_ARMY_FACE, WILL_FACE),
    alsoPays: hasMessage,
    way: leadOf,
    whyNot: (g, seat, _thing, face) => whyNoAttack(g, seat, leadOf(face)),
    may: (g, seat, _thing, face) => canAttack(g, seat, leadOf(face)),
    does: ({ g }, seat, _thing, face) => {
      asArmy(g, face);
      return enter("attack", { seat, lead: leadOf(face) });
    },
  },
  /** 5.5.4, or by any die with Strider as Guide. */
  hide: {
    ...byFree("5.5.4", CHARACTER_FACE, WILL_FACE),
    alsoPays: hidesByAnyDie,
    whyNot: whyNoHiding,
    does: (c) => {
      hide(c);
      return null;
    },
  },
  /** 5.5.7. */
  minions: {
    ...byShadow("5.5.7", CHARACTER_FACE),
    whyNot: (g, seat) => whyNoMinionMoves(g, seat, 1),
    does: (_c, seat) => enter("minions", { seat, mouth: 1 }),
  },
  /** 5.5.3. */
  travel: {
    ...byFree("5.5.3", CHARACTER_FACE, WILL_FACE),
    whyNot: whyNoTravel,
    does: (_c, _seat, _thing, face) => enter("travel", { face }),
  },
  /** 5.5.5. */
  "separate-with": {
    ...byFree("5.5.5", CHARACTER_FACE, WILL_FACE),
    whyNot: whyNoParting,
    does: (_c, seat) => enter("separate", { seat }),
  },
  /** 5.5.6. */
  companions: {
    ...byFree("5.5.6", CHARACTER_FACE, WILL_FACE),
    whyNot: whyNoCompanionMoves,
    does: (_c, seat) => enter("companions", { seat }),
  },
  /** 5.12.1: a Companion's ability: Boromir, Legolas, Gimli. */
  rouse: {
    ...byFree("5.12.1"),
    thing: "nation",
    things: rousable,
    whyNot: (g, seat, nation) => whyNotRoused(g, seat, ALL_NATIONS[nation]),
    does: (c, _seat, nation) => {
      concern(c.g, ALL_NATIONS[nation]);
      advance(c, ALL_NATIONS[nation], "ability");
      return null;
    },
  },
  /** 5.7.1. */
  advance: {
    ...byBoth("5.7.1", MUSTER_FACE, MUSTER_ARMY_FACE, WILL_FACE),
    thing: "nation",
    things: (_g, _seat, side) => NATIONS_OF[side],
    whyNot: (g, seat, nation) => whyNoAdvance(g, seat, ALL_NATIONS[nation]),
    does: (c, _seat, nation) => {
      concern(c.g, ALL_NATIONS[nation]);
      advance(c, ALL_NATIONS[nation], "muster");
      return null;
    },
  },
  /** 5.7.3. */
  "recruit-with": {
    ...byBoth("5.7.3", MUSTER_FACE, MUSTER_ARMY_FACE, WILL_FACE),
    whyNot: whyNoRecruits,
    may: canRecruitByDie,
    does: (_c, seat) => enter("muster", { seat }),
  },
  /** The Voice of Saruman: 0 recruits, 1 replaces. */
  voice: {
    ...byShadow("5.12.1", MUSTER_FACE, MUSTER_ARMY_FACE),
    thing: "way",
    things: () => VOICES,
    whyNot: whyNotCalled,
    does: callByVoice,
  },
  /** 5.10.2, 5.7.4. */
  enter: {
    ...byFree("5.10.2", WILL_FACE),
    ...byShadow("5.7.4", MUSTER_FACE, MUSTER_ARMY_FACE),
    thing: "character",
    things: (_g, _seat, side) => ENTRANTS[side],
    whyNot: (g, seat, character) => whyNoEntry(g, seat, ALL_CHARACTERS[character]),
    does: (_c, seat, character) => enter("entry", { seat, character: ALL_CHARACTERS[character] }),
  },
  /** 6.3.1. */
  play: {
    ...byBoth("6.3.1"),
    thing: "card",
    things: handOf,
    way: (face) => face,
    whyNot: (g, seat, card, face) => whyNotPlay(g, seat, ALL_CARDS[card], face),
    may: (g, seat, card, face) =>
      mayPlay(g, seat, ALL_CARDS[card], face) ||
      (hasMessage(g, seat, face) && mayPlay(g, seat, ALL_CARDS[card], ARMY_FACE)),
    does: ({ g }, seat, card, face) => {
      if (!pays(face, ALL_CARDS[card])) asArmy(g, face);
      return enter("play", { seat, card: ALL_CARDS[card], face });
    },
  },
  /** 5.9.1. */
  draw: {
    ...byBoth("5.9.1", EVENT_FACE, WILL_FACE),
    thing: "deck",
    things: (_g, _seat, side) => DECKS_OF[side],
    whyNot: (g, seat, deck) => whyNoDraw(g, sideOf(g, seat), ALL_DECKS[deck]),
    does: (_c, seat, deck) => enter("draw", { seat, decks: [ALL_DECKS[deck]] }),
  },
  /** 5.12.2, 6.4.3: to discard a card on the table. */
  remove: {
    ...byBoth("6.4.3"),
    thing: "card",
    things: (g, seat) => removals(g, seat),
    way: (face) => face,
    whyNot: (g, seat, card, face) => whyNotRemove(g, seat, ALL_CARDS[card], face),
    does: (_c, seat, card, face) => enter("removal", { seat, card: ALL_CARDS[card], face }),
  },
  /** 5.3.5: the die is used for nothing. */
  skip: {
    ...byBoth("5.3.5"),
    whyNot: () => null,
    does: (c, seat, _thing, face) => {
      c.tell("skipped", { seat, face });
      return null;
    },
  },
} as const satisfies Readonly<Record<ActionVerb, Action>>;

export const isAction = (verb: string): verb is ActionVerb => Object.hasOwn(ACTIONS, verb);
export const VERBS = Object.keys(ACTIONS).filter(isAction);

/** An action in the list of a side, with its options; made alike for all, so that going through them is quick. */
interface Entry {
  /** The faces that pay, a mask; 0: any. */
  readonly paying: number;
  readonly alsoPays: Action["alsoPays"];
  readonly things: Action["things"];
  readonly way: Action["way"];
  readonly may: NonNullable<Action["may"]>;
  readonly options: readonly (readonly Chosen<ActionVerb>[])[];
}
function entry(verb: ActionVerb, side: Side): Entry | null {
  const action: Action = ACTIONS[verb];
  const { alsoPays, things, way, whyNot } = action;
  const payment = paymentOf(action, side);
  if (!payment) return null;
  return {
    paying: payment.faces.reduce((mask, face) => mask | (1 << face), 0),
    alsoPays,
    things,
    way,
    may: action.may ?? ((g, seat, thing, face) => whyNot(g, seat, thing, face) === null),
    options: OPTIONS[verb],
  };
}
/** By side: its actions. */
const CATALOGUE: readonly (readonly Entry[])[] = ([FREE, SHADOW] as const).map((side) =>
  VERBS.flatMap((verb) => entry(verb, side) ?? []),
);

/** The dice of a side that pay for an action, a mask of faces. */
function paidBy(g: War, seat: Seat, { paying, alsoPays }: Entry, dice: number): number {
  if (paying === 0) return dice;
  let mask = dice & paying;
  if (alsoPays && mask !== dice)
    for (const face of ALL_FACES)
      if ((dice & ~paying & (1 << face)) !== 0 && alsoPays(g, seat, face)) mask |= 1 << face;
  return mask;
}

/** Pushes what a seat may do with the dice of its side (a mask of faces), by each that pays. */
export function listActions(g: War, seat: Seat, side: Side, dice: number, options: Act[]): void {
  for (const one of CATALOGUE[side]) {
    const paid = paidBy(g, seat, one, dice);
    if (paid === 0) continue;
    const { things, way, may, options: words } = one;
    const faces = FACES_IN[paid];
    for (const thing of things ? things(g, seat, side) : NOTHING) {
      const row = words[thing === NONE ? 0 : thing];
      let asked = NOT_ASKED;
      let can = false;
      for (const face of faces) {
        const now = way ? way(face) : 0;
        if (now !== asked) {
          asked = now;
          can = may(g, seat, thing, face);
        }
        if (can) options.push(row[face]);
      }
    }
  }
}
const NOT_ASKED = -2;

/** What an action that names nothing is done to. */
const NOTHING: readonly number[] = [NONE];
