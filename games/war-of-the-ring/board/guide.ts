import type { Module } from "./keys.ts";

export const guide: Module["guide"] = {
  settings: {},
  position: "",
  seat: 0,
  steps: [],
  replies: [],
  chance: [],
};
