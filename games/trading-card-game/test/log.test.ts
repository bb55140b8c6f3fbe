/** Whole games written down: everything that anybody hears can be said, in every language, and tells no secret. */
import type { Happened } from "@westmarch/boardkit";
import { Engine, hashed, type Seat, seedOf, stream } from "@westmarch/kernel";
import type { Language } from "@westmarch/kernel/languages";
import { atRest, strictly } from "@westmarch/testkit/board";
import { beforeAll, describe, expect, test } from "vitest";
import { RULE_OF, RULE_OF_EVENT } from "../board/book.ts";
import { ending } from "../board/ending.ts";
import { line, WRITTEN } from "../board/lines.ts";
import { reckoning } from "../board/reckoning.ts";
import { CARD, copyId } from "../data/ids.ts";
import { type CardGame, tradingCardGame } from "../index.ts";
import rules from "../text/rules.en.json" with { type: "json" };
import { catalogues, LANGUAGES } from "./catalogues.ts";
import { withBids } from "./table.ts";

const engine = new Engine(tradingCardGame);
const voice = strictly(catalogues);

interface Heard {
  readonly g: CardGame;
  /** What each seat heard, and at the end what a spectator heard. */
  readonly logs: readonly (readonly Happened<CardGame>[])[];
}

/** Plays a game of chance choices to its end, with every ear at the table. */
function heard(players: number, seed: string): Heard {
  const decks = Object.fromEntries(
    Array.from({ length: players }, (_, seat) => [`deck${seat + 1}`, "random"]),
  );
  const chance = hashed(seedOf(seed));
  const pick = stream(seedOf(seed, "choices"));
  const bid = withBids(2);
  const logs: Happened<CardGame>[][] = Array.from({ length: players + 1 }, () => []);
  const tell = (version: number) => (event: Parameters<typeof engine.heard>[0]) => {
    for (const [ear, log] of logs.entries()) {
      const mine = engine.heard(event, ear < players ? ear : null);
      if (mine) log.push({ ...mine, version, index: log.length });
    }
  };
  const g = engine.start({ players: String(players), ...decks }, chance, tell(0));
  for (let version = 1; ; version++) {
    const [ask] = engine.asks(g);
    if (!ask) return { g, logs };
    engine.play(
      g,
      ask.seat,
      bid(ask, () => g, pick),
      chance,
      tell(version),
    );
  }
}

const GAMES = [
  [2, "log 1"],
  [2, "log 2"],
  [4, "log 3"],
  [4, "log 4"],
].map(([players, seed]) => heard(Number(players), String(seed)));

/** What a person must never read. */
const ODD = /undefined|NaN|\bnull\b|\[object|[{}]|\b[a-z]+(-[a-z]+)+\.[a-z]|^$|\(\)|（）| {2}/;
/** Spaces of Latin writing where none belong. */
const SPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}，。、：（）「」] | [\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}，。、：（）「」]/u;

const linesOf = ({ g, logs }: Heard, ear: number, language: Language): readonly string[] => {
  const log = logs[ear] ?? [];
  const seat: Seat | null = ear < g.out.length ? ear : null;
  const view = engine.view(g, seat);
  return log.flatMap((event) => line(event, { say: voice(language), seat, view, log })?.text ?? []);
};

describe("the log of a whole game", () => {
  test.each(LANGUAGES)("can be read in %s by everybody who heard it", (language) => {
    const odd = GAMES.flatMap((game) =>
      game.logs.flatMap((_, ear) =>
        linesOf(game, ear, language).filter(
          (text) => ODD.test(text) || (language !== "en" && SPACED.test(text)) || !/[.!?。！]$/.test(text),
        ),
      ),
    );
    expect(odd).toEqual([]);
  });

  test("names every card that it speaks of, also those that have left the table", () => {
    const unknown = GAMES.flatMap((game) => linesOf(game, game.g.out.length, "en")).filter((text) =>
      /\ba card\b/i.test(text.replace(/draws? a card|look(s)? at a card|puts? a card|takes? a card/i, "")),
    );
    expect(unknown).toEqual([]);
  });

  test("calls only its reader “you”", () => {
    for (const game of GAMES) {
      const watched = linesOf(game, game.g.out.length, "en").map((text) =>
        text.replace("You Bring Great Evil", "a condition"),
      );
      expect(watched.filter((text) => /\byour?\b/i.test(text))).toEqual([]);
      expect(linesOf(game, 0, "en").some((text) => text.startsWith("You "))).toBe(true);
    }
  });

  test("tells nobody what cards others draw", () => {
    for (const { g, logs } of GAMES)
      for (const [ear, log] of logs.entries())
        for (const { type, facts } of log)
          if (type === "drawn" && facts.seat !== ear) {
            expect(facts.cards).toBeUndefined();
            const view = engine.view(g, ear < g.out.length ? ear : null);
            const say = voice("en");
            const text = line(
              { type, facts, version: 0, index: 0 },
              { say, seat: null, view, log: [] },
            )?.text;
            expect(text ?? "draw").toMatch(/draw/);
          }
  });

  test("counts its turns, and says the price of a card once", () => {
    const [{ logs, g }] = GAMES as [Heard];
    const log = logs[0] ?? [];
    const view = engine.view(g, 0);
    const rounds = log.flatMap((event) => line(event, { say: voice("en"), seat: 0, view, log })?.round ?? []);
    expect(rounds).toEqual(rounds.toSorted((a, b) => a - b));
    expect(Math.max(...rounds)).toBe(log.filter(({ type }) => type === "turn").length);
    const paid = log.findIndex(
      (event, i) => event.type === "played" && event.facts.twilight > 0 && log[i - 1]?.type === "twilight",
    );
    const before = log[paid - 1];
    expect(before && line(before, { say: voice("en"), seat: 0, view, log })).toBeNull();
  });
});

