/**
 * Whole games by docs/protocol.md and nothing else: its examples are what is sent, with `…` and the choice filled in, and
 * what is looked for in what comes back.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { confrontation } from "@westmarch/confrontation";
import { duel } from "@westmarch/duel";
import { anyGame, stream } from "@westmarch/kernel";
import type { BotPlayer } from "@westmarch/players/port";
import { afterAll, beforeAll, expect, it } from "vitest";
import { WebSocket } from "ws";
import { z } from "zod";
import type { RunningServer } from "../src/main/index.ts";
import { dropDir, testServer } from "./table.ts";

/** A file of docs/reference. */
const reference = (name: string): string =>
  readFileSync(join(import.meta.dirname, "../../../docs/reference", name), "utf8");

/** The messages as their JSON Schema has them. */
const { $defs } = z
  .object({ $defs: z.record(z.string(), z.record(z.string(), z.unknown())) })
  .parse(JSON.parse(reference("messages.schema.json")));
const schemaOf = (name: string) => z.fromJSONSchema({ $ref: `#/$defs/${name}`, $defs });
const [fromServer, fromClient] = [schemaOf("ServerMessage"), schemaOf("clientMessage")];

type Plain = Readonly<Record<string, unknown>>;
const isPlain = (value: unknown): value is Plain =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const text = readFileSync(join(import.meta.dirname, "../../../docs/protocol.md"), "utf8");
const [, section = ""] = text.split("\n## A whole game\n");
const examples: readonly unknown[] = [...section.matchAll(/```json\n([\s\S]*?)```/g)].map(
  ([, json = ""]): unknown => JSON.parse(json),
);

/** The first example that has these keys, or is a message of this type. */
function example(what: string | readonly string[]): Plain {
  const found = examples
    .filter(isPlain)
    .find((one) => (typeof what === "string" ? one.type === what : what.every((key) => key in one)));
  if (!found) throw new Error(`the document has no example of ${what}`);
  return found;
}
const AGAINST_A_COMPUTER = examples.find(Array.isArray);

/** An example with its own values in the place of those that are told. Throws where it has no such field. */
function filled(template: Plain, values: Plain): Plain {
  for (const key of Object.keys(values))
    if (!(key in template)) throw new Error(`the example has no ${key}: ${JSON.stringify(template)}`);
  return { ...template, ...values };
}

/** What an answer must hold, as far as the example says: the same fields, of the same kinds. */
function expectLike(answer: unknown, template: Plain): void {
  if (!isPlain(answer)) throw new Error(`this is no answer: ${JSON.stringify(answer)}`);
  for (const [key, value] of Object.entries(template)) {
    expect(Object.keys(answer), JSON.stringify(template)).toContain(key);
    const given = answer[key];
    if (value !== null && given !== null) expect([key, typeof given]).toEqual([key, typeof value]);
    expect([key, Array.isArray(given)]).toEqual([key, Array.isArray(value)]);
  }
}

const first: BotPlayer = {
  choose: async ({ ask }) => ({ options: [ask.options[0]], by: "search", fellBack: false }),
};

let server: RunningServer & { dataDir: string };
beforeAll(async () => {
  server = await testServer({ games: [anyGame(duel), anyGame(confrontation)], bots: first });
});
afterAll(async () => {
  await server.close();
  dropDir(server.dataDir);
});

/** Calls with an example, and gets what looks like the example that follows it. */
async function call(path: string, body: Plain, like: Plain): Promise<Plain> {
  expect(section).toContain(`\`POST ${path}\``);
  const answer = await fetch(server.address + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const told: unknown = await answer.json();
  if (!answer.ok || !isPlain(told)) throw new Error(`${path}: ${answer.status} ${JSON.stringify(told)}`);
  expectLike(told, like);
  return told;
}

const OPENING = example(["game", "seats", "settings"]);
const OPENED = example(["token", "invitations", "spectator"]);
const JOINING = example(["invitation", "name"]);
const JOINED = examples.filter(isPlain).find((one) => Object.keys(one).join() === "table,seat,token");
const ENDED = example(["winners", "reason"]);
/** What comes over the socket in a game, each by its example. */
const TOLD = ["welcome", "update", "ack", "refused"];

let keys = 0;
const freshKey = (): string => `key-by-the-document-${++keys}`.padEnd(24, "x");

/** Plays one token's seats to the end by what the document says, and returns how the game ended. */
function play(token: unknown, seed: number): Promise<Plain> {
  const random = stream(seed);
  const socket = new WebSocket(`${server.address.replace("http", "ws")}/ws`);
  const send = (message: Plain) => {
    expect(fromClient.safeParse(message).error).toBeUndefined();
    socket.send(JSON.stringify(message));
  };
  const over = Promise.withResolvers<Plain>();
  socket.on("error", over.reject);
  socket.on("close", () => over.reject(new Error("the server has closed the socket")));
  socket.on("open", () => send(filled(example("hello"), { token })));
  socket.on("message", (data) => {
    try {
      const message: unknown = JSON.parse(String(data));
      expect(fromServer.safeParse(message).error).toBeUndefined();
      // Whatever the document's example does not speak of, a client passes over.
      if (!isPlain(message) || !TOLD.includes(String(message.type))) return;
      expectLike(message, example(String(message.type)));
      if (message.type === "refused") expect(message.code).toBe(example("refused").code);
      if (message.type === "welcome") expect(message.protocol).toBe(example("welcome").protocol);
      if (!Array.isArray(message.views)) return;
      if (message.result !== null) {
        expectLike(message.result, ENDED);
        over.resolve(isPlain(message.result) ? message.result : {});
        return;
      }
      const asked = message.views.filter(isPlain).find(({ ask }) => isPlain(ask));
      if (!asked || !isPlain(asked.ask) || !Array.isArray(asked.ask.options)) return;
      const { options } = asked.ask;
      const chosen: unknown = options[random(options.length)];
      const { version } = message;
      const values = { key: freshKey(), version, seat: asked.seat, options: [chosen] };
      send(filled(example("choose"), values));
    } catch (error) {
      over.reject(error);
    }
  });
  return over.promise.finally(() => socket.close());
}

it("Duel is played to its end by two who know the document alone", async () => {
  const opened = await call("/api/tables", OPENING, OPENED);
  expect(OPENING.game).toBe("duel");
  const [invitation] = Array.isArray(opened.invitations) ? opened.invitations.filter(isPlain) : [];
  const joining = filled(JOINING, { invitation: invitation?.token, key: freshKey() });
  const joined = await call("/api/join", joining, JOINED ?? {});
  const [ada, bo] = await Promise.all([play(opened.token, 1), play(joined.token, 2)]);
  expect(ada).toEqual(bo);
});

it("The Confrontation is played to its end by a client made from the document alone, against a computer", async () => {
  const wish = filled(OPENING, { game: "confrontation", seats: AGAINST_A_COMPUTER });
  const opened = await call("/api/tables", wish, OPENED);
  const { winners } = await play(opened.token, 3);
  expect(Array.isArray(winners)).toBe(true);
});

it("every example of it is used", () => {
  const used = [
    OPENING,
    AGAINST_A_COMPUTER,
    OPENED,
    JOINING,
    JOINED,
    ENDED,
    ...["hello", "choose", ...TOLD].map(example),
  ];
  expect(examples.filter((one) => !used.some((other) => other === one))).toEqual([]);
});
