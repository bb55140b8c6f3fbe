import { type Say, Spoken } from "@westmarch/boardkit";
import type { ReactNode } from "react";
import { type Taking, touchOf } from "../counting/touch.ts";
import styles from "./thing.module.css";

/** What a thing on a tray needs of a board's props. */
export interface ThingBoard<Key extends string = never> {
  readonly say: Say<"tray.able" | Key>;
  readonly explain: (id: string) => void;
}

export interface ThingProps<P, A> {
  readonly props: P;
  readonly acting: A;
  /** What `data-explain` calls it. */
  readonly thing: string;
  /** What a screen reader hears. */
  readonly spoken: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A thing on a tray as a button: it is taken up where an action can be done with it, and explains itself otherwise.
 * `shown`: if something is offered of it, it is rimmed with gold.
 */
export const Thing = ({
  props: { explain, say },
  acting,
  thing,
  spoken,
  shown,
  className = "",
  children,
}: ThingProps<ThingBoard, Taking> & { readonly shown: boolean }) => {
  const touch = touchOf(explain, acting, thing, shown);
  return (
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
      <Spoken as={touch.able ? say("tray.able", { thing: spoken }) : spoken}>{children}</Spoken>
    </button>
  );
};
