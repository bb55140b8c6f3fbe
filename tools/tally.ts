/** Adds up what passed and what failed. */

export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** One line for each failure. */
  readonly problems: readonly string[];
}

export const NONE: Count = { passed: 0, failed: 0, skipped: 0, problems: [] };

/** Vitest's JSON report, as far as it matters here. */
export interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      /** Milliseconds; missing for a test that did not run. */
      readonly duration?: number | null;
      /** What went wrong; in a test that passed, what went wrong at its first try. */
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

/** The tests of a report. A file that could not even be read counts as one failure. */
export function countTests(report: Report): Count {
  let passed = 0;
  let skipped = 0;
  const problems: string[] = [];
  for (const file of report.testResults) {
    const failures = file.assertionResults.filter(({ status }) => status === "failed");
    for (const { fullName } of failures) problems.push(`${file.name}: ${fullName}`);
    if (file.status === "failed" && failures.length === 0)
      problems.push(`${file.name}: ${file.message.split("\n")[0]}`);
    passed += file.assertionResults.filter(({ status }) => status === "passed").length;
    skipped += file.assertionResults.filter(
      ({ status }) => status !== "passed" && status !== "failed",
    ).length;
  }
  return { passed, failed: problems.length, skipped, problems };
}

/** The tests that passed only when they were tried again, with what went wrong at first: their causes want mending. */
export const wavering = (report: Report): readonly { readonly name: string; readonly told: string }[] =>
  report.testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages = [] }) => status === "passed" && failureMessages.length > 0)
      .map(({ fullName, failureMessages = [] }) => ({
        name: `${file}: ${fullName}`,
        told: failureMessages[0] ?? "",
      })),
  );

/** The tests of some reports that took longest, longest first: a line each. */
export const slowest = (reports: readonly Report[], most: number): readonly string[] =>
  reports
    .flatMap(({ testResults }) => testResults)
    .flatMap(({ assertionResults }) => assertionResults)
    .map(({ fullName, duration }) => ({ fullName, seconds: (duration ?? 0) / 1000 }))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, most)
    .map(({ fullName, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${fullName}`);

export const sum = (counts: readonly Count[]): Count => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
  skipped: counts.reduce((total, { skipped }) => total + skipped, 0),
  problems: counts.flatMap(({ problems }) => problems),
});

/** What failed, and the last line that other programs read. */
export const summary = ({ passed, failed, skipped, problems }: Count): string =>
  [
    ...problems.map((problem) => `failed: ${problem}`),
    ...(skipped > 0 ? [`skipped: ${skipped}`] : []),
    `${passed} passed, ${failed} failed`,
  ].join("\n");
