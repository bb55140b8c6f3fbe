/** Cards, tiles and the hand, as they are read. */
import { atRest, strictly } from "@westmarch/testkit/board";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CardFace } from "../board/cards/CardFace.tsx";
import { Hand, HandStrip } from "../board/cards/Hand.tsx";
import type { Props } from "../board/keys.ts";
import { ALL_CARDS, card } from "../data/cards.ts";
import cards from "../text/cards.en.json" with { type: "json" };
import figures from "../text/figures.en.json" with { type: "json" };
import names from "../text/names.en.json" with { type: "json" };
import places from "../text/places.en.json" with { type: "json" };
import { at } from "./table.ts";

const english = { ...cards, ...figures, ...names, ...places };
const said = strictly({ en: english, "zh-Hant": english, "zh-Hans": english, ja: english });

const { state } = at({ hands: { "free-peoples": ["athelas", "the-red-arrow"], shadow: ["olog-hai"] } });
const props = (seat: number | null): Props => atRest(state, seat, "en", said) as Props;
const { say } = props(0);
const read = (shown: ReactElement): string =>
  renderToStaticMarkup(shown)
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll(/\s+/g, " ");

test("a card shows everything where there is room, and its names and number of initiative where there is not", () => {
  for (const id of ALL_CARDS) {
    const large = read(<CardFace card={id} say={say} size="large" />);
    const small = read(<CardFace card={id} say={say} size="small" />);
    expect(large.length).toBeGreaterThan(small.length);
    expect(small).toContain("Initiative");
  }
  expect(read(<CardFace card={card("athelas")} say={say} size="large" />)).toContain("9/24");
});

test("only with a partner does a card bear the sign of a seat", () => {
  const shown = (players: number) =>
    read(<CardFace card={card("olog-hai")} say={say} size="large" players={players} />);
  expect(shown(2)).not.toContain("Witch-king");
  expect(shown(3)).toContain("Witch-king");
});

const hand = (seat: number | null) => ({
  props: props(seat),
  playable: new Set([card("athelas")]),
  taken: null,
  onTake: () => {},
});

test("a hand holds the own cards and nobody else's, and says which can be chosen", () => {
  const shown = read(<Hand {...hand(0)} />);
  expect(shown).toContain("Choose Athelas, Character; in battle Andúril");
  expect(shown).toContain("The Red Arrow, Muster; in battle Scouts");
  expect(shown).not.toContain("Choose The Red Arrow");
  expect(shown).not.toContain("Olog-hai");
  expect(read(<HandStrip {...hand(1)} />)).toContain("Olog-hai");
});

test("who watches holds no cards", () => {
  expect(renderToStaticMarkup(<Hand {...hand(null)} />)).toBe("");
  expect(read(<HandStrip {...hand(null)} />)).toContain("You hold no cards.");
});
