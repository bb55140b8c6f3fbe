/** Trays beside a map: what lies on them, and how they are laid out on wide, low and tall windows. */
export { Around, type FlightsProps } from "./Around.tsx";
export { Column, Shelf } from "./Columns.tsx";
export { Across, Cube, DieEye, WillStar } from "./Cube.tsx";
export { Decks } from "./Decks.tsx";
export { Leaf } from "./Leaf.tsx";
export type { AroundProps, Laid, TrayTable } from "./laid.ts";
export { whereLay } from "./lying.ts";
export { default as parts } from "./parts.module.css";
export { range } from "./range.ts";
export { SideDice, SideStrip, SideStrips } from "./SideDice.tsx";
export { type SignAt, Silhouette } from "./Sign.tsx";
export { Thing, type ThingProps } from "./Thing.tsx";
export { TileTable } from "./TileTable.tsx";
export { TrayDock, TrayPage } from "./TrayDock.tsx";
export { TrayTabs } from "./TrayTabs.tsx";
export { default as tiles } from "./tiles.module.css";
export { useColumns } from "./useColumns.tsx";
export { useRoomy } from "./useRoom.ts";
