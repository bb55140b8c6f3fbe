import type { Module } from "./keys.ts";

/** The events that are written down. */
export const WRITTEN: readonly string[] = [];
/** An event in the log. */
export const line: Module["line"] = (event) => ({ text: event.type, kind: "move", round: 1 });
