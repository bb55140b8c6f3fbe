/** Tests that passed only when they were tried again: once is named, twice in a row is a failure. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";

/** The names of such tests, by suite, as they were at its last run. */
type Memory = Readonly<Record<string, readonly string[]>>;

function memoryIn(file: string): Memory {
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return {}; // cut off as it was written: as if there were none
  }
}

/**
 * Which of these tests of a suite wavered at its last run too, as far as `file` remembers that. It remembers these for the
 * next run.
 */
export function waveredAgain(file: string, suite: string, names: readonly string[]): readonly string[] {
  const memory = memoryIn(file);
  writeFileSync(file, `${JSON.stringify({ ...memory, [suite]: names })}\n`);
  return names.filter((name) => memory[suite]?.includes(name));
}
