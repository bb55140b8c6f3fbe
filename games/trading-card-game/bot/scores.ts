/** How good options look before anything has been learnt by playing: as scores, wherever there is more than a rule to it. */
import { type Ask, type Option, sameOption } from "@westmarch/kernel";
import type { CardGame } from "../state.ts";
import { considered, isSensible } from "./choosing.ts";
import { firstSight } from "./first-sight.ts";
import { readiness } from "./marching.ts";
import { bearsBest, pickCard, pickCopy } from "./picking.ts";
import { askedOf, type Senses } from "./sense.ts";

const ACTIONS: ReadonlySet<string> = new Set(["phase", "action", "about-to", "after"]);
/** Whether what is asked is what to do next. */
export const isAction = (prompt: string): boolean => ACTIONS.has(prompt);

/** Choices by rule of which something can be learnt. */
const BY_RULE: ReadonlySet<string> = new Set([
  "pick",
  "pick-card",
  "bearer",
  "heal",
  "archery",
  "assign",
  "next-skirmish",
  "reconcile",
  "may",
  "choose",
]);
/** Whether options of such a question are scored. */
export const isLearnt = (prompt: string): boolean =>
  ACTIONS.has(prompt) || BY_RULE.has(prompt) || prompt === "move-again";

/** What nobody does, and what everybody does. */
const NEVER = -9;
const ALWAYS = 9;
/** By how much what the rule says is ahead of the rest. */
const AHEAD = 0.15;
/** So much more strength than a fellowship should have is as good as one. */
const STRENGTH = 20;

/** What the rules say, where they say anything. */
function byRule(g: CardGame, ask: Ask): Option | null {
  switch (ask.prompt) {
    case "pick":
      return pickCopy(g, ask);
    case "pick-card":
      return pickCard(g, ask);
    case "bearer":
      return bearsBest(g, ask);
    default:
      return considered(g, ask);
  }
}

/** Fills `scores[i]` with how good `options[i]` looks to whoever is asked. */
export function scoreOptions(
  senses: Senses,
  g: CardGame,
  ask: Ask,
  options: readonly Option[],
  scores: number[],
): void {
  askedOf(senses)(score)(g, ask, options, scores);
}

function score(g: CardGame, ask: Ask, options: readonly Option[], scores: number[]): void {
  const { prompt, seat } = ask;
  if (ACTIONS.has(prompt)) {
    for (let i = 0; i < options.length; i++)
      scores[i] = isSensible(g, seat, options[i]) ? firstSight(g, seat, options[i]) : NEVER;
    return;
  }
  if (prompt === "move-again") {
    const ready = Math.max(NEVER, readiness(g) / STRENGTH);
    for (let i = 0; i < options.length; i++) scores[i] = options[i][0] === "move" ? ready : 0;
    return;
  }
  const chosen = byRule(g, ask);
  const ahead = BY_RULE.has(prompt) ? AHEAD : ALWAYS;
  for (let i = 0; i < options.length; i++)
    scores[i] = chosen !== null && sameOption(options[i], chosen) ? ahead : 0;
}
