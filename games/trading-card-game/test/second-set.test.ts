/** What one card of a second set does, added as CONTRIBUTING says: to everything that came before it, nothing. */
import { type AnySave, Engine, stream } from "@westmarch/kernel";
import { goldenTest } from "@westmarch/testkit";
import { copyOf, readSaves } from "@westmarch/testkit/node";
import { afterAll, expect, test } from "vitest";
import * as sharing from "../board/decks/sharing.ts";
import { CARDS } from "../data/cards.ts";
import { CARD } from "../data/ids.ts";
import { randomDeck } from "../decks/random.ts";
import { READY_DECKS } from "../decks/ready.ts";
import { tradingCardGame } from "../index.ts";
import { read } from "../tools/read.ts";

const TEXT = "Fellowship: spot a companion → draw 1 card.";
const NEW = {
  id: "2C7",
  title: "A Second Breakfast",
  side: "Free Peoples",
  culture: "SHIRE",
  type: "Event",
  twilight: 0,
  text: TEXT,
};
const SETS = [1, 2];

const named = (source: string): string => source.replace("titles: {", `titles: { "${NEW.title}": "新",`);
const entered = (value: unknown) => (source: string) =>
  source.replace(/\};\s*$/, `"${NEW.id}": ${JSON.stringify(value)} };`);

const copy = copyOf(new URL("../", import.meta.url), {
  "data/cards/shire.ts": (source) => source.replace("= [", `= [${JSON.stringify(NEW)},`),
  "data/numbers.ts": (source) => source.replace("1P365\n", `1P365\n${NEW.id}\n`),
  "data/names/ja.ts": named,
  "data/names/zh-Hans.ts": named,
  "data/names/zh-Hant.ts": named,
  "compiled/texts.ts": entered(read(TEXT)),
  "compiled/moments.ts": entered(["Fellowship"]),
});
afterAll(() => copy.over());

const { tradingCardGame: second } = await copy.load<typeof import("../index.ts")>("index.ts");
const { CARD: NUMBERS } = await copy.load<typeof import("../data/ids.ts")>("data/ids.ts");
const cards = await copy.load<typeof import("../data/cards.ts")>("data/cards.ts");
const { rulingsOf } = await copy.load<typeof import("../bringing.ts")>("bringing.ts");
const { newGame } = await copy.load<typeof import("../newgame.ts")>("newgame.ts");
const { brought } = await copy.load<typeof import("../decks/brought.ts")>("decks/brought.ts");
const { readDeck, writeDeck } = await copy.load<typeof import("../decks/lines.ts")>("decks/lines.ts");
const { faultsOf } = await copy.load<typeof import("../decks/legality.ts")>("decks/legality.ts");
const { readOwn, writeOwn } = await copy.load<typeof import("../decks/kept.ts")>("decks/kept.ts");
const randomly = await copy.load<typeof import("../decks/random.ts")>("decks/random.ts");
const boosters = await copy.load<typeof import("../decks/boosters.ts")>("decks/boosters.ts");
const { pack, unpack, packPool, unpackPool } =
  await copy.load<typeof import("../board/decks/sharing.ts")>("board/decks/sharing.ts");
const { momentsOf } = await copy.load<typeof import("../cards/moments.ts")>("cards/moments.ts");
const { policy } = await copy.load<typeof import("../bot.ts")>("bot.ts");

const saves = readSaves(new URL("./golden", import.meta.url));
const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);

/** The deck of a starter box with four of the new card in place of four others of its side. */
const [box] = READY_DECKS;
const out = box.deck.drawDeck
  .filter((id) => CARDS.find((card) => card.id === id)?.side === "Free Peoples" && !box.start.includes(id))
  .slice(-4);
const drawDeck = [...box.deck.drawDeck];
for (const id of out) drawDeck.splice(drawDeck.indexOf(id), 1);
const deck = { ...box.deck, drawDeck: [...drawDeck, NEW.id, NEW.id, NEW.id, NEW.id] };
const titled = { list: deck, start: box.start, name: "With the second set", notes: "" };

test("every card keeps its number at the table, and the new one has the next", () => {
  expect(NUMBERS.names).toEqual([...CARD.names, NEW.id]);
  expect(cards.IN_ORDER.at(-1)?.id).toBe(NEW.id);
});

