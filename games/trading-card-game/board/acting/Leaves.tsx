import type { GameSay } from "../keys.ts";
import type { Price } from "./ahead.ts";
import css from "./leaves.module.css";

/** On a card that can be played now: what it leaves in the twilight pool. Its cost stands on the card itself. */
export const Leaves = ({ price: { cost, after }, say }: { readonly price: Price; readonly say: GameSay }) => (
  <span className={css.leaves} title={say("acting.leaves", { cost, after })}>
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="7" />
      <path d="M8 1a7 7 0 0 1 0 14 9 9 0 0 0 0-14z" />
    </svg>
    <b>{after}</b>
  </span>
);
