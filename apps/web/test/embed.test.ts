/** Puzzles and replays in frames of other sites: what is written into the page, and the address that it shows. */
import { expect, test } from "vitest";
import { embedAddress, snippetOf } from "../src/sharing/snippet.ts";

test("a frame shows what stands at the same address below /embed, in a language, and its token stays behind #", () => {
  expect(embedAddress("https://a.org", "puzzles/duel/vf2q8o", "ja")).toBe(
    "https://a.org/embed/puzzles/duel/vf2q8o?lang=ja",
  );
  expect(embedAddress("https://a.org", "replay/duel#token", "en")).toBe(
    "https://a.org/embed/replay/duel?lang=en#token",
  );
});

test("the line for a page is one frame, whatever its title holds", () => {
  const line = snippetOf({ path: "replay/duel#t", title: `"><script>` }, "https://a.org", "en");
  expect(line.match(/</g)).toHaveLength(2);
  expect(line).toContain('src="https://a.org/embed/replay/duel?lang=en#t"');
  expect(line).toContain('title="&#34;&#62;&#60;script&#62;"');
});
