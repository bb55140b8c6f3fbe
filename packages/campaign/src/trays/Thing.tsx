import { Spoken } from "@westmarch/boardkit";
import type { ReactNode } from "react";
import styles from "./thing.module.css";
import type { Touch } from "./touch.ts";

export interface ThingProps {
  /** What `data-explain` calls it. */
  readonly thing: string;
  readonly touch: Touch;
  /** What a screen reader hears. */
  readonly spoken: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A thing on a tray as a button: it is taken up where an action can be done with it, and explains itself otherwise. */
export const Thing = ({ thing, touch, spoken, className = "", children }: ThingProps) => (
  <button
    type="button"
    className={`${styles.thing} ${className}`}
    data-explain={thing}
    data-point={thing}
    data-able={touch.able || undefined}
    data-gold={touch.gold || undefined}
    data-taken={touch.taken || undefined}
    aria-pressed={touch.able ? touch.taken : undefined}
    onClick={touch.touch}
  >
    <Spoken as={spoken}>{children}</Spoken>
  </button>
);
