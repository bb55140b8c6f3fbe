/** What the steps of cards and abilities do, in a few words: for a player who chooses between two of them. */
import type { Slots } from "@westmarch/boardkit";
import { listed } from "@westmarch/boardkit/writing";
import { CHARACTER } from "../../ids.ts";
import type { Step } from "../../language/tree.ts";
import type { GameSay, Key } from "../keys.ts";
import { withinCharacter } from "../names.ts";

const KEYS: { readonly [D in Step["do"]]: Key } = {
  move: "do.move",
  march: "do.march",
  "strategic move": "do.strategic-move",
  "attack in turn": "do.attack-in-turn",
  "combined attack": "do.combined-attack",
  choose: "do.choose",
  shoot: "do.shoot",
  hit: "do.hit",
  "put damage": "do.put-damage",
  "put leadership": "do.put-leadership",
  "remove leadership": "do.remove-leadership",
  draw: "do.draw",
  "discard enemy cards": "do.discard-enemy-cards",
  "discard activation": "do.discard-activation",
  "re-roll action dice": "do.re-roll-action-dice",
  "take an action": "do.take-an-action",
  flip: "do.flip",
  "place tokens": "do.place-tokens",
  "remove tokens": "do.remove-tokens",
  rally: "do.rally",
  muster: "do.muster",
  goblins: "do.goblins",
  "muster eagles": "do.muster-eagles",
  "send eagles": "do.send-eagles",
  "place bats": "do.place-bats",
  "bat-cloud": "do.bat-cloud",
  "add tiles": "do.add-tiles",
  walk: "do.walk",
  "open pass": "do.open-pass",
  bodyguard: "do.bodyguard",
  wrath: "do.wrath",
  "beorn attacks": "do.beorn-attacks",
  either: "do.either",
  stay: "do.stay",
  rule: "do.stay",
};

/** How many, wherever a step says so; and who walks. */
function slotsOf(step: Step, say: GameSay): Slots {
  switch (step.do) {
    case "move":
      return { how: step.how.replaceAll(/[^a-z]+/g, "_") };
    case "march":
      return { count: step.regions };
    case "strategic move":
    case "attack in turn":
      return { count: step.armies };
    case "hit":
      return { count: step.hits };
    case "put damage":
      return { count: step.markers };
    case "put leadership":
    case "flip":
    case "place tokens":
    case "bodyguard":
    case "wrath":
      return { count: step.tokens };
    case "remove tokens":
      return { count: step.most };
    case "draw":
    case "discard enemy cards":
      return { count: step.cards };
    case "muster":
      return { count: step.units };
    case "goblins":
      return { count: step.first + step.second };
    case "muster eagles":
      return { count: step.eagles };
    case "place bats":
      return { count: step.bats };
    case "walk":
      return { who: withinCharacter(say, CHARACTER.named(step.character)) };
    default:
      return {};
  }
}

/** Everything that a branch of a program does, one thing after the other. */
export const doings = (steps: readonly Step[], say: GameSay): string =>
  listed(
    say,
    steps.map((step) => say(KEYS[step.do], slotsOf(step, say))),
    "parts",
  );
