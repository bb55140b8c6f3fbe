/** The keys of the page's words, by name: one that no catalogue has does not compile. */
import type { Say } from "@westmarch/boardkit";
import type shell from "../text/en.json";
import type table from "../text/table.en.json";
import type { DoorWords } from "./doors.ts";

/** What every page can say: the shell's own words, and those on the games' doors. */
export type ShellKey = keyof typeof shell | `door.${string}.${keyof DoorWords}`;
export type ShellSay = Say<ShellKey>;

/** What the pages of a table can say besides. */
export type TableKey = ShellKey | keyof typeof table;
export type TableSay = Say<TableKey>;
