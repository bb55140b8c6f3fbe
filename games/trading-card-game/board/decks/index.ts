import type { DeckPages } from "@westmarch/boardkit";
import { readOwn } from "../../decks/kept.ts";
import { READY_DECKS } from "../../decks/ready.ts";
import type { Key } from "../keys.ts";
import { DecksPage } from "./DecksPage.tsx";

/** The pages for decks. */
export const deckPages: DeckPages<Key> = {
  Page: DecksPage,
  title: ({ say, deck, shelf }) => {
    const ready = READY_DECKS.find(({ id }) => id === deck);
    if (ready) return say(`deck.${ready.id}`);
    const own = shelf.kept.find(({ id }) => id === deck);
    return (own && readOwn(own.text)?.name) || null;
  },
};
