/** Cards in Chinese and Japanese: everything that is said in English is said, in that language alone. */
import { expect, test } from "vitest";
import { CARDS } from "../data/cards.ts";
import { chinese } from "../language/chinese/text.ts";
import { plain, TEXTS, type Text, type TextLine } from "../language/index.ts";
import { japanese } from "../language/japanese/text.ts";
import { SIMPLIFIED } from "../language/words/zh-Hans.ts";
import { TRADITIONAL } from "../language/words/zh-Hant.ts";

/** Names stand as signs here, so that what is left in Latin letters is a word that was forgotten. */
const named = (): string => "◆";
const WRITERS: Readonly<Record<string, (text: Text) => readonly TextLine[]>> = {
  "zh-Hant": chinese(TRADITIONAL, named),
  "zh-Hans": chinese(SIMPLIFIED, named),
  ja: japanese(named),
};
const SAID = CARDS.filter(({ text }) => text !== "");
const linesOf = (id: string, write: (text: Text) => readonly TextLine[]): readonly string[] =>
  write(TEXTS[id] ?? []).map(plain);

test.each(Object.entries(WRITERS))(
  "every card is written in %s, a line for each part",
  (_language, write) => {
    for (const { id, text } of SAID) {
      const lines = linesOf(id, write);
      expect([id, lines.length]).toEqual([id, text.split(" | ").length]);
      for (const line of lines) expect(line).toMatch(/[。）]$/);
    }
  },
);

test.each(Object.entries(WRITERS))(
  "no English word, nothing undefined and no doubled mark is left in %s",
  (_language, write) => {
    const wrong = /[A-WYZa-z]{2,}|undefined|\p{Co}|、、|，，|：：|。。|；；|的的|のの|[をがに]{2}/u;
    for (const { id } of SAID) {
      const written = linesOf(id, write).join("\n");
      expect([id, written.match(wrong)?.[0]]).toEqual([id, undefined]);
    }
  },
);

test.each(Object.entries(WRITERS))(
  "every number of a card stands in its sentence in %s",
  (_language, write) => {
    for (const { id, text } of SAID) {
      const numbers = [...text.matchAll(/\d+/g)]
        .map(([digits]) => Number(digits))
        .filter((number) => number > 1);
      const written = linesOf(id, write).join("\n");
      for (const number of numbers) expect([id, written.includes(`${number}`)]).toEqual([id, true]);
    }
  },
);

test("what is written in traditional characters has none that are only simplified", () => {
  const simplified =
    /[与两个为从余会则参变叠号后场处对将带弃张当择数时无条没离结给编获计该败费输达过进选阶顶项顺于杀并种发们还边这队军关伤动开态总机状随须额达连续减]/u;
  for (const { id } of SAID) {
    const written = linesOf(id, chinese(TRADITIONAL, named)).join("\n");
    expect([id, written.match(simplified)?.[0]]).toEqual([id, undefined]);
  }
});

test("different sentences are written differently, and the same ones alike, for he or she", () => {
  for (const write of Object.values(WRITERS)) {
    const seen = new Map<string, string>();
    for (const { text, id } of SAID) {
      const trees = JSON.stringify(TEXTS[id], (key, value: unknown) =>
        key === "title" ? "◆" : value === "she" ? "he" : value,
      );
      const written = linesOf(id, write).join("\n");
      expect([text, seen.get(written) ?? trees]).toEqual([text, trees]);
      seen.set(written, trees);
    }
  }
});
