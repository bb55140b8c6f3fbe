/** Words for what stands on a card besides its text. */
import type { CardData, CardType, ItemClass, PrintedKeyword, Race, Side, Signet } from "../data/card.ts";
import type { Culture } from "../data/culture.ts";
import type { Phase } from "./tree.ts";

/** What is printed, by its name in the data; `rarity` is the letter within the number. */
export type Figure = Exclude<keyof CardData, "id" | "title" | "subtitle" | "text"> | "rarity";

export interface Labels {
  readonly figures: Readonly<Record<Figure, string>>;
  readonly sides: Readonly<Record<Side, string>>;
  readonly cultures: Readonly<Record<Culture, string>>;
  readonly types: Readonly<Record<CardType, string>>;
  readonly classes: Readonly<Record<ItemClass, string>>;
  readonly races: Readonly<Record<Race, string>>;
  readonly signets: Readonly<Record<Signet, string>>;
  readonly keywords: Readonly<Record<Extract<PrintedKeyword, string> | "damage", string>>;
  /** When an event is played: in which phase, or in answer to something. */
  readonly phases: Readonly<Record<Phase | "Response", string>>;
  readonly arrows: Readonly<Record<"left" | "right", string>>;
  readonly rarities: Readonly<Record<"R" | "U" | "C" | "P", string>>;
  /** Between several of a kind. */
  readonly comma: string;
}
