/** Before the server's tests run on PostgreSQL: one server for all of them, with a database to copy. */
import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { isFull } from "@westmarch/testkit/full";
import type { TestProject } from "vitest/node";
import { jobsAt } from "../src/database/open.ts";
import { openDatabase, openLog } from "../src/main/index.ts";
import { onlyInFull } from "./both.ts";
import { embeddedPostgres } from "./embedded.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where databases can be made; absent where the tests run on SQLite. */
    postgres?: string;
    /** Where the statements are noted that the tests of each file make the server carry out; absent but in a full run. */
    statements?: string;
  }
}

const nothing = async () => {};

export default async function start(project: TestProject): Promise<() => Promise<void>> {
  const server = await embeddedPostgres();
  const template = await openDatabase(server.url("template1"));
  await template.close();
  const jobs = await jobsAt(server.url("template1"), openLog("silent"));
  await jobs.start({
    attend: nothing,
    survey: nothing,
    news: nothing,
    webhook: nothing,
    letter: nothing,
    purge: nothing,
    reckon: nothing,
    weigh: nothing,
    puzzle: nothing,
    tournament: nothing,
  });
  await jobs.close();
  project.provide("postgres", server.url("postgres"));
  if (!isFull) return () => server.stop();
  const notes = join(tmpdir(), `westmarch-statements-${process.pid}`);
  project.provide("statements", notes);
  return async () => {
    await server.stop();
    const missing = onlyInFull(notes);
    rmSync(notes, { force: true });
    if (missing.length === 0) return;
    // What is thrown here is told and no more, and Vitest has the last word on its exit code before this.
    process.on("exit", () => {
      process.exitCode = 1;
    });
    console.error(
      `on every day nothing carries these out on PostgreSQL: add to ON_BOTH, or to PARTLY\n${missing.join("\n")}`,
    );
  };
}
