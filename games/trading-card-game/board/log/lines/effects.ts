/** What came of a text that takes effect: what the pool was and is, that nothing came of it, or that it works. */
import type { Happened } from "@westmarch/boardkit";
import type { Part, Step } from "../../../language/tree.ts";
import type { CardGame } from "../../../state.ts";
import { cardName } from "../../names.ts";
import { reckoning } from "../../reckoning.ts";
import type { Reader } from "../slots.ts";
import type { Facts } from "./line.ts";

type TokenStep = Extract<Step, { readonly do: "add" | "remove" }>;

const isTokenStep = (step: Step): step is TokenStep =>
  (step.do === "add" || step.do === "remove") && !step.replaces;

/** The steps of a text that does nothing but change tokens, at once and before anybody can answer; null for another. */
function tokenSteps(part: Part | undefined): readonly TokenStep[] | null {
  if (!part || !("effect" in part) || ("cost" in part && part.cost !== undefined)) return null;
  const { clauses } = part.effect;
  if (clauses.some(({ clause }) => clause !== "steps")) return null;
  const steps = clauses.flatMap((clause): readonly Step[] => (clause.clause === "steps" ? clause.steps : []));
  return steps.every(isTokenStep) ? steps : null;
}

/** Which line tells that nothing came of a text: tokens that move are always told. */
function nothing(part: Part | undefined): "log.triggered.empty" | "log.triggered.nothing" | null {
  const steps = tokenSteps(part);
  if (!steps) return null;
  const isLimited = part !== undefined && "effect" in part && part.effect.limit !== undefined;
  const takesTwilight = steps.every(
    (step) =>
      step.do === "remove" &&
      step.counter === "twilight" &&
      typeof step.amount === "number" &&
      step.per === undefined,
  );
  return takesTwilight && !isLimited ? "log.triggered.empty" : "log.triggered.nothing";
}

/** A text that takes effect, with what came of it as far as the next event and the text itself tell. */
export function triggered({ card, index }: Facts<"triggered">, r: Reader, event: Happened<CardGame>): string {
  const slots = { card: cardName(r.say, card) };
  const next = r.story.next.get(event);
  if (next?.type === "twilight" && r.story.told.has(next)) {
    const { by, pool } = next.facts;
    return r.say("log.triggered.pool", { ...slots, before: pool - by, pool });
  }
  // A change of burdens follows at once where there is one.
  const key = next && next.type !== "burdens" ? nothing(reckoning.here()?.partsOf(card)[index]) : null;
  return r.say(key ?? (r.story.vain.has(event) ? "log.triggered.nothing" : "log.triggered"), slots);
}
