/** A vector being played: the game, what was told, and what was offered on the way. */
import {
  Engine,
  type Event,
  type Frame,
  type Game,
  NONE,
  type Option,
  type Seat,
  sameOption,
  type Word,
} from "@westmarch/kernel";
import { inside, type Location } from "@westmarch/positions";
import { CARD, type CardId, type CopyId } from "../data/ids.ts";
import { tradingCardGame } from "../index.ts";
import { cardsAtStep } from "../interpreter/searching.ts";
import { attackersOf, defenderOf } from "../rules/skirmishes.ts";
import { strength } from "../rules/strength.ts";
import { type CardGame, cloneCardGame, type Secret } from "../state.ts";
import { find } from "../table/copies.ts";
import { letterOf, numberAt, seatAt } from "./names.ts";
import { described, type Scene } from "./scene.ts";
import { type Taken, watched } from "./watching.ts";

/** An action that cannot be done as it is told. */
export class Refused extends Error {
  override name = "Refused";
  /** No seat is asked any more: the rules have taken the only choice there was. */
  readonly moot: boolean;

  constructor(why: string, moot = false) {
    super(why);
    this.moot = moot;
  }
}

/** What can be told of a skirmish when its result is known. */
export interface Outcome {
  readonly lost: readonly CopyId[];
  readonly strengths: ReadonlyMap<CopyId, number>;
}

export class Run {
  g: CardGame;
  readonly #engine: Engine<CardGame, Secret>;
  readonly names: Map<CopyId, string>;
  readonly scene: Scene;
  events: Event[] = [];
  /** Copies and cards that a player could have picked, and numbers, while the last action was done. */
  offered: { copies: Set<CopyId>; cards: Set<CardId>; numbers: Set<number> } = fresh();
  /** Where the last action begins among the events. */
  since = 0;
  /** The last action does not speak of what comes after it. */
  goesOn = false;
  /** The result of a skirmish came because all had passed one by one. */
  passedOut = false;
  /** Goes on with what an action has said and no question had asked for yet when others responded to it. */
  waiting: ((isAnswered: boolean) => void) | null = null;
  /** Where the last archery fire begins among what has been taken. */
  archery = 0;
  outcome: Outcome = { lost: [], strengths: new Map() };
  /** Every choice so far, in order. */
  taken: readonly Taken[] = [];
  /** Those of them that the rules have made, because there was no other. */
  forced: readonly Taken[] = [];
  /** What a player chooses at this moment. */
  #chosen: Option | null = null;
  #random: CardId[];
  #lot: Seat[] | null;

  constructor(scene: Scene) {
    this.scene = scene;
    this.g = scene.g;
    this.names = scene.names;
    this.#random = [...scene.random];
    this.#lot = scene.lot.length > 0 ? [...scene.lot] : null;
    const game: Game<CardGame, Secret> = {
      ...tradingCardGame,
      chapters: watched(tradingCardGame.chapters, this.#take),
      setup: () => this.g,
      clone: (g) => {
        this.g = cloneCardGame(g);
        return this.g;
      },
    };
    this.#engine = new Engine(game);
    this.resume([]);
  }

  /** Goes on from here, with these frames done first. */
  resume(frames: readonly Frame[]): void {
    this.g.stack.push(...frames);
    this.#engine.start({}, this.#chance, this.#hear);
  }

  get asked() {
    return this.#engine.asks(this.g)[0];
  }

  ask(seat: Seat) {
    return this.#engine.askOf(this.g, seat);
  }

  /** Plays a choice that is offered. */
  play(seat: Seat, option: Option): void {
    this.look();
    this.#chosen = option;
    this.#engine.play(this.g, seat, option, this.#chance, this.#hear);
    this.#chosen = null;
  }

  /** Notes what can be picked at this moment. */
  look(): void {
    for (const ask of this.#engine.asks(this.g)) {
      for (const option of ask.options) {
        if (option[0] === "copy") this.offered.copies.add(option[1]);
        else if (option[0] === "assign") {
          this.offered.copies.add(option[1]);
          this.offered.copies.add(option[2]);
        } else if (option[0] === "number") this.offered.numbers.add(option[1]);
        else if (option[0] === "card" || option[0] === "start") this.offered.cards.add(option[1]);
      }
    }
  }

  /** Whether a seat can play or use a card now. */
  canAct(name: string): boolean {
    return this.#engine.asks(this.g).some((ask) =>
      ask.options.some((option) => {
        if (option[0] === "use" || option[0] === "trigger") return this.isNamed(name, option[1]);
        if (option[0] !== "play" && option[0] !== "respond" && option[0] !== "discard-to-heal") return false;
        return CARD.names[Number(option[1])] === name.split("#")[0];
      }),
    );
  }

