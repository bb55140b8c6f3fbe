import { describe, expect, test } from "vitest";
import { lastLine, westmarch } from "./westmarch.ts";

interface Card {
  readonly id: string;
  readonly name: string;
  readonly facts: readonly { readonly key: string; readonly value: string }[];
  readonly text: readonly string[];
}

const cardsOf = (ran: Awaited<ReturnType<typeof westmarch>>): readonly Card[] =>
  lastLine(ran).cards as Card[];

describe("westmarch cards", () => {
  test("lists every card with what stands on it and what it says", async () => {
    const { code, out } = await westmarch(["cards", "trading-card-game"]);
    expect(code).toBe(0);
    expect(out).toContain("1R30  Arwen – Daughter of Elrond");
    expect(out).toContain("culture: ELVEN");
    expect(out).toContain("While Arwen is skirmishing a Nazgûl, she has +3 strength.");
    expect(out.trimEnd()).toMatch(/365 cards$/);
  });

  test.each([
    ["zh-Hant", "亞玟 – 愛隆之女", "當亞玟正與戒靈戰鬥時，力量+3。"],
    ["zh-Hans", "阿尔玟 – 埃尔隆德之女", "当阿尔玟正与那兹古尔交锋时，力量+3。"],
    ["ja", "アルウェン – エルロンドの娘", "アルウェンは、ナズグルと衝突している間、力+3を得る。"],
  ])("lists them in %s, and finds them by their English names too", async (language, name, sentence) => {
    const { code, out } = await westmarch([
      "cards",
      "trading-card-game",
      "--language",
      language,
      "--find",
      "daughter of elrond",
    ]);
    expect(code).toBe(0);
    expect(out).toContain(`1R30  ${name}`);
    expect(out).toContain(sentence);
  });

  test("lists one culture, or what holds some words, with nothing else on standard output", async () => {
    const args = ["cards", "trading-card-game", "--language", "ja", "--json"];
    const [gondor, japanese, pipes, none] = await Promise.all([
      westmarch([...args, "--culture", "gondor"]),
      westmarch([...args, "--culture", "ゴンドール"]),
      westmarch([...args, "--find", "パイプ", "--culture", "Shire"]),
      westmarch([...args, "--find", "balrog of the deep"]),
    ]);
    expect(gondor.out.trimEnd().split("\n")).toHaveLength(1);
    expect(cardsOf(gondor)).toHaveLength(33);
    expect(cardsOf(japanese)).toEqual(cardsOf(gondor));
    expect(cardsOf(pipes).map(({ id }) => id)).toEqual(["1U285", "1U292", "1C300", "1C305"]);
    expect(cardsOf(none)).toEqual([]);
  });

  test("serves War of the Ring as well", async () => {
    const ran = await westmarch(["cards", "war-of-the-ring", "--json"]);
    expect(cardsOf(ran)).toHaveLength(96);
    expect(cardsOf(ran)[0]).toMatchObject({ id: "elven-cloaks", name: "Elven Cloaks" });
    for (const { id, text } of cardsOf(ran)) expect([id, text.length >= 3]).toEqual([id, true]);
  });

  test("says which games have cards to list", async () => {
    const ran = await westmarch(["cards", "confrontation", "--json"]);
    expect(ran.code).toBe(1);
    expect(lastLine(ran).error).toContain("there is one of war-of-the-ring, five-armies, trading-card-game");
  });
});
