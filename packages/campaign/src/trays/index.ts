/** Trays beside a map: what lies on them, and how they are laid out on wide, low and tall windows. */
export { Column, Shelf } from "./Columns.tsx";
export { Across, Cube, DieEye, WillStar } from "./Cube.tsx";
export { Dice, type DiceProps, type Own, type Pool } from "./Dice.tsx";
export { Dock, type Page, Strip } from "./Dock.tsx";
export { Leaf, Tray } from "./Leaf.tsx";
export { Lying, whereLay } from "./lying.ts";
export { default as parts } from "./parts.module.css";
export { range } from "./range.ts";
export { type Tab, Tabs } from "./Tabs.tsx";
export { Thing } from "./Thing.tsx";
export { TraysFrame, useArrangement } from "./Trays.tsx";
export { type Taking, type Touch, touchOf } from "./touch.ts";
export { useRoomy } from "./useRoom.ts";
export { useTight } from "./useTight.ts";
