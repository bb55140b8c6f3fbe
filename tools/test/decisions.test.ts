/** The records in `docs/decisions`: one head for all of them, as in the template, and one row each in the index. */
import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, test } from "vitest";

const folder = join(dirname(dirname(import.meta.dirname)), "docs/decisions");
const read = (file: string): string => readFileSync(join(folder, file), "utf8");

/** Every page there is but the two that are none of the records. */
const records = globSync("*.md", { cwd: folder })
  .filter((file) => file !== "README.md" && file !== "template.md")
  .sort();

const HEAD =
  /^# (?<number>\d{4}) (?<title>\S.*\S)\n\n- Date: (?<date>\d{4}-\d{2}-\d{2})\n- Status: (?<status>.+)\n- Superseded by: (?<by>.+)\n\n\S/;

interface Head {
  readonly number: string;
  readonly title: string;
  readonly date: string;
  readonly status: string;
  /** The files of the records that take its place. */
  readonly later: readonly string[];
}

/** Null where a page has not the head of the template. */
function headOf(page: string): Head | null {
  const { number, title, date, status, by } = HEAD.exec(page)?.groups ?? {};
  if (!number || !title || !date || !status || !by) return null;
  const later = [...by.matchAll(/\[\d{4}\]\((\d{4}-[^)]+\.md)\)/g)].map((link) => link[1]!);
  return by !== "nothing" && later.length === 0 ? null : { number, title, date, status, later };
}

/** What is wrong with a record, as sentences. */
function faults(file: string, page: string): string[] {
  const head = headOf(page);
  if (!head) return ["its head is not that of template.md"];
  const day = new Date(`${head.date}T00:00:00Z`);
  const isDay = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(head.date);
  return [
    ...(file.startsWith(`${head.number}-`) ? [] : ["its title has another number than its file"]),
    ...(isDay ? [] : [`there is no day ${head.date}`]),
    ...(["holds", "holds in part", "superseded"].includes(head.status) ? [] : [`status: ${head.status}`]),
    ...((head.status === "holds") === (head.later.length === 0)
      ? []
      : ["its status and what supersedes it disagree"]),
    ...head.later.filter((one) => !records.includes(one)).map((one) => `there is no ${one}`),
    ...head.later.filter((one) => one <= file).map((one) => `${one} is not later`),
  ];
}

const cells = (row: string): string[] =>
  row
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());

describe("the decisions", () => {
  test("every record has the head of the template: number, date, status, what supersedes it", () => {
    expect(records.flatMap((file) => faults(file, read(file)).map((fault) => `${file}: ${fault}`))).toEqual(
      [],
    );
  });

  test("every record stands in the index, in order, with its title, date and status", () => {
    const rows = read("README.md")
      .split("\n")
      .filter((line) => line.startsWith("| ["))
      .map(cells);
    const expected = records.map((file) => {
      const head = headOf(read(file));
      return [`[${file.slice(0, 4)}](${file})`, head?.title, head?.date, head?.status];
    });
    expect(rows).toEqual(expected);
  });

  test("no two records have the same number", () => {
    const numbers = records.map((file) => basename(file).slice(0, 4));
    expect(numbers).toEqual([...new Set(numbers)]);
  });

  test("the template has the head that it asks for", () => {
    const filled = read("template.md").replace("NNNN", "0001").replace("YYYY-MM-DD", "2026-11-21");
    expect(headOf(filled)).toMatchObject({ number: "0001", status: "holds", later: [] });
  });

  test("a record of another form is found", () => {
    const page = "# 0001 A title\n\n- Date: 2026-11-21\n- Status: holds\n- Superseded by: nothing\n\nText.\n";
    const file = "0001-rules-as-a-stack-of-paragraphs.md";
    expect(faults(file, page)).toEqual([]);
    for (const [from, to] of [
      ["# 0001 ", "# 1. "],
      ["# 0001 ", "# 0002 "],
      ["- Date: 2026-11-21\n", ""],
      ["2026-11-21", "2026-02-31"],
      ["Status: holds", "Status: fine"],
      ["Status: holds", "Status: superseded"],
      ["by: nothing", "by: later ones"],
      ["by: nothing", "by: [0040](0040-two-engines-one-journal.md)"],
      ["holds\n- Superseded by: nothing", "superseded\n- Superseded by: [0099](0099-no-such.md)"],
    ] as const)
      expect(faults(file, page.replace(from, to)), to).not.toEqual([]);
  });
});
