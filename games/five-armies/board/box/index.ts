import type { PackPages } from "@westmarch/boardkit";
import type { Key } from "../keys.ts";
import { BoxPage } from "./BoxPage.tsx";
import { draftIn } from "./draft.ts";

/** The pages for data packs. */
export const packPages: PackPages<Key> = {
  Page: BoxPage,
  title: ({ pack, shelf }) => {
    const own = shelf.kept.find(({ id }) => id === pack);
    return (own && draftIn(own.text)?.title) || null;
  },
};
