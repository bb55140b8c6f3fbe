/** How much of what is counted is still allowed, workspace by workspace: `limits.json`, whose numbers only fall. */
import { readFileSync, writeFileSync } from "node:fs";
import type { Count } from "./counted.ts";
import { type Finding, workspaceOf } from "./sources.ts";

/** For each thing that is counted, the number of each workspace that has any. */
export type Limits = Readonly<Record<string, Readonly<Record<string, number>>>>;

const FILE = new URL("limits.json", import.meta.url);

/** Reads what is allowed. */
export const allowed = (): Limits => JSON.parse(readFileSync(FILE, "utf8"));

/** Writes what is allowed. */
export const write = (limits: Limits): void => writeFileSync(FILE, `${JSON.stringify(limits, null, 2)}\n`);

const byWorkspace = (findings: readonly Finding[]) => Map.groupBy(findings, ({ path }) => workspaceOf(path));

/** What is there, in numbers. */
export const limitsOf = (count: Count): Limits =>
  Object.fromEntries(
    [...count].map(([counted, findings]) => {
      const numbers = [...byWorkspace(findings)].map(
        ([workspace, { length }]) => [workspace, length] as const,
      );
      return [counted, Object.fromEntries(numbers.sort(([a], [b]) => (a < b ? -1 : 1)))];
    }),
  );

/** A workspace that has more, or less, than it is allowed. */
export interface Change {
  readonly counted: string;
  readonly workspace: string;
  readonly allowed: number;
  readonly found: number;
  readonly findings: readonly Finding[];
}

/** Where there is more than is allowed, and where there is less. */
export function compare(
  limits: Limits,
  count: Count,
): { readonly grown: Change[]; readonly shrunk: Change[] } {
  const changes = [...count].flatMap(([counted, all]) => {
    const found = byWorkspace(all);
    const own = limits[counted] ?? {};
    return [...new Set([...Object.keys(own), ...found.keys()])].map((workspace) => {
      const findings = found.get(workspace) ?? [];
      return { counted, workspace, allowed: own[workspace] ?? 0, found: findings.length, findings };
    });
  });
  return {
    grown: changes.filter((change) => change.found > change.allowed),
    shrunk: changes.filter((change) => change.found < change.allowed),
  };
}
