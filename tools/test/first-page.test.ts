import { expect, test } from "vitest";
import { firstFiles, inWords, sum, weigh } from "../first-page.ts";

const manifest = {
  "index.html": { file: "assets/main.js", css: ["assets/main.css"], isEntry: true, imports: ["_react.js"] },
  "_react.js": { file: "assets/react.js", imports: ["index.html"] },
  "src/home/Home.tsx": { file: "assets/home.js", css: ["assets/home.css"], imports: ["_list.js"] },
  "_list.js": { file: "assets/list.js" },
  "src/table/Table.tsx": { file: "assets/table.js", css: ["assets/table.css"], imports: ["_react.js"] },
  "board/land.svg": { file: "assets/land.svg" },
};
const PAGE = '<script src="/first.js"></script><script type="module" src="/assets/main.js"></script>';

test("a page needs the entry, what is wanted, what these import with its styles, and scripts that it names", () => {
  expect([...firstFiles(PAGE, manifest, ["src/home/Home.tsx"])].sort()).toEqual([
    "assets/home.css",
    "assets/home.js",
    "assets/list.js",
    "assets/main.css",
    "assets/main.js",
    "assets/react.js",
    "first.js",
  ]);
});

test("what was not built cannot be weighed", () => {
  expect(() => firstFiles(PAGE, manifest, ["src/home/Away.tsx"])).toThrow("nothing was built from src/home");
});

test("script, styles and drawing are told apart, and nothing else counts", () => {
  const files = firstFiles(PAGE, manifest, ["src/table/Table.tsx", "board/land.svg"]);
  const weight = weigh([...files, "assets/cinzel.woff2"], (file) => file.length * 100);
  expect(weight).toEqual({ script: 5200, styles: 3100, drawing: 1500 });
  expect(sum(weight)).toBe(9800);
  expect(inWords(weight)).toBe("5.2 kB of script, 3.1 kB of styles and 1.5 kB of drawing: 9.8 kB");
});
