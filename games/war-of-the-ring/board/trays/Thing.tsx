import { Spoken } from "@westmarch/boardkit";
import type { ReactNode } from "react";
import type { ThingId } from "../acting/things.ts";
import type { Acting } from "../acting/useActing.ts";
import type { Props } from "../keys.ts";
import styles from "./thing.module.css";
import { touchOf } from "./touch.ts";

export interface ThingProps {
  readonly props: Props;
  readonly acting: Acting;
  readonly thing: ThingId;
  /** What a screen reader hears. */
  readonly spoken: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A thing on a tray as a button: it is taken up where an action can be done with it, and explains itself otherwise. */
export const Thing = ({ props, acting, thing, spoken, className = "", children }: ThingProps) => {
  const { able, gold, taken, touch } = touchOf(props, acting, thing);
  return (
    <button
      type="button"
      className={`${styles.thing} ${className}`}
      data-explain={thing}
      data-point={thing}
      data-able={able || undefined}
      data-gold={gold || undefined}
      data-taken={taken || undefined}
      aria-pressed={able ? taken : undefined}
      onClick={touch}
    >
      <Spoken as={able ? props.say("tray.able", { thing: spoken }) : spoken}>{children}</Spoken>
    </button>
  );
};
