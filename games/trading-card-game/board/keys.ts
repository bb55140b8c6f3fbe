/** The keys of the game's words, by name: one that the catalogues lack does not compile. */
import type { Say } from "@westmarch/boardkit";
import type decks from "../text/decks.en.json";

export type Key = keyof typeof decks;
export type GameSay = Say<Key>;