  /** Everything as it is now, to come back to. */
  mark(): () => void {
    const { events, outcome, taken, forced } = this;
    const g = cloneCardGame(this.g);
    const random = [...this.#random];
    return () => {
      this.g = cloneCardGame(g);
      this.events = events;
      this.outcome = outcome;
      this.taken = taken;
      this.forced = forced;
      this.#random = random;
    };
  }

  /** Begins a new action: what was offered for the one before is of no account. */
  begin(goesOn: boolean): void {
    this.goesOn = goesOn;
    this.since = this.events.length;
    this.forget();
  }

  forget(): void {
    this.offered = fresh();
  }

  /** A sealed bid. */
  bid(letter: string, burdens: unknown, at: Location): void {
    this.play(seatAt(letter, at, this.g.order.length), ["bid", numberAt(burdens, inside(at, letter))]);
  }

  /** Whether something was told since. */
  heard(type: string, since: number): boolean {
    return this.events.slice(since).some((event) => event.type === type);
  }

  nameOf(id: CopyId): string {
    return described(this.g, this.names, id);
  }

  readonly #take = (taken: Taken): void => {
    this.taken = [...this.taken, taken];
    if (this.#chosen !== null && sameOption(taken.option, this.#chosen)) this.#chosen = null;
    else this.forced = [...this.forced, taken];
  };

  readonly #hear = (event: Event): void => {
    this.events = [...this.events, event];
    if (event.type === "archery") this.archery = this.taken.length;
    if (event.type === "skirmish-ended") this.#judge(String(event.facts.winner));
  };

  #judge(winner: string): void {
    const defender = defenderOf(this.g);
    const attackers = attackersOf(this.g);
    const all = defender ? [defender, ...attackers] : attackers;
    const losers = winner === "minions" ? (defender ? [defender] : []) : winner === "nobody" ? [] : attackers;
    this.outcome = {
      lost: [...this.outcome.lost, ...losers.map(({ id }) => id)],
      strengths: new Map(all.map((copy) => [copy.id, strength(this.g, copy)])),
    };
  }

  /** What chance was to pick and has not been asked for. */
  get unpicked(): readonly string[] {
    return this.#random.map((card) => CARD.names[card]);
  }

  /** Shuffles leave everything in its order; random picks yield what the vector says. */
  readonly #chance = (_counter: number, sides: number): number => {
    const top = this.g.stack.at(-1);
    if (top?.chapter === "setting-up" && this.#lot) return this.#draw(this.#lot, sides);
    const cards = cardsAtStep(this.g);
    const [wanted] = this.#random;
    if (cards?.length === sides && wanted !== undefined) {
      const place = cards.indexOf(wanted);
      if (place < 0) throw new Error(`chance cannot pick ${CARD.names[wanted]}`);
      this.#random.shift();
      return place;
    }
    return sides - 1;
  };

  /** Puts the seats of the lot in their order, from the last place down. */
  #draw(lot: readonly Seat[], sides: number): number {
    const seats = this.g.out.map((_, seat) => seat);
    const target = [...lot, ...seats.filter((seat) => !lot.includes(seat))];
    for (let i = seats.length - 1; i >= 0; i--) {
      const wanted = seats.indexOf(target[i] ?? 0);
      if (i === sides - 1) return wanted;
      const last = seats[i];
      seats[i] = seats[wanted] ?? 0;
      seats[wanted] = last ?? 0;
    }
    return sides - 1;
  }

  /** The copies on the table that a name can mean: those that were given that name, else those of the card. */
  copiesNamed(name: string): readonly CopyId[] {
    const exact = [...this.names].filter(([id, one]) => one === name && find(this.g, id)).map(([id]) => id);
    if (exact.length > 0) return exact;
    const card = CARD.find(name.split("#")[0] ?? "");
    const others = this.g.table.filter(
      ({ id, card: one }) => one === card && !(name.includes("#") && this.names.has(id)),
    );
    const own = others.filter(({ owner }) => owner === this.g.turn);
    return [...own, ...others.filter(({ owner }) => owner !== this.g.turn)].map(({ id }) => id);
  }

  /** Whether a copy is or was called so, wherever it is now. */
  isCalled(name: string, id: unknown): boolean {
    return [...this.names].some(([one, called]) => one === id && called === name);
  }

  isNamed(name: string, id: Word | undefined): boolean {
    return this.copiesNamed(name).some((one) => one === id);
  }

  /** The copy on the table that a name means, or `NONE`. */
  copyNamed(name: string): CopyId {
    return this.copiesNamed(name)[0] ?? NONE;
  }

  /** What is asked now, for the author of a failing vector. */
  around(): string {
    if (this.g.result) return "the game is over";
    const ask = this.asked;
    return ask
      ? `${letterOf(ask.seat)} is asked “${ask.prompt}”: ${ask.options.map((option) => this.worded(option)).join(", ")}`
      : "nobody is asked";
  }

  /** A choice as a sentence quotes it. */
  worded([verb, ...words]: Option): string {
    const kinds = WORDS[verb] ?? [];
    return [verb, ...words.map((word, i) => this.#word(kinds[i], word))].join(" ");
  }

  #word(kind: (typeof WORDS)[string][number] | undefined, word: Word): string {
    if (typeof word !== "number") return String(word);
    if (kind === "copy") {
      const copy = this.g.table.find(({ id }) => id === word);
      return copy ? this.nameOf(copy.id) : String(word);
    }
    if (kind === "card") return CARD.names[word] ?? String(word);
    return kind === "player" ? letterOf(word) : String(word);
  }
}

/** What the words of a choice stand for, by its verb; others are numbers. */
const WORDS: Readonly<Record<string, readonly ("copy" | "card" | "player")[]>> = {
  start: ["card"],
  play: ["card"],
  use: ["copy", "card"],
  respond: ["card"],
  trigger: ["copy", "card"],
  "discard-to-heal": ["card"],
  transfer: ["copy", "copy"],
  copy: ["copy"],
  card: ["card"],
  player: ["player"],
  assign: ["copy", "copy"],
};

const fresh = () => ({ copies: new Set<CopyId>(), cards: new Set<CardId>(), numbers: new Set<number>() });
