/** `westmarch bot`: brings a bot of this program to the tables of a server. */

import type { Bot } from "@westmarch/bots";
import { type Core, Engine, type Result, seedOf, stream } from "@westmarch/kernel";
import type { BotSeated } from "@westmarch/protocol";
import { wilson } from "@westmarch/training";
import { rulesNamed } from "../arguments.ts";
import { fairBotOf } from "../bots.ts";
import type { Output } from "../output.ts";
import { type AtTable, RemoteServer } from "../remote-server.ts";
import { Trouble } from "../trouble.ts";

export interface BotFlags {
  readonly key?: string;
  readonly bot: string;
  readonly plays: string;
  readonly atOnce: number;
  readonly against?: string;
  readonly games: number;
}

/** One game as it ended: 1 won, 0 lost, ½ drawn. */
interface Ended {
  readonly table: string;
  readonly game: string;
  readonly points: number;
}

const pointsOf = ({ winners }: Result, seats: readonly number[]): number => {
  if (winners.length === 0) return 0.5;
  return seats.some((seat) => winners.includes(seat)) ? 1 : 0;
};

/** Plays every seat that the server gives this bot, and says how each game ended. */
class Player {
  readonly #server: RemoteServer;
  readonly #bots: ReadonlyMap<string, Bot<Core>>;
  readonly #random = stream(seedOf("bot", crypto.randomUUID()));
  readonly #ended: (ended: Ended) => void;
  readonly #places = new Set<AtTable>();

  constructor(server: RemoteServer, bots: ReadonlyMap<string, Bot<Core>>, ended: (ended: Ended) => void) {
    this.#server = server;
    this.#bots = bots;
    this.#ended = ended;
  }

  sit({ table, game, seats, token }: BotSeated): void {
    const bot = this.#bots.get(game);
    // A seat in a game that this program does not play was given to an earlier one with the same key.
    if (!bot) return;
    let newest = -1;
    const place = this.#server.sit(token, ({ version, views, result, log }) => {
      newest = version;
      if (result) {
        place.leave();
        this.#places.delete(place);
        this.#ended({ table, game, points: pointsOf(result, seats) });
        return;
      }
      const mine = views.find(({ ask }) => ask);
      if (!mine?.ask || mine.seat === null) return;
      const { view, seat, ask } = mine;
      // What arrives meanwhile is taken in first, so that nothing is thought about that is over.
      setImmediate(() => {
        if (version !== newest) return;
        const heard = log.filter((told) => told.seat === seat);
        const thinking = { random: this.#random, now: () => performance.now(), heard };
        place.choose(version, seat, bot.choose(view as Core, seat, ask, thinking));
      });
    });
    this.#places.add(place);
  }

  /** Leaves every table. */
  leave(): void {
    for (const place of this.#places) place.leave();
  }
}

/** `westmarch bot SERVER`: lets a computer player take part in games of a server as a guest bot. */
export async function botCommand(address: string, flags: BotFlags, out: Output): Promise<void> {
  const { key, bot: name, plays, atOnce, against, games } = flags;
  if (!URL.canParse(address)) throw new Trouble("trouble.server", { written: address });
  if (!key) throw new Trouble("trouble.bot.key");
  const ids = plays.split(",");
  const bots = new Map<string, Bot<Core>>();
  for (const id of ids) bots.set(id, await fairBotOf(new Engine(rulesNamed(id).game), name));
  const server = new RemoteServer(address, key);
  const end = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => end.abort());
  const ended: Ended[] = [];
  const wanted = new Set<string>();
  const player = new Player(server, bots, (one) => {
    out.tell("bot.ended", { table: one.table, game: one.game, points: one.points });
    if (against === undefined || wanted.has(one.table)) ended.push(one);
    if (against !== undefined && ended.length === games) end.abort();
  });
  const told = await server.wish(ids, atOnce);
  out.tell("bot.there", { name: told.name, server: address, games: ids.join(", ") });
  const challenge = async () => {
    if (against !== undefined) await challenged(server, told.name, against, ids, games, wanted);
  };
  const play = async () => {
    for await (const seat of server.seats(end.signal)) player.sit(seat);
  };
  try {
    await Promise.all([challenge(), play()]);
  } finally {
    end.abort();
    player.leave();
  }
  const points = ended.reduce((sum, one) => sum + one.points, 0);
  const interval = wilson(points, ended.length);
  if (against !== undefined) out.tell("bot.score", { name: told.name, against, points, games: ended.length });
  out.result({ name: told.name, games: ended.length, points, interval, ended });
}

/** Opens the games against another bot, in pairs with the sides exchanged. Throws where one is refused. */
async function challenged(
  server: RemoteServer,
  name: string,
  against: string,
  ids: readonly string[],
  games: number,
  wanted: Set<string>,
): Promise<void> {
  for (let n = 0; n < games; n++) {
    const game = ids[Math.floor(n / 2) % ids.length] ?? "";
    wanted.add(await server.challenge(game, n % 2 === 0 ? 0 : 1, name, against));
  }
}