describe("the book of rules", () => {
  const isThere = (number: string): boolean => Object.hasOwn(rules, `rule.${number}`);

  test("has the rule under which each question is asked", () => {
    expect(Object.entries(RULE_OF).filter(([, number]) => !isThere(number))).toEqual([]);
  });

  test("has the rule of every event that was heard", () => {
    const wrong = GAMES.flatMap(({ logs: [log = []] }) =>
      log.flatMap(({ type, facts }) => {
        const rule: unknown = RULE_OF_EVENT[type];
        const number: unknown = typeof rule === "function" ? rule(facts) : rule;
        return typeof number === "string" && isThere(number) ? [] : [`${type}: ${number}`];
      }),
    );
    expect([...new Set(wrong)]).toEqual([]);
    expect(Object.keys(RULE_OF_EVENT).sort()).toEqual([...WRITTEN].sort());
  });
});

describe("the end of a game", () => {
  test.each(LANGUAGES)("is told in %s to victors, losers and onlookers", (language) => {
    for (const { g } of GAMES)
      for (const seat of [...g.out.keys(), null])
        for (const reason of ["mountain", "last", "resigned", "abandoned", "agreed-draw"]) {
          const winners = reason === "agreed-draw" ? [] : [1];
          const { title, text } = ending(
            atRest({ ...g, result: { winners, reason } }, seat, language, voice),
          );
          expect(title).not.toBe("");
          expect(text).not.toMatch(ODD);
        }
  });
});

describe("what comes of a text", () => {
  const COURTYARD = CARD.named("1C337");
  const told = (log: readonly Happened<CardGame>[], language: Language = "en"): readonly string[] => {
    const [{ g }] = GAMES as [Heard];
    const view = engine.view(g, null);
    return log.flatMap((event) => line(event, { say: voice(language), seat: null, view, log })?.text ?? []);
  };
  const triggered = (version = 1): Happened<CardGame> => ({
    type: "triggered",
    facts: { seat: 0, copy: copyId(1), card: COURTYARD, index: 0 },
    version,
    index: 0,
  });
  const phase: Happened<CardGame> = {
    type: "phase",
    facts: { phase: "shadow", seat: 1 },
    version: 1,
    index: 1,
  };
  const twilight = (by: number, pool: number, version = 1): Happened<CardGame> => ({
    type: "twilight",
    facts: { by, pool },
    version,
    index: 1,
  });

  beforeAll(() => reckoning.fetch());

  test("is told with what the pool was and is, in one line", () => {
    expect(told([triggered(), twilight(-2, 1)])).toEqual(["Council Courtyard: twilight pool 3 → 1."]);
    expect(told([triggered(), twilight(-2, 1)], "ja")).toHaveLength(1);
  });

  test("is told to be nothing where the pool was empty, and once that is known", () => {
    const event = triggered();
    expect(told([event])).toEqual(["Council Courtyard takes effect."]);
    expect(told([event, phase])[0]).toBe("Council Courtyard: nothing, the twilight pool was empty.");
  });

  test("is not the pool that changes by another choice", () => {
    expect(told([triggered(), twilight(-2, 1, 2)])[1]).toBe("The twilight pool sinks from 3 to 1.");
  });
});

test("a lot between equal bids is told", () => {
  const [{ g }] = GAMES as [Heard];
  const say = voice("en");
  const view = { ...engine.view(g, null), rulings: { ...g.rulings, firstGame: false } };
  const bid = (seat: Seat, burdens: number): Happened<CardGame> => ({
    type: "bid",
    facts: { seat, burdens },
    version: 1,
    index: seat,
  });
  const taken = (seat: Seat, place: number): Happened<CardGame> => ({
    type: "seat-taken",
    facts: { seat, place },
    version: 2,
    index: 2 + place,
  });
  const log = [bid(0, 1), bid(1, 1), taken(1, 0), taken(0, 1)];
  const texts = log.map((event) => line(event, { say, seat: null, view, log })?.text ?? "");
  expect(texts[2]).toMatch(/^A lot between equal bids falls to .*, who goes first\.$/);
  expect(texts[3]).not.toContain("lot");
});
