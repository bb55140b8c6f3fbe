/** The chronicle as it stands on the ending page. */
import { type Judging as AnyJudging, Judged, JudgeFoot } from "@westmarch/campaign/chronicle";
import type { Decision as AnyDecision } from "@westmarch/campaign/judge";
import { hashed } from "@westmarch/kernel";
import { type Catalogues, strictly } from "@westmarch/testkit/board";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Chronicle } from "../board/chronicle/Chronicle.tsx";
import { judgeWords } from "../board/chronicle/judgewords.ts";
import { policy } from "../bot.ts";
import type { War } from "../index.ts";
import { SPEECH } from "./catalogues.ts";
import { playedBy } from "./hearing.ts";
import { engine } from "./table.ts";
import { ENDING, LOG, strict } from "./written-words.ts";

type Decision = AnyDecision<War>;
type Judging = AnyJudging<War>;

const GAMES = [2, 4].map((players) => playedBy(players, `page of ${players}`));

describe("the page of the chronicle", () => {
  test.each(["en", "zh-Hant", "zh-Hans", "ja"] as const)("is drawn and written in %s", (language) => {
    for (const { g, heard } of GAMES)
      for (const seat of [0, null]) {
        const log = heard[seat ?? g.players] ?? [];
        const page = renderToStaticMarkup(
          <Chronicle
            log={log}
            view={g}
            seat={seat}
            say={strict(language)}
            onLook={() => {}}
            fetchSave={null}
          />,
        );
        expect(page).not.toMatch(/undefined|NaN|Infinity|\[object|\{|<b>/);
        expect(page.match(/<tr>/g)).toHaveLength(g.turn + 1);
        expect(page.match(/role="img"/g)).toHaveLength(3);
        expect(page.match(/<button/g)).toHaveLength(3);
      }
  });

  test("is empty where nothing was heard", () => {
    const [{ g }] = GAMES;
    const told = (
      <Chronicle log={[]} view={g} seat={0} say={strict("en")} onLook={() => {}} fetchSave={null} />
    );
    expect(renderToStaticMarkup(told)).toBe("");
  });
});

/** Choices of a game that the computer thinks about, one of each kind of question. */
function decisions(): readonly Decision[] {
  const chance = hashed(4);
  const g = engine.start({}, chance);
  const found = new Map<string, Decision>();
  for (;;) {
    const [ask] = engine.asks(g);
    if (!ask) return [...found.values()];
    const { seat, options } = ask;
    const view = engine.view(g, seat);
    if (options.length > 1 && policy.opening?.(view, ask, () => 0) === null)
      found.set(ask.prompt, {
        seat,
        view,
        ask,
        chosen: options[0],
        better: options[options.length - 1],
        chances: [0.42, 0.58],
      });
    const played = policy.playout(view, ask, (sides) => chance(found.size, sides));
    engine.trust(g, seat, played, chance);
  }
}

describe("what the computer would have chosen", () => {
  const judging: Judging = { opinions: [], state: "thinking", begin: () => {}, stop: () => {} };
  const found = decisions();

  test.each(["en", "zh-Hant", "zh-Hans", "ja"] as const)("is written in %s", (language) => {
    const words = { ...SPEECH[language], ...LOG[language], ...ENDING[language] };
    const catalogues: Catalogues = { en: words, "zh-Hant": words, "zh-Hans": words, ja: words };
    const say = strictly(catalogues)(language);
    expect(found.length).toBeGreaterThan(6);
    for (const decision of found) {
      const shown = (better: Decision["better"]) =>
        renderToStaticMarkup(
          <Judged
            say={say}
            words={judgeWords(say)}
            title=""
            judging={judging}
            opinion={{ decision: { ...decision, better } }}
          />,
        );
      const other = shown(decision.better);
      expect(other).not.toMatch(/undefined|NaN|null|\[object|\{|<b>/);
      expect(other).toMatch(/42\s?%.*58\s?%/);
      const same = shown(decision.chosen);
      expect(same).toContain(say("ending.judge.same"));
      expect(same).not.toMatch(/58\s?%/);
    }
  });

  test("shows how far it is, and can be stopped, begun again and fail", () => {
    const say = strict("en");
    const foot = (state: Judging["state"]) =>
      renderToStaticMarkup(<JudgeFoot say={say} judging={{ ...judging, state }} />);
    expect(foot("thinking")).toContain("Stop thinking");
    expect(foot("at-rest")).toContain("Ask the computer");
    expect(foot("failed")).toMatch(/could not judge.*Try again/);
    expect(foot("judged")).not.toContain("<button");
    const halfway = (
      <Judged
        say={say}
        words={judgeWords(say)}
        title="The Fire is reached"
        judging={judging}
        opinion={{ done: 0.5 }}
      />
    );
    expect(renderToStaticMarkup(halfway)).toMatch(/<progress[^>]*value="0.5"[^>]*The Fire is reached/);
  });
});
