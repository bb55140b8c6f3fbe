/** What every Japanese sentence is written with. */
import { signs } from "@westmarch/sentences/writing";
import type { Title } from "../../data/cards.ts";
import { isName, type Keyword, type Run } from "../runs.ts";
import type { Amount, Counter } from "../targets.ts";
import type { Part, Phase } from "../tree.ts";

/** How what is more than words is put down: it is a piece of its own. */
export interface JapaneseWriter {
  /** What is spoken of: Japanese says the name again where English says “it”. */
  it: string;
  sign(run: Run): string;
  keyword(text: string, named: Keyword): string;
  lead(part: Part["part"], text: string, phases?: readonly Phase[]): string;
  titled(title: Title): string;
  counters(amount: Amount, counter: Counter): string;
}

/** A writer, and what cuts its sentences into pieces again. `named` tells how a card of that title is called. */
export function writerOf(named: (title: Title) => string): {
  readonly w: JapaneseWriter;
  readonly cut: (sentence: string) => readonly Run[];
} {
  const { sign, cut } = signs<Run>();
  const w: JapaneseWriter = {
    it: "",
    sign,
    keyword: (text, named) => sign({ run: "keyword", text, keyword: named }),
    lead: (part, text, phases = []) => sign({ run: "lead", part, text: `${text}：`, phases }),
    titled: (title) => {
      const name = sign({ run: "title", text: named(title), title });
      return isName(title) ? name : `「${name}」`;
    },
    counters: (amount, counter) =>
      counter === "burden"
        ? `重荷${amount}個`
        : sign({ run: "twilight", text: `トワイライト${amount}個`, amount }),
  };
  return { w, cut };
}
