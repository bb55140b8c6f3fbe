import type { Manifest } from "@westmarch/registry/manifest";

export const manifest: Manifest = {
  id: "five-armies",
  place: 3,
  makers: {
    title: "The Battle of Five Armies",
    designers: "Roberto Di Meglio, Marco Maggi, Francesco Nepitello",
    publisher: "Ares Games, 2014",
  },
  programs: async () => (await import("./programs.ts")).programs,
};
