/**
 * A class of a style module that no component names styles nothing: what it says is read for a rule of the page, and is none. The
 * compiler sees only the other side, that a component names no class which is not there.
 */
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../../..");
const WITHIN = ["apps/web/src", "packages/*/src", "games/*/board"];
const read = (endings: string) =>
  WITHIN.flatMap((folder) => globSync(`${folder}/**/*.${endings}`, { cwd: root })).map((file) => ({
    file,
    text: readFileSync(join(root, file), "utf8"),
  }));

const modules = read("module.css");
const code = read("{ts,tsx}");

/** Classes of a module that its own rules are for. */
const classesOf = (css: string): ReadonlySet<string> => {
  const own = css
    .replace(/\/\*.*?\*\//gs, "")
    .replace(/:global\((?:[^()]|\([^()]*\))*\)/g, "")
    .replace(/"[^"]*"|url\([^)]*\)/g, "");
  return new Set([...own.matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/gi)].map(([, name = ""]) => name));
};

const IMPORT = /(?:import|export) (?:(\w+)|\{ default as (\w+) \}) from "([^"]+\.module\.css)"/g;

interface Use {
  readonly text: string;
  /** By which name this file knows the module. */
  readonly name: string;
}

/** What a file calls something that an index hands out; null where it does not ask for it. */
const alias = (text: string, beyond: string): string | null => {
  const [asked, as] = new RegExp(`\\b${beyond}\\b(?: as (\\w+))?`).exec(text) ?? [];
  return asked ? (as ?? beyond) : null;
};

/** Who may use the classes of each module: the files that import it, and those that get it from an index. */
const users = new Map<string, Use[]>();
for (const { file, text } of code)
  for (const [, inside, beyond, from = ""] of text.matchAll(IMPORT)) {
    const module = join(dirname(file), from);
    const all = users.get(module) ?? [];
    users.set(module, all);
    if (inside) all.push({ text, name: inside });
    else
      for (const one of code) {
        const name = alias(one.text, beyond ?? "");
        if (name) all.push({ text: one.text, name });
      }
  }

/** Whether a text has a class of what it knows by this name: by itself, or with others of the kind. */
const uses = ({ text, name }: Use, of: string): boolean =>
  new RegExp(`\\b${name}(?:\\??\\.${of}\\b|\\[)|\\b${name}\\b(?!\\.)[^;]*"${of}"`).test(text);

/** Classes that another module takes over. */
const composed = modules.map(({ text }) => [...text.matchAll(/composes:[^;]*/g)].join(" ")).join(" ");

test("every class of a style module is named by a component", () => {
  const unused = modules.flatMap(({ file, text }) =>
    [...classesOf(text)]
      .filter((of) => !new RegExp(`\\b${of}\\b`).test(composed))
      .filter((of) => !users.get(file)?.some((use) => uses(use, of)))
      .map((of) => `${file}: .${of}`),
  );
  expect(unused).toEqual([]);
});
