/** Whole random games, looked at from all sides at every decision. */
import {
  begin,
  type Core,
  type Engine,
  type Event,
  type Option,
  type Recording,
  record,
  type Settings,
} from "@westmarch/kernel";
import {
  checkAsks,
  checkClone,
  checkEvent,
  checkNotation,
  checkPlain,
  checkUntouched,
  checkViews,
} from "./checks.ts";
import { difference } from "./data.ts";
import { messageOf, positionOf } from "./failing.ts";
import { anySettings, chanceOf, gameSeed, pick, type Random, randomOf } from "./random.ts";
import { replayTest } from "./replays.ts";
import { CAP, type Chooser, count, emptyReport, type Report } from "./simulate.ts";
import { type TwinOptions, twin } from "./twin.ts";

/** How often, 0 … 1, the costlier things are looked at. What is not named here is looked at every time. */
export interface Rates {
  /** Per decision: the twin of a seat. */
  readonly twin?: number;
  /** Per decision: what each seat sees. */
  readonly views?: number;
  /** Per look at what each seat sees: position, views and options written and read back. */
  readonly notation?: number;
  /** Per game: replay, undo, save and load. */
  readonly replay?: number;
}

/** Which games are played, and what is looked at. */
export interface FuzzOptions<G> {
  /** How many games. */
  readonly games: number;
  /** What all chance comes from: the same seed, the same games. By default 1. */
  readonly seed?: number | string;
  /** By default drawn at random for each game. */
  readonly settings?: Settings;
  /** Who chooses; by default chance. */
  readonly choose?: Chooser<G>;
  /** How often the costlier things are looked at. */
  readonly checks?: Rates;
  /** Keys of the state that rules replace as a whole and never change in place, so that clones may share them. */
  readonly replaced?: readonly string[];
  /** How twins are walked. */
  readonly twin?: Omit<TwinOptions<G>, "attempts">;
  /** A game that has not ended after so many choices has failed. */
  readonly cap?: number;
  /** Hears of every game; false stops the series. */
  readonly progress?: (report: FuzzReport) => unknown;
}

/** What the games came to, and the twins. */
export interface FuzzReport extends Report {
  /** Twin walks, how many began in a world whose secret differed, and how many choices they made together. */
  twins: number;
  /** Twins that began in a world whose secret differed. */
  distinctTwins: number;
  /** Choices that twins made together. */
  twinSteps: number;
}

/** Plays whole games and checks them; failures end their game, not the series. */
export function fuzz<G extends Core<S>, S>(engine: Engine<G, S>, options: FuzzOptions<G>): FuzzReport {
  const report: FuzzReport = { ...emptyReport(), twins: 0, distinctTwins: 0, twinSteps: 0 };
  for (let game = 0; game < options.games; game++) {
    fuzzGame(engine, gameSeed(options.seed ?? 1, game), options, report);
    if (options.progress?.(report) === false) break;
  }
  return report;
}

/** One game of `fuzz`, entered into the report. A failure's seed, given here, plays it again. */
export function fuzzGame<G extends Core<S>, S>(
  engine: Engine<G, S>,
  seed: number,
  options: Omit<FuzzOptions<G>, "games" | "seed" | "progress">,
  report: FuzzReport,
): void {
  const { checks = {}, cap = CAP } = options;
  const chance = chanceOf(seed);
  const random = randomOf(seed, "choices");
  const looks = randomOf(seed, "checks");
  let recording: Recording<G> | null = null;
  let made = 0;
  report.games++;
  try {
    const settings = options.settings ?? anySettings(engine.game.settings, random);
    const opened: Event[] = [];
    recording = begin(engine, settings, chance, (event) => opened.push(event));
    checkEvents(opened, recording.state.sealed.length);
    const attempts: Option[] = [];
    while (!recording.state.result) {
      if (made >= cap) throw new Error(`no end after ${cap} choices`);
      lookAround(engine, recording.state, options, looks, attempts, report);
      const state: G = recording.state;
      const ask = pick(engine.asks(state), random);
      const option =
        options.choose?.(ask, () => engine.view(state, ask.seat), random) ?? pick(ask.options, random);
      attempts[attempts.length < 32 ? attempts.length : looks(32)] = pick(ask.options, looks);
      recording = playOn(engine, recording, ask.seat, option, chance, looks);
      made++;
    }
    must(checkState(engine, recording.state, options.replaced));
    must(checkViews(engine, recording.state));
    if (chosen(looks, checks.replay ?? 0.1)) must(replayTest(engine, recording, looks)[0] ?? null);
    count(report, recording.state, made, engine.game.teams?.(settings));
  } catch (error) {
    const position = positionOf(engine, recording?.state ?? null);
    report.failures.push({ seed, decision: made, error: messageOf(error), position });
  }
  report.decisions += made;
}

/** Turns a sentence about what is wrong into an error. */
function must(problem: string | null): void {
  if (problem) throw new Error(problem);
}

const chosen = (random: Random, rate: number): boolean => rate >= 1 || random(1_000_000) < rate * 1_000_000;

function checkEvents(events: readonly Event[], seats: number): void {
  for (const event of events) must(checkEvent(event, seats));
}

function checkState<G extends Core<S>, S>(
  engine: Engine<G, S>,
  g: G,
  replaced?: readonly string[],
): string | null {
  const broken = engine.game.invariants(g);
  if (broken.length > 0) return `invariant: ${broken.join("; ")}`;
  return checkPlain(g) ?? checkClone(engine, g, replaced);
}

/** Everything there is to check about a position. */
function lookAround<G extends Core<S>, S>(
  engine: Engine<G, S>,
  g: G,
  options: Pick<FuzzOptions<G>, "checks" | "replaced" | "twin">,
  random: Random,
  attempts: readonly Option[],
  report: FuzzReport,
): void {
  const { checks = {} } = options;
  const look = () => {
    const wrong = checkState(engine, g, options.replaced) ?? checkAsks(engine, g);
    if (wrong) return wrong;
    const seen = chosen(random, checks.views ?? 1)
      ? (checkViews(engine, g) ?? (chosen(random, checks.notation ?? 1) ? checkNotation(engine, g) : null))
      : null;
    if (seen || !chosen(random, checks.twin ?? 0.1)) return seen;
    const walk = twin(engine, g, random(g.sealed.length), random, { ...options.twin, attempts });
    report.twins++;
    report.twinSteps += walk.steps;
    if (walk.distinct) report.distinctTwins++;
    return walk.problems.length > 0 ? `twin: ${walk.problems[0]}` : null;
  };
  must(checkUntouched(look, g));
}

/** Plays a choice; every other time on a state that has been to a file and back. The old state stays as it was. */
function playOn<G extends Core<S>, S>(
  engine: Engine<G, S>,
  recording: Recording<G>,
  seat: number,
  option: Option,
  chance: (counter: number, sides: number) => number,
  random: Random,
): Recording<G> {
  const before = JSON.stringify(recording.state);
  const from = random(2) === 0 ? { ...recording, state: JSON.parse(before) as G } : recording;
  const events: Event[] = [];
  const next = record(engine, from, seat, [option], chance, (event) => events.push(event));
  checkEvents(events, next.state.sealed.length);
  const changed = JSON.stringify(from.state) === before ? null : difference(from.state, JSON.parse(before));
  must(changed && `playing ${option.join(" ")} on a clone changes the original: ${changed}`);
  return next;
}
