/** The turn: generals, fate, bats and dice; and how the game ends. */
import { FREE, SHADOW } from "../../../ids.ts";
import { shadowPoints } from "../../../rules/board.ts";
import { actionName, faceName, tileName, withinCard, withinTerritory } from "../../names.ts";
import { at, character, faces, side } from "../slots.ts";
import type { Lines } from "./line.ts";

export const TURN = {
  turn: {
    kind: "turn",
    tell: ({ turn, dice }, say) => say("log.turn", { turn, free: dice[FREE], shadow: dice[SHADOW] }),
  },
  activated: { kind: "move", tell: (f, say) => say("log.activated", character(say, f.character)) },
  token: { kind: "move", tell: (f, say) => say("log.token", at(say, f.place)) },
  "tokens-lost": {
    kind: "move",
    tell: (f, say) => say("log.tokens-lost", { ...at(say, f.place), count: f.many }),
  },
  tile: { kind: "move", tell: (f, say) => say("log.tile", { tile: tileName(say, f.tile) }) },
  fate: { kind: "move", tell: (f, say) => say("log.fate", { tile: tileName(say, f.tile), fate: f.fate }) },
  "fate-card": { kind: "move", tell: (f, say) => say("log.fate-card", { card: withinCard(say, f.card) }) },
  bat: {
    kind: "move",
    tell: (f, say) => say("log.bat", { territory: withinTerritory(say, f.territory) }),
  },
  rolled: {
    kind: "move",
    tell: (f, say) =>
      f.faces.length === 0
        ? say("log.rolled.none", side(say, f.side))
        : say("log.rolled", { ...side(say, f.side), faces: faces(say, f.faces) }),
  },
  die: {
    kind: "move",
    tell: (f, say) => say("log.die", { ...side(say, f.side), face: faceName(say, f.face) }),
  },
  action: {
    kind: "move",
    tell: (f, say) => say("log.action", { ...side(say, f.side), action: actionName(say, f.action) }),
  },
  passed: { kind: "move", tell: (f, say) => say("log.passed", side(say, f.side)) },
  ability: { kind: "move", tell: (f, say) => say("log.ability", character(say, f.character)) },
  deactivated: { kind: "move", tell: (f, say) => say("log.deactivated", character(say, f.character)) },
  "end-of-turn": { kind: "move", tell: (_, say) => say("log.end-of-turn") },
  won: {
    kind: "end",
    tell: (f, say, view) => say(`log.won.${f.reason}`, { ...side(say, f.side), points: shadowPoints(view) }),
  },
} satisfies Lines;
