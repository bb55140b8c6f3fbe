/** The keys of the game's words, by name: one that the catalogues lack does not compile. */
import type { Say } from "@westmarch/boardkit";
import type cards from "../text/cards.en.json";
import type decks from "../text/decks.en.json";
import type figures from "../text/figures.en.json";

export type Key = keyof typeof cards | keyof typeof decks | keyof typeof figures;
export type GameSay = Say<Key>;
