/** Messages, against the whole of the ICU format. */
import { globSync, readFileSync } from "node:fs";
import { IntlMessageFormat } from "intl-messageformat";
import { describe, expect, it } from "vitest";
import { messageOf } from "../src/message.ts";

const ROOT = new URL("../../../", import.meta.url);
const FILES = globSync(["games/*/text/*.json", "apps/web/src/text/*.json", "packages/*/text/*.json"], {
  cwd: ROOT,
});
const NUMBERS = [0, 1, 2, 5, 11, 21.25, 1234];

type Node = ReturnType<IntlMessageFormat["getAst"]>[number];

/** What each slot of a message is tried with. */
function trials(nodes: readonly Node[], found = new Map<string, Set<string | number>>()) {
  const add = (name: string, values: Iterable<string | number>) =>
    found.set(name, new Set([...(found.get(name) ?? []), ...values]));
  for (const node of nodes) {
    if (node.type === 1) add(node.value, ["Gondor", "it’s"]);
    if (node.type === 2) add(node.value, NUMBERS);
    if (node.type === 5) add(node.value, Object.keys(node.options).concat("nobody"));
    if (node.type === 6) add(node.value, NUMBERS);
    if (node.type === 5 || node.type === 6)
      for (const { value } of Object.values(node.options)) trials(value, found);
  }
  return found;
}

describe("a message", () => {
  it.each(FILES)("of %s says what the format says", (file) => {
    const language = /([\w-]+)\.json$/.exec(file)?.[1] ?? "en";
    const texts = Object.values(JSON.parse(readFileSync(new URL(file, ROOT), "utf8"))).filter(
      (text): text is string => typeof text === "string" && text.includes("{"),
    );
    for (const text of texts) {
      const whole = new IntlMessageFormat(text, language, undefined, { ignoreTag: true });
      const own = messageOf(text, language);
      const given = [...trials(whole.getAst())];
      const most = Math.max(1, ...given.map(([, values]) => values.size));
      for (let turn = 0; turn < most; turn++)
        for (let shift = 0; shift < Math.min(3, given.length); shift++) {
          const slots = Object.fromEntries(
            given.map(([name, values], i) => [name, [...values][(turn + shift * i) % values.size] ?? ""]),
          );
          expect(own(slots), text).toBe(String(whole.format(slots)));
        }
    }
  });

  it.each([
    ["it's, '{'not a slot'}' and ''this'' neither", {}],
    ["{n, plural, =0 {none} one {'#' is one #} other {# of {m}}}", { n: 1, m: 3 }],
    ["{n, plural, =0 {none} one {one} other {# of {m, select, a {A} other {#}}}}", { n: 4000, m: "b" }],
  ])("keeps quotes, and counts where it should: %s", (text, slots) => {
    const whole = new IntlMessageFormat(text, "en", undefined, { ignoreTag: true });
    expect(messageOf(text, "en")(slots)).toBe(String(whole.format(slots)));
  });

  it.each(["{", "{n", "{n, plural, one {1}}", "{n, date}", "a } b"])(
    "is refused if it is not one: %s",
    (text) => {
      expect(() => messageOf(text, "en")).toThrow("expected at");
    },
  );

  it("wants all its slots", () => {
    expect(() => messageOf("{who} walks", "en")({})).toThrow("nothing is given for who");
  });
});
