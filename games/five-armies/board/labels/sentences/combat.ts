/** Questions of a combat, and of damage that an army takes elsewhere. */
import { BEORN, BILBO, BOLG, FREE, other, type PlaceId, SHADOW, sideOf, VAMPIRE_LIKE } from "../../../ids.ts";
import { armyIn, unitsIn } from "../../../rules/board.ts";
import { mailAt } from "../../../rules/standing.ts";
import {
  cardName,
  characterName,
  maneuverName,
  place,
  withinCharacter,
  withinTerritory,
} from "../../names.ts";
import type { PromptName, Sentences, Spoken } from "../asked.ts";
import { armyName, asking, combatHeading, titled } from "../who.ts";

/** A combat asks. */
const heading = combatHeading;

export const COMBAT = {
  fighting: ({ about: [target] }, { say, view: { battle } }) =>
    say("prompt.fighting", { place: place(say, target), round: (battle?.round ?? 0) + 1 }),
  maneuver: (_, props) => titled(props, heading(props), "prompt.maneuver"),
  reroll: ({ about: [dice] }, props) => titled(props, heading(props), "prompt.reroll", { dice }),
  luck: (_, props) => props.say("prompt.luck", { who: withinCharacter(props.say, BILBO) }),
  chance: ({ about: [left] }, props) => titled(props, heading(props), "prompt.chance", { left }),
  "take-back": (_, props) => titled(props, heading(props), "prompt.take-back"),
  "use-maneuver": ({ about: [maneuver] }, props) =>
    titled(props, heading(props), "prompt.use-maneuver", { maneuver: maneuverName(props.say, maneuver) }),
  "spend-bat": ({ about: [territory, hits] }, props) =>
    titled(props, maneuverName(props.say, VAMPIRE_LIKE), "prompt.spend-bat", {
      territory: withinTerritory(props.say, territory),
      hits,
    }),
  quarter: ({ seat, about: [at] }, props) => {
    const { say, view } = props;
    const side = armyIn(view, at) ?? other(sideOf(seat));
    return say("prompt.quarter", { army: armyName(say, side, at) });
  },
  cease: (_, props) => titled(props, heading(props), "prompt.cease"),
  leave: ({ about: [freely], options }, props) => {
    const { battle } = props.view;
    const alone = battle !== null && battle.beorn !== 0 && battle.attacker === SHADOW;
    const key =
      options.length === 1
        ? "prompt.leave.none"
        : freely !== 0 || alone
          ? "prompt.leave"
          : "prompt.leave.rout";
    return titled(props, heading(props), key, {
      army: battle ? fighters(props, battle.target) : "",
      damage: battle ? props.view.damage[battle.target] : 0,
    });
  },
  casualties: ({ seat, about: [at, damage], options }, props) => {
    const { say, view } = props;
    const side = sideOf(seat);
    const must = !options.some(([verb]) => verb === "done");
    const rout = (asking(props, "casualties")?.rout ?? 0) !== 0;
    const key = rout ? "prompt.casualties.rout" : must ? "prompt.casualties.must" : "prompt.casualties";
    return say(key, {
      army: armyName(say, side, at),
      damage,
      units: unitsIn(view, side, at),
      may: must ? "no" : "yes",
    });
  },
  mail: ({ about: [at, hits] }, props) => {
    const { say, view } = props;
    const coat = mailAt(view, at);
    return titled(props, coat ? cardName(say, coat.card) : characterName(say, BILBO), "prompt.mail", {
      army: armyName(say, FREE, at),
      hits,
      prevented: Math.min(hits, coat?.hits ?? 0),
    });
  },
  bodyguard: ({ about: [at, hits] }, props) =>
    titled(props, characterName(props.say, BOLG), "prompt.bodyguard", {
      army: armyName(props.say, SHADOW, at),
      hits,
      left: props.view.bodyguard,
    }),
  ring: (_, props) =>
    titled(props, props.say("the.ring"), "prompt.ring", { who: withinCharacter(props.say, BILBO) }),
} satisfies Partial<Sentences<PromptName>>;

/** Those who fight in a place: an army, or Beorn alone. */
function fighters({ say, view }: Spoken, at: PlaceId): string {
  if (view.at[BEORN] === at) return characterName(say, BEORN);
  return armyName(say, armyIn(view, at) ?? FREE, at);
}
