/** A skirmish for tests of the stage: the scene of a vector, played on, with everything that was heard of it. */
import { Engine, NONE, type Option } from "@westmarch/kernel";
import { inside } from "@westmarch/positions";
import type { LoggedEvent } from "../board/staging/within.ts";
import { CARD } from "../data/ids.ts";
import { tradingCardGame } from "../index.ts";
import { type CardGame, cloneCardGame } from "../state.ts";
import { Run } from "../vectors/run.ts";
import { sceneOf } from "../vectors/scene.ts";

/** Aragorn with his sword, of the Free Peoples (A), against two goblins of the Shadow (B). */
export const BRIDGE = {
  phase: "skirmish",
  site: { number: 5 },
  fellowship: [{ card: "1C290" }, { card: "1R89", wounds: 1, attached: ["1U112"] }, { card: "1P365" }],
  minions: [{ card: "1C179" }, { card: "1U178" }, { card: "1C187" }],
  defender: { "1R89": 1 },
  later: { "1R89": ["1C179", "1U178"] },
  hand: { A: ["1C102", "1C116"], B: ["1C168"] },
} as const;

const engine = new Engine(tradingCardGame);

/** A table that tells what it heard. */
export class Skirmishing {
  readonly run: Run;
  readonly log: LoggedEvent[] = [];
  before: CardGame;
  #version = 0;
  #heard = 0;

  constructor(given: unknown = BRIDGE) {
    this.run = new Run(sceneOf(given, inside(null, "given")));
    this.before = cloneCardGame(this.run.g);
    this.#hear();
  }

  get view(): CardGame {
    return this.run.g;
  }

  /** The seat that is asked does this, and no player answers what comes of it. */
  do(...option: Option): this {
    return this.#choose(option, () => {});
  }

  /** Plays a card; where it could be for several, it is for this one, and it does as much as it can. */
  play(card: string, on: string): this {
    return this.#choose(["play", CARD.named(card)], () => {
      const copy = this.view.table.find((one) => one.card === CARD.named(on));
      this.#goOn(["copy", copy?.id ?? NONE], "pick", "bearer");
      this.#goOn(["yes"], "spot");
    });
  }

  #choose(option: Option, then: () => void): this {
    const { asked } = this.run;
    if (!asked) throw new Error("nobody is asked");
    this.before = cloneCardGame(this.run.g);
    this.run.play(asked.seat, option);
    this.#goOn(["pass"], "about-to", "after");
    then();
    this.#goOn(["pass"], "about-to", "after");
    this.#hear();
    return this;
  }

  #goOn(answer: Option, ...prompts: readonly string[]): void {
    for (let { asked } = this.run; asked && prompts.includes(asked.prompt); { asked } = this.run)
      this.run.play(asked.seat, answer);
  }

  pass(many = 1): this {
    for (let i = 0; i < many; i++) this.do("pass");
    return this;
  }

  /** Events of the last choice. */
  get since(): readonly LoggedEvent[] {
    return this.log.filter(({ version }) => version === this.#version);
  }

  #hear(): void {
    this.#version++;
    const events = this.run.events.slice(this.#heard);
    this.#heard = this.run.events.length;
    for (const [index, event] of events.entries()) {
      const heard = engine.heard(event, null);
      if (heard) this.log.push({ ...heard, version: this.#version, index });
    }
  }
}
