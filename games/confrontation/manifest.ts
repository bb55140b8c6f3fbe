import { anyBoard, type Manifest } from "@westmarch/registry/manifest";

export const manifest: Manifest = {
  id: "confrontation",
  place: 1,
  short: true,
  makers: {
    title: "Lord of the Rings: The Confrontation",
    designers: "Reiner Knizia",
    publisher: "Kosmos, Fantasy Flight Games, 2002",
  },
  programs: async () => (await import("./programs.ts")).programs,
  table: {
    board: async () => anyBoard((await import("./board/index.tsx")).board),
  },
  guides: [{ part: "good" }, { part: "dark" }],
  rules: async () => (await import("./board/rules.ts")).rules,
  aid: async () => (await import("./board/aid.tsx")).aid,
};
