/** Addresses of the pictures, for `<img>`: each is fetched when it is first shown. */
import { CARD_NAMES, type CardId } from "../../../data/cards.ts";
import { CHARACTERS, type CharacterId } from "../../../data/ids.ts";

const cards = import.meta.glob<string>("../../drawn/cards/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});
const portraits = import.meta.glob<string>("../../drawn/portraits/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

const found = (address: string | undefined, name: string): string => {
  if (address === undefined) throw new Error(`no picture of ${name}: run node tools/draw.ts`);
  return address;
};

/** The picture on an Event card, 176 × 84. */
export const pictureOf = (card: CardId): string =>
  found(cards[`../../drawn/cards/${CARD_NAMES[card]}.svg`], CARD_NAMES[card] ?? String(card));

/** The portrait of a Character, 126 × 176. */
export const portraitOf = (character: CharacterId): string =>
  found(portraits[`../../drawn/portraits/${CHARACTERS[character]}.svg`], CHARACTERS[character]);
