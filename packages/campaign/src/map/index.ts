/** What maps of campaigns show on the page: regions that answer, names, ways, and where something happens. */
export { type Flag, Flags } from "./Flags.tsx";
export { guessed, type Land, LandMap, type MapOf, type OnMap } from "./LandMap.tsx";
export { Layer } from "./Layer.tsx";
export { Name, NameLines, type SetName } from "./Name.tsx";
export { mapOf, type Sheet } from "./sheets.ts";
export { useNearness } from "./useNearness.ts";
