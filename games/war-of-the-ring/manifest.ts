import { anyBoard, type Manifest } from "@westmarch/registry/manifest";

export const manifest: Manifest = {
  id: "war-of-the-ring",
  place: 2,
  makers: {
    title: "War of the Ring, Second Edition",
    designers: "Roberto Di Meglio, Marco Maggi, Francesco Nepitello",
    publisher: "Ares Games, 2011",
  },
  programs: async () => (await import("./programs.ts")).programs,
  table: {
    first: ["acting", "choices", "land", "names", "places", "table", "titles"],
    board: async () => anyBoard((await import("./board/index.tsx")).board),
  },
  guides: [{ part: "free-peoples" }, { part: "shadow" }],
  rules: async () => (await import("./board/rules.ts")).rules,
  aid: async () => (await import("./board/aid.tsx")).aid,
};
