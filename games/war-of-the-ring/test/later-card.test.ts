/** What one Event card more does, at the end of the table: to everything that came before it, nothing. */
import { createHash } from "node:crypto";
import type { Slots } from "@westmarch/boardkit";
import { type AnySave, type AskOf, Engine } from "@westmarch/kernel";
import { goldenTest } from "@westmarch/testkit";
import { copyOf, readSaves } from "@westmarch/testkit/node";
import { afterAll, expect, test } from "vitest";
import type { GameSay } from "../board/keys.ts";
import { ALL_CARDS, bitOf, CARD, CARDS, deckOf, sideOfCard } from "../data/cards.ts";
import { type War, warOfTheRing } from "../index.ts";

const NEW = "a-later-card";
const ROW = [NEW, "character", "it-is-a-gift", [3], { deck: "shadow-character" }];

const copy = copyOf(new URL("../", import.meta.url), {
  "data/cards.ts": (source) => source.replace("\n] as const satisfies", `\n${JSON.stringify(ROW)},$&`),
  "cards/free-character.ts": (source) => source.replace('"elven-rope":', `"${NEW}": putsTileInPlay, $&`),
});
afterAll(() => copy.over());

const { warOfTheRing: later } = await copy.load<typeof import("../index.ts")>("index.ts");
const cards = await copy.load<typeof import("../data/cards.ts")>("data/cards.ts");
const { learning } = await copy.load<typeof import("../bot/learning.ts")>("bot/learning.ts");
const { learning: learningNow } = await import("../bot/learning.ts");

const { sentence } =
  await copy.load<typeof import("../board/labels/sentences.ts")>("board/labels/sentences.ts");
const { label } = await copy.load<typeof import("../board/labels/options.ts")>("board/labels/options.ts");
const { ruleOf } = await copy.load<typeof import("../board/book.ts")>("board/book.ts");

const saves = readSaves(new URL("./golden", import.meta.url));

test("the first 96 cards keep their numbers, their decks and their bits as saved games have them", () => {
  const facts = ALL_CARDS.slice(0, 96).map((card) => [CARD.names[card], deckOf(card), bitOf(card)].join());
  expect(createHash("sha256").update(facts.join(" ")).digest("hex")).toBe(
    "718e57e68336775f76adf2953718ea8bb4ba6ffd42a34b783b8f545441aa0b5a",
  );
  for (const card of ALL_CARDS) {
    expect(cards.CARDS[card]).toEqual(CARDS[card]);
    expect([cards.deckOf(card), cards.bitOf(card), cards.sideOfCard(card)]).toEqual([
      deckOf(card),
      bitOf(card),
      sideOfCard(card),
    ]);
  }
});

test("a later card has the next number, in whatever deck, and a bit there that no other has", () => {
  const card = cards.CARD.of(cards.CARD.find(NEW));
  expect(card).toBe(ALL_CARDS.length);
  expect(cards.CARDS[card]).toMatchObject({ deck: 2, number: 25 });
  expect(cards.sideOfCard(card)).toBe(1);
  const bits = cards.CARDS_IN[2].map(cards.bitOf);
  expect(new Set(bits).size).toBe(25);
  expect(cards.CARDS_IN[2][24]).toBe(card);
});

test("every golden save loads, replays and goes on, and is written down as before", () => {
  expect(goldenTest(new Engine(later), saves, 8)).toEqual([]);
  const written = (game: typeof warOfTheRing, { state, settings }: AnySave): string => {
    const g = new Engine(game).load(structuredClone(state) as { version: number }, settings);
    return game.notation?.write(g) ?? "";
  };
  for (const [name, save] of Object.entries(saves))
    expect([name, written(later, save)]).toEqual([name, written(warOfTheRing, save)]);
});

test("a hand with it is written and read, and the network sees what it was taught", () => {
  const g = new Engine(later).start({}, () => 0);
  const card = cards.CARD.of(cards.CARD.find(NEW));
  g.secret.hands[2] |= cards.bitOf(card);
  g.handCount[2]++;
  const words = later.notation?.write(g) ?? "";
  expect(words).toContain(NEW);
  expect(later.notation?.read(words).secret.hands).toEqual(g.secret.hands);
  expect(learning.inputs).toBe(learningNow.inputs);
});

test("what it asks has a sentence, answers and a rule, though nothing but its words is written for them", () => {
  const g = new Engine(later).start({}, () => 0);
  const asking = { chapter: NEW, at: "ask", seat: 0, card: ALL_CARDS.length };
  g.stack.push(asking);
  const say: GameSay = Object.assign(
    (key: string, slots?: Slots) => [key, ...Object.values(slots ?? {})].join(" "),
    {
      language: "en" as const,
    },
  );
  const props = { say, view: g, selected: null };
  const said = (verb: string, ...words: number[]) => {
    const ask: AskOf<War> = JSON.parse(JSON.stringify({ prompt: NEW, seat: 0, options: [[verb, ...words]] }));
    return [sentence(ask, props), label(ask.options[0], ask, props).text, ruleOf(ask)];
  };
  expect(said("yes")[0]).toContain(`prompt.${NEW}`);
  expect(said("yes")[0]).toContain(`card.${NEW}`);
  expect(["yes", "no", "done"].map((verb) => said(verb)[1])).toEqual(["Yes.card", "No.text", "Done.recruit"]);
  expect(said("number", 3).slice(1)).toEqual(["3", "6.3.3"]);
});
