/** Steps one after the other, and the choices between them, in Chinese. */
import { CHOICES } from "../marks.ts";
import {
  type ChoiceOption,
  type Clause,
  type Deed,
  type Effect,
  isChange,
  isSpecial,
  type May,
  type Player,
  type Special,
  type Step,
} from "../tree.ts";
import { anyone, bare, target } from "./cards.ts";
import { change, lasting } from "./changes.ts";
import { condition } from "./conditions.ts";
import { paid } from "./costs.ts";
import { limit } from "./counting.ts";
import { deed, often } from "./deeds.ts";
import type { ChineseWriter } from "./writer.ts";

const special = (w: ChineseWriter, done: Special): string => {
  switch (done.do) {
    case "discard until you stop":
      return `从你的${w.words.deck}顶逐张弃牌，直到你选择停止（至少${done.least}张，最多${done.most}张）`;
    case "reveal until not":
      return `从你的${w.words.deck}顶逐张${w.words.reveal}，直到${w.words.reveal}出不是${bare(w, done.target)}的牌为止`;
    default:
      return w.specials[done.do];
  }
};

const acting = (w: ChineseWriter, done: Deed & { readonly by?: Player; readonly made?: true }): string => {
  if (!done.by) return deed(w, done);
  return `${done.made ? "令" : ""}${w.players[done.by]}${deed(w, done)}`;
};

const step = (w: ChineseWriter, done: Step): string => {
  if (isSpecial(done)) return special(w, done);
  // Whose pile is counted need not be named again.
  if ("per" in done && done.per?.count === "card in his dead pile")
    return `${often(w, done)}便${deed(w, done)}`;
  if (!isChange(done)) return `${often(w, done)}${acting(w, done)}`;
  return `${lasting(w, done)}${change(w, done).join("")}`;
};

/** One after the other; for how long and for whom is said once if it is the same. */
const steps = (w: ChineseWriter, all: readonly Step[]): string =>
  all
    .map((one, i) => {
      const before = all[i - 1];
      if (!before) return step(w, one);
      if (!isChange(one)) return `，并${step(w, one)}`;
      if (!isChange(before) || lasting(w, one) !== lasting(w, before)) return `，且${step(w, one)}`;
      const [who, what] = change(w, one);
      return `，且${who === change(w, before)[0] ? what : `${who}${what}`}`;
    })
    .join("");

const option = (w: ChineseWriter, { cost: price, steps: done }: ChoiceOption): string =>
  `${paid(w, price)}${steps(w, done)}`;

const may = (w: ChineseWriter, { who, steps: done, ifDone }: May): string => {
  const [first, ...rest] = done;
  const whose = w.players[who];
  const does =
    first && !isChange(first) && !isSpecial(first)
      ? `${often(w, first)}${whose}可以${acting(w, first)}${rest.map((one) => `，并${step(w, one)}`).join("")}`
      : `${whose}可以${steps(w, done)}`;
  return `${does}${ifDone ? `；若如此做，${steps(w, ifDone)}` : ""}`;
};

const clause = (w: ChineseWriter, said: Clause): string => {
  switch (said.clause) {
    case "steps":
      return steps(w, said.steps);
    case "choose": {
      const options = said.options.map((one, i) => `${CHOICES[i]}${option(w, one)}`);
      return `${said.by ? w.players[said.by] : ""}选择一项：${options.join("；")}`;
    }
    case "if":
      return `若${condition(w, said.if)}，则${steps(w, said.steps)}；否则，${steps(w, said.otherwise)}`;
    case "may":
      return may(w, said);
    case "repeat": {
      const [word, unit] = w.kinds[said.each.kind];
      return `若${word}超过${said.over}${unit}，每多1${unit}，${"clause" in said.body ? may(w, said.body) : steps(w, said.body)}`;
    }
    case "this skirmish":
      return `本场${w.words.skirmish}中，每当${anyone(w, said.loser)}败给${target(w, said.to)}时，${step(w, said.step)}`;
  }
};

/** The word before the last of several clauses; one with another doer cannot begin with 再. */
const lastly = (w: ChineseWriter, last: Clause): string => {
  const [first] = last.clause === "steps" ? last.steps : [];
  if (!first) return "；最后";
  if (isChange(first) || isSpecial(first)) return "，且";
  return first.by || often(w, first) ? "；最后" : "；再";
};

/** Everything that a text does, with its cap. */
export const effect = (w: ChineseWriter, { clauses, limit: cap }: Effect): string => {
  const last = clauses.length - 1;
  const said = clauses.map((one, i) => {
    if (one.clause === "this skirmish") return `；${clause(w, one)}`;
    const word = i === 0 ? "" : i === last && last > 1 ? lastly(w, one) : "；然后";
    return `${word}${clause(w, one)}`;
  });
  return `${said.join("")}${limit(cap)}`;
};
