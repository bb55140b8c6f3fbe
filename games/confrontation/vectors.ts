/** Plays rule vectors: a position, decisions, and what must be true afterwards. */
import { type Ask, Engine, IllegalChoice, type Option, type Seat } from "@westmarch/kernel";
import {
  CARDS,
  CHARACTERS,
  DARK,
  GOOD,
  NINE,
  other,
  REGIONS,
  SIDES,
  type Side,
  VARIANTS,
} from "./data/ids.ts";
import { confrontation } from "./index.ts";
import { numberOf, type Placement, type Position, positionOf } from "./position.ts";
import { matchWinners } from "./rules/ending.ts";
import { destinations } from "./rules/movement.ts";
import { type Battle, type Confrontation, FALLEN, seatOf } from "./state.ts";

/** One decision of a vector. */
interface Step {
  readonly by: string;
  readonly do: string;
  readonly illegal?: boolean;
  readonly [detail: string]: unknown;
}

/** One rule vector. */
interface Vector {
  readonly id: string;
  readonly title: string;
  readonly kind?: string;
  readonly setup: unknown;
  readonly steps?: readonly Step[];
  readonly expect: Readonly<Record<string, unknown>>;
}

/** How one vector went: `error` says what differs, null if nothing does. */
export interface Played {
  readonly id: string;
  readonly title: string;
  readonly error: string | null;
}

const engine = new Engine(confrontation);

/** Chance was asked and the vector has not said what it gives. */
class Undrawn extends Error {
  override name = "Undrawn";
}

/** What the vectors call each prompt. */
const DECISIONS: Readonly<Record<string, string>> = { target: "choose-target", retreat: "retreat-to" };

const sideNamed = (name: unknown): Side => (numberOf(SIDES, name, "side") === GOOD ? GOOD : DARK);
const character = (name: unknown): number => numberOf(CHARACTERS, name, "character");
const region = (name: unknown): number => numberOf(REGIONS, name, "region");
const card = (name: unknown): number => numberOf(CARDS, name, "card");

function reaction(step: Step): Option {
  switch (step.choice) {
    case "none":
      return ["none"];
    case "retreat":
      return ["retreat", region(step.to)];
    case "sam-replaces":
      return ["sam"];
    case "show-frodo":
      return ["show-frodo"];
    default:
      throw new Error(`${JSON.stringify(step.choice)} is not a reaction`);
  }
}

/** How each kind of step is said as a choice. */
const STEPS: Readonly<Record<string, (step: Step) => Option>> = {
  move: (s) => ["move", character(s.piece), region(s.to)],
  "choose-target": (s) => ["target", character(s.piece)],
  balrog: (s) => [s.reveal === true ? "balrog" : "pass"],
  react: reaction,
  saruman: (s) => [s.cards === true ? "cards" : "no-cards"],
  card: (s) => ["card", card(s.card)],
  magic: (s) => (s.take === null ? ["keep"] : ["take", card(s.take)]),
  "retreat-to": (s) => ["retreat", region(s.to)],
  shadowfax: (s) => ["shadowfax", character(s.piece), region(s.to)],
  "gandalf-the-white": () => ["gandalf-the-white"],
  palantir: (s) => ["palantir", region(s.region)],
  recall: (s) => ["recall", character(s.piece)],
};

function choiceOf(step: Step): Option {
  const say = STEPS[step.do];
  if (!say)
    throw new Error(`there is no step “${step.do}”; ${[...Object.keys(STEPS), "pick"].join(", ")} are`);
  return say(step);
}

/** A pause that is only there so that silence does not tell (12.5): vectors do not list it. */
const isPause = (ask: Ask): boolean =>
  ask.options.length === 1 && (ask.options[0][0] === "pass" || ask.options[0][0] === "none");

class Run {
  readonly g: Confrontation;
  readonly #picks: Step[];
  undrawn = false;

  constructor(setup: Position, steps: readonly Step[]) {
    this.g = positionOf(setup);
    this.#picks = steps.filter((step) => step.do === "pick");
  }

  /** The draw that hits the next character that the vector picks. */
  readonly chance = (_counter: number, sides: number): number => {
    const pick = this.#picks.shift();
    if (!pick) throw new Undrawn("a defender is drawn and the vector does not say which");
    const frame = this.g.stack.find((f): f is Battle => f.chapter === "battle");
    const from = frame ? other(frame.side) * NINE : 0;
    const there = CHARACTERS.flatMap((_, c) =>
      frame && c >= from && c < from + NINE && this.g.secret.at[c] === frame.region ? [c] : [],
    );
    const index = there.indexOf(character(pick.piece));
    if (index < 0 || there.length !== sides) throw new Error(`${String(pick.piece)} cannot be drawn here`);
    return index;
  };

  play(seat: Seat, option: Option): void {
    try {
      engine.play(this.g, seat, option, this.chance);
    } catch (error) {
      if (!(error instanceof Undrawn)) throw error;
      this.undrawn = true;
    }
  }

