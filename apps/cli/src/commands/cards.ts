import { cardLists, type ListedCard } from "@westmarch/registry";
import type { Output } from "../output.ts";
import { Trouble } from "../trouble.ts";

interface Flags {
  readonly culture?: string;
  readonly find?: string;
}

/** Whether a text holds a part, whatever its case and the spaces around it. */
const holds = (text: string, part: string): boolean => text.toLowerCase().includes(part.trim().toLowerCase());

const wordsOn = ({ id, name, subtitle = "", facts, text }: ListedCard): string =>
  [id, name, subtitle, ...facts.map(({ value }) => value), ...text].join("\n");

const cultureOf = ({ facts }: ListedCard): string => facts.find(({ key }) => key === "culture")?.value ?? "";

/** Whether a card is wanted, which may be said in any of the languages that it is given in. */
function fits(card: readonly ListedCard[], { culture, find }: Flags): boolean {
  const ofCulture = (one: ListedCard): boolean =>
    culture === undefined || cultureOf(one).toLowerCase() === culture.trim().toLowerCase();
  const found = (one: ListedCard): boolean => find === undefined || holds(wordsOn(one), find);
  return card.some(ofCulture) && card.some(found);
}

function sayCard({ id, name, subtitle, facts, text }: ListedCard, out: Output): void {
  out.say(`${id}  ${subtitle === undefined ? name : `${name} – ${subtitle}`}`);
  const said = facts.map(({ label, value }) =>
    label === undefined ? value : out.words("cards.fact", { label, value }),
  );
  out.say(`    ${said.join(" · ")}`);
  for (const line of text) out.say(`    ${line}`);
  out.say("");
}

/** `westmarch cards GAME`: a reader of a language can check it, without knowing the game or its code. */
export async function cardsCommand(game: string, flags: Flags, out: Output): Promise<void> {
  const list = Object.hasOwn(cardLists, game) ? cardLists[game] : undefined;
  if (!list) throw new Trouble("trouble.cards", { game, known: Object.keys(cardLists).join(", ") });
  const [read, english] = await Promise.all([list(out.language), list("en")]);
  // What is looked for may be said in English as well.
  const cards = read.filter((card, i) => fits([card, ...english.slice(i, i + 1)], flags));
  for (const card of cards) sayCard(card, out);
  out.tell("cards.count", { count: cards.length });
  out.result({ game, language: out.language, cards });
}
