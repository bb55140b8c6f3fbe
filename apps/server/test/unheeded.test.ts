/** A proxy that the settings do not count. */
import { Writable } from "node:stream";
import type { AdminNow } from "@westmarch/protocol";
import { expect, test } from "vitest";
import { openLog } from "../src/main/index.ts";
import { hostKey, passOf } from "../src/stores/host-key.ts";
import { keptAt } from "./place.ts";
import { call, dropDir, Player, testServer } from "./table.ts";

/** Whether the admin page warns, and what the log said of it, after requests with and without the header. */
async function told(proxies: number, ask: (at: { address: string }) => Promise<unknown>) {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  const server = await testServer({ policy: { proxies }, log: openLog("warn", stream) });
  await ask(server);
  const ticket = passOf(hostKey(keptAt(server.dataDir).dataDir), "ticket", Date.now());
  const cookie = (await call(server, "/api/keeper/enter", { ticket })).headers.get("set-cookie") ?? "";
  const answer = await fetch(`${server.address}/api/keeper`, {
    headers: { cookie: cookie.split(";")[0] ?? "" },
  });
  const unheededProxy = ((await answer.json()) as AdminNow).server?.unheededProxy;
  await server.close();
  dropDir(server.dataDir);
  return [unheededProxy, lines.filter((line) => line.includes("--proxies 1")).length];
}

const forwarded = (address: string) => ({ headers: { "x-forwarded-for": address } });

test("is told of in the admin page, and once in the log, however many come by it", async () => {
  const asking = async ({ address }: { address: string }) => {
    for (const one of ["192.0.2.1", "192.0.2.2"]) await fetch(`${address}/api/games`, forwarded(one));
  };
  expect(await told(0, asking)).toEqual([true, 1]);
});

test("is noticed by the first socket as well", async () => {
  const dialling = async (at: { address: string }) => {
    const player = new Player(at, "", null, forwarded("192.0.2.1").headers);
    await player.opened;
    player.drop();
  };
  expect(await told(0, dialling)).toEqual([true, 1]);
});

test("is not there where it is counted, nor where nobody says that a request came by one", async () => {
  expect(await told(1, ({ address }) => fetch(`${address}/api/games`, forwarded("192.0.2.1")))).toEqual([
    false,
    0,
  ]);
  expect(await told(0, ({ address }) => fetch(`${address}/api/games`))).toEqual([false, 0]);
});
