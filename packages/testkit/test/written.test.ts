import { describe, expect, test } from "vitest";
import { commentsIn, testsIn, type WrittenTest } from "../src/written/index.ts";

const tests = (source: string, lists?: Parameters<typeof testsIn>[2]): WrittenTest[] =>
  testsIn("some.test.ts", source, lists);

/** The calls of the only test, as they would be written. */
function calls(source: string): string[] {
  const [only, ...more] = tests(source);
  if (!only || more.length > 0) throw new Error("one test was meant");
  return only.calls.map(({ name, args }) => `${name}(${args.map((arg) => arg.join("+")).join(", ")})`);
}

const titles = (source: string, lists?: Parameters<typeof testsIn>[2]): string[] =>
  tests(source, lists).map(({ about, title }) => [...about, title].join(" > "));

describe("the tests of a file", () => {
  test("have their titles, and those of the groups that they stand in", () => {
    const source = 'describe("a", () => { describe("b", () => { it("c", () => { go(); }); }); });';
    expect(titles(`${source} test("e", { timeout: 1 }, async () => { await go(); });`)).toEqual([
      "a > b > c",
      "e",
    ]);
  });

  test("are not what is skipped, has no body, calls nothing, or stands in a comment or a text", () => {
    const go = "() => { go(); }";
    expect(titles(`test.skip("a", ${go}); describe.skip("b", () => { test("c", ${go}); });`)).toEqual([]);
    expect(titles('test.todo("a"); test("b"); test("c", () => {});')).toEqual([]);
    expect(titles(`// test("a", ${go})\nconst text = 'test("b", ${go})';`)).toEqual([]);
    expect(titles(`const never = () => { test("a", ${go}); };`)).toEqual([]);
  });

  test("stand once for each round of a loop, or row of a table", () => {
    const loop = 'const NAMES = ["a", "b"] as const; for (const name of NAMES)';
    expect(titles(`${loop} test(\`\${name} goes\`, () => go());`)).toEqual(["a goes", "b goes"]);
    const pairs = 'for (const [name, number] of [["a", 1], ["b", 2]])';
    expect(titles(`${pairs} test(\`\${name} \${number}\`, () => go());`)).toEqual(["a 1", "b 2"]);
    expect(
      tests('test.each([["a", 1], ["b", 2]])("%s", (name) => go(name));').flatMap((one) => one.calls),
    ).toEqual([
      { name: "go", args: [["a"]] },
      { name: "go", args: [["b"]] },
    ]);
  });

  test("stand once where what they are repeated for only shows when they run", () => {
    const loop = "for (const name of NAMES.filter(Boolean))";
    expect(titles(`${loop} test(\`\${name} goes\`, () => go());`)).toEqual(["… goes"]);
  });

  test("are repeated for lists that a function makes, if it is told which", () => {
    const source = 'for (const name of namesOf("x")) test(name, () => go());';
    expect(titles(source, { namesOf: (of) => [`${of}1`, `${of}2`] })).toEqual(["x1", "x2"]);
  });

  test("are refused where the file does not parse", () => {
    expect(() => tests("const = ;")).toThrow("some.test.ts");
  });
});

describe("the calls of a test", () => {
  test("have the texts that they are given, also by other names and in lists", () => {
    const given = `b, 1, ["d", b], \`e:\${b}:\${f()}\`, {}`;
    expect(calls(`test("a", () => { const b = "c"; go(${given}); });`)).toEqual([
      "go(c, 1, d+c, e:c:…, )",
      "f()",
    ]);
  });

  test("are those of methods, of loops in it and of what it hands on", () => {
    const body = 't.plays("a").plays("b"); for (const c of ["d", "e"]) t.may(c); all.map(() => go());';
    expect(calls(`test("a", () => { ${body} });`)).toEqual([
      "plays(b)",
      "plays(a)",
      "may(d)",
      "may(e)",
      "map()",
      "go()",
    ]);
  });

  test("are those of the functions of its own file that it calls, and no other's", () => {
    const source =
      'const one = (a) => go(a); const two = () => go("b"); function three(a) { one(a); three(a); }';
    expect(calls(`${source} test("a", () => three("c"));`)).toEqual([
      "three(c)",
      "one(c)",
      "go(c)",
      "three(c)",
    ]);
  });

  test("are of what was imported, whatever it is called here", () => {
    expect(calls('import { go as run } from "./go.ts"; test("a", () => run("b"));')).toEqual(["go(b)"]);
  });

  test("know no name by what it stands for elsewhere", () => {
    const source =
      'const a = "b"; test("c", () => { const f = (a) => go(a); f(one()); [1].map((a) => on(a)); });';
    expect(calls(source)).toEqual(["f()", "go()", "one()", "map()", "on()"]);
  });
});

test("comments are read from a source, and no text that looks like one", () => {
  expect(commentsIn("a.ts", '// one\nconst a = "// two"; /** three */')).toEqual([" one", "* three "]);
});
