import type { Module } from "../keys.ts";

/** How an event is shown before it is told. */
export const step: Module["step"] = () => null;
