/** What somebody brings to a table, as settings that name no seat. */
import type { Brings } from "@westmarch/boardkit";
import type { DeckList } from "../../decks/deck.ts";
import { writeDeck } from "../../decks/lines.ts";
import type { ReadyDeckId } from "../../decks/readyIds.ts";

/** Made by chance when the game begins. */
export const RANDOM: Brings = { deck: "random" };

export const ready = (id: ReadyDeckId): Brings => ({ deck: id });
export const listed = (list: DeckList): Brings => ({ list: writeDeck(list).join("\n") });
