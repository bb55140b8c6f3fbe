import { DeckPick } from "../../decks/DeckPick.tsx";
import type { NewTable } from "../useNewTable.ts";
import { DECKS_AT_DOOR } from "./kept.ts";

/** The decks that were brought through this door last as boxes, and a way to all of them. */
export const OwnDecks = ({ table: { id, game, deck, last } }: { readonly table: NewTable }) => (
  <DeckPick game={id} loaded={game} chosen={deck} recent={last?.decks ?? []} most={DECKS_AT_DOOR} />
);
