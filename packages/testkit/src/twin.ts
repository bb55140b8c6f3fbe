/**
 * The twin test for secrecy. A seat's view is imagined into another whole world; whatever that seat sees, is asked,
 * hears and is refused must be the same in both, and must stay the same while both worlds are walked with the same
 * choices – until a barrier shows that the rules revealed something.
 */
import {
  type Core,
  type Engine,
  type Event,
  type Heard,
  hear,
  type Option,
  type Seat,
} from "@westmarch/kernel";
import { difference, equal } from "./data.ts";
import { messageOf } from "./failing.ts";
import { pick, type Random } from "./random.ts";

/** How two worlds are walked. */
export interface TwinOptions<G> {
  /** How many choices to walk. */
  readonly steps?: number;
  /**
   * Another world that the seat cannot tell from this one. By default the one the game imagines from the seat's view;
   * a test with a world of its own does not depend on `imagine` being honest.
   */
  readonly world?: (g: G, seat: Seat, random: Random) => G;
  /**
   * What everybody at a real table would see of another seat's choice, before the rules say anything about it. Two
   * choices that look the same must have the same consequences for those who look on. By default the choice itself;
   * needed where its words say more or less than the table sees (the piece that moves, but not from where).
   */
  readonly looks?: (g: G, seat: Seat, option: Option) => unknown;
  /** Things to try that may be refused: the refusals must be the same. */
  readonly attempts?: readonly Option[];
}

/** How a walk went. */
export interface TwinWalk {
  /** What the seat could tell the worlds apart by. */
  readonly problems: readonly string[];
  /** Choices made in both worlds. */
  readonly steps: number;
  /** The other world's secret was not the same to begin with: only such a twin can find anything. */
  readonly distinct: boolean;
  /** Why it stopped: a problem, something revealed, choices that one world does not have, the end of the game, or far enough. */
  readonly stopped: "problem" | "revealed" | "unlike" | "over" | "far";
}

/** The world that a game imagines from a seat's view. */
const imagined =
  <G extends Core<S>, S>(engine: Engine<G, S>) =>
  (g: G, seat: Seat, random: Random): G =>
    engine.determinize(engine.view(g, seat), seat, random);

/** What a seat knows of a position; spectators know no more than any seat. */
const known = <G extends Core<S>, S>(engine: Engine<G, S>, g: G, seat: Seat) => ({
  view: engine.view(g, seat),
  spectator: engine.view(g, null),
});

/** What a seat is asked. */
const asked = <G extends Core<S>, S>(engine: Engine<G, S>, g: G, seat: Seat) => ({
  owes: engine.owes(g),
  ask: engine.askOf(g, seat),
});

/** One choice carried out in one of the worlds. */
interface Step {
  readonly heard: { readonly own: (Heard | null)[]; readonly spectator: (Heard | null)[] };
  readonly barrier: boolean;
  readonly free: boolean;
  readonly draws: readonly (readonly [number, number])[];
}

function carryOut<G extends Core<S>, S>(
  engine: Engine<G, S>,
  g: G,
  observer: Seat,
  mover: Seat,
  option: Option,
  chance: (counter: number, sides: number) => number,
): Step {
  const events: Event[] = [];
  const { barrier, free, draws } = engine.play(g, mover, option, chance, (event) => events.push(event));
  const told = (seat: Seat | null) =>
    events.map((event) => hear(event, seat)).filter((heard) => heard !== null);
  return { heard: { own: told(observer), spectator: told(null) }, barrier, free, draws };
}

/** The same dice for the other world, as far as it throws the same. */
const sameDraws = (draws: Step["draws"], random: Random) => {
  let next = 0;
  return (_counter: number, sides: number): number => {
    const draw = draws[next++];
    return draw && draw[0] === sides ? draw[1] : random(sides);
  };
};

