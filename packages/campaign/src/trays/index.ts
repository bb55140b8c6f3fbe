/** Trays beside a map: what lies on them, and how they are laid out on wide, low and tall windows. */
export { type FlightsProps, traysBy } from "./Around.tsx";
export { Column } from "./Columns.tsx";
export { Across, Cube, DieEye, WillStar } from "./Cube.tsx";
export { Decks } from "./Decks.tsx";
export { HandCount } from "./HandCount.tsx";
export { Leaf } from "./Leaf.tsx";
export {
  type ContentOf,
  type Laid,
  type OfSide,
  ofSide,
  type PartOfSide,
  type TrayTable,
  whoSits,
} from "./laid.ts";
export { whereLay } from "./lying.ts";
export { default as parts } from "./parts.module.css";
export { range } from "./range.ts";
export { FarSide, OwnDice, SideDice } from "./SideDice.tsx";
export { type SignAt, Silhouette, signsFrom } from "./Sign.tsx";
export { Thing, type ThingProps } from "./Thing.tsx";
export { TrayDock, TrayPage } from "./TrayDock.tsx";
export { useColumns } from "./useColumns.tsx";
export { useBroad, useRoomy } from "./useRoom.ts";
