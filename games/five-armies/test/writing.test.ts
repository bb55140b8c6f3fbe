/** Sentences are written from what the cards say. */
import type { Language } from "@westmarch/kernel/languages";
import { expect, test } from "vitest";
import { SAID } from "../compiled/westmarch.ts";
import { chinese } from "../language/chinese.ts";
import { ENGLISH } from "../language/english.ts";
import { JAPANESE } from "../language/japanese.ts";
import { readingIn } from "../language/reading.ts";
import { SIMPLIFIED } from "../language/words/zh-Hans.ts";
import { TRADITIONAL } from "../language/words/zh-Hant.ts";
import type { Writer } from "../language/writer.ts";
import { WESTMARCH } from "../pack/westmarch.ts";

test("what is written from a program is the card's sentence, word for word", () => {
  for (const card of WESTMARCH.cards) {
    expect(ENGLISH.command(SAID.commands[card.id] ?? [])).toBe(card.command);
    if (card.deck === "event") expect(ENGLISH.combat(SAID.combat[card.id] ?? [])).toBe(card.combat.text);
    const need = SAID.needs[card.id];
    if ("needs" in card) expect(need && ENGLISH.need(need)).toBe(card.needs);
  }
});

test("so are those of units, maneuvers and characters", () => {
  for (const { id, maneuver } of WESTMARCH.units)
    expect(ENGLISH.combat(SAID.combat[id] ?? [])).toBe(maneuver.text);
  for (const { id, text } of WESTMARCH.maneuvers) expect(ENGLISH.combat(SAID.combat[id] ?? [])).toBe(text);
  for (const { id, abilities, general, entry } of WESTMARCH.characters) {
    expect(ENGLISH.command(SAID.abilities[id] ?? [])).toBe(abilities.map(({ text }) => text).join(" "));
    expect(ENGLISH.command(SAID.general[id] ?? [])).toBe(general?.text ?? "");
    expect(ENGLISH.entry(SAID.entries[id]?.where ?? [])).toBe(entry?.place ?? "");
    expect(ENGLISH.command(SAID.entries[id]?.brings ?? [])).toBe(entry?.brings ?? "");
  }
});

/** Everything that is said, one after the other. */
const everything = ({ command, combat, need, entry }: Writer): readonly string[] => [
  ...Object.values(SAID.commands).map(command),
  ...Object.values(SAID.needs).map(need),
  ...Object.values(SAID.combat).map(combat),
  ...Object.values(SAID.abilities).map(command),
  ...Object.values(SAID.general).map(command),
  ...Object.values(SAID.entries).map(({ where }) => entry(where)),
];

/** Characters that are written otherwise in the other script. */
const OTHERWISE = {
  Hant: /[军队敌单领导标记战过个张选择进动击点数为当从将与则损伤无边处对区须视开关结后还组调给该内发来两并权离卫门减复轮应护灭续让带这据设备类终阶弃掷实现坏优势颗仅邻联变场额达较脱败触浅滩响于灵鹰镇废岭桥]/u,
  Hans: /[軍隊敵單領導標記戰過個張選擇進動擊點數為當從將與則損傷無邊處對區須視開關結後還組調給該內發來兩並權離衛門減復輪應護滅續讓帶這據設備類終階棄擲實現壞優勢顆僅鄰聯變場額達較脫敗觸淺灘響於靈鷹鎮廢嶺橋]/u,
} as const;

test("in Chinese each script is written in its own characters, without spaces or words of another language", () => {
  for (const sentence of everything(chinese(TRADITIONAL))) {
    expect(sentence).not.toMatch(OTHERWISE.Hant);
    expect(sentence).not.toMatch(/[A-Za-z ]/);
  }
  for (const sentence of everything(chinese(SIMPLIFIED))) {
    expect(sentence).not.toMatch(OTHERWISE.Hans);
    expect(sentence).not.toMatch(/[A-Za-z ]/);
  }
});

test("a card reads in Chinese as it does in English", () => {
  const { command } = chinese(TRADITIONAL);
  expect(command(SAID.commands.ev_volley ?? [])).toBe(
    "以1支至少有2個單位的己方軍隊，對1支隔任何邊界（包括河流）相接的敵方軍隊擲4顆骰子；每顆5以上為1點命中。",
  );
  expect(command(SAID.commands.sh_goblin_arrows ?? [])).toBe(
    "選擇你的1支含有哥布林或獸人的軍隊。對1支與你的這支軍隊相鄰的敵方軍隊，你的這支軍隊中的每個哥布林與獸人各擲1顆骰子，最多5顆；每顆5以上為1點命中。",
  );
});

test("in Japanese no word of another language is left, and no space", () => {
  for (const sentence of everything(JAPANESE)) expect(sentence).not.toMatch(/[A-Za-z ]|undefined/);
  expect(JAPANESE.command(SAID.commands.sh_great_goblin ?? [])).toBe(
    "ゴブリンのいる自軍1つを選ぶ。大オーク1個をその軍隊に召集する。その自軍に指揮トークンを1枚置く。その自軍は移動または攻撃できる。",
  );
});

/** Everything that has a name. */
const NAMES = [
  ...WESTMARCH.cards.flatMap((card) =>
    card.deck === "event" ? [card.title, card.combat.title] : [card.title],
  ),
  ...WESTMARCH.units.flatMap(({ name, maneuver }) => [name, maneuver.title]),
  ...WESTMARCH.maneuvers.map(({ title }) => title),
  ...WESTMARCH.characters.flatMap(({ name, abilities, general }) => [
    name,
    ...abilities.map(({ title }) => title),
    ...(general ? [general.title] : []),
  ]),
  ...WESTMARCH.regions.map(({ name }) => name),
  ...WESTMARCH.passes.flatMap(({ name, pointName }) => [name, pointName]),
];

test.each<Language>(["zh-Hant", "zh-Hans", "ja"])(
  "everything of the built-in pack has a name in %s",
  async (language) => {
    const { name } = await readingIn(language);
    for (const own of NAMES) expect(name(own), own).not.toMatch(/[A-Za-z]/);
    expect(name("A Title of One's Own")).toBe("A Title of One's Own");
  },
);

test("in English everything is called as the pack calls it", async () => {
  const { name } = await readingIn("en");
  expect(name("Swift March")).toBe("Swift March");
});
