/** Positions of whole games that computers play, picked so that every kind of question is among them. */
import { type Ask, type Core, Engine, type Option, type Save, type Settings } from "@westmarch/kernel";
import { games } from "@westmarch/registry";
import { playedBy } from "../saved.ts";
import { groupsOf } from "./labels.ts";

/** A game as it is looked at: how it is set up, and which games of it are played. */
export interface Course {
  readonly name: string;
  readonly game: string;
  readonly settings: Settings;
  readonly seeds: readonly number[];
}

export const COURSES: readonly Course[] = [
  { name: "war", game: "war-of-the-ring", settings: { players: "2" }, seeds: [3, 18] },
  { name: "armies", game: "five-armies", settings: {}, seeds: [3, 7] },
  { name: "cards", game: "trading-card-game", settings: { players: "2" }, seeds: [5, 24] },
  { name: "draft", game: "trading-card-draft", settings: { players: "4", packs: "3" }, seeds: [2] },
  { name: "confrontation", game: "confrontation", settings: {}, seeds: [1, 2] },
  { name: "duel", game: "duel", settings: {}, seeds: [1, 2] },
];

/** A question of a game that was played, and where it stands in it. */
export interface Position {
  readonly saved: Save;
  readonly ask: Ask;
  /** How many choices had been made. */
  readonly made: number;
  readonly seed: number;
  /** What kind of question it is. */
  readonly kind: string;
  /** The windows in which it is looked at, where they are not those of all. */
  readonly windows?: readonly string[];
  /** How many answers each group of the bar has, in its order; none where there is no choice of groups. */
  readonly groups: readonly number[];
}

interface Found {
  readonly ask: Ask;
  readonly view: Core;
  readonly made: number;
  readonly seed: number;
}

/** Numbers of answers that look alike in a bar: 1, 2, 3–4, 5–8, 9–16 and more. */
const sizeOf = ({ options }: Ask): number => Math.ceil(Math.log2(options.length));

/** What distinguishes a question from others: who is asked what, with which verbs. */
function kindOf({ prompt, options, seat }: Ask): string {
  const verbs = new Set(options.map(([verb]) => (typeof verb === "string" ? verb : "")));
  return [prompt, seat, ...[...verbs].sort()].join(" ");
}

/** Every question of one game. */
function asked(engine: Engine<Core>, { settings }: Course, seed: number, choose: Choose): Found[] {
  const found: Found[] = [];
  playedBy(engine, {
    settings,
    seed,
    choose: (view, ask, random) => {
      found.push({ ask, view, made: found.length, seed });
      return choose(view, ask, random);
    },
  });
  return found;
}

type Choose = (view: Core, ask: Ask, random: (sides: number) => number) => Option;

/**
 * So many of them. Of each kind of question it is the one with the most answers: first of those that are asked most often,
 * for half of the places, then of others from the whole game, and then of other verbs and numbers of answers.
 */
function picked(all: readonly Found[], many: number): Found[] {
  const often = [...Map.groupBy(all, ({ ask }) => ask.prompt).values()]
    .sort((one, other) => other.length - one.length)
    .map(fullest);
  const half = Math.ceil(many / 2);
  const chosen = new Set([...often.slice(0, half), ...spread(often.slice(half), many - half)]);
  for (const keyOf of [kindOf, (ask: Ask) => `${ask.prompt} ${sizeOf(ask)}`]) {
    const others = [...Map.groupBy(all, ({ ask }) => keyOf(ask)).values()].map(fullest);
    for (const one of spread(others, many - chosen.size)) chosen.add(one);
  }
  return [...chosen].slice(0, many).sort((a, b) => a.seed - b.seed || a.made - b.made);
}

const fullest = (those: readonly Found[]): Found =>
  those.reduce((one, other) => (other.ask.options.length > one.ask.options.length ? other : one));

/** So many of a list, evenly spaced; all if there are no more. */
const spread = <T>(list: readonly T[], many: number): T[] =>
  list.filter(
    (_, i) => Math.floor((i * many) / list.length) !== Math.floor(((i - 1) * many) / list.length) || i === 0,
  );

/** The first game of a course after so many choices. */
export async function openingOf({ game, settings, seeds }: Course, after: number): Promise<Save> {
  const entry = games[game];
  if (!entry) throw new Error(`there is no game ${game}`);
  const policy = await entry.policy();
  return playedBy(new Engine<Core>(entry.game), {
    settings,
    seed: seeds[0] ?? 1,
    choose: (view, ask, random) => policy.playout(view, ask, random),
    until: (_asks, made) => made === after,
  });
}

/** Plays the games of a course, and picks so many positions of them. */
export async function positionsOf(course: Course, many: number): Promise<readonly Position[]> {
  const entry = games[course.game];
  if (!entry) throw new Error(`there is no game ${course.game}`);
  const policy = await entry.policy();
  const choose: Choose = (view, ask, random) => policy.playout(view, ask, random);
  const engine = new Engine<Core>(entry.game);
  const all = course.seeds.flatMap((seed) => asked(engine, course, seed, choose));
  return Promise.all(
    picked(all, many).map(async ({ ask, view, made, seed }) => ({
      ask,
      made,
      seed,
      kind: kindOf(ask),
      groups: await groupsOf(course.game, ask, view),
      saved: playedBy(engine, {
        settings: course.settings,
        seed,
        choose,
        until: (_asks, now) => now === made,
      }),
    })),
  );
}
