/** Armies on the march, as they grow and as they fall; characters on their own ways. */
import { PLACE, SHADOW } from "../../../ids.ts";
import { printed } from "../../../printing.ts";
import { armyName } from "../../labels/who.ts";
import { forceName, groupName, place, units } from "../../names.ts";
import { at, character, pips, side, troops, way } from "../slots.ts";
import type { Lines } from "./line.ts";

/** More than one of anything in a force: its verb is in the plural. */
const isMany = (force: readonly number[]): "yes" | "no" =>
  force.reduce((sum, many) => sum + many, 0) > 1 ? "yes" : "no";

export const ARMIES = {
  marched: {
    kind: "move",
    tell: (f, say) =>
      say("log.marched", { who: forceName(say, f.force), many: isMany(f.force), ...way(say, f) }),
  },
  walked: {
    kind: "move",
    tell: (f, say) => say("log.walked", { ...character(say, f.character), ...way(say, f) }),
  },
  retreated: {
    kind: "battle",
    tell: (f, say) => say("log.retreated", { ...side(say, f.side), ...way(say, f) }),
  },
  control: {
    kind: "battle",
    tell: (f, say, view) =>
      say(f.side === SHADOW ? "log.control" : "log.control.back", {
        ...side(say, f.side),
        place: place(say, f.place),
        points: printed(view).points[f.place],
      }),
  },
  "tokens-eliminated": {
    kind: "move",
    tell: (f, say) =>
      say("log.tokens-eliminated", { ...at(say, f.place), count: f.many, group: groupName(say, f.group) }),
  },
  "token-laid": {
    kind: "move",
    tell: (f, say) => say("log.token-laid", { ...at(say, f.place), group: groupName(say, f.group) }),
  },
  flipped: {
    kind: "move",
    tell: (f, say, view) =>
      say("log.flipped", { ...at(say, f.place), units: troops(say, printed(view).tokenUnits[f.token]) }),
  },
  mustered: {
    kind: "move",
    tell: (f, say) =>
      say("log.mustered", {
        units: units(say, f.unit, f.many),
        many: f.many > 1 ? "yes" : "no",
        place: place(say, f.place),
      }),
  },
  "pass-opened": { kind: "move", tell: (f, say) => say("log.pass-opened", { place: place(say, f.place) }) },
  rallied: {
    kind: "move",
    tell: (f, say) => {
      const slots = { ...at(say, f.place), count: f.healed };
      if (f.dice.length === 0) return say("log.rallied.card", slots);
      return say("log.rallied", {
        ...slots,
        dice: pips(say, [...f.dice, ...f.again]),
        again: f.again.length,
      });
    },
  },
  removed: {
    kind: "battle",
    tell: (f, say) =>
      say("log.removed", { ...at(say, f.place), unit: units(say, f.unit, 1), damage: f.damage }),
  },
  entered: {
    kind: "move",
    tell: (f, say) =>
      PLACE.is(f.place)
        ? say("log.entered", { ...character(say, f.character), ...at(say, f.place) })
        : say("log.entered.eyrie", character(say, f.character)),
  },
  eliminated: { kind: "battle", tell: (f, say) => say("log.eliminated", character(say, f.character)) },
  destroyed: {
    kind: "battle",
    tell: (f, say) => say("log.destroyed", { army: armyName(say, f.side, f.place) }),
  },
  ring: { kind: "battle", tell: (f, say) => say("log.ring", { place: place(say, f.place) }) },
  wrath: {
    kind: "move",
    tell: (f, say) =>
      say(f.change < 0 ? "log.wrath.lost" : "log.wrath", { count: Math.abs(f.change), wrath: f.wrath }),
  },
} satisfies Lines;
