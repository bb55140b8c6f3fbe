/** What maps of campaigns show on the page: regions that answer, names, ways, and where something happens. */
export { Happening } from "./Happening.tsx";
export { Hatched } from "./Hatched.tsx";
export { Name, NameLines, type SetName } from "./Name.tsx";
export { Reaches } from "./Reaches.tsx";
export { Route } from "./Route.tsx";
export { type Cover, type Sheet, sheetsOf, useCover } from "./sheets.ts";
export { useSight } from "./useSight.ts";
