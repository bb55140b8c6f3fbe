/** What both sides have, at one look: the parts of the leaf that shows it. Fetched when it is first opened. */
export { Cubes } from "./Cubes.tsx";
export { type Column, Figures } from "./Figures.tsx";
export { Glance, Half, Part, Row, Stack } from "./Glance.tsx";
export { Cards, Characters, Dice, type PartOf, type SidePartOf } from "./Having.tsx";
export { type CardsOf, type Cast, castFrom } from "./have.ts";
export { type Named, Names, Unfolding } from "./Names.tsx";
