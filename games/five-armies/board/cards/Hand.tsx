import type { CardId } from "../../ids.ts";
import type { Props } from "../keys.ts";

/** The own cards at the foot of the table. */
export interface HandProps {
  readonly props: Props;
  /** Which cards answer now. */
  readonly playable: ReadonlySet<CardId>;
  /** The card that has been taken up, or null. */
  readonly taken: CardId | null;
  readonly onTake: (card: CardId) => void;
}

export const Hand = (_: HandProps) => null;
