/** Plays rule vectors: a position, decisions, and what must be true afterwards. */
import { type Ask, Engine, frameOf, IllegalChoice, NONE, type Option, type Seat } from "@westmarch/kernel";
import {
  form,
  inside,
  type Location,
  objectAt,
  PositionError,
  type Proved,
  proveFile,
  quoted,
  vectors,
} from "@westmarch/positions";
import {
  CARD,
  CARDS,
  CHARACTER,
  CHARACTERS,
  CHARACTERS_OF,
  type CharacterId,
  DARK,
  GOOD,
  NINE,
  other,
  REGION,
  REGIONS,
  SIDES,
  type Side,
  VARIANT,
} from "./data/ids.ts";
import { confrontation } from "./index.ts";
import { positionOf, words } from "./position.ts";
import { matchWinners } from "./rules/ending.ts";
import { destinations } from "./rules/movement.ts";
import { type Confrontation, seatOf } from "./state.ts";

const { id, listOf, oneOf, orNull, record, whole, yes } = form;
const { step } = vectors;
const engine = new Engine(confrontation);

/** Chance was asked and the vector has not said what it gives. */
class Undrawn extends Error {
  override name = "Undrawn";
}

/** What the vectors call each prompt. */
const DECISIONS: Readonly<Record<string, string>> = { target: "choose-target", retreat: "retreat-to" };

const side = oneOf("side", SIDES, [GOOD, DARK] as const);
const [piece, to, card] = [id(CHARACTER), id(REGION), id(CARD)];

const REACTIONS = ["none", "retreat", "sam-replaces", "show-frodo"] as const;
const WORDS_OF_REACTIONS = ["none", "retreat", "sam", "show-frodo"];

/** What a step says: a choice, or the character that chance picks. */
type Said = Option | { readonly pick: CharacterId };
const isPick = (said: Said): said is { readonly pick: CharacterId } => "pick" in said;

/** The kinds of steps, each with its details. */
const STEPS: Readonly<Record<string, vectors.StepKind<Said>>> = {
  pick: step({ piece }, (s) => ({ pick: s.piece })),
  move: step({ piece, to }, (s): Said => ["move", s.piece, s.to]),
  "choose-target": step({ piece }, (s): Said => ["target", s.piece]),
  balrog: step({ reveal: yes }, (s): Said => [s.reveal ? "balrog" : "pass"]),
  react: step(
    { choice: oneOf("reaction", REACTIONS, [0, 1, 2, 3]) },
    (s): Said => [WORDS_OF_REACTIONS[s.choice], ...(s.to === undefined ? [] : [s.to])],
    { to },
  ),
  saruman: step({ cards: yes }, (s): Said => [s.cards ? "cards" : "no-cards"]),
  card: step({ card }, (s): Said => ["card", s.card]),
  magic: step({ take: orNull(card) }, (s): Said => (s.take === null ? ["keep"] : ["take", s.take])),
  "retreat-to": step({ to }, (s): Said => ["retreat", s.to]),
  shadowfax: step({ piece, to }, (s): Said => ["shadowfax", s.piece, s.to]),
  "gandalf-the-white": step({}, (): Said => ["gandalf-the-white"]),
  palantir: step({ region: to }, (s): Said => ["palantir", s.region]),
  recall: step({ piece }, (s): Said => ["recall", s.piece]),
};
type Step = vectors.VectorStep<Said>;

const SETUP = inside(null, "setup");

/** A pause that is only there so that silence does not tell (12.5): vectors do not list it. */
const isPause = (ask: Ask): boolean =>
  ask.options.length === 1 && (ask.options[0][0] === "pass" || ask.options[0][0] === "none");

class Run {
  readonly g: Confrontation;
  readonly #picks: Step[];
  undrawn = false;
  refused = false;

  constructor(setup: unknown, steps: readonly Step[]) {
    this.g = positionOf(objectAt(setup, SETUP), SETUP);
    this.#picks = steps.filter(({ choice }) => isPick(choice));
  }

