/** What players can propose to each other. */
import type { Seat } from "@westmarch/kernel";
import type { Offer } from "@westmarch/protocol";

/** What can be proposed about the game itself. */
export type Joint = Exclude<Offer["what"], "replace">;

/** A replacement: all seats of one person, and who takes them. */
export interface Replacing extends NonNullable<Offer["replacing"]> {
  readonly seats: readonly Seat[];
}

/** What everybody at a table can agree on about its clocks. */
export type Breaking = Extract<Offer["what"], "pause" | "adjourn" | "resume">;
export const isBreaking = (what: Offer["what"]): what is Breaking =>
  what === "pause" || what === "adjourn" || what === "resume";
