/** How a pack that this device keeps comes to a table. */
import type { PackChoosing } from "@westmarch/boardkit";
import { changesOf, LONGEST_BROUGHT } from "../../brought.ts";
import { readPack } from "../../pack/reading.ts";
import type { Key } from "../keys.ts";

export const choosing: PackChoosing<Key> = {
  setting: "pack",
  builtIn: (say) => say("pack.builtin"),
  kept: ({ kept }) =>
    kept.flatMap(({ id, text }) => {
      const { pack } = readPack(text);
      const document = pack && changesOf(pack);
      return pack && document !== null && document.length <= LONGEST_BROUGHT
        ? [{ id, title: pack.title, document }]
        : [];
    }),
};
