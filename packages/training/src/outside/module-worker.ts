/** What runs in the thread of a module: it hands each message to the module's bot, and what that chooses back. */
import { performance } from "node:perf_hooks";
import { parentPort, workerData } from "node:worker_threads";
import { type Heard, seedOf, stream } from "@westmarch/kernel";
import { Forfeit, messageOf } from "./forfeit.ts";
import type { Hello, Standing, ToBot } from "./messages.ts";
import type { AnyOwnBot, OwnBotThinking } from "./own-bot.ts";

/** An answer as it would stand on a line, or a sentence about why there is none. */
export type FromModule =
  | { readonly answer: unknown; readonly failed?: undefined }
  | { readonly failed: string };

const { url, milliseconds }: { readonly url: string; readonly milliseconds: number } = workerData;

const isBot = (value: unknown): value is AnyOwnBot =>
  typeof value === "object" && value !== null && "choose" in value && typeof value.choose === "function";

/** The bot that the module exports, as it is or made by a function. */
async function botFrom(hello: Hello): Promise<AnyOwnBot> {
  const loaded: { readonly default?: unknown } = await import(url);
  const made: unknown = typeof loaded.default === "function" ? await loaded.default(hello) : loaded.default;
  if (isBot(made)) return made;
  throw new Forfeit(
    "crashed",
    "its default export is no bot: a bot is an object with a function choose, or a function that makes one",
  );
}

let bot: AnyOwnBot | null = null;
let heard: Heard[] = [];
let thinking: OwnBotThinking | null = null;

async function answerTo(message: ToBot): Promise<unknown> {
  if (message.type === "hello") {
    bot = await botFrom(message);
    const { name, edition } = bot;
    return { type: "ready", ...(name !== undefined && { name }), ...(edition !== undefined && { edition }) };
  }
  return choice(message);
}

async function choice({ type, table, mine, views, log }: Standing): Promise<unknown> {
  if (type === "welcome" || thinking === null) {
    heard = [];
    const random = stream(seedOf("own", Number(table), mine[0] ?? 0));
    thinking = { random, heard, now: () => performance.now(), milliseconds };
  }
  heard.push(...log.map(({ type, facts }) => ({ type, facts })));
  const [seen] = views;
  if (!bot || !seen?.ask) return null;
  const option = await bot.choose(seen.view, seen.seat, seen.ask, thinking);
  return { type: "choose", options: [option] };
}

const say = (message: FromModule): void => parentPort?.postMessage(message);

parentPort?.on("message", (message: ToBot) => {
  answerTo(message).then(
    (answer) => {
      if (answer !== null) say({ answer });
    },
    (error: unknown) => say({ failed: messageOf(error) }),
  );
});
