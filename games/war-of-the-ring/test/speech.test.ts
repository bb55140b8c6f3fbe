/** What is asked, and everything that can be answered, can be said in every language. */
import type { Slots } from "@westmarch/boardkit";
import { Engine, hashed, seedOf } from "@westmarch/kernel";
import type { Language } from "@westmarch/kernel/languages";
import type { TestTable } from "@westmarch/testkit";
import { atRest, faultsOfAsk, strictly, wordChecks } from "@westmarch/testkit/board";
import { saidGame } from "@westmarch/testkit/campaign";
import { describe, expect, test } from "vitest";
import type { GameSay, Key } from "../board/keys.ts";
import { label, refusal, sentence } from "../board/labels.ts";
import { type Secret, type War, warOfTheRing } from "../index.ts";
import { no, type Reason } from "../rules/refusal.ts";
import { SEAT_NAMES } from "../seats.ts";
import rules from "../text/rules.en.json" with { type: "json" };
import { meadows } from "./battling.ts";
import { round } from "./cards/combating.ts";
import { playing } from "./cards/playing.ts";
import { playing as playingShadow } from "./cards/playing-shadow.ts";
import { CHOICES, REFUSALS, SETTINGS, SPEECH } from "./catalogues.ts";
import { LANGUAGES } from "./saying.ts";

const engine = new Engine(warOfTheRing);

/** The words of other parts are not ours to say. */
const isOurs = (key: Key): key is keyof typeof SPEECH.en => Object.hasOwn(SPEECH.en, key);
const strict = strictly(SPEECH);
const voice = (language: Language): GameSay => {
  const say = strict(language);
  const ours = (key: Key, slots?: Slots): string => {
    if (!isOurs(key)) throw new Error(`${key} is none of our words`);
    return say(key, slots);
  };
  return Object.assign(ours, { language });
};

