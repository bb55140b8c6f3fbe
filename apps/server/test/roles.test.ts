/** What the documents say of roles is what the table says that routes are checked by. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DEED_NAMES, mayDo, ROLES } from "@westmarch/protocol";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../../..");
const read = (file: string): string => readFileSync(join(root, file), "utf8");

const SHOWN = ROLES.filter((role) => role !== "member");

test("the table of roles in the hosting guide is the one that calls are checked by", () => {
  const rows = [...read("docs/hosting.md").matchAll(/^\| `([a-z]+)`: [^|]+\|([^|]*)\|([^|]*)\|([^|]*)\|$/gm)];
  expect(rows.map(([, deed, ...cells]) => [deed, ...cells.map((cell) => cell.trim() === "yes")])).toEqual(
    DEED_NAMES.map((deed) => [deed, ...SHOWN.map((role) => mayDo(role, deed))]),
  );
});

test("no file but its store writes the log, and that one only adds to it", () => {
  const store = read("apps/server/src/stores/admin-log-store.ts");
  expect(store).toContain('insertInto("keeper_log")');
  expect(store).not.toMatch(/updateTable|deleteFrom/);
  for (const file of ["admin-store", "people-store", "case-store", "host-store"])
    expect(read(`apps/server/src/stores/${file}.ts`)).not.toContain("keeper_log");
});
