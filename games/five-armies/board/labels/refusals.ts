/** Why an attempt is refused, with the names of what it speaks of. */
import type { Slots } from "@westmarch/boardkit";
import { numberOr0, refusalBy } from "@westmarch/campaign/labelling";
import type { Facts, ReasonOf } from "@westmarch/kernel";
import {
  ACTION,
  CARD,
  CHARACTER,
  DECK,
  FACE,
  GROUP,
  MANEUVER,
  PLACE,
  ROOST,
  TERRITORY,
  THING,
  UNIT,
} from "../../ids.ts";
import type { FiveArmies } from "../../state.ts";
import type { GameSay } from "../keys.ts";
import {
  actionName,
  cardName,
  deckName,
  faceName,
  groupName,
  maneuverName,
  place,
  placeAt,
  things,
  unitName,
  withinCard,
  withinCharacter,
  withinRoost,
  withinTerritory,
} from "../names.ts";

/** The place that is meant: where something is, or where it was to go; and where the army stands that was to go. */
function placesOf({ place: at, from, to }: Facts, say: GameSay): Slots {
  const there = PLACE.is(at) ? at : PLACE.is(to) ? to : from;
  const start = PLACE.is(at) ? at : PLACE.is(from) ? from : to;
  return {
    stands: PLACE.is(start) ? placeAt(say, start) : say("some.place.at"),
    place: PLACE.is(there) ? place(say, there) : say("some.place"),
    at: PLACE.is(there) ? placeAt(say, there) : say("some.place.at"),
    from: PLACE.is(from) ? place(say, from) : say("some.place"),
    to: PLACE.is(to) ? place(say, to) : say("some.place"),
  };
}

/** The names that a refusal may speak of, from its facts; “that army” and the like where they name none. */
function slotsOf(facts: Facts, say: GameSay): Slots {
  const { face, action, card, character, general, group, thing, unit, roost, territory, maneuver, deck } =
    facts;
  const who = CHARACTER.is(character) ? character : general;
  return {
    ...placesOf(facts, say),
    face: FACE.is(face) ? faceName(say, face) : say("some.face"),
    action: ACTION.is(action) ? actionName(say, action) : say("some.action"),
    card: CARD.is(card) ? withinCard(say, card) : say("some.card"),
    who: CHARACTER.is(who) ? withinCharacter(say, who) : say("some.character"),
    group: GROUP.is(group) ? groupName(say, group) : say("some.group"),
    thing: THING.is(thing) ? things(say, thing, numberOr0(facts.many)) : say("some.thing"),
    unit: UNIT.is(unit) ? unitName(say, unit) : say("some.unit"),
    roost: ROOST.is(roost)
      ? withinRoost(say, roost)
      : TERRITORY.is(territory)
        ? withinTerritory(say, territory)
        : say("some.territory"),
    maneuver: MANEUVER.is(maneuver)
      ? maneuverName(say, maneuver)
      : CARD.is(card)
        ? cardName(say, card)
        : say("some.card"),
    deck: DECK.is(deck) ? deckName(say, deck) : say("some.deck"),
    many: numberOr0(facts.many),
    step: numberOr0(facts.step),
  };
}

export const refusal = refusalBy<ReasonOf<FiveArmies>, GameSay>(slotsOf);
