import { anyBoard, anyPackChoosing, anyPackPages, type Manifest } from "@westmarch/registry/manifest";

export const manifest: Manifest = {
  id: "five-armies",
  place: 3,
  makers: {
    title: "The Battle of Five Armies",
    designers: "Roberto Di Meglio, Marco Maggi, Francesco Nepitello",
    publisher: "Ares Games, 2014",
  },
  programs: async () => (await import("./programs.ts")).programs,
  table: {
    first: ["acting", "choices", "land", "names", "pieces", "places", "stage", "table"],
    board: async () => anyBoard((await import("./board/index.tsx")).board),
  },
  packPages: {
    pages: async () => anyPackPages((await import("./board/box/index.ts")).packPages),
    words: ["box", "cards", "names", "pack", "places"],
    choosing: async () => anyPackChoosing((await import("./board/box/choosing.ts")).choosing),
  },
  guides: [{ part: "free_peoples" }, { part: "shadow" }],
  rules: async () => (await import("./board/rules.ts")).rules,
  aid: async () => (await import("./board/aid.tsx")).aid,
};
