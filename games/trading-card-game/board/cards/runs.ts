/** A card's text as it is set on a card: its sentences in pieces, keywords in front. Pure. */
import type { CardData, PrintedKeyword } from "../../data/card.ts";
import type { Labels, Run } from "../../language/index.ts";

/** A piece of a line: as the language writes it, or a sign that the card draws in its own way. */
export type Piece =
  | Run
  | { readonly run: "arrow" | "bonus"; readonly text: string }
  | { readonly run: "printed"; readonly text: string };

export type SetLine = readonly Piece[];

/** Arrows between price and effect, and figures that are added. */
const SIGNS = /( ?→ ?|[+−-](?:\d|X)+)/;

const cut = (run: Run): readonly Piece[] =>
  run.run === "text"
    ? run.text
        .split(SIGNS)
        .filter((text) => text !== "")
        .map((text, _, { length }): Piece => {
          if (length === 1 && !SIGNS.test(text)) return run;
          if (text.includes("→")) return { run: "arrow", text };
          return { run: SIGNS.test(text) ? "bonus" : "text", text };
        })
    : [run];

const capital = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

export const keywordOf = (labels: Labels, one: PrintedKeyword): string =>
  capital(typeof one === "string" ? labels.keywords[one] : `${labels.keywords.damage}+${one.damage}`);

/** Keywords that are printed before the text. */
export const keywordsOf = (labels: Labels, { keywords = [] }: CardData): readonly string[] =>
  keywords.map((one) => keywordOf(labels, one));

/** All lines of a card, its keywords first; a site's are told with its kind. */
export function linesOn(
  card: CardData,
  labels: Labels,
  text: readonly (readonly Run[])[],
): readonly SetLine[] {
  const printed = card.type === "Site" ? [] : keywordsOf(labels, card);
  const said = text.map((line) => line.flatMap(cut));
  return printed.length === 0
    ? said
    : [printed.map((word): Piece => ({ run: "printed", text: word })), ...said];
}

/** How a line reads, for measuring it. */
export const wordsIn = (line: SetLine): string =>
  line.map(({ run, text }) => (run === "printed" ? `${text}. ` : text)).join("");
