/** What a host finds who starts this version on the data of an older one. */
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { ServerMessage } from "@westmarch/protocol";
import { createServer, type RunningServer } from "@westmarch/server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { lastLine, westmarch } from "./westmarch.ts";

const OLD = join(import.meta.dirname, "old");

/** What was noted of the tables when 0.1.0 had played them and written its backup. */
const noted = z
  .object({
    invitation: z.string(),
    tables: z.array(
      z.object({
        what: z.string(),
        game: z.string(),
        token: z.string(),
        version: z.int(),
        result: z.looseObject({ winners: z.array(z.int()) }).nullable(),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync(join(OLD, "0.1.0.json"), "utf8")));

/** Listens at a table: the first message, then what its `choose` brings. */
class Seat {
  readonly #socket: WebSocket;
  readonly #heard: ServerMessage[] = [];
  #wake = (): void => {};

  constructor(address: string, token: string) {
    this.#socket = new WebSocket(`${address.replace("http", "ws")}/ws`);
    this.#socket.onopen = () => this.send({ type: "hello", token, since: null });
    this.#socket.onmessage = ({ data }) => {
      this.#heard.push(JSON.parse(String(data)));
      this.#wake();
    };
  }

  send(message: object): void {
    this.#socket.send(JSON.stringify(message));
  }

  /** The next message of this kind, which it waits for. */
  async next<T extends ServerMessage["type"]>(type: T): Promise<Extract<ServerMessage, { type: T }>> {
    for (;;) {
      const at = this.#heard.findIndex((message) => message.type === type);
      const [found] = at < 0 ? [] : this.#heard.splice(at, 1);
      if (found?.type === type) return found as Extract<ServerMessage, { type: T }>;
      await new Promise<void>((wake) => {
        this.#wake = wake;
      });
    }
  }

  close(): void {
    this.#socket.close();
  }
}

describe("data of 0.1.0", () => {
  let folder = "";
  let backup = "";
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "westmarch-upgrade-"));
    backup = join(folder, "backup.db");
    writeFileSync(backup, gunzipSync(readFileSync(join(OLD, "0.1.0.db.gz"))));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test("is restored from a backup, which is looked through table by table", async () => {
    const data = join(folder, "restored");
    const ran = await westmarch(["restore", "--data", data, backup, "--json"]);
    expect(ran.code, ran.err).toBe(0);
    expect(lastLine(ran)).toMatchObject({ tables: noted.tables.length, damaged: [] });
  });

  describe("under a server of today", () => {
    let server: RunningServer;
    beforeAll(async () => {
      const dataDir = mkdtempSync(join(folder, "served-"));
      copyFileSync(backup, join(dataDir, "westmarch.db"));
      server = await createServer({ port: 0, host: "127.0.0.1", dataDir, log: "silent" });
    });
    afterAll(() => server.close());

    for (const { what, token, game, version, result } of noted.tables)
      test(`stands as it was left: ${what}`, async () => {
        const seat = new Seat(server.address, token);
        const welcome = await seat.next("welcome");
        expect(welcome).toMatchObject({ version, game });
        expect(welcome.result).toEqual(result);
        const view = welcome.views.find(({ ask }) => ask);
        // It goes on from there, for those whose turn it is.
        if (view?.ask) {
          seat.send({
            type: "choose",
            key: "a-choice-of-today-0001",
            version,
            seat: view.seat,
            options: [view.ask.options[0]],
          });
          expect(await seat.next("ack")).toMatchObject({ version: version + 1 });
        }
        seat.close();
      });

    test("lets the friend in by the old link", async () => {
      const joined = await fetch(`${server.address}/api/join`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ invitation: noted.invitation, name: "Bo" }),
      });
      expect(joined.status).toBe(200);
    });
  });
});
