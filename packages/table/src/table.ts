import { nextHead } from "@westmarch/fairness";
import {
  type Core,
  type Event,
  IllegalChoice,
  type JournalEntry,
  note,
  type Option,
  type Result,
  type Seat,
  type Taken,
  takeable,
} from "@westmarch/kernel";
import { extendWindow, takeBack, trimWindow } from "@westmarch/kernel/undo-window";
import type { Offer } from "@westmarch/protocol";
import { deedsIn, type Happened, raiseFloors } from "./fold.ts";
import {
  type Draft,
  type FairChance,
  ITSELF,
  owing,
  type Position,
  type TableUndoWindow,
  type Terms,
} from "./position.ts";
import { type Breaking, isBreaking, type Joint, type Replacing } from "./proposals.ts";
import { Refused } from "./refused.ts";
import { lastByHand, listFrom, meant, takenOut } from "./taking-back.ts";
import { type Teams, teamOf, teamsOf } from "./teams.ts";

/** What an act changes; everything else stays as it was. */
interface Change {
  readonly state?: Core;
  readonly undoWindow?: TableUndoWindow;
  readonly offers?: readonly Offer[];
}

type Act = Happened & {
  readonly seat: Seat;
  readonly key: string | null;
  readonly events?: readonly Event[];
  readonly quiet?: boolean;
  readonly cut?: number | null;
};

/** Choices that were made, and what came of them. */
interface Chosen {
  readonly state: Core;
  readonly entries: readonly JournalEntry[];
  readonly events: readonly Event[];
}

/**
 * The rules of a table, around the rules of its game: who may do what when, what may be taken back, how it ends. Works
 * acts out from a position and changes nothing; what is refused is thrown as `Refused`.
 */
export class Table<C extends FairChance = FairChance> {
  readonly terms: Terms<C>;
  readonly seats: number;
  readonly teams: Teams;

  constructor(terms: Terms<C>) {
    this.terms = terms;
    const game = terms.engine.game;
    this.seats = game.seats(terms.settings).length;
    this.teams = teamsOf(game, terms.settings);
  }

  /** A list of choices of one seat, all or nothing. `seen` is the version it was made looking at. */
  choose(
    at: Position,
    seat: Seat,
    options: readonly Option[],
    seen: number,
    key: string | null,
    mark: Pick<JournalEntry, "byTime" | "byOrder"> = {},
  ): Draft {
    this.#current(at, seat, seen);
    const { engine } = this.terms;
    const state = engine.game.clone(at.state);
    const entries: JournalEntry[] = [];
    const events: Event[] = [];
    for (const [i, option] of options.entries()) {
      const entry = this.#play(state, seat, option, i, events);
      // What is shown on the way would be free knowledge if the rest of the list could still make it undone.
      if (entry.barrier && i < options.length - 1) throw LISTED();
      entries.push({ ...entry, ...mark });
    }
    return this.#chosen(at, seat, key, { state, entries, events });
  }

