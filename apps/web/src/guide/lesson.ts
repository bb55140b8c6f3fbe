import type { Guide, GuideStep, Happened } from "@westmarch/boardkit";
import { type Ask, type Core, Engine, type Game, hear, type Option, sameOption } from "@westmarch/kernel";
import type { LessonPath } from "../table/connection/memory.ts";

/** Where a guided game stands. A value: every step makes a new one. */
export interface Lesson<G extends Core = Core> {
  readonly state: G;
  /** What the learner sees. */
  readonly view: G;
  readonly log: readonly Happened[];
  /** Place among the guide's steps; the number of steps when it is over. */
  readonly step: number;
  /** How many of the prepared replies and draws have been used. */
  readonly replies: number;
  readonly draws: number;
  readonly path: LessonPath;
}

const allowed = (step: GuideStep | undefined, option: Option): boolean =>
  step?.allow.some((offered) => sameOption(offered, option)) ?? false;

/** What comes after choices: the next step, and what is still chosen with them. */
interface After {
  readonly step: number;
  readonly brings: readonly Option[];
}

/** Runs a guide in the real engine. Chance and the other seats say what the guide has prepared. */
export class Teacher<G extends Core> {
  readonly #engine: Engine<G>;
  readonly #guide: Guide;

  constructor(game: Game<G, unknown>, guide: Guide) {
    this.#engine = new Engine(game);
    this.#guide = guide;
  }

  begin(): Lesson<G> {
    const state = this.#engine.game.notation.read(this.#guide.position);
    return this.#reply({ state, view: state, log: [], step: 0, replies: 0, draws: 0, path: [] });
  }

  /** The lesson after walking a remembered path again, as far as it still leads. */
  resume(path: LessonPath): Lesson<G> {
    let lesson = this.begin();
    for (const choices of path) {
      const step = this.step(lesson);
      if (!step || (choices ? !this.wants(lesson, choices) : step.allow.length > 0)) break;
      lesson = choices ? this.choose(lesson, choices) : this.goOn(lesson);
    }
    return lesson;
  }

  step(lesson: Lesson<G>): GuideStep | null {
    return this.#guide.steps[lesson.step] ?? null;
  }

  /** The engine's own question: what is said of it must not hang on how many answers the step leaves. */
  question({ state }: Lesson<G>): Ask | null {
    return this.#engine.askOf(state, this.#guide.seat);
  }

  /** What the learner may do now: that question, narrowed to what the step allows. */
  ask(lesson: Lesson<G>): Ask | null {
    const step = this.step(lesson);
    const ask = this.question(lesson);
    if (!ask || !step) return null;
    const options = ask.options.filter((option) => allowed(step, option));
    return options.length > 0 ? { ...ask, options } : null;
  }

  /** On to the next step without a choice. */
  goOn(lesson: Lesson<G>): Lesson<G> {
    return { ...lesson, step: lesson.step + 1, path: [...lesson.path, null] };
  }

  /** Whether the guide asks for just this now. */
  wants(lesson: Lesson<G>, options: readonly Option[]): boolean {
    return this.#after(lesson, options) !== null;
  }

  /** Plays what the guide asks for: one choice, or several sent as one list. */
  choose(lesson: Lesson<G>, options: readonly Option[]): Lesson<G> {
    const after = this.#after(lesson, options);
    if (after === null) return lesson;
    let next = lesson;
    for (const option of [...options, ...after.brings])
      next = this.#reply(this.#play(next, this.#guide.seat, option));
    return { ...next, step: after.step, path: [...lesson.path, options] };
  }

  /**
   * The step that follows these choices, and what is chosen with them: they may be of one step, or go through several.
   * Null for others.
   */
  #after({ step }: Lesson<G>, options: readonly Option[]): After | null {
    const { steps } = this.#guide;
    let at = step;
    let brings: readonly Option[] = [];
    for (const option of options) {
      const [due] = brings;
      if (due) {
        if (!sameOption(due, option)) return null;
        brings = brings.slice(1);
        continue;
      }
      if (!allowed(steps[at], option)) at++;
      if (!allowed(steps[at], option)) return null;
      brings = steps[at]?.brings ?? [];
    }
    return { step: at + 1, brings };
  }

  #reply(lesson: Lesson<G>): Lesson<G> {
    let next = lesson;
    for (;;) {
      const reply = this.#guide.replies[next.replies];
      if (!reply || !this.#engine.askOf(next.state, reply.seat)) break;
      next = { ...this.#play(next, reply.seat, reply.option), replies: next.replies + 1 };
    }
    return { ...next, view: this.#engine.view(next.state, this.#guide.seat) };
  }

  #play(lesson: Lesson<G>, seat: number, option: Option): Lesson<G> {
    const state = this.#engine.game.clone(lesson.state);
    const log = [...lesson.log];
    const version = (log.at(-1)?.version ?? 0) + 1;
    let draws = lesson.draws;
    let index = 0;
    this.#engine.play(
      state,
      seat,
      option,
      (_, sides) => {
        const value = this.#guide.chance[draws++];
        if (value === undefined || value >= sides)
          throw new Error(`the guide has no draw number ${draws} of ${sides}`);
        return value;
      },
      (event) => {
        const heard = hear(event, this.#guide.seat);
        if (heard) log.push({ ...heard, version, index: index++ });
      },
    );
    return { ...lesson, state, log, draws };
  }
}
