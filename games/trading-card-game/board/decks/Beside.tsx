import { type FocusEvent, type PointerEvent, useState } from "react";
import { CARDS } from "../../data/cards.ts";
import { cardOf } from "../../decks/brought.ts";
import type { Collector } from "../../decks/deck.ts";
import { CardFace } from "../cards/CardFace.tsx";
import styles from "./Beside.module.css";
import { usePlace } from "./place.ts";

/** A card that is read beside what stands for it, and where its left edge lies, in CSS pixels. */
interface Read {
  readonly id: Collector;
  readonly left: number;
}

/** Between a panel and what is read beside it. */
const GAP = 12;

/** What stands for a card, and around it the panel that what is read must not cover. */
function readAt(target: EventTarget, width: number): Read | null {
  const at = target instanceof Element ? target.closest<HTMLElement>("[data-reads]") : null;
  const id = CARDS.find((card) => card.id === at?.dataset.reads)?.id;
  if (!at || !id) return null;
  const panel = (at.closest("[data-panel]") ?? at).getBoundingClientRect();
  const after = panel.right + GAP;
  return { id, left: after + width <= innerWidth ? after : Math.max(GAP, panel.left - GAP - width) };
}

/** How wide the card is, in CSS pixels. */
const WIDE = 320;

/** Reads the card under the pointer or with the keyboard's focus; a finger opens it instead. Spread `on` over what holds them. */
export function useBeside() {
  const [read, show] = useState<Read | null>(null);
  const look = (target: EventTarget) => show(readAt(target, WIDE));
  return {
    read,
    on: {
      onPointerOver: ({ target, pointerType }: PointerEvent) => pointerType === "mouse" && look(target),
      onPointerLeave: () => show(null),
      onPointerDown: () => show(null),
      onFocus: ({ target }: FocusEvent) => target.matches(":focus-visible") && look(target),
      onBlur: () => show(null),
    },
  };
}

/** The card, large, which takes no press: it goes with the pointer. */
export function Beside({ read }: { readonly read: Read | null }) {
  const { say } = usePlace();
  return (
    read && (
      <div className={styles.beside} style={{ insetInlineStart: read.left }} aria-hidden="true">
        <CardFace card={cardOf(read.id)} size="large" say={say} />
      </div>
    )
  );
}
