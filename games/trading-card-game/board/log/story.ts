/** What a log knows beyond each of its events: which card a copy was that has left the table, in which turn it happened. */
import type { Happened } from "@westmarch/boardkit";
import { NONE } from "@westmarch/kernel";
import { type CardId, type CopyId, printed } from "../../data/ids.ts";
import type { CardGame } from "../../state.ts";
import type { Words } from "../../words.ts";

type Event = Happened<CardGame>;

/** A phase, and the player who acts in it. */
export type PhaseOf = Words["events"]["phase"];

export interface Story {
  /** The cards of copies that came to the table or left it. */
  readonly cards: ReadonlyMap<CopyId, CardId>;
  /** By event: the number of its turn, 0 during the set-up. */
  readonly turns: ReadonlyMap<Event, number>;
  /** By event: the phase in which it happened, and whose it was. */
  readonly phases: ReadonlyMap<Event, PhaseOf>;
  /** By event of a move: the site that lay there. */
  readonly sites: ReadonlyMap<Event, CardId>;
  /**
   * Events that the line of another tells: what was paid for a card, where it then lay, where the dead were put, what a text
   * made of the pool.
   */
  readonly told: ReadonlySet<Event>;
  /** By event of a text that takes effect: what was told next. */
  readonly next: ReadonlyMap<Event, Event>;
  /** Cards that were played or used, and texts that took effect, of which nothing came. */
  readonly vain: ReadonlySet<Event>;
  /** Events of seats that were taken where chance decided between them. */
  readonly lots: ReadonlySet<Event>;
}

/** With these something else begins: if nothing was told of a text until then, nothing came of it. */
function endsEffects({ type, facts }: Event): boolean {
  if (type === "skirmish-ended") return facts.winner !== "nobody";
  return type === "phase" || type === "turn" || type === "skirmish-began" || type === "used";
}

/** Whether a text is carried out after this. */
const beginsEffect = ({ type, facts }: Event): boolean =>
  type === "triggered" || type === "used" || (type === "played" && printed(facts.card).type === "Event");

class Reading implements Story {
  readonly cards = new Map<CopyId, CardId>();
  readonly turns = new Map<Event, number>();
  readonly phases = new Map<Event, PhaseOf>();
  readonly sites = new Map<Event, CardId>();
  readonly told = new Set<Event>();
  readonly next = new Map<Event, Event>();
  readonly vain = new Set<Event>();
  readonly lots = new Set<Event>();
  readonly #bids: (number | undefined)[] = [];
  /** The text that is told together with what it made of the pool. */
  #merged: Event | undefined;
  readonly #path = new Map<number, CardId>();
  #turn = 0;
  #phase: PhaseOf = { phase: "setup", seat: 0 };
  /** Cards that were played and do not lie on the table yet, the last one last. */
  readonly #coming: CardId[] = [];
  readonly #killed = new Set<CopyId>();

  read(event: Event, before: Event | undefined): void {
    const { type, facts } = event;
    if (type === "turn") this.#turn++;
    if (type === "turn") this.#phase = { phase: "fellowship", seat: facts.seat };
    if (type === "phase") this.#phase = facts;
    this.turns.set(event, this.#turn);
    this.phases.set(event, this.#phase);
    if (before && beginsEffect(before) && endsEffects(event)) this.vain.add(before);
    if (type === "bid") this.#bids[facts.seat] = facts.burdens;
    if (type === "seat-taken") this.#seated(event, facts.seat);
    if (before?.type === "triggered") this.next.set(before, event);
    if (type === "twilight") this.#pooled(event, before);
    if (type === "site-laid") this.#path.set(facts.number, facts.card);
    const site = type === "fellowship-moved" ? this.#path.get(facts.to) : undefined;
    if (site !== undefined) this.sites.set(event, site);
    if (type === "killed") for (const copy of facts.copies) this.#killed.add(copy);
    if (type === "left") {
      this.cards.set(facts.copy, facts.card);
      if (this.#killed.delete(facts.copy)) this.told.add(event);
    }
    if (type === "played") this.#played(facts, before);
    if (type === "moved") this.#moved(event, facts);
  }

  #played({ card, copy, twilight }: { card: CardId; copy: CopyId; twilight: number }, before?: Event): void {
    if (copy !== NONE) this.cards.set(copy, card);
    else if (printed(card).type !== "Event") this.#coming.push(card);
    if (before?.type !== "twilight" || Math.abs(before.facts.by) !== twilight) return;
    this.told.add(before);
    // It was the price of the card, not what the text did.
    if (this.#merged && this.next.get(this.#merged) === before) this.next.delete(this.#merged);
  }

  /** Where a bid equals one of a seat that has not chosen yet, a lot decided which of them chooses first. */
  #seated(event: Event, seat: number): void {
    const bid = this.#bids[seat];
    this.#bids[seat] = undefined;
    if (bid !== undefined && this.#bids.includes(bid)) this.lots.add(event);
  }

  /** What a text does to the pool is told in its own line. */
  #pooled(event: Event, before: Event | undefined): void {
    this.#merged = before?.type === "triggered" && before.version === event.version ? before : undefined;
    if (this.#merged) this.told.add(event);
  }

  #moved(event: Event, { copy, zone }: { copy: CopyId; zone: string }): void {
    if (zone === "stacked" || this.cards.has(copy)) return;
    const card = this.#coming.pop();
    if (card === undefined) return;
    this.cards.set(copy, card);
    this.told.add(event);
  }
}

const read = new WeakMap<readonly Event[], Story & { readonly length: number }>();

/** Reads a log; the same one only once, unless it has grown. */
export function storyOf(log: readonly Event[]): Story {
  const known = read.get(log);
  if (known?.length === log.length) return known;
  const reading = new Reading();
  for (const [place, event] of log.entries()) reading.read(event, log[place - 1]);
  const { cards, turns, phases, sites, told, next, vain, lots } = reading;
  const story = { cards, turns, phases, sites, told, next, vain, lots, length: log.length };
  read.set(log, story);
  return story;
}
