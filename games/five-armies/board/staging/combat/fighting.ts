/** What a player may answer ahead in a combat: to fight on, and with which card of the combat hand. Pure but for what is kept. */
import { type Ahead, cardOffer, type Fighting } from "@westmarch/campaign/sitting";
import { type AskOf, frameOf } from "@westmarch/kernel";
import { type PlaceId, sideOf } from "../../../ids.ts";
import { ALL } from "../../../rules/choices.ts";
import { joined } from "../../../rules/combat/attack.ts";
import { placeOf } from "../../../rules/combat/battle.ts";
import { maneuversOf } from "../../../rules/combat/maneuvers.ts";
import { mayRetreat } from "../../../rules/combat/retreat.ts";
import { eventsOf } from "../../../rules/hand.ts";
import type { Battle, FiveArmies } from "../../../state.ts";
import type { Chosen } from "../../../vocabulary.ts";

type Ask = AskOf<FiveArmies>;

/** Whether these are the losses of a round, and not those of an army that is routed. */
function ofRound(view: FiveArmies, b: Battle, ask: Ask): boolean {
  const frame = frameOf<FiveArmies, "casualties">(view, "casualties");
  const where: PlaceId = placeOf(b, sideOf(ask.seat));
  return ask.prompt === "casualties" && frame?.rout === 0 && frame.where === where;
}

/** The answer with which a side fights on after its losses of a round; none where the rules will not ask it. */
export function onward(view: FiveArmies, ask: Ask): readonly Ahead[] {
  const b = view.battle;
  const side = sideOf(ask.seat);
  if (!b || !ofRound(view, b, ask)) return [];
  if (side === b.attacker) return [{ prompt: "cease", option: ["continue"] }];
  return mayRetreat(view, side, b.target, b.from) ? [{ prompt: "leave", option: ["stand"] }] : [];
}

type Laid = Chosen<"maneuver"> | Chosen<"card">;

/** With what a side could fight another round; null where that is not what is asked. */
function cardsNext(view: FiveArmies, ask: Ask): readonly Laid[] | null {
  const b = view.battle;
  if (!b || (ask.prompt !== "cease" && ask.prompt !== "leave")) return null;
  // In a guided game there is one answer, and nothing goes with it. Which army fights next may have to be chosen first.
  if (ask.options.length < 2 || (b.combined !== 0 && joined(view, b.attacker, b.target).length > 1))
    return null;
  const side = sideOf(ask.seat);
  return [
    ...maneuversOf(view, b, side).map((card) => ALL.maneuver[card]),
    ...eventsOf(view, side).map((card) => ALL.card[card]),
  ];
}

/** The cards that may be laid now, or with which another round can be fought; null where none is asked for. */
export const offerOf = (props: Fighting<FiveArmies> & { readonly ask: Ask | null }) =>
  cardOffer<Ask, Laid, readonly Laid[]>(props, {
    prompt: "maneuver",
    now: (ask) => (ask.prompt === "maneuver" ? ask.options : null),
    next: (ask) => cardsNext(props.view, ask),
    cardsOf: (cards) => cards,
    option: (card) => card ?? ["done"],
    goOn: ({ prompt }) => [prompt === "cease" ? "continue" : "stand"],
  });
