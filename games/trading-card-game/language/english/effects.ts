/** Steps one after the other, and the choices between them, in the card language (3). */
import { say } from "@westmarch/sentences/writing";
import {
  type ChoiceOption,
  type Clause,
  type Effect,
  isChange,
  isSpecial,
  type May,
  type Special,
  type Step,
} from "../tree.ts";
import { limit, noun, target } from "./cards.ts";
import { change } from "./changes.ts";
import { condition } from "./conditions.ts";
import { paid } from "./costs.ts";
import { deed } from "./deeds.ts";

function special(done: Special): string {
  switch (done.do) {
    case "discard until you stop":
      return `discard cards one at a time from the top of your deck until you choose to stop (at least ${done.least}, at most ${done.most})`;
    case "reveal until not":
      return `reveal cards one at a time from the top of your deck until a revealed card is not ${target(done.target)}`;
    default:
      return done.do;
  }
}

function step(done: Step): string {
  if (isChange(done)) return change(done);
  if (isSpecial(done)) return special(done);
  if (!done.by) return deed(done);
  return done.made ? `make ${done.by} ${deed(done)}` : `${done.by} ${deed(done, "s")}`;
}

const steps = (all: readonly Step[]): string => all.map(step).join(" and ");

const option = ({ cost: price, steps: done }: ChoiceOption): string => say(paid(price), steps(done));

const may = ({ who, steps: done, ifDone }: May): string =>
  ifDone ? `${who} may ${steps(done)}; if you do: ${steps(ifDone)}` : `${who} may ${steps(done)}`;

function clause(said: Clause): string {
  switch (said.clause) {
    case "steps":
      return steps(said.steps);
    case "choose": {
      const [first, second] = said.options;
      const who = said.by ? `${said.by} chooses one` : "choose one";
      return `${who}: (a) ${option(first)}; or (b) ${option(second)}`;
    }
    case "if":
      return `if ${condition(said.if)}: ${steps(said.steps)}; otherwise: ${steps(said.otherwise)}`;
    case "may":
      return may(said);
    case "repeat":
      return `for each ${noun(said.each)} over ${said.over}: ${"clause" in said.body ? may(said.body) : steps(said.body)}`;
    case "this skirmish":
      return `for this skirmish: each time ${target(said.loser)} loses to ${target(said.to)}, ${step(said.step)}`;
  }
}

/** Everything that a text does, with its cap. */
export const effect = ({ clauses, limit: cap }: Effect): string =>
  say(clauses.map(clause).join("; then "), limit(cap));