/** Compares and walks a state and its twin. The state given is not touched. */
export function twin<G extends Core<S>, S>(
  engine: Engine<G, S>,
  state: G,
  seat: Seat,
  random: Random,
  options: TwinOptions<G> = {},
): TwinWalk {
  const { steps = 12, looks = (_g, _seat, option) => option, attempts = [] } = options;
  const here = engine.game.clone(state);
  const there = (options.world ?? imagined(engine))(state, seat, random);
  const distinct = !equal(here.secret, there.secret);
  const end = (stopped: TwinWalk["stopped"], made: number, problem?: string | null): TwinWalk =>
    problem
      ? { problems: [`seat ${seat}, step ${made}: ${problem}`], steps: made, distinct, stopped: "problem" }
      : { problems: [], steps: made, distinct, stopped };

  const wrong = engine.game.invariants(there);
  if (wrong.length > 0) return end("problem", 0, `the imagined world is not in order: ${wrong[0]}`);
  const first = labelled("sees", known(engine, here, seat), known(engine, there, seat));
  if (first) return end("problem", 0, first);

  for (let made = 0; ; made++) {
    const told = labelled("is asked", asked(engine, here, seat), asked(engine, there, seat));
    if (told) return end("problem", made, told);
    const refused =
      attempts.length > 0 ? sameRefusal(engine, here, there, seat, pick(attempts, random)) : null;
    if (refused) return end("problem", made, refused);
    if (made >= steps) return end("far", made);
    const owing = engine.owes(here);
    if (here.result || owing.length === 0) return end("over", made);

    const over = stepBoth(engine, here, there, seat, pick(owing, random), looks, random);
    if (over) return end(over.stopped, made + over.steps, over.problem);
  }
}

/** How one step ends a walk: what the seat could tell the worlds apart by, and whether the step counts. */
interface Ending {
  readonly stopped: TwinWalk["stopped"];
  readonly steps: 0 | 1;
  readonly problem?: string;
}

const found = (problem: string, steps: 0 | 1 = 1): Ending => ({ stopped: "problem", steps, problem });

/** Makes one choice of a seat in both worlds; null: they are still the same to the seat. */
function stepBoth<G extends Core<S>, S>(
  engine: Engine<G, S>,
  here: G,
  there: G,
  seat: Seat,
  mover: Seat,
  looks: (g: G, seat: Seat, option: Option) => unknown,
  random: Random,
): Ending | null {
  const ask = engine.askOf(here, mover);
  if (!ask || ask.options.length === 0) return found(`seat ${mover} has no option (${ask?.prompt})`, 0);
  const option = pick(ask.options, random);
  const look = mover === seat ? null : looks(here, mover, option);
  const real = carryOut(engine, here, seat, mover, option, (_counter, sides) => random(sides));
  const isSealed = here.sealed[mover] !== null;
  const same = likeChoice(engine, there, mover, option, seat, isSealed, look, looks, random);
  if (!same) return { stopped: "unlike", steps: 0 };
  let other: Step;
  try {
    other = carryOut(engine, there, seat, mover, same, sameDraws(real.draws, random));
  } catch (error) {
    return found(`after ${option.join(" ")} the imagined world fails: ${messageOf(error)}`);
  }
  const after = `after ${option.join(" ")} of seat ${mover}`;
  const apart =
    labelled(`${after} hears`, real.heard, other.heard) ??
    labelled(`${after} sees`, known(engine, here, seat), known(engine, there, seat));
  if (mover === seat && (real.barrier !== other.barrier || real.free !== other.free))
    return found(`${after} whether it may be taken back differs${apart ? `; ${apart}` : ""}`);
  if (apart && (real.barrier || other.barrier)) return { stopped: "revealed", steps: 1 };
  return apart ? found(apart) : null;
}

const labelled = (what: string, a: unknown, b: unknown): string | null => {
  const found = difference(a, b);
  return found && `${what} ${found}`;
};

function sameRefusal<G extends Core<S>, S>(
  engine: Engine<G, S>,
  here: G,
  there: G,
  seat: Seat,
  attempt: Option,
): string | null {
  return labelled(
    `trying ${attempt.join(" ")} is refused`,
    engine.refusal(here, seat, attempt),
    engine.refusal(there, seat, attempt),
  );
}

/** The choice in the other world that corresponds to this one: the seat's own exactly, a sealed one whichever. */
function likeChoice<G extends Core<S>, S>(
  engine: Engine<G, S>,
  there: G,
  mover: Seat,
  option: Option,
  seat: Seat,
  isSealed: boolean,
  look: unknown,
  looks: (g: G, seat: Seat, option: Option) => unknown,
  random: Random,
): Option | null {
  if (mover === seat) return option;
  const offered = engine.askOf(there, mover)?.options ?? [];
  if (offered.length === 0) return null;
  const exact = offered.find((other) => equal(other, option));
  if (isSealed) return exact ?? pick(offered, random);
  const alike = offered.filter((other) => equal(looks(there, mover, other), look));
  return alike.length > 0 ? pick(alike, random) : null;
}
