/** The chronicle as it stands on the ending page. */
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Chronicle } from "../board/chronicle/Chronicle.tsx";
import { playedBy } from "./hearing.ts";
import { strict } from "./written-words.ts";

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
