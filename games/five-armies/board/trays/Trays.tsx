import type { Looking } from "../acting/looking.ts";
import type { Acting } from "../acting/useActing.ts";
import type { Props } from "../keys.ts";

/** What lies around the valley. */
export interface TraysProps {
  readonly props: Props;
  readonly acting: Acting;
  readonly ahead: Looking | null;
}

export const Trays = (_: TraysProps) => null;