  /** Answers the pauses in the way, except one that `option` itself answers. */
  passPauses(option?: Option): void {
    for (let ask = engine.asks(this.g)[0]; ask && isPause(ask); ask = engine.asks(this.g)[0]) {
      if (option && ask.options[0][0] === option[0]) return;
      this.play(ask.seat, ask.options[0]);
    }
  }

  /** Plays one step; true if it was refused. */
  step(step: Step): boolean {
    if (step.do === "pick") {
      if (this.#picks.includes(step))
        throw new Error(`nobody was drawn where ${String(step.piece)} should be`);
      return false;
    }
    if (this.undrawn) throw new Undrawn("a defender is drawn and the vector does not say which");
    const option = choiceOf(step);
    this.passPauses(step.illegal ? undefined : option);
    try {
      this.play(seatOf(this.g, sideNamed(step.by)), option);
      return false;
    } catch (error) {
      if (error instanceof IllegalChoice) return true;
      throw error;
    }
  }
}

const sorted = (names: readonly string[]): string[] => [...names].sort();

function placementOf(g: Confrontation, side: Side): Record<string, string[]> {
  const placement: Record<string, string[]> = {};
  for (const [r, name] of REGIONS.entries()) {
    const there = CHARACTERS.filter((_, c) => c >= NINE === (side === DARK) && g.secret.at[c] === r);
    if (there.length > 0) placement[name] = sorted(there);
  }
  return placement;
}

const sortedPlacement = (placement: Placement): Placement =>
  Object.fromEntries(
    REGIONS.flatMap((name) => (placement[name]?.length ? [[name, sorted(placement[name])]] : [])),
  );

function pendingOf(run: Run): string | null {
  if (run.undrawn) return "chance:pick";
  const asks = engine.asks(run.g);
  if (asks.length === 0) return null;
  const decision = DECISIONS[asks[0].prompt] ?? asks[0].prompt;
  if (asks.length > 1) return `both:${decision}`;
  return `${SIDES[asks[0].seat === run.g.good ? GOOD : DARK]}:${decision}`;
}

const cardsOf = (mask: number, side: Side): string[] =>
  CARDS.filter((_, c) => c >= NINE === (side === DARK) && (mask & (1 << (c % NINE))) !== 0);

/** What a side holds: neither on its pile nor on the table. */
function hand(g: Confrontation, side: Side): string[] {
  const battle = g.stack.find((f): f is Battle => f.chapter === "battle");
  const played = battle ? [battle.goodCard, battle.darkCard][side] : -1;
  return cardsOf(~g.used[side], side).filter((name) => name !== CARDS[played]);
}

function winnerOf(g: Confrontation): string | null {
  return g.result?.winners.length ? SIDES[g.result.winners[0] === g.good ? GOOD : DARK] : null;
}

function totalsOf(g: Confrontation): (string | number)[] | null {
  if (!g.totals) return null;
  const [good, goodTotal, dark, darkTotal] = g.totals;
  return [CHARACTERS[good], goodTotal, CHARACTERS[dark], darkTotal];
}

interface Look {
  readonly for: string;
  readonly region: string;
  readonly enemyCount?: number;
  readonly enemyKnown?: readonly string[];
}

/** What one player sees of a region. */
function lookOf(g: Confrontation, look: Look): Look {
  const side = sideNamed(look.for);
  const at = region(look.region);
  const view = engine.view(g, seatOf(g, side));
  const enemy = other(side);
  const known = CHARACTERS.filter((_, c) => c >= NINE === (enemy === DARK) && view.secret.at[c] === at);
  return { ...look, enemyCount: view.count[enemy * 16 + at], enemyKnown: sorted(known) };
}

const asList = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

/** How each expectation reads what is, in the same form as what should be. */
const READ: Readonly<Record<string, (run: Run, should: unknown) => { is: unknown; should?: unknown }>> = {
  turn: ({ g }) => ({ is: SIDES[g.turn] }),
  pending: (run) => ({ is: pendingOf(run) }),
  winner: ({ g }) => ({ is: winnerOf(g) }),
  reason: ({ g }) => ({ is: g.result?.reason ?? null }),
  good: ({ g }, should) => ({ is: placementOf(g, GOOD), should: sortedPlacement(should as Placement) }),
  dark: ({ g }, should) => ({ is: placementOf(g, DARK), should: sortedPlacement(should as Placement) }),
  out: ({ g }, should) => ({
    is: sorted(CHARACTERS.filter((_, c) => g.secret.at[c] === FALLEN)),
    should: sorted(asList(should)),
  }),
  goodDiscard: ({ g }, should) => ({
    is: sorted(cardsOf(g.used[GOOD], GOOD)),
    should: sorted(asList(should)),
  }),
  darkDiscard: ({ g }, should) => ({
    is: sorted(cardsOf(g.used[DARK], DARK)),
    should: sorted(asList(should)),
  }),
  goodHand: ({ g }, should) => ({ is: sorted(hand(g, GOOD)), should: sorted(asList(should)) }),
  darkHand: ({ g }, should) => ({ is: sorted(hand(g, DARK)), should: sorted(asList(should)) }),
  variants: ({ g }, should) => ({
    is: sorted(VARIANTS.filter((_, v) => (g.variants & (1 << v)) !== 0)),
    should: sorted(asList(should)),
  }),
  lastTotals: ({ g }) => ({ is: totalsOf(g) }),
  score: ({ g }) => ({ is: { good: g.points[seatOf(g, GOOD)], dark: g.points[seatOf(g, DARK)] } }),
  moves: ({ g }, should) => {
    const wanted = Object.entries(should as Placement);
    return {
      is: wanted.map(([name]) => [name, sorted(destinations(g, character(name)).map((to) => REGIONS[to]))]),
      should: wanted.map(([name, to]) => [name, sorted(to)]),
    };
  },
  view: ({ g }, should) => {
    const looks = should as readonly Look[];
    const full = looks.map((look) => lookOf(g, look));
    return {
      is: full.map((look, i) =>
        Object.fromEntries(Object.keys(looks[i]).map((key) => [key, look[key as keyof Look]])),
      ),
      should: looks.map((look) =>
        look.enemyKnown ? { ...look, enemyKnown: sorted(look.enemyKnown) } : look,
      ),
    };
  },
};

/** JSON with keys in one order, so that only what is said counts. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === "object" && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

/** What differs from the expectation, as sentences. */
function differences(run: Run, refused: boolean, expect: Vector["expect"]): string[] {
  const differ: string[] = [];
  for (const [key, value] of Object.entries(expect)) {
    if (key === "rejected") {
      if (refused !== value) differ.push(refused ? "the step was refused" : "the illegal step was accepted");
      continue;
    }
    const read = READ[key];
    if (!read)
      throw new Error(`there is no expectation “${key}”; rejected, ${Object.keys(READ).join(", ")} are`);
    const { is, should = value } = read(run, value);
    if (canonical(is) !== canonical(should))
      differ.push(`${key} is ${canonical(is)}, not ${canonical(should)}`);
  }
  return differ;
}

interface MatchSetup {
  readonly games: readonly {
    readonly goodPlayer: string;
    readonly darkPlayer: string;
    readonly winner: string;
    readonly survivors: number;
  }[];
}

/** 10.6: points of a match. */
function playMatch(vector: Vector): string[] {
  const { games } = vector.setup as MatchSetup;
  const players = sorted([...new Set(games.flatMap((game) => [game.goodPlayer, game.darkPlayer]))]);
  const points = players.map((player) =>
    games.reduce((sum, game) => sum + (game.winner === player ? game.survivors : 0), 0),
  );
  const [winner] = matchWinners(points);
  const is: Record<string, unknown> = {
    points: Object.fromEntries(players.map((player, i) => [player, points[i]])),
    winner: winner === undefined ? null : players[winner],
  };
  return Object.entries(vector.expect).flatMap(([key, should]) =>
    canonical(is[key]) === canonical(should)
      ? []
      : [`${key} is ${canonical(is[key])}, not ${canonical(should)}`],
  );
}

function playPosition(vector: Vector): string[] {
  const steps = vector.steps ?? [];
  const run = new Run(vector.setup as Position, steps);
  let refused = false;
  for (const [i, step] of steps.entries()) {
    refused = run.step(step);
    if (refused && !step.illegal) return [`step ${i + 1} (${step.by} ${step.do}) was refused`];
    if (!refused && step.illegal) return [`step ${i + 1} (${step.by} ${step.do}) should have been refused`];
  }
  if (!run.undrawn) run.passPauses();
  return differences(run, refused, vector.expect);
}

function play(vector: Vector): Played {
  const { id, title } = vector;
  try {
    const differ = vector.kind === "match" ? playMatch(vector) : playPosition(vector);
    return { id, title, error: differ.length > 0 ? differ.join("; ") : null };
  } catch (error) {
    return { id, title, error: error instanceof Error ? error.message : String(error) };
  }
}

const isVector = (value: unknown): value is Vector =>
  typeof value === "object" && value !== null && "id" in value && "setup" in value && "expect" in value;

/** Plays every vector of a file (its `format` describes itself). Throws if the file is not of this kind. */
export function playVectors(file: unknown): Played[] {
  const scenarios = typeof file === "object" && file !== null && "scenarios" in file ? file.scenarios : file;
  if (!Array.isArray(scenarios)) throw new Error("a list “scenarios” was expected");
  return scenarios.map((vector: unknown, i) => {
    if (!isVector(vector)) throw new Error(`scenario ${i + 1} has no id, setup or expect`);
    return play(vector);
  });
}
