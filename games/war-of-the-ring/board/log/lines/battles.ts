/** Battles, from their beginning to their end. */

import {
  BY_CEASING,
  BY_LOSSES,
  BY_RETREAT,
  BY_WITHDRAWAL,
  FIELD_BATTLE,
  SIEGE_BATTLE,
} from "../../../data/battles.ts";
import { FREE, NONE, SHADOW } from "../../../data/ids.ts";
import type { Key } from "../../keys.ts";
import { place } from "../../names.ts";
import { character, combatCard, deck, group, pips, side } from "../slots.ts";
import type { Lines } from "./line.ts";

const BATTLE_KEYS: ReadonlyMap<number, Key> = new Map([
  [BY_CEASING, "log.battle-ended.ceased"],
  [BY_RETREAT, "log.battle-ended.retreat"],
  [BY_WITHDRAWAL, "log.battle-ended.withdrawal"],
  [BY_LOSSES, "log.battle-ended.losses"],
]);

export const BATTLES = {
  "battle-began": {
    kind: "battle",
    tell: (f, say) => {
      const slots = { ...side(say, f.attacker), place: place(say, f.to) };
      if (f.kind === FIELD_BATTLE)
        return say("log.battle-began.field", { ...slots, from: place(say, f.from) });
      return say(f.kind === SIEGE_BATTLE ? "log.battle-began.siege" : "log.battle-began.sortie", slots);
    },
  },
  "battle-ended": {
    kind: "battle",
    tell: (f, say) => say(BATTLE_KEYS.get(f.why) ?? "log.battle-ended.ceased", { place: place(say, f.to) }),
  },
  "card-chosen": {
    kind: "battle",
    tell: (f, say) => {
      const who = side(say, f.side);
      if (f.deck === NONE) return say("log.card-chosen.none", who);
      return f.card === undefined
        ? say("log.card-chosen", { ...who, deck: deck(say, f.deck) })
        : say("log.card-chosen.own", { ...who, card: combatCard(say, f.card) });
    },
  },
  "cards-shown": {
    kind: "battle",
    tell: ({ cards }, say) => {
      const [free = NONE, shadow = NONE] = cards;
      if (free !== NONE && shadow !== NONE)
        return say("log.cards-shown", { free: combatCard(say, free), shadow: combatCard(say, shadow) });
      const shown = free === NONE ? shadow : free;
      const who = side(say, free === NONE ? SHADOW : FREE);
      return shown === NONE ? null : say("log.cards-shown.one", { ...who, card: combatCard(say, shown) });
    },
  },
  "card-cancelled": {
    kind: "battle",
    tell: (f, say) => say("log.card-cancelled", { card: combatCard(say, f.card) }),
  },
  "combat-roll": {
    kind: "battle",
    tell: (f, say) =>
      f.dice.length === 0
        ? say("log.combat-roll.none", side(say, f.side))
        : say("log.combat-roll", { ...side(say, f.side), dice: pips(say, f.dice), hits: f.hits }),
  },
  reroll: {
    kind: "battle",
    tell: (f, say) => say("log.reroll", { ...side(say, f.side), dice: pips(say, f.dice), hits: f.hits }),
  },
  "special-attack": {
    kind: "battle",
    tell: (f, say) =>
      f.dice.length === 0
        ? say("log.special-attack.sure", { ...side(say, f.side), hits: f.hits })
        : say("log.special-attack", { ...side(say, f.side), dice: pips(say, f.dice), hits: f.hits }),
  },
  turned: {
    kind: "battle",
    tell: (f, say) => say("log.turned", { ...side(say, f.side), dice: f.dice }),
  },
  "hits-cancelled": {
    kind: "battle",
    tell: (f, say) => say("log.hits-cancelled", { ...side(say, f.side), hits: f.hits }),
  },
  forfeited: {
    kind: "battle",
    tell: (f, say) =>
      f.characters === undefined
        ? say("log.forfeited.points", { points: f.points ?? 0 })
        : say("log.forfeited.characters", group(say, f.characters)),
  },
  silenced: { kind: "battle", tell: (f, say) => say("log.silenced", character(say, f.character)) },
  "white-rider": { kind: "battle", tell: (_, say) => say("log.white-rider") },
} satisfies Lines;
