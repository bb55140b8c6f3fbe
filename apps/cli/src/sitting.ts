/** One game at the terminal: people in some seats, bots in the others. */
import type { Happened } from "@westmarch/boardkit";
import type { Bot } from "@westmarch/bots";
import {
  type Ask,
  begin,
  type Chance,
  type Core,
  type Engine,
  type Event,
  hear,
  NotationError,
  type Option,
  type Recording,
  record,
  type Seat,
  seedOf,
  stream,
  takeable,
  without,
} from "@westmarch/kernel";
import type { Passing, StandingPass } from "@westmarch/registry/manifest";
import type { Output } from "./output.ts";
import type { Teller } from "./speech.ts";

/** What can be typed besides a choice. */
const LETTERS = ["b", "o", "u", "w", "p", "q"] as const;

/** `s` alone, or with phases; `always` among them: also where something concerns oneself. */
const STANDING = /^s(\s|$)/;

export interface Company {
  /** What is said to the person in each seat that a person has. */
  readonly people: ReadonlyMap<Seat, Teller>;
  readonly bots: ReadonlyMap<Seat, Bot<Core>>;
  readonly roles: readonly string[];
  /** For a game in which one may pass for good. */
  readonly passing?: Passing;
}

/** The most choices that are shown as words to a player that typed something else. */
const SHOWN = 6;

export class Sitting {
  readonly #engine: Engine<Core, unknown>;
  readonly #company: Company;
  readonly #out: Output;
  readonly #random: (sides: number) => number;
  readonly #chance: Chance;
  readonly #events: Event[] = [];
  /** What has happened and was not taken back. */
  #story: Event[] = [];
  /** How many events each seat has been told. */
  readonly #told = new Map<Seat, number>();
  /** What each seat heard of them. */
  readonly #heard = new Map<Seat, readonly Happened[]>();
  /** The summary that each seat has read last. */
  readonly #read = new Map<Seat, string>();
  /** Where each seat passes until it says otherwise. */
  readonly #orders = new Map<Seat, StandingPass>();
  #recording: Recording<Core>;
  /** Who reads the screen. Among several people, none before the first question. */
  #reader: Seat | null;
  /** Whom the screen is being handed to, and whether what the last reader saw has gone from it. */
  #handing: { readonly to: Seat; readonly wiped: boolean } | null = null;

