/** Firefox without a window, driven by WebDriver BiDi, which it speaks itself. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import WebSocket from "ws";
import { programOf, start } from "./children.ts";
import { type Engine, WINDOW } from "./engine.ts";

/** One connection: commands, their answers and events. */
class Connection {
  readonly #socket: WebSocket;
  readonly #asked = new Map<number, (answer: Record<string, unknown>) => void>();
  readonly #hear: (method: string, told: unknown) => void;
  #last = 0;

  constructor(socket: WebSocket, hear: (method: string, told: unknown) => void) {
    this.#socket = socket;
    this.#hear = hear;
    socket.on("message", (data) => {
      const message = JSON.parse(String(data)) as Record<string, unknown>;
      if (typeof message.id === "number") this.#asked.get(message.id)?.(message);
      else this.#hear(String(message.method), message.params);
    });
  }

  static async to(address: string, hear: (method: string, told: unknown) => void): Promise<Connection> {
    const socket = new WebSocket(address);
    await new Promise((open, fail) => socket.once("open", open).once("error", fail));
    return new Connection(socket, hear);
  }

  async ask<T>(method: string, params: object): Promise<T> {
    const id = ++this.#last;
    const answer = await new Promise<Record<string, unknown>>((done) => {
      this.#asked.set(id, done);
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
    this.#asked.delete(id);
    if (answer.type === "error")
      throw new Error(`${method}: ${String(answer.error)} ${String(answer.message)}`);
    return answer.result as T;
  }

  close(): void {
    this.#socket.close();
  }
}

interface Tree {
  readonly contexts: readonly { readonly context: string }[];
}
type Evaluated =
  | { readonly type: "success"; readonly result: { readonly value?: string } }
  | { readonly type: "exception"; readonly exceptionDetails: { readonly text: string } };

/** Starts Firefox; null where there is none. */
export async function firefox(): Promise<Engine | null> {
  const program = programOf(["firefox-esr", "firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"]);
  if (!program) return null;
  const profile = mkdtempSync(join(tmpdir(), "westmarch-firefox-"));
  const child = await start(
    program,
    ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port=0"],
    /WebDriver BiDi listening on (ws:\S+)/,
  );
  const wrong: string[] = [];
  const connection = await Connection.to(`${child.said}/session`, (method, told) => {
    const { level, text } = told as { level?: string; text?: string };
    if (method === "log.entryAdded" && level === "error") wrong.push(String(text));
  });
  await connection.ask("session.new", { capabilities: {} });
  await connection.ask("session.subscribe", { events: ["log.entryAdded"] });
  const { contexts } = await connection.ask<Tree>("browsingContext.getTree", {});
  const context = contexts[0]?.context;
  await connection.ask("browsingContext.setViewport", { context, viewport: WINDOW });
  return {
    name: "Firefox",
    async open(address) {
      await connection.ask("browsingContext.navigate", { context, url: address, wait: "complete" });
    },
    async run<T>(script: string) {
      const answer = await connection.ask<Evaluated>("script.evaluate", {
        expression: `(async () => JSON.stringify((await (async () => { ${script} })()) ?? null))()`,
        target: { context },
        awaitPromise: true,
      });
      if (answer.type === "exception") throw new Error(answer.exceptionDetails.text);
      return JSON.parse(answer.result.value ?? "null") as T;
    },
    async press(x, y) {
      const at = { x: Math.round(x), y: Math.round(y) };
      const actions = [
        { type: "pointerMove", ...at },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ];
      await connection.ask("input.performActions", {
        context,
        actions: [{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions }],
      });
    },
    errors: async () => wrong.splice(0),
    async close() {
      connection.close();
      await child.end();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
