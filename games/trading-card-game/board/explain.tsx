/** Anything on the table in words: `card:12`, `copy:4`. */
import { CARD, copyId, printed } from "../data/ids.ts";
import { figuresOf } from "../figures.ts";
import { find } from "../table.ts";
import { figureSentence } from "./figures.ts";
import type { Besides } from "./keys.ts";
import { copyName, fullTitle } from "./names.ts";

export const explain: Besides["explain"] = (id, { say, view }) => {
  const [kind, which] = id.split(":");
  const number = Number(which);
  if (kind === "card" && CARD.is(number)) return { title: fullTitle(say, number), body: null, rules: [] };
  const copy = kind === "copy" ? find(view, copyId(number)) : undefined;
  if (!copy) return { title: "", body: null, rules: [] };
  return {
    title: copyName(say, view, copy.id),
    body: (
      <ul>
        {figuresOf(view, copy).map((figure) => (
          <li key={figure.name}>{figureSentence(say, view, figure)}</li>
        ))}
      </ul>
    ),
    rules: printed(copy.card).unique ? ["14.1"] : [],
  };
};
