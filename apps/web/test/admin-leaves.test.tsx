/** What the admin page shows of the server, in English. */
import { sayFrom } from "@westmarch/boardkit/say";
import { HOST_LIMIT_NAMES, type ServerNow } from "@westmarch/protocol";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import en from "../src/text/admin.en.json" with { type: "json" };

// Here is no browser to ask what it is set to.
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
vi.stubGlobal("location", new URL("http://127.0.0.1/host/room"));
const { Leaves } = await import("../src/admin/Leaves.tsx");

const NOW: ServerNow = {
  health: {
    status: "ok",
    ready: true,
    writing: true,
    lowDisk: false,
    check: { state: "done", tables: 1, damagedTables: 0, damagedPages: 0 },
    version: "0.1.0",
    uptime: 60,
  },
  machine: { processors: 2, memory: 4e9 },
  day: [{ at: 0, processor: 0, memory: 0, choices: 0 }],
  disk: 5e9,
  elsewhere: false,
  unheededProxy: false,
  sockets: 0,
  thinking: 0,
  hot: 0,
  servers: 1,
  jobs: { waiting: 0, running: 0, failed: 0 },
  people: 0,
  lookers: 0,
  tables: [],
  limits: HOST_LIMIT_NAMES.map((name) => ({ name, value: 100, asSet: 100 })),
  commons: { allowed: true, open: true },
  backups: [],
};
const AROUND = {
  you: { role: "host", name: "" },
  accounts: false,
  announcement: null,
  openCases: 0,
  bars: [],
} as const;

const shown = (news: Partial<ServerNow>): string =>
  renderToStaticMarkup(
    <Leaves
      now={{ ...AROUND, server: { ...NOW, ...news } }}
      say={sayFrom("en", en)}
      act={async () => true}
    />,
  );

test("a folder's disk and backups are there to look at and to make", () => {
  expect(shown({})).toContain("5 GB left on the disk");
  expect(shown({})).toContain("Back up now");
  expect(shown({})).not.toContain("pg_dump");
});

test("of tables in PostgreSQL no empty disk is told, and no backup is offered that would be refused", () => {
  const page = shown({ disk: null, elsewhere: true });
  expect(page).not.toMatch(/left on the disk|Back up now/);
  expect(page).toContain("pg_dump");
});

test("a proxy that is not counted is among what is not well", () => {
  expect(shown({})).not.toContain("--proxies");
  expect(shown({ unheededProxy: true })).toMatch(/data-well="false".*--proxies 1/);
});

test("a role that may not look at the server sees nothing of it, and may still speak to everybody", () => {
  const page = renderToStaticMarkup(
    <Leaves now={{ ...AROUND, server: null, bars: null }} say={sayFrom("en", en)} act={async () => true} />,
  );
  expect(page).toContain("What to say");
  expect(page).not.toContain("left on the disk");
});

test("a limit that the host has changed tells what the server was started with, and the way back to it", () => {
  expect(shown({})).not.toContain("Set back");
  const limits = NOW.limits.map((limit) => (limit.name === "sockets" ? { ...limit, value: 700 } : limit));
  const page = shown({ limits });
  expect(page).toMatch(/aria-valuetext="700".*The server was started with 100\./);
  expect(page).toContain("Set back: Pages at tables in all");
  expect(page).toContain("One limit is not as the server was started.");
});