  /** These seats give up, in this order, as long as the game goes on. */
  #giveUp(
    at: Position,
    by: Seat,
    key: string | null,
    seats: readonly Seat[],
    option: Option,
    mark: Pick<JournalEntry, "byTime" | "byOrder"> = {},
  ): Draft {
    if (at.result) throw new Refused("finished");
    const state = this.terms.engine.game.clone(at.state);
    const entries: JournalEntry[] = [];
    const events: Event[] = [];
    for (const seat of seats) {
      if (!state.result) entries.push({ ...this.#play(state, seat, option, 0, events), ...mark });
    }
    return this.#chosen(at, by, key, { state, entries, events });
  }

  #chosen(at: Position, seat: Seat, key: string | null, { state, entries, events }: Chosen): Draft {
    const quiet = entries.every((entry) => entry.free && !entry.barrier);
    const placed = entries.map((entry) => ({ ...entry, act: at.version + 1 }));
    return this.#draft(
      at,
      { type: "choice", seat, key, data: { entries }, events, quiet },
      {
        state,
        undoWindow: trimWindow(extendWindow(at.undoWindow, placed, state), state),
        ...(!quiet && { offers: [] }),
      },
    );
  }

  /** Whether this seat may take back its last choice without asking the other players. */
  canUndo(at: Position, seat: Seat): boolean {
    return !at.result && at.replayable && takeable(at.undoWindow.entries, seat) !== null;
  }

  /** Takes back this seat's own last choice; `whole`: with all that were made with it in one list. */
  undo(at: Position, seat: Seat, seen: number, key: string | null, whole = false): Draft {
    this.#current(at, seat, seen);
    if (!at.replayable) throw new Refused("illegal", { reason: "rules-changed" });
    const { entries } = at.undoWindow;
    const last = takeable(entries, seat);
    if (last === null) throw new Refused("illegal", { reason: "nothing-to-undo" });
    const first = whole ? listFrom(entries, meant(entries, last)) : last;
    const quiet = entries.slice(first, last + 1).every(({ free }) => free);
    return this.#rewind(at, { type: "undo", seat, key, data: takenOut(at.undoWindow, first, last), quiet });
  }

  /** Proposes to take back the last list of choices that this seat made, or a draw. `others` are the seats that have to agree. */
  offer(at: Position, seat: Seat, what: Joint, key: string | null, others: readonly Seat[]): Draft {
    if (at.result) throw new Refused("finished");
    if (at.offers.some((offer) => offer.what === what))
      throw new Refused("illegal", { reason: "already-offered" });
    if (what === "take-back") {
      if (!at.replayable) throw new Refused("illegal", { reason: "rules-changed" });
      if (!at.undoWindow.entries.some((entry) => entry.seat === seat))
        throw new Refused("illegal", { reason: "nothing-to-undo" });
    }
    if (others.length === 0) return this.#fulfil(at, seat, seat, what, key);
    const offers = [...at.offers, { what, by: seat, agreed: [] }];
    return this.#draft(at, { type: "offer", seat, key, data: { what }, quiet: true }, { offers });
  }

  /** Agrees to an offer or declines it. When the last of `others` agrees, it is carried out. */
  answer(
    at: Position,
    seat: Seat,
    what: Offer["what"],
    accept: boolean,
    key: string | null,
    others: (by: Seat) => readonly Seat[],
    seatsWith: (of: Seat) => readonly Seat[],
  ): Draft {
    if (at.result) throw new Refused("finished");
    const offer = at.offers.find((open) => open.what === what);
    if (!offer || !others(offer.by).includes(seat) || offer.agreed.includes(seat))
      throw new Refused("illegal", { reason: "no-offer" });
    const agreed = [...offer.agreed, seat];
    if (accept && others(offer.by).every((other) => agreed.includes(other)))
      return this.#carriedOut(at, seat, offer, key, seatsWith);
    const rest = at.offers.filter((open) => open !== offer);
    const offers = accept ? [...rest, { ...offer, agreed }] : rest;
    return this.#draft(at, { type: "answer", seat, key, data: { what, accept }, quiet: true }, { offers });
  }

  /** Proposes that the seats of one player go to another player or a computer. Carried out at once if no other player has to agree. */
  replace(
    at: Position,
    seat: Seat,
    key: string | null,
    { of, to, seats }: Replacing,
    others: readonly Seat[],
  ): Draft {
    if (at.result) throw new Refused("finished");
    if (at.offers.some(({ what }) => what === "replace"))
      throw new Refused("illegal", { reason: "already-offered" });
    if (others.length === 0) return this.#replaced(at, seat, key, { of, to, seats });
    const offers = [...at.offers, { what: "replace" as const, by: seat, agreed: [], replacing: { of, to } }];
    return this.#draft(at, { type: "offer", seat, key, data: { what: "replace" }, quiet: true }, { offers });
  }

  /** A player has sat down on a seat that was free for others. */
  seated(at: Position, seat: Seat): Draft {
    return this.#draft(at, { type: "seated", seat, key: null, data: { of: seat }, quiet: true }, {});
  }

  #replaced(at: Position, seat: Seat, key: string | null, { to, seats }: Replacing): Draft {
    const offers = at.offers.filter(({ what }) => what !== "replace");
    return this.#draft(at, { type: "replace", seat, key, data: { seats, to }, quiet: true }, { offers });
  }

  /** Gives the game up: the others play on where its rules say how, and else all who are not on this side win. */
  resign(at: Position, seat: Seat, key: string | null): Draft {
    const { givingUp } = this.terms.engine.game;
    if (givingUp) return this.#giveUp(at, seat, key, [seat], givingUp.option);
    return this.#left(at, seat, key);
  }

  /** Leaves a game that does not go on: all who are not on this side win. */
  desert(at: Position, seat: Seat): Draft {
    return this.#left(at, seat, null);
  }

  #left(at: Position, seat: Seat, key: string | null): Draft {
    return this.#stop(at, "resign", seat, key, { winners: this.#against([seat]), reason: "resigned" });
  }

  /** Seats that owe a decision have not been seen for long: they give up, where the others can play on, or the game ends. */
  claim(at: Position, seat: Seat, key: string | null, absent: readonly Seat[]): Draft {
    if (at.result) throw new Refused("finished");
    const owes = owing(at);
    if (owes.includes(seat)) throw new Refused("illegal", { reason: "your-turn" });
    const gone = owes.filter((other) => absent.includes(other) && !this.team(other).includes(seat));
    if (gone.length === 0) throw new Refused("illegal", { reason: "not-abandoned" });
    const { givingUp } = this.terms.engine.game;
    if (givingUp) return this.#giveUp(at, seat, key, gone, givingUp.option);
    return this.#stop(at, "claim", seat, key, { winners: this.#against(gone), reason: "abandoned" });
  }

  /** This seat has run out of time, by which it loses: the others play on where the rules say how. */
  lose(at: Position, seat: Seat): Draft {
    const { givingUp } = this.terms.engine.game;
    if (givingUp) {
      const draft = this.#giveUp(at, seat, null, [seat], givingUp.option, { byTime: true });
      return { ...draft, says: "time.lost" };
    }
    return this.#stop(at, "time", seat, null, { winners: this.#against([seat]), reason: "time" });
  }

  /** No player has ever come, and all their time is up: the game has no winner. */
  unplayed(at: Position): Draft {
    return this.#stop(at, "time", ITSELF, null, { winners: [], reason: "absent" });
  }

  /** Nothing changes but what is said: that this seat has run out of time. */
  warn(at: Position, of: Seat): Draft {
    return this.#draft(at, { type: "warning", seat: ITSELF, key: null, data: { of }, quiet: true }, {});
  }

  /** Time stands still from now on, or runs again. `seat`: who has agreed last, to what `by` asked for. */
  rest(at: Position, what: Breaking, seat: Seat, by: Seat, key: string | null): Draft {
    const offers = at.offers.filter((offer) => !isBreaking(offer.what));
    return this.#draft(at, { type: what, seat, key, data: { by }, quiet: true }, { offers });
  }

  /** The seats that win and lose together with this one, itself included. */
  team(seat: Seat): readonly Seat[] {
    return teamOf(this.teams, seat);
  }

  #against(losers: readonly Seat[]): Seat[] {
    const lost = losers.flatMap((seat) => [...this.team(seat)]);
    return Array.from({ length: this.seats }, (_, seat) => seat).filter((seat) => !lost.includes(seat));
  }

  #current(at: Position, seat: Seat, seen: number): void {
    if (at.result) throw new Refused("finished");
    if (seen > at.version || seen < at.floors[seat]) throw new Refused("stale");
  }

  #play(state: Core, seat: Seat, option: Option, place: number, events: Event[]): JournalEntry {
    const { engine, chance } = this.terms;
    const from = state.drawn;
    try {
      const played = engine.play(state, seat, option, chance.draw, (event) => events.push(event));
      return note(seat, option, played, from);
    } catch (error) {
      if (!(error instanceof IllegalChoice)) throw error;
      // Past the first choice, the reason may speak of what that one would have brought to light.
      throw place > 0 ? LISTED() : new Refused("illegal", error.refusal);
    }
  }

  #carriedOut(
    at: Position,
    seat: Seat,
    { what, by, replacing }: Offer,
    key: string | null,
    seatsWith: (of: Seat) => readonly Seat[],
  ): Draft {
    if (what !== "replace") return this.#fulfil(at, seat, by, what, key);
    if (!replacing) throw new Refused("illegal", { reason: "no-offer" });
    return this.#replaced(at, seat, key, { ...replacing, seats: seatsWith(replacing.of) });
  }

  #fulfil(at: Position, seat: Seat, by: Seat, what: Joint, key: string | null): Draft {
    if (isBreaking(what)) return this.rest(at, what, seat, by, key);
    if (what === "draw") return this.#stop(at, "draw", seat, key, { winners: [], reason: "agreed-draw" });
    if (!at.replayable) throw new Refused("illegal", { reason: "rules-changed" });
    const { entries, checkpoints } = at.undoWindow;
    const last = lastByHand(entries, by);
    if (last < 0) throw new Refused("illegal", { reason: "nothing-to-undo" });
    const first = listFrom(entries, last);
    const isOpen = takeable(entries, by) === last;
    const data = isOpen ? takenOut(at.undoWindow, first, last) : { length: checkpoints[0].length + first };
    return this.#rewind(at, { type: "take-back", seat, key, data });
  }

  /** The position without what is taken back. What else was told since is told again. */
  #rewind(at: Position, act: Act & { readonly type: "undo" | "take-back" }): Draft {
    const { undoWindow } = at;
    const start = undoWindow.checkpoints[0].length;
    const taken: Taken = act.data;
    const { act: from } = undoWindow.entries[("index" in taken ? taken.index : taken.length) - start];
    const told = start + undoWindow.entries.findIndex((entry) => entry.act >= from);
    const events: Event[] = [];
    const back = takeBack(this.terms.engine, undoWindow, taken, (event) => events.push(event), told);
    // What chance gave to the choices taken back is known by now, and is not given again.
    back.state.drawn = Math.max(back.state.drawn, at.state.drawn);
    return this.#draft(
      at,
      { ...act, events, cut: from - 1 },
      {
        state: back.state,
        undoWindow: trimWindow(back.undoWindow, back.state),
        offers: act.quiet ? at.offers : [],
      },
    );
  }

  #stop(
    at: Position,
    type: "draw" | "resign" | "claim" | "time",
    seat: Seat,
    key: string | null,
    result: Result,
  ): Draft {
    if (at.result) throw new Refused("finished");
    const state = this.terms.engine.stop(at.state, result);
    return this.#draft(at, { type, seat, key, data: { result } }, { state, offers: [] });
  }

  #draft(at: Position, act: Act, change: Change): Draft {
    const version = at.version + 1;
    const quiet = act.quiet ?? false;
    const state = change.state ?? at.state;
    const floors = [...at.floors];
    raiseFloors(floors, version, act.seat, quiet);
    return {
      type: act.type,
      seat: act.seat,
      key: act.key,
      data: act.data,
      events: act.events ?? [],
      quiet,
      cut: act.cut ?? null,
      next: {
        ...at,
        ...change,
        version,
        head: deedsIn(act).reduce((head, deed) => nextHead(this.terms.chance.mac, head, deed), at.head),
        floors,
        result: state.result,
        asks: change.state ? this.terms.engine.asks(state) : at.asks,
        ...(state.result && { offers: [] }),
      },
    };
  }
}

/** One refusal for every list that cannot be played to its end, so that it tells nothing of how far it got. */
const LISTED = () => new Refused("illegal", { reason: "list" });
