/** The whole tensor of a game: what every game has, and the game's own blocks behind it. */
import type { AnyGame, Ask, Core, Seat, Settings } from "@westmarch/kernel";
import { type Block, blocksOf, sizeOf, upTo } from "./slots.ts";

/** A block in its place. */
export interface PlacedBlock {
  readonly name: string;
  /** What its numbers mean, in English. */
  readonly meaning: string;
  /** Where its first slot is in the tensor. */
  readonly first: number;
  /** How many slots it has. */
  readonly size: number;
  /** Names for its slots: the last axis counts fastest. */
  readonly axes: readonly (readonly string[])[];
}

/** What a seat sees, as numbers. */
export interface Tensor {
  /** How many slots it has in all. */
  readonly size: number;
  /** Its blocks, in their places. */
  readonly blocks: readonly PlacedBlock[];
  /** Fills `size` slots from `at` on. `view`: what that seat may know; `asks`: what is asked, of whom. */
  fill(into: Float32Array, at: number, view: Core, seat: Seat, asks: readonly Ask[]): void;
}

/** So many words of what a question speaks of are told; no game's question has more numbers. */
const ABOUT = 4;

/** The names of the seats of the largest table that a game can have. */
export function mostSeats(game: AnyGame): readonly string[] {
  const tables: Settings[] = [
    {},
    ...game.settings.flatMap((setting) =>
      setting.kind === "choice" ? setting.values.map((value) => ({ [setting.id]: value })) : [],
    ),
  ];
  return tables
    .map((settings) => game.seats(settings))
    .reduce((one, other) => (other.length > one.length ? other : one));
}

/** Where the rules of a game can stand when somebody is asked, as `chapter/paragraph`. */
const askingPlaces = (game: AnyGame): readonly string[] =>
  Object.entries(game.chapters).flatMap(([chapter, { paragraphs }]) =>
    Object.entries(paragraphs).flatMap(([label, run]) =>
      typeof run === "function" ? [] : [`${chapter}/${label}`],
    ),
  );

function commonBlocks(game: AnyGame, seats: readonly string[]): readonly Block<Core>[] {
  const { oneOf } = blocksOf<Core>();
  const places = askingPlaces(game);
  const numbers = new Map(places.map((place, number) => [place, number]));
  return [
    oneOf("seat", "the seat that sees this", seats, (_view, seat) => seat),
    oneOf("place", "where the rules stand, if somebody is asked", places, ({ stack }) => {
      const f = stack.at(-1);
      return (f && numbers.get(`${f.chapter}/${f.at}`)) ?? -1;
    }),
  ];
}

/** A block without what fills it. */
type Said = Pick<Block<never>, "name" | "meaning" | "axes">;

/** What stands in a tensor of the questions: filled from them, since views would have to list all options again. */
const asked = (seats: readonly string[]): Said => ({
  name: "asked",
  meaning: "the seats that owe an answer",
  axes: [seats],
});
const ABOUT_BLOCK: Said = {
  name: "about",
  meaning:
    "what the question of this seat speaks of: one more than the number of each word, 0 where there is none",
  axes: [upTo(ABOUT)],
};

function aboutInto(into: Float32Array, at: number, { about = [] }: Ask): void {
  for (let i = 0; i < about.length && i < ABOUT; i++) {
    const word = about[i];
    if (typeof word === "number") into[at + i] = word + 1;
  }
}

/** The blocks in their places, and how many slots they are together. */
function laidOut(blocks: readonly Said[]): {
  readonly placed: readonly PlacedBlock[];
  readonly size: number;
} {
  let first = 0;
  const placed = blocks.map(({ name, meaning, axes }): PlacedBlock => {
    const size = sizeOf({ axes });
    first += size;
    return { name, meaning, first: first - size, size, axes };
  });
  return { placed, size: first };
}

/** The tensor of a game with these blocks of its own. */
export function tensorOf(game: AnyGame, own: readonly Block<Core>[]): Tensor {
  const seats = mostSeats(game);
  const blocks = [...commonBlocks(game, seats), ...own];
  const { placed, size } = laidOut([...blocks, asked(seats), ABOUT_BLOCK]);
  const [askedAt, aboutAt] = placed.slice(blocks.length).map(({ first }) => first);
  return {
    size,
    blocks: placed,
    fill(into, at, view, seat, asks) {
      into.fill(0, at, at + size);
      for (let i = 0; i < blocks.length; i++) blocks[i].fill(into, at + placed[i].first, view, seat);
      for (let i = 0; i < asks.length; i++) {
        const ask = asks[i];
        into[at + askedAt + ask.seat] = 1;
        if (ask.seat === seat) aboutInto(into, at + aboutAt, ask);
      }
    },
  };
}
