/** The seven regions as a drawn map. */
export { RegionMap } from "./RegionMap.tsx";
