/** What a player brings to a table, as settings that name no seat. */
import type { Brings } from "@westmarch/boardkit";
import type { DeckList } from "../../decks/deck.ts";
import { writeDeck } from "../../decks/lines.ts";

/** Made by chance when the game begins. */
export const RANDOM: Brings = { deck: "random" };

/** As lines, also where the deck comes with the game: only lines stay hidden from other players. */
export const listed = (list: DeckList): Brings => ({ list: writeDeck(list).join("\n") });
