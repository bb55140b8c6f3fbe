/** Carries out a step of a program, or goes where its choices are made. */

import {
  ALOFT,
  BEORN,
  CARD,
  CHARACTER,
  type CharacterId,
  DEAD,
  EYRIE,
  GOBLIN,
  GROUP,
  LORD,
  NONE,
  other,
  PLACE,
  type PlaceId,
  POINTS,
  type Side,
  TILE,
  WALKERS,
} from "../../ids.ts";
import type { GroupName } from "../../language/names.ts";
import {
  type CreatureStep,
  type HandStep,
  isCreatureStep,
  isHandStep,
  isRecruitStep,
  type RecruitStep,
  type StepOf,
} from "../../language/steps.ts";
import type { Step } from "../../language/tree.ts";
import { IN_POOL, UNUSED } from "../../state.ts";
import { type C, enter } from "../../vocabulary.ts";
import { gainWrath } from "../beorn.ts";
import { supply } from "../board.ts";
import { layOnTable, lookAt } from "../hand.ts";
import { muster } from "../mustering.ts";
import { musterEagles } from "../sky.ts";
import { choice, meant } from "./meant.ts";
import type { StepFrame } from "./possible.ts";
import { hurts, isMarchTogether } from "./possible.ts";
import { onlyOf, orders } from "./to-armies.ts";

/** A march of armies: each that was chosen by itself, or parts of armies one after the other. */
const marching = (f: StepFrame, step: StepOf<"march">) =>
  isMarchTogether(step)
    ? enter(
        "march",
        {
          side: f.side,
          only: onlyOf(step.armies),
          steps: step.regions,
          regions: step.regions,
          left: choice(step.armies).count,
        },
        "after",
      )
    : ({ go: "each" } as const);

/** What is done with cards, tokens of generals and dice. */
function inHand(c: C, f: StepFrame, step: HandStep) {
  switch (step.do) {
    case "draw":
      f.left = step.cards;
      return { go: "deck" } as const;
    case "discard enemy cards":
      f.left = step.cards;
      lookAt(c, other(f.side));
      return { go: "enemy" } as const;
    case "discard activation":
      return { go: "token" } as const;
    case "re-roll action dice":
      return { go: "dice" } as const;
    case "take an action":
      return enter("bonus", { side: f.side }, "after");
  }
}

const groupOf = (group: GroupName | undefined): number => (group === undefined ? -1 : GROUP.named(group));

/** What comes to the board or leaves it: recruits, their tokens, an open pass. */
function ofRecruits(f: StepFrame, step: RecruitStep) {
  switch (step.do) {
    case "flip":
      return enter("recruit", { side: f.side, left: step.tokens, groups: groupOf(step.group) }, "after");
    case "place tokens":
      return enter("tokens", { side: f.side, left: step.tokens, group: groupOf(step.group) }, "after");
    case "remove tokens":
      f.left = step.most;
      return { go: "tokens" } as const;
    case "muster":
      f.left = step.units;
      return { go: "muster" } as const;
    case "goblins":
      return { go: "point" } as const;
    case "open pass":
      return { go: "pass" } as const;
  }
}

/** Eagles, bats, single characters, and the tiles of fate. */
function ofCreatures(c: C, f: StepFrame, step: CreatureStep) {
  const { g } = c;
  switch (step.do) {
    case "muster eagles":
      musterEagles(c, step.eagles);
      return { go: "after" } as const;
    case "send eagles":
      return g.at[LORD] === ALOFT && (g.lord === EYRIE || g.eagles[EYRIE] > 0)
        ? enter("eagle-flight", {}, "after")
        : ({ go: "after" } as const);
    case "place bats":
      f.left = step.bats;
      return { go: "bat" } as const;
    case "bat-cloud":
      return enter("bat-cloud", {}, "after");
    case "wrath":
      if (g.at[BEORN] !== DEAD) gainWrath(c, step.tokens);
      return { go: "after" } as const;
    case "beorn attacks":
      return g.at[BEORN] >= 0 ? enter("beorn-attack", {}, "after") : ({ go: "after" } as const);
    case "add tiles":
      addTiles(c, step.set);
      return { go: "after" } as const;
    case "walk":
      return walkOf(f.side, CHARACTER.named(step.character));
    case "bodyguard":
      g.bodyguard += step.tokens;
      c.tell("bodyguard", { tokens: g.bodyguard });
      return { go: "after" } as const;
  }
}

/** Carries a step out, or goes where its choices are made. */
export function perform(c: C, f: StepFrame, step: Step) {
  if (isHandStep(step)) return inHand(c, f, step);
  if (isRecruitStep(step)) return ofRecruits(f, step);
  if (isCreatureStep(step)) return ofCreatures(c, f, step);
  switch (step.do) {
    case "march":
      return marching(f, step);
    case "move":
    case "shoot":
    case "rally":
      return { go: "each" } as const;
    case "hit":
    case "put damage":
    case "put leadership":
    case "remove leadership":
      // Armies that are not chosen now are those that were named.
      if (f.chosen.length === 0) f.chosen = meant(c.g, f.side, step.armies, f, hurts(step));
      return { go: "each" } as const;
    case "strategic move":
      return enter("strategic", { side: f.side, left: step.armies }, "after");
    case "attack in turn":
      f.left = step.armies;
      return { go: "turns" } as const;
    case "combined attack":
      return enter("combined-attack", { side: f.side, least: 1, ...orders(f) }, "after");
    case "either":
      return { go: "which" } as const;
    case "stay":
      // The card has been discarded, and lies on the table instead.
      layOnTable(c, CARD.of(f.program));
      if (step.rules.some((rule) => rule.rule === "defended" && rule.where === "that army"))
        c.g.ground = PLACE.is(f.mine) ? f.mine : NONE;
      return { go: "after" } as const;
    case "choose":
    case "rule":
      return { go: "after" } as const;
  }
}

/** Goblins come to both mustering points, the first number of them to this one, as far as the supply goes. */
export function musterGoblins(c: C, { first, second }: StepOf<"goblins">, at: PlaceId): void {
  for (const point of [at, ...POINTS.filter((one) => one !== at)])
    for (let i = 0; i < (point === at ? first : second); i++)
      if (supply(c.g, GOBLIN) > 0) muster(c, point, GOBLIN);
}

/** Special tiles that have not been brought in yet come into the pool. */
function addTiles({ g }: C, set: "blue" | "red"): void {
  for (const tile of TILE.all)
    if (TILE.names[tile].startsWith(set) && g.tiles[tile] === UNUSED) g.tiles[tile] = IN_POOL;
}

const walkOf = (side: Side, character: CharacterId) => {
  const n = WALKERS[side].indexOf(character);
  return enter("walkers", { side, n, last: character }, "after");
};
