#!/usr/bin/env node
/**
 * A bot that stays on a server and plays with every player who asks it, for Node 24: it is told of each seat by one stream, and
 * plays any option that it is offered. Put your own thoughts into `think`.
 *
 *     WESTMARCH_BOT_KEY=… node docs/examples/guest-bot.ts http://127.0.0.1:8420 confrontation duel
 */
interface Seat {
  readonly game: string;
  readonly token: string;
}

type Option = readonly unknown[];

interface Position {
  readonly type: string;
  readonly version: number;
  readonly result: unknown;
  readonly views: readonly {
    readonly seat: number;
    readonly view: unknown;
    readonly ask: { readonly options: readonly Option[] } | null;
  }[];
}

const [server = "http://127.0.0.1:8420", ...plays] = process.argv.slice(2);
const authorization = `Bearer ${process.env.WESTMARCH_BOT_KEY}`;

/** What to choose. `view` is all that the seat may know. */
function think(_game: string, _view: unknown, options: readonly Option[]): Option {
  return options[Math.floor(Math.random() * options.length)] ?? [];
}

function play({ game, token }: Seat): void {
  const socket = new WebSocket(new URL("/ws", server.replace("http", "ws")));
  const send = (message: object) => socket.send(JSON.stringify(message));
  socket.onopen = () => send({ type: "hello", token, since: null });
  socket.onmessage = ({ data }) => {
    const at: Position = JSON.parse(data);
    if (at.type !== "welcome" && at.type !== "update") return;
    if (at.result) {
      console.log(game, JSON.stringify(at.result));
      return socket.close();
    }
    const mine = at.views.find(({ ask }) => ask);
    if (!mine?.ask) return;
    const options = [think(game, mine.view, mine.ask.options)];
    send({ type: "choose", key: crypto.randomUUID(), version: at.version, seat: mine.seat, options });
  };
}

const wish = await fetch(new URL("/api/bot", server), {
  method: "POST",
  headers: { authorization, "content-type": "application/json" },
  body: JSON.stringify({ plays, atOnce: 4 }),
});
if (!wish.ok) throw new Error(await wish.text());

const { body } = await fetch(new URL("/api/bot/stream", server), { headers: { authorization } });
let rest = "";
for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? []) {
  const lines = (rest + part).split("\n");
  rest = lines.pop() ?? "";
  for (const line of lines) if (line !== "") play(JSON.parse(line));
}
