/** Slips beside things: what somebody asks about on the table, and where the answer lies. */
export { lookAt } from "../sight.ts";
export { AboutSlip } from "./AboutSlip.tsx";
export { Slip, Slips } from "./Slip.tsx";
export { type Asked, useAsking } from "./useAsking.ts";
export { type Beside, type BesideOptions, useBeside } from "./useBeside.ts";
export { useDismissal } from "./useDismissal.ts";
