/** Makes puzzles: computers play games, and the moments are kept at which one choice is clearly better than all others. */
import { botNamed, type Policy } from "@westmarch/bots";
import type { KeptPuzzle } from "@westmarch/bots/puzzle";
import {
  type Chance,
  type Core,
  type Engine,
  type Game,
  hashed,
  type JournalEntry,
  note,
  type Option,
  type Random,
  type Seat,
  type Settings,
  seedOf,
  stream,
} from "@westmarch/kernel";
import {
  attentive,
  becauseOf,
  type Clear,
  choicesOf,
  clearest,
  type Mind,
  type Place,
  type Rigour,
  ratingOf,
} from "./find.ts";

export interface Making {
  /** All chance of a game comes from this and from its number: the same seed makes the same puzzles on every machine. */
  readonly seed: number;
  readonly rigour: Rigour;
}

/** Who plays the games: weak enough to come into positions where something can be found. */
const PLAYERS = ["first", "gentle"] as const;
/** No more puzzles come from one game, so that a collection is not of one game. */
const OF_ONE_GAME = 2;
/** And no two that lie closer together, in choices. */
const APART = 8;
/** A place with fewer choices is no puzzle. */
const CHOICES = 3;
/** A game of so many choices is taken to have no end. */
const LONGEST = 6000;
/** An answer of more choices is told of by its first ones. */
const LINE = 8;
/** How clear a further choice of the same player must be to belong to the answer, and how closely that is looked at. */
const FURTHER = { look: 120, budgets: [400], gap: 0.06 } as const;

/** Settings that give each seat of a usual table one of the decks that come with the game; none where players bring none. */
function decksOf<G extends Core<S>, S>(game: Game<G, S>, draw: Random): Settings {
  const there = game.seats({}).length;
  const given = game.settings.flatMap((setting) => {
    if (setting.kind !== "choice" || setting.of?.as !== "deck" || setting.of.seat >= there) return [];
    const decks = setting.values.filter((value) => value !== "random");
    return [[setting.id, decks[draw(decks.length)]] as const];
  });
  return Object.fromEntries(given);
}

/** A puzzle with what tells whether it is another one than those of its game. */
interface Candidate {
  readonly puzzle: KeptPuzzle;
  readonly moment: number;
}

/** Whether there is a reason, and another one than those of the puzzles that the game has already. */
const isNew = (because: string | null, taken: readonly string[]): because is string =>
  because !== null && !taken.includes(because);

/** One game that is played for puzzles. */
class Source<G extends Core<S>, S> {
  readonly #engine: Engine<G, S>;
  readonly #policy: Policy<G>;
  readonly #making: Making;
  readonly #number: number;
  readonly #settings: Settings;
  readonly #chance: Chance;

  constructor(engine: Engine<G, S>, policy: Policy<G>, making: Making, number: number) {
    this.#engine = engine;
    this.#policy = policy;
    this.#making = making;
    this.#number = number;
    this.#settings = decksOf(engine.game, this.#stream("decks"));
    this.#chance = hashed(this.#seed("chance"));
  }

  #seed(...purpose: (number | string)[]): number {
    return seedOf("puzzles", this.#engine.game.id, this.#making.seed, this.#number, ...purpose);
  }

  #stream(...purpose: (number | string)[]) {
    return stream(this.#seed(...purpose));
  }

