import type { Settings } from "@westmarch/kernel";
import type {
  ActOnTournament,
  Entered,
  EnterTournament,
  HearOfRounds,
  HereAtTournament,
  JoinTournament,
  OpenTournament,
  TournamentKept,
  TournamentMine,
  TournamentNow,
  TournamentOpened,
  TournamentReopening,
  TournamentSummary,
  WatchTournament,
} from "@westmarch/protocol";
import { Refused } from "@westmarch/table";
import type { EntrantData } from "../../database/schema/tournaments.ts";
import type { Db } from "../../database/types.ts";
import { hashOf } from "../../platform/random.ts";
import type { HostKey } from "../../stores/host-key.ts";
import { accessOf, derive, seatLink } from "../../stores/links.ts";
import { type Held, sidesOf, TournamentStore } from "../../stores/tournament-store.ts";
import type { AnyEngine, GameRegistry } from "../../tables/game-registry.ts";
import { settingsForSeat, settingsMovedToSeat, validSettings } from "../../tables/opening/seat-settings.ts";
import type { RoomRegistry } from "../../tables/room-registry.ts";
import type { Services } from "../../tables/services.ts";
import type { Lobby } from "../lobby/lobby.ts";
import { recipientOf } from "../notifications/desk.ts";
import type { Ratings } from "../ratings/ratings.ts";
import type { ServerWebhook } from "../server-webhook/server-webhook.ts";
import { enter, isAskedHere, mayEnter, withdraw } from "./acts.ts";
import { type Give, tournamentKey } from "./advance.ts";
import { calendarOf } from "./calendar.ts";
import { type Caller, entrantOf, type Intervenes, isOrganiser } from "./caller.ts";
import { canPairAnew } from "./corrections.ts";
import { hearersAfter } from "./hearers.ts";
import { mineOf } from "./mine.ts";
import { tournamentRow } from "./opening.ts";
import { carryOut, type Done } from "./organising.ts";
import { Rounds } from "./rounds.ts";
import { type Came, summaryOf, told } from "./snapshot.ts";
import { checkIn } from "./starting.ts";
import { tournamentKept } from "./tournament-kept.ts";

type TournamentsServices = Pick<
  Services,
  "store" | "log" | "clock" | "steady" | "policy" | "bots" | "entropy" | "tablesToNotify" | "jobs"
>;

/** Tournaments: rows of the database, from which any process works out what comes next. */
export class Tournaments {
  readonly #services: TournamentsServices;
  readonly #lobby: Lobby;
  readonly #registry: GameRegistry;
  readonly #db: Db;
  readonly #store: TournamentStore;
  readonly #key: HostKey;
  readonly #rooms: RoomRegistry;
  readonly #rounds: Rounds;
  readonly #news: Pick<ServerWebhook, "tell">;
  readonly #intervenes: Intervenes;

  constructor(
    services: TournamentsServices,
    given: {
      lobby: Lobby;
      rooms: RoomRegistry;
      registry: GameRegistry;
      db: Db;
      ratings: Ratings;
      key: HostKey;
      /** Moves a seat into an account. */
      give: Give;
      news: Pick<ServerWebhook, "tell">;
      intervenes: Intervenes;
    },
  ) {
    this.#services = services;
    this.#lobby = given.lobby;
    this.#registry = given.registry;
    this.#key = given.key;
    this.#rooms = given.rooms;
    this.#db = given.db;
    this.#store = new TournamentStore(given.db);
    this.#news = given.news;
    this.#intervenes = given.intervenes;
    this.#rounds = new Rounds(services, { ...given, store: this.#store });
  }

