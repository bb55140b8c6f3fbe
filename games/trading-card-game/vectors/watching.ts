/** What is chosen in a vector, by players and by the rules where there is no choice. */
import type { AnyParagraph, Chapter, Option, Seat } from "@westmarch/kernel";
import { programAt } from "../cards/programs.ts";
import type { CardGame } from "../state.ts";
import type { TextFrame } from "../vocabulary.ts";

/** One choice that has been carried out. */
export interface Taken {
  readonly prompt: string;
  readonly option: Option;
  readonly seat: Seat;
  /** What the text at work does at this place. */
  readonly deed: string | undefined;
}

/** The text at work on top of the stack. */
export const speaking = (g: CardGame): TextFrame | undefined => {
  const top = g.stack.at(-1);
  return top?.chapter === "text" ? (top as TextFrame) : undefined;
};

/** What the step does that the text at work has come to. */
export const stepDeed = (g: CardGame): string | undefined => {
  const f = speaking(g);
  const op = f ? programAt(f.card, f.index)[f.op] : undefined;
  return op?.op === "step" ? op.step.do : undefined;
};

/** A paragraph that says each choice before it is carried out. */
function heard(paragraph: AnyParagraph<CardGame>, hear: (taken: Taken) => void): AnyParagraph<CardGame> {
  if (typeof paragraph === "function" || !("answered" in paragraph)) return paragraph;
  return {
    ...paragraph,
    answered: (c, f, option, seat) => {
      hear({ prompt: paragraph.prompt ?? "", option, seat, deed: stepDeed(c.g) });
      return paragraph.answered(c, f, option, seat);
    },
  };
}

/** Chapters that say each choice of one seat before it is carried out. */
export function watched<Name extends string>(
  chapters: Readonly<Record<Name, Chapter<CardGame>>>,
  hear: (taken: Taken) => void,
): Record<Name, Chapter<CardGame>> {
  const all: Record<Name, Chapter<CardGame>> = { ...chapters };
  for (const name in all) {
    const paragraphs = { ...all[name].paragraphs };
    for (const label of Object.keys(paragraphs)) paragraphs[label] = heard(paragraphs[label], hear);
    all[name] = { ...all[name], paragraphs };
  }
  return all;
}
