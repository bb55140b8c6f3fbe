import type { Module } from "./keys.ts";

/** First games for each side. */
export const guides: Module["guides"] = [];