  async all(): Promise<TournamentSummary[]> {
    return (await this.#store.all()).map((one) => summaryOf(one, one.size));
  }

  /** The calendar of one tournament, or of all that have a start; null: it has none. */
  async calendar(id: string | null, origin: string): Promise<string | null> {
    const at = this.#services.clock();
    if (id === null) return calendarOf(await this.#store.all(), { origin, at, name: new URL(origin).host });
    const held = await this.#store.held(id);
    if (!held) throw new Refused("not-found");
    return held.tournament.starts_at === null
      ? null
      : calendarOf([held.tournament], { origin, at, name: null });
  }

  async now(id: string, caller: Caller): Promise<TournamentNow> {
    const held = await this.#store.held(id);
    if (!held) throw new Refused("not-found");
    const people = held.entrants.flatMap(({ person_id }) => person_id ?? []);
    const seals = new Map((await this.#store.seals(people)).map((seal) => [seal.id, seal]));
    const organiser = isOrganiser(held, caller) || (await this.#intervenes.may(caller));
    const you = entrantOf(held, caller)?.entrant ?? null;
    const mine = { you, organiser, canPairAnew: organiser && (await canPairAnew(this.#db, held)) };
    const { clock, steady } = this.#services;
    return told(held, { seals, mine, came: await this.#came(held), at: clock(), steady: steady() });
  }

  /** Which decisions were taken back, the first first: seldom looked at, and so told apart from how a tournament stands. */
  async reopenings(id: string): Promise<TournamentReopening[]> {
    const rows = await this.#store.reopenings(id);
    return rows.map(({ at, round, one, other, reason }) => ({ at, round, between: [one, other], reason }));
  }

  /** Who has come to the tables at which games are being played. */
  async #came({ entrants, games }: Held): Promise<Came> {
    const came = new Map<string, readonly boolean[]>();
    for (const game of games) {
      const { outcome, table_id, opened_at } = game;
      if (outcome !== null || table_id === null) continue;
      const sides = sidesOf(game).map(async (side, seat) => {
        const isBot = entrants.find(({ entrant }) => entrant === side)?.kind === "bot";
        if (isBot || opened_at === null) return true;
        return (await this.#rooms.seenSince(table_id, [seat], opened_at)) !== "unseen";
      });
      came.set(table_id, await Promise.all(sides));
    }
    return came;
  }

  /** The tournaments that are not over in which the caller plays, and the game that waits in each. */
  mine(caller: Caller): Promise<TournamentMine[]> {
    const { steady, clock } = this.#services;
    const [lobby, rooms, store] = [this.#lobby, this.#rooms, this.#store];
    return mineOf({ steady, clock, store, lobby, rooms }, caller);
  }

  async open({ key, ...wish }: OpenTournament, caller: Caller): Promise<TournamentOpened> {
    if (!this.#services.policy.tournaments)
      throw new Refused("unavailable", undefined, "This server holds no tournaments.");
    const engine = this.#engine(wish.game);
    const settings = validSettings(engine, wish.settings);
    if (engine.game.seats(settings).length !== 2 || this.#registry.hasRound(wish.game))
      throw new Refused("bad-message", { reason: "seats" }, "Tournaments are for games of two.");
    await this.#lobby.checkPace(wish);
    const id = this.#services.entropy(9).toString("base64url").replace(/^-/, "_");
    const [device, person_id, at] = [hashOf(key), caller.person?.id ?? null, this.#services.clock()];
    await this.#store.open(tournamentRow(wish, settings, { id, device, person_id, at }));
    // Whoever looks at all tournaments each minute begins it in time; a timer of this process is more exact.
    if (wish.startsAt !== undefined) this.#services.jobs.ask("tournament", id);
    this.#services.log.info("a tournament was opened", { game: wish.game });
    await this.#news.tell("tournament", { name: wish.name, game: wish.game }, `/tournament/${id}`);
    return { id };
  }

  /**
   * Makes the caller an entrant. A caller who is one stays one; a caller who has withdrawn from a Swiss tournament plays again.
   */
  async join({ tournament, key, name, brings }: JoinTournament, caller: Caller): Promise<void> {
    await this.#change(tournament, async (trx, held) => {
      if (entrantOf(held, caller)?.until === null) return;
      mayEnter(held, this.#services.steady());
      if (!caller.person && held.tournament.guests === 0)
        throw new Refused("not-your-seat", { reason: "signed-out" }, "This tournament is for accounts.");
      if (!caller.person && name === undefined)
        throw new Refused("bad-message", { reason: "name" }, "A guest needs a name.");
      const brought = brings === undefined ? null : this.#brought(held, brings);
      const before = entrantOf(held, caller);
      const at = this.#services.clock();
      const here_at = isAskedHere(held, at) ? at : null;
      if (before) {
        await trx
          .updateTable("entrants")
          .set({ until: null, since: before.since, brings: brought, here_at })
          .where("tournament_id", "=", tournament)
          .where("entrant", "=", before.entrant)
          .execute();
        return;
      }
      const here = held.entrants.filter(({ mark }) => mark === caller.mark);
      if (here.length >= this.#services.policy.entriesPerAddress)
        throw new Refused(
          "illegal",
          { reason: "full-from-here" },
          "As many have entered from your address as may enter one tournament.",
        );
      await enter(trx, held, {
        kind: caller.person ? "person" : "guest",
        name: caller.person ? null : (name ?? null),
        level: null,
        device: hashOf(key),
        person_id: caller.person?.id ?? null,
        brings: brought,
        mark: caller.mark,
        here_at,
      });
    });
    await this.goOn(tournament);
  }

  /** A player checks in, or comes back to an arena; or goes. */
  async here({ tournament, here }: HereAtTournament, caller: Caller): Promise<void> {
    const at = this.#services.clock();
    await this.#change(tournament, (trx, held) => checkIn(trx, held, entrantOf(held, caller), { here, at }));
    await this.goOn(tournament);
  }

  /** The settings that an entrant brings, checked to be playable on either side. Throws `Refused`. */
  #brought({ tournament }: Held, brings: Settings): string {
    const engine = this.#engine(tournament.game);
    const table = { settings: JSON.parse(tournament.settings) as Settings, hasBegun: false };
    const chosen = settingsForSeat(engine, table, 0, brings);
    settingsForSeat(engine, table, 1, settingsMovedToSeat(engine, 1, chosen));
    return JSON.stringify(chosen);
  }

  async leave(tournament: string, caller: Caller): Promise<void> {
    const before = await this.#store.held(tournament);
    await this.#desert(before, before ? entrantOf(before, caller) : undefined);
    await this.#change(tournament, async (trx, held) => {
      const entrant = entrantOf(held, caller);
      if (!entrant) throw new Refused("not-your-seat");
      // The games that the entrant has just lost at the board may have ended the tournament meanwhile.
      if (held.tournament.state === "over" && before?.tournament.state !== "over") return;
      await withdraw(trx, held, entrant.entrant);
    });
    this.#services.jobs.ask("tournament", tournament);
  }

  /** An entrant leaves for good the games that are still being played, so that the opponent wins at the table, too. */
  async #desert(held: Held | null, entrant: EntrantData | undefined): Promise<void> {
    if (!held || !entrant || held.tournament.state === "over") return;
    for (const game of held.games) {
      const seat = sidesOf(game).indexOf(entrant.entrant);
      if (game.outcome === null && game.table_id !== null && seat >= 0)
        await this.#lobby.stored(this.#lobby.desert(game.table_id, [seat]));
    }
  }

  /** Everything that tournaments keep about a person. */
  async kept(person: string): Promise<TournamentKept[]> {
    return [
      ...(await this.#store.entriesOf(person)).map((one) => tournamentKept("player", one, one.brings)),
      ...(await this.#store.openedBy(person)).map((one) => tournamentKept("organiser", one, null)),
    ];
  }

  /** A person deletes the account: the person withdraws where tournaments run. What is finished stays, without the name. */
  async forget(person: string): Promise<void> {
    for (const { id, plays } of await this.#store.entriesOf(person)) {
      if (!plays) continue;
      const before = await this.#store.held(id);
      await this.#desert(
        before,
        before?.entrants.find(({ person_id }) => person_id === person),
      );
      await this.#change(id, async (trx, held) => {
        const own = held.entrants.find(({ person_id }) => person_id === person);
        if (own && held.tournament.state !== "over") await withdraw(trx, held, own.entrant);
      });
      this.#services.jobs.ask("tournament", id);
    }
    await this.#store.forget(person);
  }

  /** The caller's own link to a table. A link that the caller has already (`known`) stays. */
  async enter({ tournament, table, known }: EnterTournament, caller: Caller): Promise<Entered> {
    const held = await this.#store.held(tournament);
    const entrant = held && entrantOf(held, caller);
    const game = held?.games.find((one) => one.table_id === table);
    const seat = game && entrant ? sidesOf(game).indexOf(entrant.entrant) : -1;
    if (!game || seat < 0) throw new Refused("not-your-seat");
    const { store, clock, entropy } = this.#services;
    const had = known === undefined ? null : await store.seats.link(hashOf(known));
    if (
      had &&
      known !== undefined &&
      accessOf(had).table === table &&
      accessOf(had).seats.join() === `${seat}`
    )
      return { table, token: known };
    const made = seatLink(table, [seat], tournamentKey(this.#key, table), clock(), entropy);
    await this.#lobby.stored(this.#store.link(made.row));
    return { table, token: made.token };
  }

  /** Sets whether a device is told that a round of the caller has begun. */
  async hear({ tournament, recipient, on }: HearOfRounds, caller: Caller): Promise<void> {
    await this.#change(tournament, async (trx, held) => {
      const own = entrantOf(held, caller);
      if (!own) throw new Refused("not-your-seat");
      await trx
        .updateTable("entrants")
        .set({ recipient: hearersAfter(own, recipientOf(recipient), on) })
        .where("tournament_id", "=", tournament)
        .where("entrant", "=", own.entrant)
        .execute();
    });
  }

  /** The link for spectators of a table: a tournament is public. */
  async watch({ tournament, table }: WatchTournament): Promise<Entered> {
    const held = await this.#store.held(tournament);
    const token = derive(tournamentKey(this.#key, table), "spectator", null, 0);
    const isHere = held?.games.some(({ table_id }) => table_id === table);
    const link = isHere ? await this.#services.store.seats.link(hashOf(token)) : null;
    if (!link || link.revoked === 1) throw new Refused("not-found");
    return { table, token };
  }

  /** Carries out what the organiser does, or in the organiser's place an account whose role may. */
  async act({ tournament, act }: ActOnTournament, caller: Caller): Promise<void> {
    const mayIntervene = await this.#intervenes.may(caller);
    const intervened: string[] = [];
    const { clock, steady } = this.#services;
    const order = act.do === "start" ? await this.#rounds.orderOf(tournament) : [];
    const known = act.do === "ring" ? await this.#store.held(tournament) : null;
    const came: Came = known ? await this.#came(known) : new Map();
    let done: Done = {};
    await this.#change(tournament, async (trx, held) => {
      if (!isOrganiser(held, caller)) {
        if (!mayIntervene) throw new Refused("not-your-seat");
        intervened.push(held.tournament.name);
      }
      done = await carryOut(trx, held, act, { clock, steady, order, came, bots: this.#services.bots });
    });
    if (done.called !== undefined) this.#services.tablesToNotify.add(done.called);
    for (const table of done.cleared ?? []) await this.#delete(table);
    for (const name of intervened)
      await this.#intervenes.note(
        caller,
        [name, act.do, ...("reason" in act ? [act.reason] : [])].join(" · "),
      );
    if (act.do === "start") await this.#rounds.tellBegun(tournament);
    await this.goOn(tournament);
  }

  /** Deletes the table of a round that was taken back; whoever is there is told so. */
  #delete(table: string): Promise<unknown> {
    const { store } = this.#services;
    return this.#rooms.cleared(table, async () => {
      const stored = await store.table(table);
      return stored && this.#lobby.stored(store.retention.remove(table, stored.position?.version ?? null));
    });
  }

  /** The game at a table is over. */
  async ended(table: string): Promise<void> {
    const id = await this.#store.of(table);
    if (id !== null) this.#services.jobs.ask("tournament", id);
  }

  /** Advances a tournament as far as it goes; with an empty id, all that are running. */
  goOn(id: string): Promise<void> {
    return this.#rounds.goOn(id);
  }

  async #change(id: string, work: (trx: Db, held: Held) => Promise<unknown>): Promise<void> {
    const found = await this.#lobby.stored(
      this.#store.change(id, async (trx, held) => {
        await work(trx, held);
        return true;
      }),
    );
    if (!found) throw new Refused("not-found");
  }

  #engine(game: string): AnyEngine {
    const engine = this.#registry.engine(game);
    if (!engine) throw new Refused("not-found", { reason: "no-such-game" }, "There is no such game.");
    return engine;
  }
}
