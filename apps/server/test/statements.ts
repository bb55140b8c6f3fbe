/** In a full run on PostgreSQL: notes which statements the server carries out in the tests of each file. */
import { appendFileSync } from "node:fs";
import { DefaultQueryExecutor } from "kysely";
import { afterAll, beforeEach, inject } from "vitest";
import type { Noted } from "./both.ts";
import { isInFull } from "./partly.ts";
import type {} from "./postgres.ts";

/** A statement as it is written, however many rows and values it has this time. */
const shapeOf = (sql: string): string =>
  sql
    .replaceAll(/\s+/g, " ")
    .replaceAll(/\$\d+/g, "?")
    .replaceAll(/\(\?(?:, \?)*\)/g, "(?)")
    .replaceAll(/(?:\(\?\), )+\(\?\)/g, "(?)");

/** Of a statement that a test itself carries out, only the test stands above Kysely. */
const isOfServer = (stack: string): boolean => stack.includes("/apps/server/src/");

/** Notes what the tests of this file carry out, when they are over. */
function noteStatements(to: string): void {
  const executor = Object.getPrototypeOf(DefaultQueryExecutor.prototype);
  const execute = executor.executeQuery;
  const statements = new Set<string>();
  const inFull = new Set<string>();
  let current = statements;
  beforeEach(({ task }) => {
    current = isInFull(task.name) ? inFull : statements;
  });
  executor.executeQuery = function (query: { readonly sql: string }, ...rest: readonly unknown[]) {
    if (isOfServer(new Error().stack ?? "")) current.add(shapeOf(query.sql));
    return execute.call(this, query, ...rest);
  };
  // biome-ignore lint/correctness/noEmptyPattern: Vitest wants it.
  afterAll(({}, { file }) => {
    executor.executeQuery = execute;
    const noted: Noted = { file: file.filepath, statements: [...statements], inFull: [...inFull] };
    appendFileSync(to, `${JSON.stringify(noted)}\n`);
  });
}

const to = inject("statements");
if (to !== undefined) noteStatements(to);
