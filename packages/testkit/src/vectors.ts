/** Rule vectors: a position, choices, and what must come of them, in each game's own format. */
import { messageOf } from "./failing.ts";

/** A rule as an example that can be played. */
export interface Vector {
  /** How the file calls it. */
  readonly id: string;
  /** What it shows, in a sentence. */
  readonly title: string;
}

/** How the vectors of a file went. */
export interface VectorReport {
  /** How many passed. */
  passed: number;
  /** How many did not. */
  failed: { readonly id: string; readonly title: string; readonly why: string }[];
}

/**
 * Plays vectors and says which fail and why; the last line is `N passed, N failed`. `play` returns a sentence for
 * every expectation that is not met, or throws.
 */
export function runVectors<V extends Vector>(
  name: string,
  vectors: readonly V[],
  play: (vector: V) => readonly string[],
  print: (line: string) => void = () => {},
): VectorReport {
  const report: VectorReport = { passed: 0, failed: [] };
  for (const vector of vectors) {
    const why = outcome(vector, play);
    if (why === null) report.passed++;
    else {
      report.failed.push({ id: vector.id, title: vector.title, why });
      print(`${name} ${vector.id} fails: ${vector.title}`);
      for (const line of why.split("\n")) print(`    ${line}`);
    }
  }
  print(summary(report.passed, report.failed.length));
  return report;
}

/** The line that a run of tests ends with. */
export const summary = (passed: number, failed: number): string => `${passed} passed, ${failed} failed`;

function outcome<V extends Vector>(vector: V, play: (vector: V) => readonly string[]): string | null {
  try {
    const problems = play(vector);
    return problems.length > 0 ? problems.join("\n") : null;
  } catch (error) {
    return messageOf(error);
  }
}
