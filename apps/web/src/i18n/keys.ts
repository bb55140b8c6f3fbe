/** The keys of the page's words, by name: one that no catalogue has does not compile. */
import type { Say } from "@westmarch/boardkit";
import type barred from "../text/barred.en.json";
import type shell from "../text/en.json";
import type table from "../text/table.en.json";
import type { DoorWords } from "./doors.ts";

/** What every page can say: the shell's own words, those on the games' doors, and once somebody may not do something, why not. */
export type ShellKey = keyof typeof shell | keyof typeof barred | `door.${string}.${keyof DoorWords}`;
export type ShellSay = Say<ShellKey>;

/** What the pages of a table can say besides. */
export type TableKey = ShellKey | keyof typeof table;
export type TableSay = Say<TableKey>;
