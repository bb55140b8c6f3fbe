import type { AskOf, Core, HeardOf, ReasonOf } from "./core.ts";
import type { Game } from "./game.ts";
import { hear } from "./hear.ts";
import { SEALED, sameOption } from "./options.ts";
import type { Chapter, Go } from "./paragraphs.ts";
import { Play, type Played } from "./play.ts";
import { type Settings, settle } from "./settings.ts";
import { allAsked, asksAt, type ChapterSteps, type ParagraphStep, stepsOf } from "./steps.ts";
import {
  type Ask,
  type Chance,
  type Event,
  type Frame,
  type Heard,
  IllegalChoice,
  type Option,
  type Random,
  type Refusal,
  type Result,
  type Seat,
  type Sink,
} from "./types.ts";
import type { Question } from "./vocabulary.ts";

/** How many paragraphs may run without a question before the rules are taken to be going in a circle. */
const ENDLESS = 100_000;

/** What one seat owes, to those who know the game as to those who do not. */
export type Asked<G> = AskOf<G> & (AskOf<G> extends infer A extends Ask ? A : never);

const silent: Sink = () => {};

/** Carries the rules of one game out. Every method that changes a state changes the one it is given. */
export class Engine<G extends Core<S>, S = unknown> {
  /** The rules that it carries out. */
  readonly game: Game<G, S>;
  readonly #chapters: Record<string, ChapterSteps<G>> = {};
  /** Where the rules came to last: most often they go on there, and it need not be found again by its names. */
  #frame: Frame | undefined;
  #place: ParagraphStep<G> | undefined;
  /**
   * The questions to which `trust` came last, and in which state: whether a pick leaves a choice, or a seat still owes an
   * answer, shows only when they are listed, and playouts ask for that list next. Good for one look.
   */
  #asking: G | null = null;
  #questions: readonly (Question | Ask)[] = [];

  constructor(game: Game<G, S>) {
    this.game = game;
    for (const [name, chapter] of Object.entries<Chapter<G>>(game.chapters)) {
      try {
        this.#chapters[name] = stepsOf(name, chapter);
      } catch (error) {
        throw new Error(`${game.id}: ${error instanceof Error ? error.message : error}`);
      }
    }
  }

  /** A new game, up to its first question. */
  start(settings: Settings, chance: Chance, sink: Sink = silent): G {
    const settled = settle(this.game, settings);
    this.game.takeIn?.(settled);
    const own = this.game.setup(settled);
    const seats = this.game.seats(settled);
    const core: Omit<Core, "stack" | "secret"> = {
      version: this.game.version,
      drawn: 0,
      sealed: seats.map(() => null),
      result: null,
    };
    // Cloned, so that its keys stand in the order that every later copy has: equal games are equal bytes.
    const g = this.game.clone(Object.assign(own, core) as G);
    this.#openAll(g);
    this.#advance(new Play(g, chance, sink));
    this.#asking = null;
    return g;
  }

  /** Who owes a decision, and from what. Derived from the state, never stored in it. */
  asks(g: G): readonly Asked<G>[] {
    const asks = this.#all(g);
    const { sealed } = g;
    for (let i = 0; i < asks.length; i++) {
      if (!sealed[asks[i].seat]) continue;
      const open: Asked<G>[] = [];
      for (const ask of asks) if (!sealed[ask.seat]) open.push(ask);
      return open;
    }
    return asks;
  }

  /** What this seat owes, or null. On a view, only that view's own seat may be asked for its options. */
  askOf(g: G, seat: Seat): Asked<G> | null {
    return this.asks(g).find((ask) => ask.seat === seat) ?? null;
  }

  /** The seats that owe a decision. Public, and the same in every view. */
  owes(g: G): readonly Seat[] {
    return this.asks(g).map((ask) => ask.seat);
  }

  /** Whether those who owe a decision make it at their own pace, none waiting for another's. Public. */
  ownPace(g: G): boolean {
    const f = g.stack[g.stack.length - 1];
    return f !== undefined && !g.result && this.#step(f).kind === "each";
  }

  /**
   * Plays one choice and runs on to the next question. Throws `IllegalChoice` before anything is touched.
   */
  play(g: G, seat: Seat, option: Option, chance: Chance, sink: Sink = silent): Played {
    const refusal = this.refusal(g, seat, option);
    if (refusal) {
      throw new IllegalChoice(refusal, `seat ${seat} may not play ${option.join(" ")} (${refusal.reason})`);
    }
    const played = this.trust(g, seat, option, chance, sink);
    this.#asking = null;
    return played;
  }

