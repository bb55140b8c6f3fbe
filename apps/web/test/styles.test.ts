/**
 * A table has thousands of elements, most of them land. Where a rule's words do not say whom it concerns, a browser looks at
 * all of them again whenever anything comes onto the table or goes: see decision 0025.
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../../..");
const files = ["apps/web/src", "packages/*/src", "games/*/board"].flatMap((folder) =>
  globSync(`${folder}/**/*.css`, { cwd: root }),
);

/** Parts of a text between these signs, but not within brackets. */
function split(text: string, signs: RegExp): string[] {
  const parts = [""];
  let depth = 0;
  for (const sign of text) {
    if ("([".includes(sign)) depth++;
    if (")]".includes(sign)) depth--;
    if (depth === 0 && signs.test(sign)) parts.push("");
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

const selectorsOf = (css: string): string[] =>
  [...css.replace(/\/\*.*?\*\//gs, "").matchAll(/([^{};@]+)\{/g)].flatMap(([, list = ""]) =>
    split(list.replaceAll(":global", ":is").replace(/\s+/g, " "), /,/),
  );

/** What is said of one element. */
const compounds = (selector: string): string[] => split(selector, /[ >+~]/);

/** It says whom it concerns: by tag, class, id or attribute. */
const named = (compound: string): boolean =>
  /^[a-z]|^:is\([^:*]/i.test(compound) || /[.#[]/.test(compound.replace(/:(not|has)\(.*\)/, ""));

/** It says so by something that few have: there are hundreds of spans and buttons on a table. */
const told = (compound: string): boolean => /[.#[]/.test(compound.replace(/:(not|has)\(.*\)/, ""));

/** The table as a whole, below which everything would be looked through. */
const WHOLE =
  /(?:\.stage|\.table|\[data-(?:game|layout|prompt-at)[^\]]*\])(?:\[[^\]]*\]|:not\(\[[^\]]*\]\))*(?::not\()?:has\((?!\s*>)/;

/** What of a selector concerns everybody, or null. */
function vague(selector: string): string | null {
  const all = compounds(selector);
  for (const [, sought = ""] of selector.matchAll(/:has\(((?:[^()]|\([^()]*\))*)\)/g))
    if (sought.includes(":not(") || !compounds(sought).every(named)) return "looked for by :has()";
  if (WHOLE.test(selector)) return "looked for on the whole table";
  if (all.slice(0, -1).join(" ").includes(":has(") && !told(all.at(-1) ?? "")) return "changed by :has()";
  if (all.some((compound) => compound.includes(":nth-") && !named(compound))) return "counted";
  if (split(selector, /[+~]/).length > 1) {
    const before = split(selector, /[+~]/).slice(0, -1);
    if (!before.every((part) => named(compounds(part).at(-1) ?? ""))) return "beside";
    if (!named(all.at(-1) ?? "")) return "beside";
  }
  return null;
}

test("finds rules that concern everybody", () => {
  expect(vague(".a:has(> :nth-child(3))")).toBe("looked for by :has()");
  expect(vague("header:has(> .b:not(:empty)) > p")).toBe("looked for by :has()");
  expect(vague(".a:not(:has([data-b])) .c > *")).toBe("changed by :has()");
  expect(vague(".a:has(> .b > [data-c]) > p")).toBe("changed by :has()");
  expect(vague(".a:not(:has([data-b])) > .c > button")).toBe("changed by :has()");
  expect(vague(".stage:has([data-b]) .c")).toBe("looked for on the whole table");
  expect(vague(":is([data-layout='wide']:not(:has([data-b]))) .c")).toBe("looked for on the whole table");
  expect(vague(".table:not([data-calm]):has([data-b]) .c")).toBe("looked for on the whole table");
  expect(vague(".a > :nth-child(2)")).toBe("counted");
  expect(vague(".a > * + *")).toBe("beside");
  expect(vague(".a + *")).toBe("beside");
  expect(vague(".a:has(> .b > [data-c]) > [data-d]")).toBeNull();
  expect(vague("p:has(> .b)")).toBeNull();
  expect(vague(".a:not(:has([data-b])) .c")).toBeNull();
  expect(vague(".a:nth-child(2) + span")).toBeNull();
});

test("no rule of a page or a board does", () => {
  const found = files.flatMap((file) =>
    selectorsOf(readFileSync(join(root, file), "utf8")).flatMap((selector) => {
      const why = vague(selector);
      return why ? [`${file}: ${selector} (${why})`] : [];
    }),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(found).toEqual([]);
});
