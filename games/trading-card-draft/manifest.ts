import { anyBoard, type Manifest } from "@westmarch/registry/manifest";

export const manifest: Manifest = {
  id: "trading-card-draft",
  place: null,
  kin: { game: "trading-card-game", words: ["cards"] },
  ways: { setting: "way", values: ["draft", "sealed"] },
  makers: {
    title: "The Lord of the Rings Trading Card Game",
    designers: null,
    publisher: "Decipher, 2001",
  },
  programs: async () => (await import("./programs.ts")).programs,
  table: {
    board: async () => anyBoard((await import("./board/index.tsx")).board),
  },
};
