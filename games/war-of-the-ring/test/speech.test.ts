/** What is asked, and everything that can be answered, can be said in every language. */
import type { Language } from "@westmarch/boardkit";
import { type AskOf, Engine, hashed, type Seat, seedOf, stream } from "@westmarch/kernel";
import { atRest, strictly, wordChecks } from "@westmarch/testkit/board";
import { describe, expect, test } from "vitest";
import type { Props } from "../board/keys.ts";
import { label, sentence } from "../board/labels.ts";
import { type War, warOfTheRing } from "../index.ts";
import { CHOICES, SPEECH } from "./catalogues.ts";

const engine = new Engine(warOfTheRing);
const strict = strictly(SPEECH);
const LANGUAGES = Object.keys(SPEECH) as Language[];

/** What a person must never read: ids, and what a program says for nothing. */
const ODD = /undefined|NaN|null|\[object|\b[a-z]+(-[a-z]+)*\.[a-z]+|\b-1\b|^$/;

/** What is wrong with how a question and its answers are said. */
function faultsOf(ask: AskOf<War>, view: War, language: Language): string[] {
  const props = (selected: string | null): Props =>
    // The catalogues of other parts are said by them.
    atRest(view, ask.seat, language, strict, selected) as Props;
  const faults: string[] = [];
  const check = (text: string, what: string) => {
    if (ODD.test(text)) faults.push(`${language} ${what}: ${text}`);
  };
  const said = new Map<string, string>();
  const groups = new Set<string | null>([null]);
  const resting = props(null);
  for (const option of ask.options) {
    const { text, group } = label(option, ask, resting);
    const at = `${ask.prompt} ${option.join(":")}`;
    check(text, at);
    if (group) check(group.text, `${at} in ${group.id}`);
    groups.add(group?.id ?? null);
    const place = `${group?.id ?? ""} ${text}`;
    const before = said.get(place);
    if (before !== undefined) faults.push(`${language} ${at}: “${text}” is also ${before}`);
    said.set(place, option.join(":"));
  }
  for (const group of groups) {
    const text = sentence(ask, props(group));
    check(text, ask.prompt);
    if (!text.includes("<b>")) faults.push(`${language} ${ask.prompt} does not say who acts: ${text}`);
  }
  return faults;
}

/** Plays a random game for so many questions, and says each in one language after the other. */
function speak(players: string, seed: string, questions: number): string[] {
  const chance = hashed(seedOf(seed));
  const choose = stream(seedOf(seed, "choices"));
  const g = engine.start({ players, choiceOfRerolls: true }, chance);
  const faults: string[] = [];
  for (let n = 0; n < questions; n++) {
    const seat: Seat | undefined = engine.asks(g)[0]?.seat;
    if (seat === undefined) break;
    const view = engine.view(g, seat);
    const ask = engine.askOf(view, seat);
    if (!ask) break;
    faults.push(...faultsOf(ask, view, LANGUAGES[n % LANGUAGES.length]));
    engine.play(g, seat, ask.options[choose(ask.options.length)], chance, () => {});
  }
  return faults;
}

describe("every question and every answer", () => {
  test.each(["2", "3", "4"])("can be said in whole games of %s", (players) => {
    const faults = [0, 1].flatMap((n) => speak(players, `speech ${players} ${n}`, 500));
    expect(faults).toEqual([]);
  });
});

describe("the words of questions and answers", () => {
  test.each(
    wordChecks({
      place: "war-of-the-ring",
      catalogues: CHOICES,
      called: [],
      written: [],
      grammar: ["nation", "count", "armies", "join", "side"],
    }),
  )("%s", (_, faults) => expect(faults()).toEqual([]));
});
