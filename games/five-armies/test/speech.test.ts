/** What is asked, and everything that can be answered, can be said in every language. */
import { hashed, seedOf } from "@westmarch/kernel";
import { atRest, faultsOfAsk, saidByThePage, wordChecks } from "@westmarch/testkit/board";
import { saidGame } from "@westmarch/testkit/campaign";
import { inFull } from "@westmarch/testkit/full";
import { beforeAll, describe, expect, test } from "vitest";
import { label, refusal, sentence } from "../board/labels.ts";
import { WRITTEN } from "../board/lines.ts";
import { TITLES } from "../board/titles.ts";
import { policy } from "../bot.ts";
import { fiveArmies } from "../index.ts";
import { LANGUAGES, PARTS, strict, wordsOf } from "./saying.ts";
import { cardOf, dice, engine, FREE, Table } from "./table.ts";

beforeAll(async () => {
  await Promise.all(LANGUAGES.map((language) => TITLES[language].fetch()));
});

/** What a person must never read: ids, and what a program says for nothing. */
const ODD = /undefined|NaN|null|\[object|[{}]|[a-z]_[a-z]|\b-1\b|^$|：$|: $|<b>[.。]?<\/b>/;

/** How this game asks. */
const ASKING = { said: strict, sentence, label, isOdd: (text: string) => ODD.test(text) };

/** Plays a game by what computers would do or by chance, and says each question in one language after the other. */
const speak = (seed: string, asked: Set<string>): string[] =>
  saidGame(engine, {
    settings: {},
    seed,
    languages: LANGUAGES,
    seatOf: (asks) => asks.at(-1)?.seat,
    choose: (view, ask, choose) =>
      choose(3) > 0 ? policy.playout(view, ask, choose) : ask.options[choose(ask.options.length)],
    faultsOf(ask, view, language) {
      asked.add(ask.prompt);
      return faultsOfAsk(ASKING, ask, view, language);
    },
    faultOfRefusal(refused, language) {
      const why = refusal(refused, { say: strict(language) });
      return ODD.test(why) ? `${language} ${refused.reason}: ${why}` : null;
    },
  });

test("every question and every answer can be said in whole games", () => {
  const asked = new Set<string>();
  const faults = Array.from({ length: inFull(3, 8) }, (_, n) => speak(`speech ${n}`, asked)).flat();
  expect([...new Set(faults)]).toEqual([]);
  expect(asked.size).toBeGreaterThan(40);
});

test("how many is chosen by its own digits, and which of two is not", () => {
  const view = engine.view(engine.start({}, hashed(seedOf("numbers"))), 0);
  const props = atRest(view, 0, "en", strict);
  const bats = { seat: 0, prompt: "bats", options: [["number", 2]], about: [3] } as const;
  expect(label(["number", 2], bats, props).number).toBe(2);
  const luck = { seat: 0, prompt: "luck", options: [["number", 1]], about: [] } as const;
  expect(label(["number", 1], luck, props).number).toBeUndefined();
});

/** Slots that only choose a form of a word, or which of two sentences is said. */
const FORMS = ["count", "side", "led", "goblins", "moves", "trades", "rest", "more", "may", "how"];
const GRAMMAR = [...FORMS, "exclaimed", "character", "id", "left", "at", "hits", "many"];

/** What the page says of any game, besides its rules. */
const CALLED = saidByThePage(fiveArmies, []).filter((key) => !key.startsWith("rule."));

describe("the words of the whole game", () => {
  const catalogues = wordsOf(...PARTS);
  test.each(
    wordChecks({ place: "five-armies", catalogues, called: CALLED, written: WRITTEN, grammar: GRAMMAR }),
  )("%s", (_, faults) => expect(faults()).toEqual([]));

  test("stand in one file each: which of two were said would be left to chance", () => {
    const keys = PARTS.flatMap((part) => Object.keys(wordsOf(part).en));
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
  });
});

test("what an army lacks is said of where it stands, and not of where it was to go", () => {
  const { g } = new Table(
    FREE,
    `units=camp.man_of_the_lake:1,ravenhill.elven_archer:1 tokens=ravenhill:1 ${dice(FREE, "character")}`,
  ).play("use:character:forced_march");
  const not = engine.refusal(g, FREE, fiveArmies.notation.option("step:camp:gate_meadow"));
  expect(not && refusal(not, { say: strict("en") })).toBe("The army in the Camp has no leadership.");
});

test("an army that the question names is not asked for once more: its answers are whom it attacks", () => {
  const line =
    "units=eastern_spur.dwarven_veteran:2,upper_spur.orc:1 at=dain:eastern_spur tokens=eastern_spur:1";
  const { g } = new Table(FREE, `${line} ${dice(FREE, "character")}`)
    .deal(FREE, "ev_valour")
    .play(`play:character:${cardOf("ev_valour")}`, "step:eastern_spur:spur_heights", "go");
  const view = engine.view(g, FREE);
  const [ask] = engine.asks(view);
  const props = atRest(view, FREE, "en", strict);
  expect(sentence(ask, props)).toContain("army on the Spur Heights attack?");
  const labels = ask.options.map((option) => label(option, ask, props));
  expect(labels.map(({ text }) => text)).toContain("Attack the Upper Spur");
  expect(labels.filter(({ group }) => group)).toEqual([]);
});
