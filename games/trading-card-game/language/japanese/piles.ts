/** Cards of hands, decks and piles, and what is done to them, in Japanese. */
import type { Library, Shown, Source, Target } from "../targets.ts";
import { SOURCES } from "../words/ja.ts";
import { all } from "./cards.ts";
import type { JapaneseWriter } from "./writer.ts";

/** Cards from the end of a deck. */
export const library = ({ end, count, whose }: Library): string => {
  const owner = whose === "your" ? "あなたの" : whose === "his" ? "自分の" : "いずれかのプレイヤーの";
  return `${owner}ドローデッキの${end === "top" ? "上" : "下"}から${count}枚`;
};

/** The pile from which cards are taken. */
export const from = (source: Source | undefined): string => (source ? `${SOURCES[source]}から` : "");

const isRandom = (meant: Target): boolean =>
  meant.some((one) => one.is === "some" && one.kinds.some(({ state }) => state === "random"));

/** Cards, where from, and a verb: 手札からカード2枚をランダムに捨てる. */
export const doneTo = (w: JapaneseWriter, meant: Target, verb: string, source?: Source): string =>
  `${from(source)}${all(w, meant)}を${isRandom(meant) ? "ランダムに" : ""}${verb}`;

/** A hand, a part of a deck or cards, with the verb for showing them. */
export const shown = (w: JapaneseWriter, what: Shown, verb: string): string => {
  switch (what.what) {
    case "hand":
      return what.whose === "his" ? `自分の手札を${verb}` : `対戦相手1人の手札を${verb}`;
    case "deck":
      return `${library(what.library)}を${verb}`;
    case "cards":
      return doneTo(w, what.target, verb, what.from);
  }
};
