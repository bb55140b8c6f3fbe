import type { ComponentPropsWithRef } from "react";
import { cardOf } from "../../decks/brought.ts";
import type { Collector } from "../../decks/deck.ts";
import { fullName } from "../../decks/names.ts";
import { CardFace } from "../cards/CardFace.tsx";
import styles from "./panel.module.css";
import { usePlace } from "./place.ts";

interface CardButtonProps extends ComponentPropsWithRef<"button"> {
  readonly id: Collector;
  readonly size?: "small" | "middle";
  /** What is said after its face to who cannot see where it lies; its whole name unless said otherwise. */
  readonly words?: string;
}

/** A card that is read large when it is pressed. */
export function CardButton({ id, size = "small", words, ...rest }: CardButtonProps) {
  const { say } = usePlace();
  return (
    <button type="button" className={styles.face} data-reads={id} {...rest}>
      <CardFace card={cardOf(id)} size={size} say={say} />
      <span className={styles.unseen}>{words ?? fullName(id, say.language)}</span>
    </button>
  );
}
