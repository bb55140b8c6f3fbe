import { parts } from "@westmarch/campaign/trays";
import { CHARACTER_DECK, type Side } from "../../data/ids.ts";
import { Sign } from "../signs/Sign.tsx";
import styles from "./parts.module.css";

export interface BackProps {
  readonly side: Side;
  /** The kind of deck: a round seal for Characters, a pointed one and a double frame for Strategy. */
  readonly kind: number;
  readonly small?: boolean;
}

/** The back of an Event card. */
export const Back = ({ side, kind, small = false }: BackProps) => (
  <span
    className={`${parts.back} ${styles.back}`}
    data-side={side}
    data-kind={kind}
    data-small={small || undefined}
  >
    <Sign name={kind === CHARACTER_DECK ? "character" : "muster"} />
  </span>
);
