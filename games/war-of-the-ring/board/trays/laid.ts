/** What the trays of this game are given. */
import type { Laid as LaidOf } from "@westmarch/campaign/trays";
import type { Acting } from "../acting/acting.ts";
import type { Props } from "../keys.ts";

/** What every arrangement of the trays is given. */
export type Laid = LaidOf<Props, Acting>;
