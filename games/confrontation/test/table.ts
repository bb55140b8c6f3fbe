/** A scene to play rules in: who stands where, what is chosen, what is true then. */
import { Engine, type Heard, hear, IllegalChoice, type Refusal, stream } from "@westmarch/kernel";
import { CHARACTERS, DARK, GOOD, REGIONS, type Side } from "../data/ids.ts";
import { type Confrontation, confrontation, type Position, positionOf } from "../index.ts";
import { seatOf } from "../state.ts";

export const engine = new Engine(confrontation);
const { notation } = confrontation;

export class Table {
  g: Confrontation;
  /** What everybody heard, as a spectator. */
  readonly heard: Heard[] = [];
  readonly #draws: number[];

  constructor(position: Position, draws: readonly number[] = []) {
    this.g = positionOf(position);
    this.#draws = [...draws];
  }

  #play(side: Side, words: readonly string[]): this {
    for (const word of words) {
      engine.play(
        this.g,
        seatOf(this.g, side),
        notation.option(word),
        () => this.#draws.shift() ?? 0,
        (event) => {
          const public_ = hear(event, null);
          if (public_) this.heard.push(public_);
        },
      );
    }
    return this;
  }

  good(...words: string[]): this {
    return this.#play(GOOD, words);
  }

  dark(...words: string[]): this {
    return this.#play(DARK, words);
  }

  /** Both choose a card in secret. */
  cards(good: string, dark: string): this {
    return this.good(`card:${good}`).dark(`card:${dark}`);
  }

  /** Why a side may not play this. */
  refused(side: Side, word: string): Refusal {
    try {
      engine.play(engine.game.clone(this.g), seatOf(this.g, side), notation.option(word), stream(1));
    } catch (error) {
      if (error instanceof IllegalChoice) return error.refusal;
      throw error;
    }
    throw new Error(`${word} was accepted`);
  }

  /** The choices a side has now, as words; null if nothing is asked of it. */
  offered(side: Side): string[] | null {
    const ask = engine.askOf(this.g, seatOf(this.g, side));
    return ask?.options.map((option) => notation.choice(option)) ?? null;
  }

  at(name: (typeof CHARACTERS)[number]): string {
    const at = this.g.secret.at[CHARACTERS.indexOf(name)];
    return REGIONS[at] ?? "out";
  }

  get fallen(): string[] {
    return CHARACTERS.filter((_, c) => (this.g.fallen & (1 << c)) !== 0);
  }

  /** What a side sees, as text: two scenes it cannot tell apart give the same. */
  seen(side: Side): string {
    return JSON.stringify(engine.view(this.g, seatOf(this.g, side)));
  }
}

export const table = (position: Position, ...draws: number[]): Table => new Table(position, draws);
