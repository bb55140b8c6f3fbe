/** A card opened large, the slip beside it, and the reference of all cards. */
import { Engine } from "@westmarch/kernel";
import { atRest, readIn, strictly } from "@westmarch/testkit/board";
import { isValidElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { examplesOf, TERMS, termsOf } from "../board/cards/reading/terms.ts";
import { NAMINGS, READINGS, RULE_WORDS } from "../board/cards/words.ts";
import { beside, explain, inPlace } from "../board/explain.tsx";
import type { GameSay, Props } from "../board/keys.ts";
import { Leaf } from "../board/reference/Leaf.tsx";
import { CARDS } from "../data/cards.ts";
import { CARD } from "../data/ids.ts";
import { tradingCardGame } from "../index.ts";
import rules from "../text/rules.en.json" with { type: "json" };
import { catalogues } from "./catalogues.ts";

const said = strictly(catalogues);
const say: GameSay = said("en");
await NAMINGS.en.fetch();
await READINGS.en.fetch();
await RULE_WORDS.en.fetch();

const engine = new Engine(tradingCardGame);
/** Frodo (0) with the Ring and Sting at site 2, and a hand of two cards. */
const view = engine.view(
  tradingCardGame.notation.read(
    "players=2 order=player-1,player-2 turn=player-1 phase=maneuver at=2:2 usualLimit=2 moveLimit=2 moves=1 " +
      "resistance=10:10 bearer=0:2 copies=40 " +
      "table=0:1C290@player-1/fellowship,2:1C290@player-2/fellowship,1:1C2@player-1/attached.0," +
      "3:1C2@player-2/attached.2,4:1R313@player-1/attached.0 hands=1R89,1C102; " +
      "stack=game.turn/turn.action/procedure.action",
  ),
  0,
);

const read = (shown: ReactNode): string => (isValidElement(shown) ? readIn(renderToStaticMarkup(shown)) : "");

test("everything that a card says is explained by a rule that is there, and by examples", () => {
  for (const card of CARDS) {
    const terms = termsOf(card);
    expect(terms.length, card.id).toBeGreaterThan(0);
    for (const rule of [...terms.map((term) => TERMS[term].rule), ...examplesOf(terms)])
      expect(rules[`rule.${rule}`], `${card.id} ${rule}`).toBeTypeOf("string");
  }
});

test("each word that is explained stands on some card", () => {
  const found = new Set(CARDS.flatMap(termsOf));
  expect(Object.keys(TERMS).filter((term) => !found.has(term as keyof typeof TERMS))).toEqual([]);
});

test("a card is read with what the rule book says of its words, and with others of its name", () => {
  const { title, body, rules: told } = explain("card:1P365", { say, view });
  expect(title).toBe("Aragorn, King in Exile");
  expect(told).toContain("24.7");
  const text = read(body);
  expect(text).toContain(rules["rule.24.7"]);
  expect(text).toContain("Aragorn, Ranger of the North");
});

test("a copy is read with what makes its figures", () => {
  const text = read(explain("copy:0", { say, view }).body);
  expect(text).toMatch(/\+2 Sting/);
  expect(text).toContain("Bears: ");
  expect(read(beside("copy:4", { say, view }).body)).toContain("Borne by Frodo");
});

test("a card of a hand is opened among the others there, with what it costs", () => {
  const { title, body } = explain("card:1R89", { say, view });
  expect(title).toBe("Cards in hand");
  const text = read(body);
  expect(text).toContain("of 2");
  expect(text).toContain("Twilight cost 4");
});

test("what is nothing has no title", () => {
  expect(explain("card:9Z9", { say, view }).title).toBe("");
  expect(beside("nothing", { say, view }).title).toBe("");
});

test("the reference counts all cards and lays out only the first of them", () => {
  const props = atRest(view, 0, "en", said) as Props;
  const markup = renderToStaticMarkup(<Leaf {...props} />);
  expect(markup).toContain(`${CARD.all.length} cards`);
  expect(markup.match(/data-card=/g)?.length).toBeLessThan(60);
});

test("in its standing place a card has its words, what its figures are made of, and what it costs to play", () => {
  const none = { whole: false, prices: new Map() };
  const frodo = read(inPlace("copy:0", { say, view }, none));
  expect(frodo).toContain("Ring-bearer");
  expect(frodo).toMatch(/3 printed/);
  const prices = new Map([["card:1R89", { cost: 4, after: 4 }]]);
  expect(read(inPlace("card:1R89", { say, view }, { ...none, prices }))).toContain(
    "It costs 4 and leaves 4 twilight in the pool",
  );
  expect(read(inPlace("card:1R89", { say, view }, none))).not.toContain("It costs");
});

test("in its standing place what is no card has its name and its rules", () => {
  const pool = read(inPlace("pool", { say, view }, { whole: false, prices: new Map() }));
  expect(pool).toContain("Twilight pool");
  expect(pool).toContain("Rule 6.3, 8.4");
  expect(inPlace("nothing", { say, view }, { whole: false, prices: new Map() })).toBeNull();
});
