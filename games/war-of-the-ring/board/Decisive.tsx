import type { Module } from "./keys.ts";

export const decisive: Module["decisive"] = () => null;
