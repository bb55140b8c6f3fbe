import { expect, test } from "vitest";
import { firstScripts } from "../first-page.ts";

const manifest = {
  "index.html": {
    file: "assets/main.js",
    isEntry: true,
    imports: ["_react.js"],
    dynamicImports: ["src/home/Home.tsx", "src/table/Table.tsx"],
  },
  "_react.js": { file: "assets/react.js", imports: ["index.html"] },
  "src/home/Home.tsx": { file: "assets/home.js", imports: ["_list.js"] },
  "_list.js": { file: "assets/list.js" },
  "src/table/Table.tsx": { file: "assets/table.js", imports: ["_react.js"] },
};

test("the first page is the entry, what it imports, the home page, and scripts named in the page", () => {
  const page = '<script src="/first.js"></script><script type="module" src="/assets/main.js"></script>';
  const first = firstScripts(page, manifest, /^src\/home\//);
  expect([...first].sort()).toEqual([
    "assets/home.js",
    "assets/list.js",
    "assets/main.js",
    "assets/react.js",
    "first.js",
  ]);
});
