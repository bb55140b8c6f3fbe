import type { Seat } from "@westmarch/kernel";
import { useMemo } from "react";
import { isCharacter } from "../../data/ids.ts";
import { CardFace } from "../cards/CardFace.tsx";
import { Head } from "../cards/Head.tsx";
import type { Props } from "../keys.ts";
import { type CopyOnTable, copyThing, type Look, type PileKind } from "../look/look.ts";
import type { Totals } from "../look/totals.ts";
import css from "./laid.module.css";
import { Thing } from "./Thing.tsx";
import { Burdens, Drops, Worn } from "./Tokens.tsx";

/** What every part of the table is drawn from. */
export interface Seen {
  readonly props: Props;
  readonly look: Look;
  readonly totals: Totals | null;
  /** Lays something over the table at length. */
  readonly open: (opened: Opened) => void;
}

/** What can be looked at over the table: an area with all its cards, a pile, what everybody else has. */
export type Opened =
  | { readonly what: "support"; readonly seat: Seat }
  | { readonly what: "pile"; readonly seat: Seat; readonly kind: PileKind }
  | { readonly what: "theirs" }
  | { readonly what: "road" }
  | { readonly what: "piles" }
  | { readonly what: "phases" };

interface LaidProps {
  readonly seen: Seen;
  readonly standing: CopyOnTable;
  readonly label: string;
  /** Burdens, where it is the Ring-bearer. */
  readonly burdens?: number;
  /** It wears the Ring. */
  readonly worn?: boolean;
  /** How many like it lie here. */
  readonly many?: number;
  /** The burdens or wounds are shown smaller, on the card. */
  readonly close?: boolean;
  /** Only its window is shown. */
  readonly head?: boolean;
  /** It is read where it lies. */
  readonly read?: boolean;
}

/** A card on the table: its face with the totals of now, and the tokens on it. */
export const Laid = ({
  seen,
  standing,
  label,
  burdens = 0,
  worn = false,
  many = 1,
  close = false,
  head = false,
  read = false,
}: LaidProps) => {
  const { props, totals } = seen;
  const { copy, wounds, vitality, stacked, sleeps } = standing;
  const strength = totals?.strength.get(copy.id);
  const now = useMemo(
    () => (isCharacter(copy.card) ? { vitality, ...(strength !== undefined && { strength }) } : {}),
    [copy.card, vitality, strength],
  );
  return (
    <Thing id={copyThing(copy.id)} kind="card" label={label}>
      <span className={css.laid} data-sleeps={sleeps || undefined} data-close={close || head || undefined}>
        {head ? (
          <Head card={copy.card} />
        ) : (
          <CardFace card={copy.card} size={read ? "table" : "small"} say={props.say} now={now} bare={close} />
        )}
        {wounds > 0 && <Drops count={wounds} />}
        {worn && <Worn />}
        {burdens > 0 && <Burdens count={burdens} />}
        {stacked.length > 0 && <b className={css.stacked}>{stacked.length}</b>}
        {many > 1 && <b className={css.many}>×{many}</b>}
      </span>
    </Thing>
  );
};
