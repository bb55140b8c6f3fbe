/** The Event cards in a list for people. */
import type { ListedCard } from "@westmarch/registry/cards";
import { CARDS } from "./data/cards.ts";

/** All Event cards, deck by deck, in these words: the upper half, and the Combat card below it. */
export function listed(words: Readonly<Record<string, string>>): readonly ListedCard[] {
  const said = (key: string): readonly string[] => {
    const text = words[key];
    return text === undefined ? [] : [text];
  };
  return CARDS.map(({ name, deck, initiative, combat }) => ({
    id: name,
    name: said(`card.${name}`).join(""),
    facts: [{ key: "deck", value: said(`deck.${deck}`).join("") }],
    text: [
      ...["condition", "effect", "discard"].flatMap((half) => said(`card.${name}.${half}`)),
      [
        ...said(`combat.${combat}`),
        ...initiative.flatMap((number) =>
          said("printed.initiative").map((line) => line.replace("{number}", `${number}`)),
        ),
      ].join(" · "),
      ...["condition", "effect"].flatMap((half) => said(`combat.${combat}.${half}`)),
    ],
  }));
}