  constructor(
    engine: Engine<Core, unknown>,
    company: Company,
    game: { settings: Recording<Core>["settings"]; chance: Chance; seed: number },
    out: Output,
  ) {
    this.#engine = engine;
    this.#company = company;
    this.#out = out;
    this.#random = stream(seedOf("bot", game.seed));
    this.#chance = game.chance;
    const [only, ...others] = company.people.keys();
    this.#reader = others.length === 0 ? (only ?? null) : null;
    this.#recording = begin(engine, game.settings, this.#chance, (event) => this.#hear(event));
    this.#tellNews();
    if (this.#reader !== null) this.#showBoard(this.#reader);
  }

  get recording(): Recording<Core> {
    return this.#recording;
  }

  get choices(): number {
    return this.#recording.journal.length;
  }

  /** Lets the bots play until a person owes a choice; null when the game is over. */
  untilAsked(): Ask | null {
    for (;;) {
      const asks = this.#engine.asks(this.#recording.state);
      if (asks.some((ask) => this.#passed(ask))) continue;
      const mine = asks.find((ask) => ask.seat === this.#reader);
      if (mine) return mine;
      const ask = asks.find(({ seat }) => this.#company.bots.has(seat));
      const bot = ask && this.#company.bots.get(ask.seat);
      if (!bot) return asks[0] ?? null;
      const heard = this.#story.flatMap((event) => hear(event, ask.seat) ?? []);
      const thinking = { random: this.#random, now: () => performance.now(), heard };
      this.#play(ask.seat, bot.choose(this.#view(ask.seat), ask.seat, ask, thinking));
    }
  }

  /** Puts the question to its person: at once, or when the screen has changed hands. */
  turnTo(ask: Ask): void {
    if (ask.seat === this.#reader) {
      this.show(ask);
      return;
    }
    if (this.#reader === null) this.#wipeFor(ask.seat);
    else {
      this.#handing = { to: ask.seat, wiped: false };
      this.#say("", this.#out.words("sitting.hand", { who: this.#company.roles[ask.seat] }));
    }
  }

  show(ask: Ask): void {
    const view = this.#view(ask.seat);
    const tell = this.#teller(ask.seat);
    const summary = tell.summary(view);
    const last = this.#recording.journal.at(-1)?.seat;
    const isNew = this.#read.get(ask.seat) !== summary.join("\n");
    if (isNew && last !== ask.seat) this.#say("", ...summary);
    if (isNew) this.#read.set(ask.seat, summary.join("\n"));
    this.#say("", tell.prompt(ask, view), ...tell.options(ask, view));
  }

  /** Does what was typed. False if the person leaves. */
  obey(line: string, ask: Ask): boolean {
    if (line === "q") return false;
    if (this.#handing?.wiped) this.#arrive(ask);
    else if (this.#handing) this.#wipeFor(this.#handing.to);
    else if (line === "" || line === "?") this.#help();
    else if (line === "b") this.#showBoard(ask.seat);
    else if (line === "o") this.show(ask);
    else if (line === "p") this.#say(this.#engine.game.notation.write(this.#view(ask.seat)));
    else if (line === "w")
      this.#say(ask.options.map((option) => this.#engine.game.notation.choice(option)).join(" "));
    else if (line === "u") this.#takeBack(ask.seat);
    else if (this.#company.passing && STANDING.test(line)) this.#order(line, ask.seat, this.#company.passing);
    else this.#choose(line, ask);
    return true;
  }

  /** How it ended, to the person who reads. */
  ending(): string {
    const seat = this.#reader ?? [...this.#company.people.keys()][0];
    return this.#teller(seat).ending(this.#view(seat));
  }

  #teller(seat: Seat): Teller {
    const teller = this.#company.people.get(seat);
    if (!teller) throw new Error(`no teller for seat ${seat}`);
    return teller;
  }

  #view(seat: Seat): Core {
    return this.#engine.view(this.#recording.state, seat);
  }

  #say(...lines: readonly string[]): void {
    for (const line of lines) this.#out.say(line);
  }

  #help(): void {
    const { words } = this.#out;
    this.#say(`  ${words("sitting.choose")}`);
    for (const letter of LETTERS) this.#say(`  ${letter}  ${words(`sitting.${letter}`)}`);
    const { passing } = this.#company;
    if (passing) this.#say(`  s  ${words("sitting.s", { phases: passing.phases.join(" ") })}`);
  }

  #showBoard(seat: Seat): void {
    const view = this.#view(seat);
    const lines = this.#teller(seat).board(view);
    this.#say(...(lines.length > 0 ? lines : [this.#engine.game.notation.write(view)]));
    this.#read.set(seat, this.#teller(seat).summary(view).join("\n"));
  }

  #wipeFor(seat: Seat): void {
    this.#handing = { to: seat, wiped: true };
    this.#out.clear();
    this.#out.tell("sitting.alone", { who: this.#company.roles[seat] });
  }

  /** The person who is asked sits down at the screen. */
  #arrive(ask: Ask): void {
    const isFirst = !this.#told.has(ask.seat);
    this.#handing = null;
    this.#reader = ask.seat;
    this.#tellNews();
    if (isFirst) this.#showBoard(ask.seat);
    this.show(ask);
  }

  #choose(line: string, ask: Ask): void {
    const counted = ask.options[Number(line) - 1];
    if (counted) {
      this.#play(ask.seat, counted);
      return;
    }
    let option: Option;
    try {
      option = this.#engine.game.notation.option(line);
    } catch (error) {
      if (!(error instanceof NotationError)) throw error;
      this.#unread(line, ask);
      return;
    }
    const refusal = this.#engine.refusal(this.#recording.state, ask.seat, option);
    if (!refusal) this.#play(ask.seat, option);
    else {
      const sentence = this.#teller(ask.seat).refusal(refusal, this.#view(ask.seat));
      this.#say(`${sentence}${refusal.rule ? ` (${refusal.rule})` : ""}`);
    }
  }

  /** Says what can be typed instead of something that is no choice at all: numbers, and the first words. */
  #unread(word: string, { options }: Ask): void {
    const known = options.slice(0, SHOWN).map((option) => this.#engine.game.notation.choice(option));
    const more = options.length > SHOWN ? " …" : "";
    this.#out.tell("sitting.unread", { word, last: options.length, known: known.join(" ") + more });
  }

  /** Passes for a seat where it has said so; true if it did. */
  #passed(ask: Ask): boolean {
    const order = this.#orders.get(ask.seat);
    const pass = order && this.#company.passing?.answer(this.#view(ask.seat), ask, order);
    if (pass) this.#play(ask.seat, pass);
    return Boolean(pass);
  }

  /** Takes down where a seat passes from now on; nothing named ends it. */
  #order(line: string, seat: Seat, { phases }: Passing): void {
    const words = line.split(/\s+/).slice(1);
    const always = words.includes("always");
    const stray = words.find((word) => word !== "all" && word !== "always" && !phases.includes(word));
    if (stray !== undefined) {
      this.#out.tell("sitting.no-phase", { word: stray, phases: phases.join(" ") });
      return;
    }
    const where = words.includes("all") ? phases : words.filter((word) => word !== "always");
    this.#orders.set(seat, { phases: where, always, waits: phases });
    if (where.length === 0) this.#out.tell("sitting.asked-again");
    else this.#out.tell(always ? "sitting.passes-always" : "sitting.passes", { phases: where.join(" ") });
  }

  #takeBack(seat: Seat): void {
    const index = takeable(this.#recording.journal, seat);
    if (index === null) this.#out.tell("sitting.nothing");
    else {
      this.#story = [];
      this.#recording = without(this.#engine, this.#recording, index, (event) => this.#story.push(event));
    }
  }

  #hear(event: Event): void {
    this.#events.push(event);
    this.#story.push(event);
  }

  #play(seat: Seat, option: Option): void {
    this.#recording = record(this.#engine, this.#recording, seat, [option], this.#chance, (event) =>
      this.#hear(event),
    );
    this.#tellNews();
  }

  /** What the reader has not been told yet. */
  #tellNews(): void {
    const seat = this.#reader;
    if (seat === null) return;
    const news = this.#events.slice(this.#told.get(seat) ?? 0).flatMap((event, index): Happened[] => {
      const heard = hear(event, seat);
      return heard ? [{ ...heard, version: this.choices, index }] : [];
    });
    const log = [...(this.#heard.get(seat) ?? []), ...news];
    this.#heard.set(seat, log);
    const view = this.#view(seat);
    for (const heard of news) {
      const line = this.#teller(seat).event(heard, view, log);
      if (line) this.#say(line);
    }
    this.#told.set(seat, this.#events.length);
  }
}
