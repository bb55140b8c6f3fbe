/** Slips beside things: what a player asks about on the table, and where the answer lies. */
import { latePart } from "../later.ts";
import type { AboutSlipProps } from "./AboutSlip.tsx";

export { LOOK_AT, lookAt, onSought, seek } from "../sight.ts";
export { type AskedThing, isNamed } from "./asking.ts";
export { Slip } from "./Slip.tsx";
export { useAsking } from "./useAsking.ts";
export { type Beside, type BesideOptions, useBeside } from "./useBeside.ts";
export { useDismissal } from "./useDismissal.ts";

/** What a thing on the table is and does, in a few words: fetched as soon as the board is drawn. */
export const AboutSlip = latePart<AboutSlipProps>(async () => (await import("./AboutSlip.tsx")).AboutSlip);
