import type { Manifest } from "@westmarch/registry/manifest";

export const manifest: Manifest = {
  id: "nim",
  place: null,
  makers: { title: "Nim", designers: null, publisher: "in the public domain" },
  programs: async () => (await import("./programs.ts")).programs,
};
