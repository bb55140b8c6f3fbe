/** Combats from their beginning to their end, what flies over them, and hits from elsewhere. */
import { unitOfCard } from "../../../ids.ts";
import {
  cardName,
  combatName,
  maneuverName,
  place,
  unitName,
  withinRoost,
  withinTerritory,
} from "../../names.ts";
import { at, character, pips, side } from "../slots.ts";
import type { Lines } from "./line.ts";

export const COMBATS = {
  combat: {
    kind: "battle",
    tell: (f, say) => {
      const slots = { ...side(say, f.attacker), target: place(say, f.target) };
      return f.combined === 0
        ? say("log.combat", { ...slots, from: place(say, f.from) })
        : say("log.combat.combined", slots);
    },
  },
  superior: { kind: "battle", tell: (f, say) => say("log.superior", side(say, f.side)) },
  round: {
    kind: "battle",
    tell: (f, say) => say("log.combat-round", { round: f.round, from: place(say, f.from) }),
  },
  played: {
    kind: "battle",
    tell: (f, say) => {
      const unit = unitOfCard(f.maneuver);
      const slots = { ...side(say, f.side), maneuver: maneuverName(say, f.maneuver) };
      return unit === null
        ? say("log.played", slots)
        : say("log.played.unit", { ...slots, unit: unitName(say, unit) });
    },
  },
  "combat-card": {
    kind: "battle",
    tell: (f, say) =>
      say("log.combat-card", {
        ...side(say, f.side),
        card: cardName(say, f.card),
        combat: combatName(say, f.card),
      }),
  },
  "combat-roll": {
    kind: "battle",
    tell: (f, say) =>
      say("log.combat-roll", {
        ...side(say, f.side),
        dice: pips(say, f.dice),
        black: f.black,
        needs: f.needs,
        bonus: f.bonus,
      }),
  },
  reroll: {
    kind: "battle",
    tell: (f, say) => say("log.reroll", { ...side(say, f.side), dice: pips(say, f.dice), needs: f.needs }),
  },
  "die-again": {
    kind: "battle",
    tell: (f, say) => say("log.die-again", { ...side(say, f.side), value: f.value }),
  },
  "more-dice": {
    kind: "battle",
    tell: (f, say) =>
      say("log.more-dice", {
        ...side(say, f.side),
        dice: pips(say, f.dice),
        needs: f.needs,
        count: f.hits,
      }),
  },
  maneuver: {
    kind: "battle",
    tell: (f, say) =>
      say(f.cancelled ? "log.maneuver.cancelled" : "log.maneuver", {
        ...side(say, f.side),
        maneuver: maneuverName(say, f.maneuver),
      }),
  },
  vampires: {
    kind: "battle",
    tell: (f, say) => say("log.vampires", { territory: withinTerritory(say, f.territory) }),
  },
  scored: { kind: "battle", tell: (f, say) => say("log.scored", { free: f.free, shadow: f.shadow }) },
  mail: {
    kind: "battle",
    tell: (f, say) => say("log.mail", { ...character(say, f.character), count: f.hits }),
  },
  hit: { kind: "battle", tell: (f, say) => say("log.hit", { ...at(say, f.place), count: f.hits }) },
  shielded: { kind: "battle", tell: (f, say) => say("log.shielded", { count: f.left }) },
  bodyguard: { kind: "move", tell: (f, say) => say("log.bodyguard", { count: f.tokens }) },
  ceased: { kind: "battle", tell: (_, say) => say("log.ceased") },
  "combat-ended": {
    kind: "battle",
    tell: (f, say) => say("log.combat-ended", at(say, f.target)),
  },
  shot: {
    kind: "battle",
    tell: (f, say) =>
      say("log.shot", {
        ...at(say, f.place),
        dice: pips(say, [...f.dice, ...f.again]),
        again: f.again.length,
        count: f.hits,
      }),
  },

  eagles: { kind: "move", tell: (f, say) => say("log.eagles", { count: f.many }) },
  flew: { kind: "move", tell: (f, say) => say("log.flew", { roost: withinRoost(say, f.roost) }) },
  swooped: { kind: "battle", tell: (f, say) => say("log.swooped", at(say, f.place)) },
  "bat-cloud": {
    kind: "move",
    tell: (f, say) => say("log.bat-cloud", { territory: withinTerritory(say, f.territory) }),
  },
} satisfies Lines;
