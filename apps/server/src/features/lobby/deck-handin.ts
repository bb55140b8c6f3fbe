import type { Entered, EnterPairing, HandIn } from "@westmarch/protocol";
import { Refused } from "@westmarch/table";
import { hashOf } from "../../platform/random.ts";
import { accessOf, seatLink, unwrap } from "../../stores/links.ts";
import type { RoomRegistry } from "../../tables/room-registry.ts";
import { pairingKey } from "../../tables/rounds/open-games.ts";
import type { Rounds } from "../../tables/rounds/rounds.ts";
import type { Services } from "../../tables/services.ts";
import type { Lobby } from "./lobby.ts";

type DeckHandInServices = Pick<Services, "store" | "log" | "clock" | "entropy">;

/** Where the players of a round hand in their decks, and get the links to their games. */
export class DeckHandIn {
  readonly #services: DeckHandInServices;
  readonly #lobby: Lobby;
  readonly #rooms: RoomRegistry;
  readonly #rounds: Rounds;

  constructor(services: DeckHandInServices, lobby: Lobby, rooms: RoomRegistry, rounds: Rounds) {
    this.#services = services;
    this.#lobby = lobby;
    this.#rooms = rooms;
    this.#rounds = rounds;
  }

  async handIn({ token, seat, deck }: HandIn): Promise<void> {
    const { access, link } = await this.#lobby.bearer(token);
    if (!access.seats.includes(seat) || !link.wrapped) throw new Refused("not-your-seat");
    const key = unwrap(link.wrapped, token);
    await this.#lobby.stored(this.#rounds.handIn(access.table, seat, deck ?? null, key));
    this.#services.log.info("a deck was handed in", { table: access.table });
    await this.#rooms.advanceRound(access.table);
  }

  /** The caller's own link to a table of the round. A link that the caller has already (`known`) stays. */
  async enter({ token, table, known }: EnterPairing): Promise<Entered> {
    const { access, link } = await this.#lobby.bearer(token);
    const { store, clock, entropy } = this.#services;
    const paired = (await store.rounds.paired(access.table)).find((one) => one.table === table);
    const seats = paired?.pair.flatMap((seat, at) => (access.seats.includes(seat) ? [at] : [])) ?? [];
    if (seats.length === 0 || !link.wrapped || paired?.result === "void") throw new Refused("not-your-seat");
    const had = known === undefined ? null : await store.seats.link(hashOf(known));
    if (
      had &&
      known !== undefined &&
      accessOf(had).table === table &&
      accessOf(had).seats.join() === seats.join()
    )
      return { table, token: known };
    const key = pairingKey(unwrap(link.wrapped, token), table);
    const made = seatLink(table, seats, key, clock(), entropy);
    await this.#lobby.stored(store.rounds.link(made.row));
    return { table, token: made.token };
  }
}