  /** Plays the game to its end and looks at every place where a seat has something to choose. */
  puzzles(): readonly KeptPuzzle[] {
    const found: Candidate[] = [];
    const g = this.#engine.start(this.#settings, this.#chance);
    const bots = this.#engine.game
      .seats(this.#settings)
      .map((_, seat) =>
        botNamed(this.#engine, attentive(this.#policy), PLAYERS[(this.#number + seat) % PLAYERS.length]),
      );
    const random = this.#stream("players");
    for (let moment = 0; g.result === null && moment < LONGEST; moment++) {
      const [ask, ...others] = this.#engine.asks(g);
      const place = { view: this.#engine.glimpse(g, ask.seat), seat: ask.seat, ask };
      const last = found.at(-1);
      const late = !last || moment - last.moment >= APART;
      if (others.length === 0 && late && this.#isOpen(place)) {
        const taken = found.map(({ puzzle }) => puzzle.because);
        const puzzle = this.#puzzleAt(g, place, moment, taken);
        if (puzzle) found.push({ puzzle, moment });
        if (found.length === OF_ONE_GAME) break;
      }
      const bot = bots[ask.seat];
      if (!bot) throw new Error("there is no such player");
      this.#engine.play(g, ask.seat, bot.choose(place.view, ask.seat, ask, { random }), this.#chance);
    }
    return found.map(({ puzzle }) => puzzle);
  }

  /** Whether there is something to find: more than a choice between two, and none that players make by rule of thumb. */
  #isOpen(place: Place<G>): boolean {
    const { view, ask } = place;
    return (
      choicesOf(this.#policy, place).length >= CHOICES &&
      !this.#policy.opening?.(view, ask, this.#stream("opening"))
    );
  }

  #mind(...purpose: (number | string)[]): Mind<G, S> {
    return { engine: this.#engine, policy: this.#policy, random: this.#stream(...purpose) };
  }

  /** The puzzle of a place, if it is one and its reason is none of those that are `taken`. */
  #puzzleAt(g: G, place: Place<G>, moment: number, taken: readonly string[]): KeptPuzzle | null {
    const mind = this.#mind("search", moment);
    // What has no reason or is found by nearly all is seen at once; the closer looks, which decide, take far longer.
    const first = this.#mind("first look", moment);
    const clear = clearest(
      mind,
      place,
      this.#making.rigour,
      (seen) => isNew(becauseOf(first, place, seen), taken) && ratingOf(first, place, seen.option) !== null,
    );
    const because = clear && becauseOf(mind, place, clear);
    if (!clear || !isNew(because, taken)) return null;
    const rating = ratingOf(mind, place, clear.option);
    if (rating === null) return null;
    const rounded = (chance: number) => Math.round(chance * 1000) / 1000;
    const position = this.#engine.game.notation.write(g);
    return {
      id: this.#seed("name", moment).toString(36),
      settings: this.#settings,
      position,
      seat: place.seat,
      line: this.#answer(mind, position, place.seat, clear),
      because,
      chances: [rounded(clear.chances[0]), rounded(clear.chances[1])],
      rating,
    };
  }

  /** The answer, and the choices of the same seat after it for as long as they are clear, or there is no other. */
  #answer(mind: Mind<G, S>, position: string, seat: Seat, { option }: Clear): readonly JournalEntry[] {
    const g = this.#engine.game.notation.read(position);
    const chance = hashed(this.#seed("answer"));
    const line: JournalEntry[] = [];
    for (let next: Option | null = option; next && line.length < LINE; ) {
      const from = g.drawn;
      line.push(note(seat, next, this.#engine.play(g, seat, next, chance), from));
      next = g.result ? null : this.#next(mind, g, seat);
    }
    return line;
  }

  #next(mind: Mind<G, S>, g: G, seat: Seat): Option | null {
    const [ask, ...others] = this.#engine.asks(g);
    if (!ask || others.length > 0 || ask.seat !== seat) return null;
    if (ask.options.length === 1) return ask.options[0];
    const place = { view: this.#engine.glimpse(g, seat), seat, ask };
    return this.#isOpen(place) ? (clearest(mind, place, FURTHER)?.option ?? null) : null;
  }
}

/** The puzzles in the game of this number: the same ones every time. */
export const puzzlesIn = <G extends Core<S>, S>(
  engine: Engine<G, S>,
  policy: Policy<G>,
  making: Making,
  number: number,
): readonly KeptPuzzle[] => new Source(engine, policy, making, number).puzzles();
