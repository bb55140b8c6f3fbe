/** What is asked, and everything that can be answered, can be said in every language. */

import { Engine, hashed, type Option, seedOf, stream } from "@westmarch/kernel";
import type { Language } from "@westmarch/kernel/languages";
import { faultsOfAsk, strictly } from "@westmarch/testkit/board";
import { beforeAll, describe, expect, test } from "vitest";
import { READINGS } from "../board/cards/words.ts";
import { label } from "../board/labels.ts";
import { reckoning } from "../board/reckoning.ts";
import { refusal } from "../board/refusals.ts";
import { sentence } from "../board/sentences.ts";
import { table } from "../board/told.ts";
import { tradingCardGame } from "../index.ts";
import { catalogues, LANGUAGES } from "./catalogues.ts";

const engine = new Engine(tradingCardGame);
const voice = strictly(catalogues);

beforeAll(async () => {
  await Promise.all([reckoning.fetch(), ...LANGUAGES.map((language) => READINGS[language].fetch())]);
});

/** What a person must never read: ids, what a program says for nothing, and slots without anything in them. */
const ODD = /undefined|NaN|\bnull\b|\[object|[{}]|\b-1\b|\b[a-z]+\.[a-z]+\.|\bnone\b|^$|^[.。]|\(\)|（）/;
/** Spaces of Latin writing where none belong. */
const SPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}，。、：（）「」] | [\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}，。、：（）「」]/u;

const isOdd = (text: string, language: Language): boolean =>
  ODD.test(text) || (language !== "en" && SPACED.test(text));

/** How this game asks. */
const ASKING = { said: voice, sentence, label, isOdd };

interface Spoken {
  readonly faults: readonly string[];
  readonly prompts: ReadonlySet<string>;
}

/** Plays a random game for so many questions, and says each in one language after the other. */
function speak(players: number, seed: string, questions: number): Spoken {
  const decks = Object.fromEntries(
    Array.from({ length: players }, (_, seat) => [`deck${seat + 1}`, "random"]),
  );
  const chance = hashed(seedOf(seed));
  const choose = stream(seedOf(seed, "choices"));
  const g = engine.start({ players: String(players), redraw: true, ...decks }, chance);
  const faults: string[] = [];
  const prompts = new Set<string>();
  const attempts: Option[] = [];
  for (let n = 0; n < questions; n++) {
    const seat = engine.asks(g)[0]?.seat;
    if (seat === undefined) break;
    const view = engine.view(g, seat);
    const ask = engine.askOf(view, seat);
    if (!ask) break;
    prompts.add(ask.prompt);
    const language = LANGUAGES[n % LANGUAGES.length] ?? "en";
    const lines = table({ say: voice(language), view, seat });
    faults.push(
      ...lines
        .filter((text) => isOdd(text.trim().replace(/^#\d+ /, ""), language))
        .map((text) => `${language}: ${text}`),
    );
    faults.push(...faultsOfAsk(ASKING, ask, view, language));
    // No player bids so high that the game is over before it began.
    const many = ask.prompt === "bid" ? 2 : ask.options.length;
    const option = ask.options[choose(many)];
    if (!option) break;
    attempts.push(option);
    // What could be done before can mostly not be done now.
    const refused = engine.refusal(view, seat, attempts[choose(attempts.length)] ?? option);
    const why = refused && refusal(refused, { say: voice(language) });
    if (why && isOdd(why, language)) faults.push(`${language} ${refused.reason}: ${why}`);
    engine.play(g, seat, option, chance, () => {});
  }
  return { faults, prompts };
}

describe("every question and every answer", () => {
  test.each([2, 4])("can be said in whole games of %i", (players) => {
    const games = Array.from({ length: 6 }, (_, n) => speak(players, `speech ${players} ${n}`, 700));
    expect(games.flatMap(({ faults }) => faults)).toEqual([]);
  });
});

test("the table in lines shows a seat its own hand and sites, and of others how many cards they hold", () => {
  const g = engine.start({ players: "2" }, hashed(seedOf("lines")));
  const view = engine.view(g, 1);
  const lines = table({ say: voice("en"), view, seat: 1 });
  expect(lines.filter((text) => text.includes("Adventure deck: ")).length).toBe(1);
  expect(lines.filter((text) => /Hand: 0 cards/.test(text)).length).toBe(2);
});
