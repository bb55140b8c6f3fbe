import type { Acting } from "../acting/useActing.ts";
import type { Props } from "../keys.ts";

export interface TraysProps {
  readonly props: Props;
  readonly acting: Acting;
}

/** What lies on sea and far land around the map: dice, Fellowship, nations, hunt, decks, hand. */
export const Trays = (_props: TraysProps) => null;
