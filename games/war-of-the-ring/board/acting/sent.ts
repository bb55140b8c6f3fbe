import type { Option } from "@westmarch/kernel";
import type { Refusal } from "../../rules/refusal.ts";

/** What says who goes and who stays, and what the rules have against it. */
export interface Sent {
  readonly options: readonly Option[];
  readonly not: Refusal | null;
}