/** What a person must never read: ids, and what a program says for nothing. */
const ODD = /undefined|NaN|null|\[object|\b[a-z]+(-[a-z]+)*\.[a-z]+|(?<!-)\b(?!re-)[a-z]+-[a-z]+\b|\b-1\b|^$/;

/** How this game asks. */
const ASKING = { said: voice, sentence, label, isOdd: (text: string) => ODD.test(text) };

/** Plays a random game for so many questions, and says each in one language after the other. */
const speak = (players: string, seed: string, questions: number): string[] =>
  saidGame(engine, {
    settings: { players, choiceOfRerolls: true },
    seed,
    languages: LANGUAGES,
    seatOf: ([first]) => first?.seat,
    choose: (_view, ask, choose) => ask.options[choose(ask.options.length)],
    most: questions,
    faultsOf: (ask, view, language) => faultsOfAsk(ASKING, ask, view, language),
    faultOfRefusal(refused, language) {
      const why = refusal(refused, { say: voice(language) });
      return ODD.test(why) ? `${language} ${refused.reason}: ${why}` : null;
    },
  });

describe("every question and every answer", () => {
  test.each(["2", "3", "4"])("can be said in whole games of %s", (players) => {
    const faults = [0, 1].flatMap((n) => speak(players, `speech ${players} ${n}`, 500));
    expect(faults).toEqual([]);
  });
});

test("how many is chosen by its own digits, and which player is not", () => {
  const view = engine.view(engine.start({ players: "4" }, hashed(seedOf("numbers"))), 0);
  const props = atRest(view, 0, "en", voice);
  const dice = { seat: 0, prompt: "allocate", options: [["number", 3]], about: [] } as const;
  expect(label(["number", 3], dice, props).number).toBe(3);
  const worn = { seat: 0, prompt: "worn", options: [["number", 0]], about: [] } as const;
  expect(label(["number", 0], worn, props).number).toBeUndefined();
});

/** Tables at questions that random games hardly ever come to. */
const RARE: Readonly<Record<string, () => TestTable<War, Secret>>> = {
  "help-unlooked-for": () =>
    playing("help-unlooked-for", "muster-army", {
      map: {
        "helms-deep": { rohan: [3], isengard: [5] },
        westemnet: { rohan: [2] },
        "fords-of-isen": { rohan: [2] },
      },
      nations: { rohan: 0, isengard: 0 },
    }),
  "dead-men-of-dunharrow": () =>
    playing("dead-men-of-dunharrow", "character", {
      map: { edoras: { rohan: [1], characters: ["strider", "gimli"] } },
    }),
  "denethors-folly": () =>
    playingShadow("denethors-folly", "army", {
      map: { "minas-tirith": { gondor: [1, 0, 2], rohan: [1, 0, 1], sauron: [3] } },
    }),
  "words-of-power": () =>
    round(
      meadows({ isengard: [2], nazgul: 1 }, { rohan: [2], characters: ["boromir", "gimli"] }),
      "the-lidless-eye",
      [],
    ),
  "fateful-strike": () =>
    round(
      meadows({ isengard: [3], nazgul: 1, characters: ["witch-king"] }, { rohan: [3, 0, 2] }),
      "bilbos-song",
      [1, 1, 1, 1, 1, 1, 1, 1, 1, 6, 6],
    ),
};

test.each(Object.keys(RARE))("%s can be asked in every language", (prompt) => {
  const { state } = RARE[prompt]();
  const [{ seat }] = engine.asks(state);
  const view = engine.view(state, seat);
  const ask = engine.askOf(view, seat);
  expect(ask?.prompt).toBe(prompt);
  expect(ask && LANGUAGES.flatMap((language) => faultsOfAsk(ASKING, ask, view, language))).toEqual([]);
});

const FORMS = ["nation", "count", "armies", "join", "side", "many"];

describe("the words of questions and answers", () => {
  test.each(
    wordChecks({
      place: "war-of-the-ring",
      catalogues: CHOICES,
      called: [],
      written: [],
      grammar: FORMS,
    }),
  )("%s", (_, faults) => expect(faults()).toEqual([]));
});

describe("the words of refusals", () => {
  test.each(
    wordChecks({
      place: "war-of-the-ring",
      catalogues: REFUSALS,
      called: [],
      written: [],
      grammar: FORMS,
    }),
  )("%s", (_, faults) => expect(faults()).toEqual([]));

  test.each(LANGUAGES)("in %s are whole sentences, whatever is known", (language) => {
    const known = {
      region: 3,
      from: 4,
      nation: 1,
      figure: 16,
      character: 10,
      card: 5,
      face: 2,
      least: 1,
      most: 2,
    };
    const isReason = (name: string): name is Reason => Object.hasOwn(REFUSALS.en, `refusal.${name}`);
    const reasons = Object.keys(REFUSALS.en)
      .map((key) => key.slice("refusal.".length))
      .filter(isReason);
    expect(reasons.length).toBeGreaterThan(140);
    const odd = reasons.flatMap((reason) =>
      [{}, known].flatMap((facts) => {
        const text = refusal({ reason, facts }, { say: voice(language) });
        return ODD.test(text) || !/[.。]$/.test(text) ? [`${reason}: ${text}`] : [];
      }),
    );
    expect(odd).toEqual([]);
  });

  test("are there for every reason: one that is misspelt does not compile", () => {
    expect(no("no-ring", "5.4.1").reason).toBe("no-ring");
    // @ts-expect-error
    expect(no("no-rign", "5.4.1").reason).toBe("no-rign");
  });
});

describe("the words of seats and settings", () => {
  const { settings } = warOfTheRing;
  const called = [
    ...[...new Set(Object.values(SEAT_NAMES).flat())].map((seat) => `seat.${seat}.about`),
    ...settings.flatMap((setting) => [
      `setting.${setting.id}`,
      `setting.${setting.id}.about`,
      ...(setting.kind === "choice" ? setting.values.map((value) => `setting.${setting.id}.${value}`) : []),
    ]),
    ...new Set(settings.flatMap(({ group }) => (group === undefined ? [] : [`setting.group.${group}`]))),
  ];

  test.each(wordChecks({ place: "war-of-the-ring", catalogues: SETTINGS, called, written: [] }))(
    "%s",
    (_, faults) => expect(faults()).toEqual([]),
  );

  test("speak of nothing else, and every setting names a rule that is in the book", () => {
    expect(Object.keys(SETTINGS.en).sort()).toEqual([...called].sort());
    expect(settings.filter(({ rule }) => !Object.hasOwn(rules, `rule.${rule}`))).toEqual([]);
  });
});
