/** Several server processes on one PostgreSQL, within a test. */
import { afterEach } from "vitest";
import type { RunningServer, ServerOptions } from "../src/main/index.ts";
import { dropDir, newData, testServer } from "./table.ts";

export type Serving = RunningServer & { readonly dataDir: string };

let where: string | null = null;
const servers: Serving[] = [];

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
  if (where !== null) dropDir(where);
  where = null;
});

/** Where the tables of this test are. */
export async function whereTables(): Promise<string> {
  where ??= await newData();
  return where;
}

/** One more server on the same tables. */
export async function another(options: Partial<ServerOptions> = {}): Promise<Serving> {
  const dataDir = await whereTables();
  const server = await testServer({ ownJobs: false, ...options, dataDir });
  servers.push(server);
  return server;
}

/** So many servers on the same tables. */
export async function several(count: number, options: Partial<ServerOptions> = {}): Promise<Serving[]> {
  const made: Serving[] = [];
  for (let one = 0; one < count; one++) made.push(await another(options));
  return made;
}
