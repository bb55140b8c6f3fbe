/** What both sides have at a glance: that it adds up, and tells nothing that a seat may not know. */
import type { Language } from "@westmarch/kernel/languages";
import { atRest } from "@westmarch/testkit/board";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, test } from "vitest";
import { Glance } from "../board/glance/Glance.tsx";
import { cardsOf, castOf, ranksOf, tokensOf } from "../board/glance/glance.ts";
import type { Props } from "../board/keys.ts";
import { cardName } from "../board/names.ts";
import { PRINTED_WORDS } from "../board/printedWords.ts";
import { TITLES } from "../board/titles.ts";
import { BOTH, CHARACTER, sideOfCharacter } from "../ids.ts";
import { printed } from "../printing.ts";
import { handOf } from "../rules/hand.ts";
import { LANGUAGES, strict } from "./saying.ts";
import { momentsOf } from "./showing.ts";

const GAME = momentsOf("trays");
const seen = (ear: number, every = 1) => (GAME[ear] ?? []).filter((_, i) => i % every === 0);
const propsOf = (
  { view, log }: (typeof GAME)[number][number],
  seat: number | null,
  language: Language,
): Props => ({ ...atRest(view, seat, language, strict), log, whole: true }) as Props;

beforeAll(async () => {
  for (const language of LANGUAGES) {
    await TITLES[language].fetch();
    await PRINTED_WORDS[language].fetch();
  }
});

describe("at a glance", () => {
  test("figures are on the board or in the supply", () => {
    for (const { view, log } of seen(0, 8))
      for (const side of BOTH)
        for (const { unit, board, left } of ranksOf(view, log, side)) {
          expect(board).toBeGreaterThanOrEqual(0);
          expect(board + left).toBe(printed(view).figures[unit]);
        }
  });

  test("every character is in one place", () => {
    for (const { view } of seen(1, 8)) {
      const all = BOTH.flatMap((side) => Object.values(castOf(view, side)).flat());
      expect([...all].sort((a, b) => a - b)).toEqual(CHARACTER.all);
      for (const side of BOTH)
        for (const one of castOf(view, side).toCome) expect(sideOfCharacter(one)).toBe(side);
    }
  });

  test("as many tokens can still show something as lie on the board and in the stack", () => {
    for (const { view } of seen(1, 8))
      for (const { board, stack, kinds } of BOTH.flatMap((side) => tokensOf(view, side)))
        expect(kinds.reduce((sum, { left }) => sum + left, 0)).toBe(board + stack);
  });

  test("of hands only numbers are told, in every language", () => {
    for (const language of LANGUAGES)
      for (const [ear, seat] of [0, 1, null].entries()) {
        const [moment] = seen(ear, 60);
        if (!moment) continue;
        const props = propsOf(moment, seat, language);
        const shown = renderToStaticMarkup(<Glance {...props} />);
        const open = BOTH.flatMap((side) =>
          cardsOf(moment.view, side).flatMap(({ discards }) =>
            discards.open.map((card) => cardName(props.say, card)),
          ),
        );
        for (const holder of BOTH)
          for (const card of handOf(moment.view, holder)) {
            const name = cardName(props.say, card);
            if (!open.includes(name)) expect(shown).not.toContain(name);
          }
      }
  });
});
