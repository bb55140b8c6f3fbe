/** The regions of a map: how they glow, and how they are pointed at, walked to and chosen. */
export { Glows } from "./Glows.tsx";
export { Regions } from "./Regions.tsx";
export { useStops } from "./useStops.ts";