  /** The draw that hits the next character that the vector picks. */
  readonly chance = (_counter: number, sides: number): number => {
    const step = this.#picks.shift();
    if (!step || !isPick(step.choice))
      throw new Undrawn("a defender is drawn and the vector does not say which");
    const battle = frameOf(this.g, "battle");
    const there = battle
      ? CHARACTERS_OF[other(battle.side)].filter((c) => this.g.secret.at[c] === battle.region)
      : [];
    const index = there.indexOf(step.choice.pick);
    if (index < 0 || there.length !== sides)
      throw new PositionError(step.at, `${CHARACTERS[step.choice.pick]} cannot be drawn here`);
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
    const { choice } = step;
    if (isPick(choice)) {
      if (this.#picks.includes(step))
        throw new PositionError(step.at, `nobody was drawn where ${CHARACTERS[choice.pick]} should be`);
      return false;
    }
    if (this.undrawn) throw new Undrawn("a defender is drawn and the vector does not say which");
    this.passPauses(step.illegal ? undefined : choice);
    const seat = seatOf(this.g, side.fromFile(step.by, inside(step.at, "by")));
    if (step.ifAsked && !vectors.isAsked(engine, this.g, seat, choice)) return false;
    try {
      this.play(seat, choice);
      return false;
    } catch (error) {
      if (error instanceof IllegalChoice) return true;
      throw error;
    }
  }
}

type Reader = vectors.Readers<Run>[string];

const sorted = (names: readonly string[]): string[] => [...names].sort();
const sortedLists = (by: object): object =>
  Object.fromEntries(Object.entries(by).map(([key, names]) => [key, [...names].sort()]));

/** A list of names in any order. */
const names =
  <V>(
    of: { fromFile(given: unknown, at: Location): V[] },
    is: (g: Confrontation) => readonly string[],
  ): Reader =>
  ({ g }, should, at) => {
    of.fromFile(should, at);
    return { is: sorted(is(g)), should: Array.isArray(should) ? sorted(should.map(String)) : should };
  };

/** Where the characters of a side stand, and where they should. */
const placement =
  (of: Side): Reader =>
  ({ g }, should, at) => {
    const word = of === GOOD ? words.good : words.dark;
    word.fromFile(should, at, g);
    const { fallen: _, ...is } = word.toFile(g);
    const named = Object.entries(objectAt(should, at)).filter(([, there]) => String(there) !== "");
    return { is: sortedLists(is), should: sortedLists(Object.fromEntries(named)) };
  };

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
  const battle = frameOf(g, "battle");
  const played = battle ? [battle.goodCard, battle.darkCard][side] : NONE;
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

const [pieces, cards] = [listOf(piece), listOf(card)];
const look = record({ for: side, region: to }, { enemyCount: whole(), enemyKnown: pieces });

/** What one player sees of a region, as far as it is asked. */
const views: Reader = ({ g }, should, at) => {
  const looks = form.listInFile(look).fromFile(should, at);
  return {
    is: looks.map((one) => {
      const view = engine.view(g, seatOf(g, one.for));
      const enemy = other(one.for);
      return {
        ...(one.enemyCount !== undefined && { count: view.count[enemy * REGIONS.length + one.region] }),
        ...(one.enemyKnown && {
          known: CHARACTERS_OF[enemy].filter((character) => view.secret.at[character] === one.region),
        }),
      };
    }),
    should: looks.map((one) => ({
      ...(one.enemyCount !== undefined && { count: one.enemyCount }),
      ...(one.enemyKnown && { known: [...one.enemyKnown].sort((a, b) => a - b) }),
    })),
  };
};

/** How each expectation reads what is, in the same form as what should be. */
const READ: vectors.Readers<Run> = {
  rejected: ({ refused }) => ({ is: refused }),
  turn: vectors.asTold(words.turn),
  pending: (run) => ({ is: pendingOf(run) }),
  winner: ({ g }) => ({ is: winnerOf(g) }),
  reason: ({ g }) => ({ is: g.result?.reason ?? null }),
  good: placement(GOOD),
  dark: placement(DARK),
  out: names(pieces, (g) => words.out.toFile(g)),
  goodDiscard: names(cards, (g) => words.goodDiscard.toFile(g)),
  darkDiscard: names(cards, (g) => words.darkDiscard.toFile(g)),
  goodHand: names(cards, (g) => hand(g, GOOD)),
  darkHand: names(cards, (g) => hand(g, DARK)),
  variants: names(listOf(id(VARIANT)), (g) => words.variants.toFile(g)),
  lastTotals: ({ g }) => ({ is: totalsOf(g) }),
  score: ({ g }) => ({ is: { good: g.points[seatOf(g, GOOD)], dark: g.points[seatOf(g, DARK)] } }),
  moves: ({ g }, should, at) => {
    const wanted = Object.entries(objectAt(should, at)).map(
      ([name, list]) =>
        [piece.fromFile(name, inside(at, name)), listOf(to).fromFile(list, inside(at, name))] as const,
    );
    const named = (regions: readonly number[]) => sorted(regions.map((region) => REGIONS[region]));
    return {
      is: wanted.map(([character]) => named(destinations(g, character))),
      should: wanted.map(([, regions]) => named(regions)),
    };
  },
  view: views,
};

const MATCH = record({
  games: form.listInFile(
    record({ goodPlayer: form.text, darkPlayer: form.text, winner: form.text, survivors: whole(0, NINE) }),
  ),
});

/** 10.6: points of a match. */
function playMatch({ setup, expect }: vectors.Vector): string[] {
  const { games } = MATCH.fromFile(setup, SETUP);
  const players = sorted([...new Set(games.flatMap((game) => [game.goodPlayer, game.darkPlayer]))]);
  const points = players.map((player) =>
    games.reduce((sum, game) => sum + (game.winner === player ? game.survivors : 0), 0),
  );
  const [winner] = matchWinners(points);
  return vectors.differences(null, expect, inside(null, "expect"), {
    points: () => ({ is: Object.fromEntries(players.map((player, i) => [player, points[i]])) }),
    winner: () => ({ is: winner === undefined ? null : players[winner] }),
  });
}

function playPosition(vector: vectors.Vector): string[] {
  const steps = vectors.readSteps(vector.steps ?? [], inside(null, "steps"), [...SIDES, "chance"], STEPS);
  const run = new Run(vector.setup, steps);
  for (const one of steps) {
    run.refused = run.step(one);
    if (run.refused !== one.illegal)
      return [`${vectors.nameOf(one)} ${run.refused ? "was" : "should have been"} refused`];
  }
  if (!run.undrawn) run.passPauses();
  return vectors.differences(run, vector.expect, inside(null, "expect"), READ);
}

function play(vector: vectors.Vector): string[] {
  if (vector.kind === "match") return playMatch(vector);
  if (vector.kind !== undefined)
    throw new PositionError(inside(null, "kind"), `${quoted(vector.kind)} is not “match”`);
  return playPosition(vector);
}

/** What describes a vector and is no part of the play. */
const ABOUT = ["covers"];

const FILE: vectors.VectorFile = {
  list: "scenarios",
  needs: ["setup", "expect"],
  may: ["steps", "kind", ...ABOUT],
  anyOrder: [
    "good",
    "dark",
    "out",
    "goodDiscard",
    "darkDiscard",
    "goodHand",
    "darkHand",
    "variants",
    "moves",
    "view",
  ],
  someOf: ["view"],
  play,
};

/** Plays every vector of a file (its `format` describes itself). */
export const playVectors = (file: unknown): vectors.VectorResult[] => vectors.playFile(file, FILE);
/** Plays them with each expectation changed, too. */
export const proveVectors = (file: unknown): Proved[] => proveFile(file, FILE);
