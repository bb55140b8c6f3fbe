/** What both sides have, at one look: the parts of the leaf that shows it. Fetched when it is first opened. */
export { Cubes } from "./Cubes.tsx";
export { type Column, Figures } from "./Figures.tsx";
export { Glance, Half, Part, Row, Stack } from "./Glance.tsx";
export { type Named, Names, Unfolding } from "./Names.tsx";
