/** Addresses of the pictures, for `<img>`: each is fetched when it is first shown. */
import { CHARACTER, type CharacterId } from "../../../ids.ts";
import { CHARACTER_MOTIFS, motifOf } from "./assigned.ts";
import type { Motif } from "./motifs.ts";

const cards = import.meta.glob<string>("../../drawn/cards/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

const found = (motif: Motif): string => {
  const address = cards[`../../drawn/cards/${motif}.svg`];
  if (address === undefined) throw new Error(`no picture of ${motif}: run node tools/draw.ts`);
  return address;
};

/** The picture on a card, 176 × 84. */
export const pictureOf = (design: string, deck: string, type: string | null): string =>
  found(motifOf(design, deck, type));

/** The picture of a character, as large. */
export const portraitOf = (character: CharacterId): string =>
  found(CHARACTER_MOTIFS[CHARACTER.names[character]]);
