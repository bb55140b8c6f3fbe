/** What cards say, in pieces: the ability that is used, what may be done, each of two options, each way to pay. */
import { isSpaced, type Language } from "@westmarch/kernel/languages";
import { type CardId, printed } from "../data/ids.ts";
import type { TextLine } from "../language/runs.ts";
import type { Effect, Part } from "../language/tree.ts";
import { READINGS } from "./cards/words.ts";
import { reckoning } from "./reckoning.ts";

/** A line without what stands before it (“Skirmish:”, “To play:”) and without its full stop. */
function unled(line: TextLine | undefined, language: Language): string {
  const text = (line ?? [])
    .filter(({ run }) => run !== "lead")
    .map((run) => run.text)
    .join("")
    .trim()
    .replace(/[.。]$/, "");
  // Only English sets spaces around the sign between price and effect.
  return isSpaced(language) ? text : text.replaceAll(" → ", "→");
}

/** A part that no card has, as a sentence; nothing as long as the language has not been fetched. */
function written(language: Language, part: Part): string | null {
  const reading = READINGS[language].here();
  return reading && unled(reading.write([part])[0], language);
}

const effectOf = (part: Part | undefined): Effect | null =>
  part && (part.part === "action" || part.part === "response" || part.part === "when") ? part.effect : null;

/** A part of a card as it is carried out; nothing as long as the texts have not been fetched. */
const partOf = (card: CardId, index: number): Part | undefined => reckoning.here()?.partsOf(card)[index];

/** A part of a card’s text, as it stands there. */
export function partText(language: Language, card: CardId, index: number): string | null {
  const reading = READINGS[language].here();
  return reading && unled(reading.text(printed(card).id)[index], language);
}

/** What comes of a part of a card’s text, without what it answers or costs. */
export function effectText(language: Language, card: CardId, index: number): string | null {
  const effect = effectOf(partOf(card, index));
  return effect && written(language, { part: "action", phases: [], effect });
}

/** What the text may do that is asked about. */
export function mayText(language: Language, card: CardId, index: number): string | null {
  const may = effectOf(partOf(card, index))?.clauses.find(({ clause }) => clause === "may");
  return may ? written(language, { part: "action", phases: [], effect: { clauses: [may] } }) : null;
}

/** One of the two things that a text offers. */
export function optionText(language: Language, card: CardId, index: number, which: 0 | 1): string | null {
  const choice = effectOf(partOf(card, index))?.clauses.find((clause) => clause.clause === "choose");
  if (choice?.clause !== "choose") return null;
  const { cost, steps } = choice.options[which];
  const effect: Effect = { clauses: [{ clause: "steps", steps }] };
  return written(language, { part: "action", phases: [], effect, ...(cost && { cost }) });
}

/** One of the ways to pay. */
export function paymentText(language: Language, card: CardId, index: number, which: 0 | 1): string | null {
  const part = partOf(card, index);
  const costs = part && "cost" in part ? part.cost : undefined;
  const payment = costs?.find((ways) => ways.length > 1)?.[which];
  return payment ? written(language, { part: "play", cost: [[payment]] }) : null;
}