  /** An event of this game as this seat (null: a spectator) hears it, or null if it does not hear of it. */
  heard(event: Event, seat: Seat | null): (Heard & HeardOf<G>) | null {
    // What a paragraph tells was checked against the vocabulary of its game.
    return hear(event, seat) as (Heard & HeardOf<G>) | null;
  }

  /**
   * Plays a choice that is known to be one of the options: for search and playouts, never for the network. Until the
   * caller has asked what comes next, it changes the state by this engine alone.
   */
  trust(g: G, seat: Seat, option: Option, chance: Chance, sink: Sink = silent): Played {
    this.#asking = null;
    const f = g.stack[g.stack.length - 1];
    const step = this.#step(f);
    const play = new Play(g, chance, sink);
    const { givingUp } = this.game;
    if (givingUp && sameOption(option, givingUp.option)) {
      givingUp.carryOut(play, seat);
      g.sealed[seat] = null;
      play.barrier = true;
      this.#openAll(g);
    } else if (step.kind === "decision" || step.kind === "pick") {
      this.#follow(g, f, step, step.answered(play, f, option, seat));
    } else if (step.kind === "together") {
      g.sealed[seat] = option;
      if (!this.#unseal(play, f, step)) {
        play.free = true;
        return play;
      }
    } else if (step.kind === "each") {
      play.free = true;
      step.take(play, f, option, seat);
      if (this.#asksSome(g, f, step)) return play;
      play.barrier = true;
      this.#follow(g, f, step, undefined);
    } else throw new Error(`no seat is asked at ${f.chapter}/${f.at}`);
    this.#advance(play);
    return play;
  }

  /** Why this seat may not play this now, or null if it may. */
  refusal(g: G, seat: Seat, option: Option): Refusal<ReasonOf<G>> | null {
    if (g.result) return { reason: "game-over" };
    const { givingUp } = this.game;
    if (givingUp && sameOption(option, givingUp.option)) return givingUp.hindrance(g, seat);
    const ask = this.askOf(g, seat);
    if (ask?.options.some((offered) => sameOption(offered, option))) return null;
    if (!ask && g.sealed[seat]) return { reason: "already-sealed" };
    const why = this.game.whyNot(this.view(g, seat), seat, option);
    return why ?? { reason: ask ? "not-offered" : "not-your-turn" };
  }

  /** What this seat (null: a spectator) may know, as a state of the same shape. */
  view(g: G, seat: Seat | null): G {
    const v = this.game.clone(g);
    v.drawn = 0;
    v.secret = this.game.project(g.secret, seat, g);
    for (let s = 0; s < v.sealed.length; s++) if (v.sealed[s] && s !== seat) v.sealed[s] = SEALED;
    return v;
  }

  /** The same without a copy: it shares what is public with `g`. Good until the next choice, and never to be changed. */
  glimpse(g: G, seat: Seat | null): G {
    const sealed = g.sealed.map((answer, s) => (answer && s !== seat ? SEALED : answer));
    return { ...g, drawn: 0, sealed, secret: this.game.project(g.secret, seat, g) };
  }

  /** A whole state that this view does not contradict. `random` decides what the unknown is. */
  determinize(view: G, seat: Seat, random: Random): G {
    const d = this.game.clone(view);
    d.secret = this.game.imagine(view, seat, random);
    if (d.sealed.some((answer) => answer && answer[0] === SEALED[0])) {
      for (const ask of this.#all(d)) {
        if (d.sealed[ask.seat]?.[0] === SEALED[0])
          d.sealed[ask.seat] = ask.options[random(ask.options.length)];
      }
    }
    return d;
  }

  /** Ends the game from outside the rules (resignation, agreement): a new state, the old one untouched. */
  stop(g: G, result: Result): G {
    const ended = this.game.clone(g);
    ended.result = result;
    ended.sealed.fill(null);
    return ended;
  }

  /** A stored state under today's rules. Throws if no migration leads here or it stands at a place that is gone. */
  load(stored: { version: number }, settings: Settings = {}): G {
    this.game.takeIn?.(settings);
    let state: unknown = stored;
    for (let version = stored.version; version !== this.game.version; version++) {
      const migrate = this.game.migrations[version];
      if (!migrate)
        throw new Error(`${this.game.id}: no way from rules version ${version} to ${this.game.version}`);
      state = migrate(state);
    }
    const g = state as G;
    g.version = this.game.version;
    for (const f of g.stack) this.#step(f);
    return g;
  }

  #openAll({ stack }: G): void {
    for (const [depth, f] of stack.entries()) stack[depth] = this.#chapters[f.chapter]?.opening.open(f) ?? f;
  }

