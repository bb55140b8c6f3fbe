import { parts } from "@westmarch/campaign/trays";
import { DECK, type DeckId, EVENT_DECK, FATE_DECK, SHADOW, storyDeck } from "../../ids.ts";
import type { SignName } from "../signs/icons.ts";
import { Sign } from "../signs/Sign.tsx";
import styles from "./five.module.css";

const signOf = (deck: DeckId): SignName => {
  if (deck === EVENT_DECK) return "event";
  if (deck === FATE_DECK) return "fate";
  return deck === storyDeck(SHADOW) ? "shadow" : "free";
};

/** The back of a deck's cards. */
export const Back = ({ deck, small = false }: { readonly deck: DeckId; readonly small?: boolean }) => (
  <span
    className={`${parts.back} ${styles.back}`}
    data-deck={DECK.names[deck]}
    data-small={small || undefined}
    aria-hidden="true"
  >
    <Sign name={signOf(deck)} />
  </span>
);
