import { anyBoard, type Manifest } from "@westmarch/registry/manifest";

export const manifest: Manifest = {
  id: "duel",
  place: 5,
  short: true,
  makers: {
    title: "The Lord of the Rings: Duel for Middle-earth",
    designers: "Antoine Bauza, Bruno Cathala",
    publisher: "Repos Production, 2024",
  },
  programs: async () => (await import("./programs.ts")).programs,
  table: {
    board: async () => anyBoard((await import("./board/index.tsx")).board),
  },
  guides: [{ part: "fellowship" }, { part: "sauron" }],
  rules: async () => (await import("./board/rules.ts")).rules,
  aid: async () => (await import("./board/aid.tsx")).aid,
};
