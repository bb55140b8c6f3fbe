/** The silhouettes on cards, for `board/draw.ts`. */
import { createRequire } from "node:module";
import { whole } from "@westmarch/ink";
import { SILHOUETTES } from "./signs.ts";

interface Set {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as Set;

/** Their outlines in a square of 512, by what they mean on a card. */
export const silhouettes = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(SILHOUETTES).map(([sign, name]) => {
      const shape = / d="([^"]+)"/.exec(set.icons[name]?.body ?? "")?.[1];
      if (shape === undefined) throw new Error(`The game-icons set has no single outline called ${name}`);
      return [sign, whole(shape)];
    }),
  );
