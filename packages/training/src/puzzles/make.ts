/** Makes puzzles: computers play games, and the moments are kept at which one choice is clearly better than all others. */
import { botNamed, type Policy } from "@westmarch/bots";
import { attentive, isOpen, puzzleAt, type Quarry, type Rigour } from "@westmarch/bots/puzzles";
import {
  type Core,
  type Engine,
  type Game,
  hashed,
  type Random,
  type Settings,
  seedOf,
  stream,
} from "@westmarch/kernel";
import type { KeptPuzzle } from "@westmarch/kernel/puzzle";

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
/** A game of so many choices is taken to have no end. */
const LONGEST = 6000;

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

/** Plays one game to its end and looks at every place where a seat has something to choose. */
function minedFrom<G extends Core<S>, S>(quarry: Quarry<G, S>, number: number): readonly KeptPuzzle[] {
  const { engine, policy, settings, seed } = quarry;
  const found: Candidate[] = [];
  const chance = hashed(seed("chance"));
  const g = engine.start(settings, chance);
  const bots = engine.game
    .seats(settings)
    .map((_, seat) => botNamed(engine, attentive(policy), PLAYERS[(number + seat) % PLAYERS.length]));
  const random = stream(seed("players"));
  for (let moment = 0; g.result === null && moment < LONGEST; moment++) {
    const [ask, ...others] = engine.asks(g);
    const place = { view: engine.glimpse(g, ask.seat), seat: ask.seat, ask };
    const last = found.at(-1);
    const late = !last || moment - last.moment >= APART;
    if (others.length === 0 && late && isOpen(quarry, place)) {
      const taken = found.map(({ puzzle }) => puzzle.because);
      const puzzle = puzzleAt(quarry, { g, place, number: moment }, taken);
      if (puzzle) found.push({ puzzle, moment });
      if (found.length === OF_ONE_GAME) break;
    }
    const bot = bots[ask.seat];
    if (!bot) throw new Error("there is no such player");
    engine.play(g, ask.seat, bot.choose(place.view, ask.seat, ask, { random }), chance);
  }
  return found.map(({ puzzle }) => puzzle);
}

/** The puzzles in the game of this number: the same ones every time. */
export function puzzlesIn<G extends Core<S>, S>(
  engine: Engine<G, S>,
  policy: Policy<G>,
  making: Making,
  number: number,
): readonly KeptPuzzle[] {
  const seed = (...purpose: (number | string)[]): number =>
    seedOf("puzzles", engine.game.id, making.seed, number, ...purpose);
  const settings = decksOf(engine.game, stream(seed("decks")));
  return minedFrom({ engine, policy, settings, seed, rigour: making.rigour }, number);
}
