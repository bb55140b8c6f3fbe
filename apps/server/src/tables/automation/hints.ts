/** Hints for a player who practises: what a computer would choose in the same seat, from what that seat may know. */
import { sameOption, seedOf } from "@westmarch/kernel";
import type { AskHint, HintTold } from "@westmarch/protocol";
import { Refused } from "@westmarch/table";
import type { Access } from "../../stores/links.ts";
import { recallOf } from "../history/history.ts";
import type { RoomRegistry } from "../room-registry.ts";
import { botTurn } from "../seat-info.ts";
import type { BotServices } from "../services.ts";
import { isPractice, mayHint } from "./hint-policy.ts";

/** Milliseconds that a hint is thought over. */
const THINK = 1500;

/** Says what the bearer of a token may do. Throws `Refused` where it opens nothing. */
interface Bearers {
  access(token: string): Promise<Access>;
}

type HintServices = Pick<BotServices, "bots" | "store" | "quotas" | "scheduler" | "policy" | "log">;

export class Hints {
  readonly #services: HintServices;
  readonly #bearers: Bearers;
  readonly #rooms: Pick<RoomRegistry, "room">;

  constructor(services: HintServices, bearers: Bearers, rooms: Pick<RoomRegistry, "room">) {
    this.#services = services;
    this.#bearers = bearers;
    this.#rooms = rooms;
  }

  /**
   * What a computer would choose. The thought is given what the seat may know and a seed that everybody knows, so nothing
   * hidden can show in it. From then on the game is practice, and counts for no rating. Throws `Refused`.
   */
  async give({ token, seat, version }: AskHint, address: string): Promise<HintTold> {
    const { bots, store, quotas, scheduler } = this.#services;
    const access = await this.#bearers.access(token);
    if (!access.seats.includes(seat)) throw new Refused("not-your-seat");
    const room = await this.#rooms.room(access.table);
    const { seats } = room.presence;
    if (!mayHint(this.#services, room) || !bots?.hint || !isPractice(seats, access.seats))
      throw new Refused("illegal", { reason: "no-hints" });
    const at = await room.at(version);
    if (at.result) throw new Refused("finished");
    if (at.version !== version) throw new Refused("stale");
    const row = seats.find((one) => one.seat === seat);
    const turn = row && botTurn(room.table, at, { ...row, level: "strong" }, recallOf(store, access.table));
    if (!turn || turn.ask.options.length < 2) throw new Refused("illegal", { reason: "nothing-asked" });
    const counted = await store.practise(access.table);
    if (counted === null) throw new Refused("illegal", { reason: "no-hints" });
    const { game, settings, view, ask } = turn;
    const question = {
      game,
      view,
      seat,
      recall: turn.recall,
      ...(settings && { settings }),
      seed: seedOf("hint", version),
    };
    const give = bots.hint.bind(bots);
    const budget = await quotas.grant(address, THINK);
    try {
      const { option, because, share } = await scheduler.within(
        { table: access.table, show: false },
        budget,
        new AbortController().signal,
        (budgetMs, signal, enough) => give({ ...question, budgetMs, signal, enough }),
      );
      const offered = ask.options.find((one) => sameOption(one, option));
      if (!offered) throw new Error("a hint that was not offered");
      const unrated = counted && seats.some((one) => one.kind === "person" && one.seal !== null);
      return {
        option: offered,
        because,
        ...(share !== undefined && { share }),
        ...(unrated && { unrated }),
      };
    } catch (error) {
      // Without the words of the error: they may tell what its seat holds.
      const late = error instanceof Error && error.name === "AbortError";
      this.#services.log.trouble("a hint could not be given", new Error(late ? "too slow" : "failed"), {
        game,
      });
      throw new Refused("unavailable");
    }
  }
}
