/** A vector being played: the real engine, driven by what the vector says. */
import {
  type Context,
  copyStack,
  Engine,
  type Event,
  type Option,
  readStack,
  sameOption,
} from "@westmarch/kernel";
import { ACTION, FACE, FACE_COUNT, FREE, other, type Side, sideOf } from "../ids.ts";
import { fiveArmies } from "../index.ts";
import { cloneGame, type FiveArmies } from "../state.ts";
import { type Dealt, dealing } from "./dealing.ts";

const engine = new Engine(fiveArmies);

/** How questions are answered of which a vector says nothing: a player does no more than the rules demand. */
const ANSWERS: Readonly<Record<string, readonly string[]>> = {
  bodyguard: ["no"],
  casualties: ["done", "lose"],
  excess: ["done", "lose"],
  part: ["go"],
  cease: ["cease"],
  leave: ["stand"],
  "use-maneuver": ["yes"],
  reroll: ["number"],
  luck: ["done"],
  chance: ["done"],
  "spend-bat": ["yes"],
  tile: ["apply"],
};

export class Run {
  g: FiveArmies;
  /** A choice of the vector was not to be had. */
  refused = false;
  readonly events: Event[] = [];
  /** What checks and actions have found out, by the key of the expectation. */
  readonly facts: Record<string, unknown> = {};
  readonly before: FiveArmies;
  readonly #dealt: Dealt;
  readonly #hasDice: boolean;

  /** `hasDice`: the vector says what dice there are. */
  constructor(g: FiveArmies, dealt: Dealt, hasDice: boolean) {
    this.g = g;
    this.#hasDice = hasDice;
    this.before = cloneGame(g);
    this.#dealt = dealt;
  }

  /** What paragraphs are given, for asking and doing single things. */
  context(): Context<FiveArmies> {
    const chance = dealing(() => this.g, this.#dealt);
    const note = (event: Event): void => {
      this.events.push(event);
    };
    return {
      g: this.g,
      draw: (sides) => chance(0, sides),
      tell: (type, facts) => note({ type, facts }),
      tellMore: (type, facts) => note({ type, facts }),
      tellOnly: (only, type, facts) => note({ type, facts, only }),
      reveal: () => {},
    };
  }

  /** Lets the rules go on from a place in them (`game.recover`, `game.end/fight.maneuver{…}`) to the next question. */
  from(line: string): void {
    const start: FiveArmies = { ...this.g, stack: copyStack(readStack(line)) };
    // The turn is not over when this is.
    if (line.includes("actions.turn") && start.dice.every((many) => many === 0))
      start.dice = start.dice.map((_, face) => Number(face % FACE_COUNT === 0));
    const starting = new Engine({
      ...fiveArmies,
      setup: () => start,
      clone: (g) => {
        this.g = cloneGame(g);
        return this.g;
      },
    });
    starting.start(
      {},
      dealing(() => this.g, this.#dealt),
      (event) => this.events.push(event),
    );
  }

  /** The action round, with this side to act; it has the dice that the vector tells, or one of each. */
  act(side: Side, die?: string): void {
    const { g } = this;
    if (g.stack.length > 0) return;
    g.acting = side;
    for (const one of [side, other(side)]) {
      const has = FACE.all.some((face) => g.dice[one * FACE_COUNT + face] > 0);
      const isTold = one === side && die !== undefined;
      if (isTold || (!has && !this.#hasDice))
        for (const face of FACE.all)
          g.dice[one * FACE_COUNT + face] = isTold
            ? Number(FACE.names[face] === die)
            : one === side
              ? Number(FACE.names[face] !== (side === FREE ? "lidless_eye" : "will_of_the_west"))
              : Number(face === 0);
    }
    this.from("game.end/actions.act");
  }

  /** What a side is asked, or null. */
  ask(side: Side) {
    return engine.askOf(this.g, side);
  }
  asks() {
    return engine.asks(this.g);
  }
  /** Whether a side may choose this now. */
  offers(side: Side, option: Option): boolean {
    return this.ask(side)?.options.some((one) => sameOption(one, option)) ?? false;
  }

  /** Makes a choice; false if it is not offered. */
  choose(side: Side, option: Option): boolean {
    if (engine.refusal(this.g, side, option) !== null) return false;
    engine.play(
      this.g,
      side,
      option,
      dealing(() => this.g, this.#dealt),
      (event) => this.events.push(event),
    );
    return true;
  }

  /** Makes a choice that the vector says, past questions of which it says nothing; notes a refusal. */
  say(side: Side, option: Option): boolean {
    if (this.refused) return false;
    for (let guard = 0; guard < MANY; guard++) {
      if (this.choose(side, option)) return true;
      const [ask] = this.asks();
      if (!ask || !Object.hasOwn(ANSWERS, ask.prompt) || ask.options[0][0] === option[0]) break;
      this.#answer();
    }
    this.refused = true;
    return false;
  }

  /**
   * Answers what a vector says nothing of until one of these is asked, or a question that has no answer among
   * `ANSWERS`.
   */
  settle(...prompts: readonly string[]): void {
    for (let guard = 0; guard < MANY && !this.refused; guard++) {
      const [ask] = this.asks();
      if (!ask || prompts.includes(ask.prompt) || !Object.hasOwn(ANSWERS, ask.prompt)) return;
      if (!this.#answer()) return;
    }
  }

  /** Uses a die for an action, whichever face allows it. */
  use(side: Side, name: (typeof ACTION.names)[number], die?: string): boolean {
    this.act(side, die);
    const action = ACTION.named(name);
    const option = this.ask(side)?.options.find((one) => one[0] === "use" && one[2] === action);
    if (option !== undefined) return this.choose(side, option);
    this.refused = true;
    return false;
  }

  /** Answers one question as it is answered when nothing is said of it. */
  #answer(): boolean {
    const [ask] = this.asks();
    if (!ask) return false;
    const verbs = Object.hasOwn(ANSWERS, ask.prompt) ? ANSWERS[ask.prompt] : ["done"];
    const said = verbs?.flatMap((verb) => ask.options.filter((one) => one[0] === verb)) ?? [];
    return this.choose(sideOf(ask.seat), said[0] ?? ask.options[ask.options.length - 1]);
  }

  /** Answers everything that is left of the action. */
  finish(): void {
    for (let guard = 0; guard < MANY; guard++) {
      const [ask] = this.asks();
      if (!ask || ask.prompt === "act" || !this.#answer()) return;
    }
  }

  /** The facts of all events of a type. */
  told(type: string) {
    return this.events.filter((event) => event.type === type).map((event) => event.facts);
  }
}
const MANY = 60;
