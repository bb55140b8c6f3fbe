/** Cards, tiles and the hand, as they are read. */
import { plain } from "@westmarch/campaign/reference";
import { atRest, readIn, strictly } from "@westmarch/testkit/board";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CardFace } from "../board/cards/CardFace.tsx";
import { Hand, HandStrip } from "../board/cards/Hand.tsx";
import { explain } from "../board/explain.tsx";
import type { Props } from "../board/keys.ts";
import { Leaf } from "../board/reference/Leaf.tsx";
import { EVERY_CARD, isWanted } from "../board/reference/search.ts";
import { ALL_CARDS, CARDS, card } from "../data/cards.ts";
import figures from "../text/figures.en.json" with { type: "json" };
import names from "../text/names.en.json" with { type: "json" };
import places from "../text/places.en.json" with { type: "json" };
import trays from "../text/table.en.json" with { type: "json" };
import { cardsEn as cards } from "./card-words.ts";
import { at, engine } from "./table.ts";

const english = { ...cards, ...trays, ...figures, ...names, ...places };
const said = strictly({ en: english, "zh-Hant": english, "zh-Hans": english, ja: english });

const { state: table } = at({
  hands: { "free-peoples": ["athelas", "the-red-arrow"], shadow: ["olog-hai"] },
});
const props = (seat: number | null): Props => atRest(engine.view(table, seat), seat, "en", said) as Props;
const { say } = props(0);
const read = (shown: ReactElement): string => readIn(renderToStaticMarkup(shown));

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
  onDrop: () => {},
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

test("the reference shows every card and Character, and marks what lies open", () => {
  const shown = read(<Leaf {...props(0)} />);
  expect(shown).toContain("Event cards: 96");
  expect(shown).toContain("Athelas, in hand");
  expect(shown).not.toContain("Olog-hai, in hand");
  expect(shown).toContain("Saruman");
});

test("cards are found by name, by text, without marks on letters, and by deck and symbol", () => {
  const found = (sought: string, filter = EVERY_CARD) =>
    ALL_CARDS.filter((id) => isWanted(say, id, filter, plain(sought)));
  expect(found("athelas")).toEqual([card("athelas")]);
  expect(found("Smeagol")).toContain(card("smeagol-helps-nice-master"));
  expect(found("Mumakil")).toContain(card("shadows-gather"));
  expect(found("")).toHaveLength(96);
  expect(found("", { ...EVERY_CARD, table: true }).length).toBe(
    ALL_CARDS.filter((id) => CARDS[id].table).length,
  );
  expect(found("", { ...EVERY_CARD, deck: 1 })).toHaveLength(24);
});

test("a card that is asked about is shown whole", () => {
  const { title, body } = explain(`card:${card("athelas")}`, { say, view: table });
  expect(title).toBe("Athelas");
  expect(read(<div>{body}</div>)).toContain("Roll three dice");
});
