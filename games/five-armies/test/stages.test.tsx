/** Scenes over the table and slips above the map, as they are drawn and read. */
import type { Language } from "@westmarch/kernel/languages";
import { atRest } from "@westmarch/testkit/board";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, test } from "vitest";
import type { Props } from "../board/keys.ts";
import { CombatStage } from "../board/staging/combat/CombatStage.tsx";
import { combatScene } from "../board/staging/combat/telling.ts";
import { stepNames } from "../board/staging/combat/words.ts";
import { Pictures } from "../board/staging/Picture.tsx";
import { Stages } from "../board/staging/Stages.tsx";
import { TITLES } from "../board/titles.ts";
import { LANGUAGES, strict } from "./saying.ts";
import { type Moment, momentsOf, showings } from "./showing.ts";

const GAMES = ["a long day", "wolves", "wings", "bats"].map((seed) => momentsOf(seed));

const propsOf = (moment: Pick<Moment, "view" | "log">, seat: number | null, language: Language): Props =>
  ({ ...atRest(moment.view, seat, language, strict), log: moment.log }) as Props;

beforeAll(async () => {
  for (const language of LANGUAGES) await TITLES[language].fetch();
});

describe("a combat", () => {
  test.each(LANGUAGES)("is drawn at its moments, without a word missing in %s", (language) => {
    let drawn = 0;
    for (const game of GAMES)
      for (const one of showings(game[0], 0)) {
        const scene = combatScene(one);
        if (scene === null || drawn++ % (language === "en" ? 5 : 17) !== 0) continue;
        const shown = renderToStaticMarkup(
          <CombatStage scene={scene} props={propsOf(one, 0, language)} fold={() => {}} />,
        );
        expect(shown).toContain("aria-current");
        expect(shown).not.toMatch(/undefined|NaN|combat\.[a-z]/);
      }
    expect(drawn).toBeGreaterThan(150);
  });

  test("has a last mark that calls it over once it is, and not before", () => {
    const marks = new Set<string>();
    for (const game of GAMES)
      for (const one of showings(game[0], 0)) {
        const scene = combatScene(one);
        if (scene) marks.add(`${scene.over !== null}: ${stepNames(strict("en"), scene).at(-1)}`);
      }
    expect(marks).toEqual(new Set(["false: Stand or leave", "true: Combat over"]));
  });

  test("shows what lies face down to its owner alone, and tells him that it does", () => {
    let [own, hidden] = [0, 0];
    for (const game of GAMES)
      for (const [ear, seat] of [0, 1, null].entries())
        for (const one of showings(game[ear], seat)) {
          const scene = one.step === null ? combatScene(one) : null;
          for (const { laid, side } of scene?.camps ?? [])
            if (laid.down && side === seat) {
              const known = [laid.maneuver, laid.event];
              expect(known.filter((card) => card >= 0)).toHaveLength(1);
              if (own++ > 0 || !scene) continue;
              const drawn = <CombatStage scene={scene} props={propsOf(one, seat, "en")} fold={() => {}} />;
              expect(renderToStaticMarkup(drawn)).toContain("not turned yet");
            } else if (laid.down) {
              hidden++;
              expect([laid.maneuver, laid.event]).toEqual([-1, -1]);
            }
        }
    expect(own).toBeGreaterThan(10);
    expect(hidden).toBeGreaterThan(30);
  });

  test("is seen the same by both, whatever each has laid", () => {
    const seen = (ear: number) =>
      GAMES.map((game) =>
        [...showings(game[ear], null)].flatMap((one) => {
          const scene = combatScene(one);
          return scene === null ? [] : [{ ...scene, said: scene.said?.type }];
        }),
      );
    expect(seen(0).map((scenes) => scenes.filter(({ over }) => over !== null))).toEqual(
      seen(1).map((scenes) => scenes.filter(({ over }) => over !== null)),
    );
  });
});

test("of every event that has a picture, one is drawn", () => {
  let pictures = 0;
  for (const game of GAMES)
    for (const { view, log } of game[2].slice(-1))
      for (const event of log)
        if (renderToStaticMarkup(<Pictures events={[event]} view={view} />) !== "") pictures++;
  expect(pictures).toBeGreaterThan(500);
});

test("nothing lies over the table while nothing happens", () => {
  const [moment] = GAMES[0][0];
  expect(renderToStaticMarkup(<Stages {...propsOf(moment, 0, "en")} happening={[]} />)).toBe("");
});
