/** How an event is shown before it is told. */
import type { Module } from "../keys.ts";

export const step: Module["step"] = () => null;
