/** What the vectors come to: together they touch everything this game is made of. */
import { readdirSync, readFileSync } from "node:fs";
import type { Event } from "@westmarch/kernel";
import { beforeAll, describe, expect, test } from "vitest";
import { BONUSES } from "../data/board.ts";
import { CARD, CARDS } from "../data/cards.ts";
import { type CardId, chapterOf, LANDMARKS, SIDES, TOKENS } from "../data/ids.ts";
import { duel } from "../index.ts";
import { playVectors } from "../vectors.ts";

interface Scenario {
  readonly id: string;
  readonly rules: readonly string[];
  readonly setup: {
    readonly options?: Readonly<Record<string, unknown>>;
    readonly tokens?: Readonly<Record<string, readonly string[]>>;
  };
  readonly steps?: readonly { readonly do: string }[];
}

const folder = new URL("./vectors/", import.meta.url);
const scenarios: Scenario[] = [];
const events: Event[] = [];

beforeAll(() => {
  for (const name of readdirSync(folder)) {
    const file = JSON.parse(readFileSync(new URL(name, folder), "utf8")) as { scenarios: Scenario[] };
    scenarios.push(...file.scenarios);
    playVectors(file, (event) => events.push(event));
  }
});

const heard = (type: string) => events.flatMap((event) => (event.type === type ? [event.facts] : []));
const missing = (all: readonly string[], covered: Iterable<string>): string[] => {
  const found = new Set(covered);
  return all.filter((one) => !found.has(one));
};

describe("the vectors together", () => {
  test("are the given ones and at least 75 of our own, each with an id of its own", () => {
    const ids = scenarios.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => id.startsWith("D"))).toHaveLength(45);
    expect(ids.filter((id) => id.startsWith("W")).length).toBeGreaterThanOrEqual(75);
  });

  test("play cards of every colour in every chapter that has it", () => {
    const kind = (card: CardId) => `${CARDS[card].colour} ${chapterOf(card)}`;
    expect(
      missing(
        CARD.all.map(kind),
        heard("played").map(({ card }) => kind(CARD.of(card))),
      ),
    ).toEqual([]);
  });

  test("play every card", () => {
    const played = heard("played").map(({ card }) => CARDS[Number(card)].name);
    expect(
      missing(
        CARDS.map(({ name }) => name),
        played,
      ),
    ).toEqual([]);
  });

  test("play through every chain", () => {
    const chained = heard("played").filter(({ chain }) => chain === true);
    const symbols = chained.map(({ card }) => CARDS[Number(card)].free ?? "");
    const all = CARDS.flatMap(({ gives }) => (gives === undefined ? [] : [gives]));
    expect(all).toHaveLength(17);
    expect(missing(all, symbols)).toEqual([]);
  });

  test("take or hold every token", () => {
    const held = scenarios.flatMap(({ setup }) => Object.values(setup.tokens ?? {}).flat());
    const kept = heard("token-kept").map(({ token }) => TOKENS[Number(token)]);
    expect(missing(TOKENS, [...held, ...kept])).toEqual([]);
  });

  test("take every landmark", () => {
    const taken = heard("landmark-taken").map(({ landmark }) => LANDMARKS[Number(landmark)]);
    expect(missing(LANDMARKS, taken)).toEqual([]);
  });

  test("reach every bonus of the quest track with both sides", () => {
    const all = SIDES.flatMap((side) => [...BONUSES.keys()].map((step) => `${side} ${step}`));
    const reached = heard("quest").flatMap(({ side, from, to }) =>
      [...BONUSES.keys()]
        .filter((step) => Number(from) < step && step <= Number(to))
        .map((step) => `${SIDES[Number(side)]} ${step}`),
    );
    expect(missing(all, reached)).toEqual([]);
  });

  test("use every option of a table", () => {
    const used = scenarios.flatMap(({ setup }) => Object.keys(setup.options ?? {}));
    expect(
      missing(
        duel.settings.map(({ id }) => id),
        used,
      ),
    ).toEqual([]);
  });

  test("end in every way, for both sides and for both together", () => {
    const ends = heard("game-ended").map(({ reason, winners }) => `${reason}: ${String(winners)}`);
    const ways = ["quest", "support", "conquest", "regions"];
    expect(missing([...ways.flatMap((way) => [`${way}: 0`, `${way}: 1`]), "regions: 0,1"], ends)).toEqual([]);
  });

  test("make every kind of decision", () => {
    const verbs = ["play", "discard", "landmark", "place", "move", "stop", "remove-unit", "remove-fortress"];
    const more = ["extra-turn", "token", "race", "grey-card", "fetch", "ents"];
    const made = scenarios.flatMap(({ steps = [] }) => steps.map((step) => step.do));
    expect(missing([...verbs, ...more], made)).toEqual([]);
  });

  test("hear everything that this game tells", () => {
    const told = `
      chapter-began landmark-revealed card-revealed turn played discarded coins-taken coins-given quest
      units-placed unit-moved unit-removed conflict fortress-placed fortress-removed landmark-taken
      tokens-revealed token-kept turn-earned grey-discarded looked game-ended`;
    expect(
      missing(
        told.trim().split(/\s+/),
        events.map(({ type }) => type),
      ),
    ).toEqual([]);
  });
});
