/** Before the server's tests run on PostgreSQL: one server for all of them, with a database to copy. */
import type { TestProject } from "vitest/node";
import { jobsAt } from "../src/database/open.ts";
import { openDatabase, openLog } from "../src/main/index.ts";
import { embeddedPostgres } from "./embedded.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where databases can be made; absent where the tests run on SQLite. */
    postgres?: string;
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
    letter: nothing,
    purge: nothing,
    reckon: nothing,
    tournament: nothing,
  });
  await jobs.close();
  project.provide("postgres", server.url("postgres"));
  return () => server.stop();
}
