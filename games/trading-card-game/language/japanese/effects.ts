/** Steps one after the other, and the choices between them, in Japanese. */
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
import { KINDS, PLAYERS, SPECIALS } from "../words/ja.ts";
import { bare, target } from "./cards.ts";
import { change, lasting } from "./changes.ts";
import { given } from "./conditions.ts";
import { paid } from "./costs.ts";
import { limit } from "./counting.ts";
import { deed, often } from "./deeds.ts";
import { allowing, causing, inflected } from "./verbs.ts";
import type { JapaneseWriter } from "./writer.ts";

const special = (w: JapaneseWriter, done: Special): string => {
  switch (done.do) {
    case "discard until you stop":
      return `あなたのドローデッキの上からカードを1枚ずつ、好きなところまで捨てる（最小${done.least}枚、最大${done.most}枚）`;
    case "reveal until not":
      return `${bare(w, done.target)}でないカードが出るまで、あなたのドローデッキの上からカードを1枚ずつ公開する`;
    default:
      return SPECIALS[done.do];
  }
};

const acting = (w: JapaneseWriter, done: Deed & { readonly by?: Player; readonly made?: true }): string => {
  if (!done.by) return deed(w, done);
  return done.made
    ? `${PLAYERS[done.by]}に${causing(deed(w, done))}`
    : `${PLAYERS[done.by]}は${deed(w, done)}`;
};

const step = (w: JapaneseWriter, done: Step): string => {
  if (isSpecial(done)) return special(w, done);
  // Whose pile is counted need not be named again.
  if ("per" in done && done.per?.count === "card in his dead pile")
    return `${often(w, done)}${PLAYERS["that player"]}は${deed(w, done)}`;
  if (!isChange(done)) return `${often(w, done)}${acting(w, done)}`;
  return `${lasting(done)}${change(w, done).join("は")}`;
};

/** One after the other; for how long and for whom is said once if it is the same. */
const steps = (w: JapaneseWriter, all: readonly Step[]): string =>
  all
    .map((one, i) => {
      const [before, after] = [all[i - 1], all[i + 1]];
      const same =
        before && isChange(before) && isChange(one) && lasting(before) === lasting(one)
          ? change(w, before)[0]
          : "";
      const [who, what] = isChange(one) ? change(w, one) : ["", step(w, one)];
      const said = before && isChange(one) && who === same ? what : step(w, one);
      return after ? `${inflected(said, isChange(one) ? "te" : "stem")}、` : said;
    })
    .join("");

const option = (w: JapaneseWriter, { cost: price, steps: done }: ChoiceOption): string =>
  `${paid(w, price)}${steps(w, done)}`;

const may = (w: JapaneseWriter, { who, steps: done, ifDone }: May): string => {
  const [first, ...rest] = done;
  const whose = who === "you" ? "" : `${PLAYERS[who]}は`;
  const does =
    first && rest.length === 0 && !isChange(first) && !isSpecial(first)
      ? `${often(w, first)}${whose}${allowing(acting(w, first))}`
      : `${whose}${allowing(steps(w, done))}`;
  return `${does}${ifDone ? `。そうしたなら、${steps(w, ifDone)}` : ""}`;
};

const clause = (w: JapaneseWriter, said: Clause): string => {
  switch (said.clause) {
    case "steps":
      return steps(w, said.steps);
    case "choose": {
      const options = said.options.map((one, i) => `${CHOICES[i]}${option(w, one)}`);
      return `${said.by ? `${PLAYERS[said.by]}は` : ""}次のうち1つを選ぶ。${options.join("。")}`;
    }
    case "if":
      return `${given(w, said.if)}、${steps(w, said.steps)}。そうでないなら、${steps(w, said.otherwise)}`;
    case "may":
      return may(w, said);
    case "repeat": {
      const [word, unit] = KINDS[said.each.kind];
      return `${said.over}${unit}を超える${word}1${unit}につき、${"clause" in said.body ? may(w, said.body) : steps(w, said.body)}`;
    }
    case "this skirmish":
      return `この衝突の間、${bare(w, said.loser)}が${target(w, said.to)}に敗れるたび、${step(w, said.step)}`;
  }
};

/** Everything that a text does, with its cap. */
export const effect = (w: JapaneseWriter, { clauses, limit: cap }: Effect): string => {
  const last = clauses.length - 1;
  const said = clauses.map(
    (one, i) => `${i === 0 ? "" : i < last ? "。次に、" : "。その後、"}${clause(w, one)}`,
  );
  return `${said.join("")}${limit(cap)}`;
};