test("every golden save loads, replays and goes on, and is written down as before", () => {
  expect(goldenTest(new Engine(second), saves, 8)).toEqual([]);
  const written = (game: typeof tradingCardGame, { state, settings }: AnySave): string => {
    const g = new Engine(game).load(structuredClone(state) as { version: number }, settings);
    return game.notation?.write(g) ?? "";
  };
  for (const [name, save] of Object.entries(saves))
    expect([name, written(second, save)]).toEqual([name, written(tradingCardGame, save)]);
});

test("decks, packs and lists of names that hold to the base set are what they were", () => {
  for (const seed of SEEDS) {
    expect(randomly.randomDeck(stream(seed))).toEqual(randomDeck(stream(seed)));
    expect(boosters.openBooster(stream(seed))).not.toContain(NEW.id);
  }
  expect(readDeck("A Second").troubles).toMatchObject([{ reason: "unknown" }]);
  expect(readDeck("A Second", SETS).list.drawDeck).toEqual([NEW.id]);
});

test("a format says which sets may be in a deck: the base set alone where it names none", () => {
  expect(faultsOf(deck)).toEqual([{ reason: "set-not-allowed", rule: null, cards: [NEW.id] }]);
  expect(faultsOf(deck, { sets: SETS })).toEqual([]);
  const settings = { list1: writeDeck(deck).join("\n") };
  expect(second.unfit?.(settings)).toEqual({ setting: "list1", reason: "set-not-allowed" });
});

test("it is written in a list by its set and its number, and kept on a device", () => {
  expect(readDeck(writeDeck(deck).join("\n"))).toEqual({ list: deck, troubles: [] });
  for (const line of ["2C7", "2_7", "2C7 A Second Breakfast"])
    expect([line, readDeck(line).list.drawDeck]).toEqual([line, [NEW.id]]);
  expect(readDeck("2C8").troubles).toMatchObject([{ reason: "other-set" }]);
  expect(readDeck("C7").list.drawDeck).toEqual(["1C7"]);
  expect(readOwn(writeOwn({ ...titled, versions: [] }))).toEqual({ ...titled, versions: [] });
});

test("a deck with it is shared by a link that says the sets; one of the base set has the link that it had", () => {
  expect(unpack(pack(titled))).toEqual(titled);
  const { deck: list, start } = box;
  const old = { list, start, name: "Mine", notes: "" };
  expect(pack(old)).toBe(sharing.pack(old));
  expect(unpack(sharing.pack(old))).toEqual(old);
  const pool = { table: "abc", seat: 1, cards: ["1R34", "1R34", NEW.id] };
  expect(unpackPool(packPool(pool))).toEqual(pool);
});

test("where the second set is not there, a link with it is told apart from a damaged one", () => {
  expect(sharing.unpack(pack(titled))).toBe("newer");
});

test("it is drawn and played, and the opponents think about a game with it", () => {
  const card = NUMBERS.named(NEW.id);
  expect(momentsOf(card)).toEqual(["Fellowship"]);
  const game: typeof second = {
    ...second,
    seats: () => ["player-1", "player-2"],
    settings: [],
    setup: () => newGame([brought(deck), brought(deck)], rulingsOf({})),
  };
  const engine = new Engine(game);
  const draw = stream(5);
  const chance = (_: number, sides: number): number => draw(sides);
  const g = engine.start({}, chance);
  let [drawn, played] = [false, false];
  for (let made = 0; !g.result && made < 5000 && !played; made++) {
    const [ask] = engine.asks(g);
    drawn ||= g.secret.hands[ask.seat].includes(card);
    const option = ask.options.find(([verb, what]) => verb === "play" && what === card);
    const view = engine.view(g, ask.seat);
    const chosen = option ?? policy.playout(view, ask, draw);
    expect(policy.evaluate(g, ask.seat)).toBeGreaterThanOrEqual(0);
    engine.play(g, ask.seat, chosen, chance);
    played = g.discards.some((pile) => pile.includes(card)) && option !== undefined;
    expect(second.invariants(g)).toEqual([]);
  }
  expect([drawn, played]).toEqual([true, true]);
});