  /** Goes into a chapter. */
  #enter(stack: Frame[], call: Frame): void {
    const chapter = this.#chapters[call.chapter];
    const f = chapter ? chapter.opening.open(call) : call;
    stack.push(f);
    this.#frame = f;
    this.#place = chapter?.first;
  }

  #step(f: Frame): ParagraphStep<G> {
    const place = this.#place;
    if (f === this.#frame && place !== undefined && place.label === f.at) return place;
    const step = this.#chapters[f.chapter]?.at[f.at] ?? this.#nowhere(f.chapter, f.at);
    this.#frame = f;
    this.#place = step;
    return step;
  }

  #nowhere(chapter: string, label: string): never {
    throw new Error(`${this.game.id}: there is no paragraph ${chapter}/${label}`);
  }

  /** Moves a frame, which stands at some paragraph of its chapter, to another one of it. */
  #move(f: Frame, step: ParagraphStep<G>): void {
    f.at = step.label;
    this.#frame = f;
    this.#place = step;
  }

  #all(g: G): readonly Asked<G>[] {
    const f = g.stack[g.stack.length - 1];
    if (!f || g.result) return [];
    const isKnown = this.#asking === g && this.#frame === f;
    this.#asking = null;
    const step = this.#step(f);
    const asks = isKnown ? allAsked(step, this.#questions) : asksAt(step, g, f);
    // Every question was checked against the vocabulary of its game.
    return asks as readonly Asked<G>[];
  }

  #remember(g: G, questions: readonly (Question | Ask)[]): void {
    this.#asking = g;
    this.#questions = questions;
  }

  /** Whether a paragraph at which each goes at its own pace still asks any seat. */
  #asksSome(g: G, f: Frame, step: ParagraphStep<G>): boolean {
    const asks = step.askAll(g, f);
    if (asks.length === 0) return false;
    this.#remember(g, asks);
    return true;
  }

  /** Opens what was answered in secret, once the last answer is in. */
  #unseal(play: Play<G>, f: Frame, step: ParagraphStep<G>): boolean {
    const { g } = play;
    const asks = step.askAll(g, f);
    const answers: Option[] = [];
    for (const ask of asks) {
      const answer = g.sealed[ask.seat];
      if (!answer) {
        this.#remember(g, asks);
        return false;
      }
      answers.push(answer);
    }
    g.sealed.fill(null);
    if (asks.length > 1) play.barrier = true;
    this.#follow(g, f, step, step.opened(play, f, answers));
    return true;
  }

  #advance(play: Play<G>): void {
    const g = play.g;
    for (let guard = 0; guard < ENDLESS; guard++) {
      const f = g.stack[g.stack.length - 1];
      if (!f || g.result) return;
      const step = this.#step(f);
      if (step.kind === "decision") return;
      if (step.kind === "auto") this.#follow(g, f, step, step.run(play, f));
      else if (step.kind === "pick") {
        const question = step.ask(g, f);
        const { seat, options } = question;
        if (options.length > 1 || (options.length === 1 && step.always)) {
          this.#remember(g, [question]);
          return;
        }
        const lone = options[0];
        this.#follow(g, f, step, lone ? step.answered(play, f, lone, seat) : step.none?.(play, f));
      } else if (step.kind === "together") {
        if (!this.#unseal(play, f, step)) return;
      } else if (this.#asksSome(g, f, step)) return;
      else this.#follow(g, f, step, undefined);
    }
    const f = g.stack[g.stack.length - 1];
    throw new Error(`${this.game.id}: the rules go in a circle at ${f.chapter}/${f.at}`);
  }

  #follow(g: G, f: Frame, step: ParagraphStep<G>, go: Go): void {
    const { stack } = g;
    if (!go) {
      if (step.next === null) this.#leave(stack);
      else this.#move(f, step.next);
    } else if (go.go !== undefined) {
      this.#move(f, step.beside[go.go] ?? this.#nowhere(f.chapter, go.go));
    } else if (go.call !== undefined) {
      const next =
        go.next === undefined ? step.next : (step.beside[go.next] ?? this.#nowhere(f.chapter, go.next));
      if (next === null) stack.pop();
      else f.at = next.label;
      this.#enter(stack, go.call);
    } else if (go.end !== undefined) {
      stack.pop();
      const caller = stack[stack.length - 1];
      if (caller) caller.back = go.end;
    } else {
      const depth = stack.findLastIndex(({ chapter }) => chapter === go.unwind);
      if (depth < 0) throw new Error(`${this.game.id}: no chapter ${go.unwind} to go back to`);
      stack.length = depth + 1;
    }
  }

  /** Goes behind the last paragraph of a chapter, which hands nothing back. */
  #leave(stack: Frame[]): void {
    stack.pop();
    const caller = stack[stack.length - 1];
    // What an earlier chapter handed back must not be taken for the word of this one.
    if (caller && caller.back !== undefined) caller.back = null;
  }
}
