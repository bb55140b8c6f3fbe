import type { Module } from "./keys.ts";

export const explain: Module["explain"] = (id) => ({ title: id, body: null, rules: [] });
