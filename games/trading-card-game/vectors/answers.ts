/** What an action of a vector chooses or pays (`with` and beside it), and how it answers what the rules ask. */
import type { Option, Word } from "@westmarch/kernel";
import { inside, noSuch, objectAt, type Place, PositionError } from "@westmarch/positions";
import { type Op, programAt } from "../cards/programs.ts";
import { CARD, type CardId } from "../data/ids.ts";
import type { CardGame } from "../state.ts";
import type { Speaking } from "../vocabulary.ts";
import { bareName, isCardName, LETTERS } from "./names.ts";
import type { Run } from "./run.ts";

interface Entry {
  readonly key: string;
  readonly value: string | number | boolean;
  used: boolean;
}

/** Words that name what is picked, whatever a text does to it. */
const ANY = [
  "target",
  "card",
  "cards",
  "companion",
  "minion",
  "character",
  "ally",
  "on",
  "to",
  "onto",
  "bearer",
  "from",
  "of",
]; // prettier-ignore
/** Words of a figure. */
const FIGURES = ["X", "spot", "number", "stopAfter", "times"];
const OTHERS = ["option", "player", "opponent", "first", "take", "find", "playStacked", "keep", "bottom"];
const DEEDS = [
  "exert",
  "exhaust",
  "wound",
  "heal",
  "discard",
  "put",
  "stack",
  "play",
  "move",
  "assign",
  "reveal",
  "look at",
  "cancel",
  "prevent",
  "spot",
  "add",
  "remove",
  "draw",
  "shuffle in",
  "gain",
  "replace",
]; // prettier-ignore

const KNOWN = new Set([...ANY, ...FIGURES, ...OTHERS, ...DEEDS]);

/** The text at work on top of the stack. */
const speaking = (g: CardGame): Speaking | undefined => {
  const top = g.stack.at(-1);
  return top?.chapter === "text" ? (top as Speaking) : undefined;
};

/** What is done from a place in a program on, up to another. */
const deedsOf = (program: readonly Op[], from: number, to: number): readonly string[] =>
  program
    .slice(from, to)
    .flatMap((op) =>
      op.op === "step"
        ? [op.step.do, ...("counter" in op.step ? [`${op.step.do} ${op.step.counter}`] : [])]
        : [],
    );

const stepDeed = (g: CardGame): string | undefined => {
  const f = speaking(g);
  const op = f ? programAt(f.card, f.index)[f.op] : undefined;
  return op?.op === "step" ? op.step.do : undefined;
};

/** Whether a word of a vector means a deed: `playStacked` is playing, `addTwilight` adding. */
const means = (key: string, deed: string): boolean =>
  key === deed || key.startsWith(deed.split(" ")[0] ?? deed);

const isCard = (word: Word | undefined, name: string): boolean =>
  typeof word === "number" && CARD.names[word] === bareName(name);

/** Says whether one spots what one need not. */
const SPOTS_MORE = "spotsMore";

/** Whether an entry says yes or no to whatever is asked. */
const isFlag = ({ key, value }: Entry): boolean => typeof value === "boolean" && key !== SPOTS_MORE;

/** What an action names, each to be used once. */
export class Answers {
  readonly #entries: readonly Entry[];

  constructor(told: { readonly [key: string]: unknown }, at: Place) {
    this.#entries = Object.entries(told).flatMap(([key, given]) =>
      this.#read(key, given, inside(at, key)).map((value) => ({ key, value, used: false })),
    );
  }

  #read(key: string, given: unknown, at: Place): readonly (string | number | boolean)[] {
    if (typeof given === "boolean") return [given];
    if (!KNOWN.has(key)) throw noSuch(at, key, "thing to choose", [...KNOWN]);
    const values = Array.isArray(given) ? given : [given];
    return values.map((value: unknown) => {
      if (typeof value === "number" || isCardName(value)) return value;
      if (typeof value === "string" && (key === "option" || LETTERS.includes(value) || value === "done"))
        return value;
      throw new PositionError(at, `“${String(value)}” is neither a card nor a figure`);
    });
  }

  /** The first unused value with one of these keys. */
  #take<T>(is: (entry: Entry) => T | undefined): T | undefined {
    for (const entry of this.#entries) {
      if (entry.used) continue;
      const found = is(entry);
      if (found === undefined) continue;
      entry.used = true;
      return found;
    }
    return undefined;
  }

  has(key: string): boolean {
    return this.#entries.some((entry) => entry.key === key);
  }

  /** How many have not been asked for. */
  get left(): number {
    return this.#entries.filter(({ used }) => !used).length;
  }

  #flag(): boolean | undefined {
    return this.#take((entry) =>
      isFlag(entry) && typeof entry.value === "boolean" ? entry.value : undefined,
    );
  }

  #figure(keys: readonly string[]): number | undefined {
    return this.#take(({ key, value }) =>
      typeof value === "number" && keys.includes(key) ? value : undefined,
    );
  }

  /** One of these options that a name means, those with the best fitting key first. */
  #named<O>(run: Run, options: readonly O[], fits: (option: O, name: string) => boolean): O | undefined {
    const deed = stepDeed(run.g);
    const ranks: ((key: string) => boolean)[] = [
      (key) => deed !== undefined && means(key, deed),
      (key) => ANY.includes(key),
      () => true,
    ];
    for (const rank of ranks) {
      const found = this.#take(({ key, value }) =>
        typeof value === "string" && rank(key) ? options.find((option) => fits(option, value)) : undefined,
      );
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** Whether an entry that is left names one of these deeds. */
  #wants(deeds: readonly string[]): boolean {
    return this.#entries.some(({ key, used }) => !used && deeds.some((deed) => means(key, deed)));
  }

  /** Whether what is said fits this part of a card's text. */
  wantsOf(card: CardId, index: number): boolean {
    const program = programAt(card, index);
    return this.#wants(deedsOf(program, 0, program.length));
  }

  /** Answers what is asked now, if it is said how; false otherwise. `freely` also begins what may be left. */
  answer(run: Run, freely: boolean): boolean {
    const { asked } = run;
    if (!asked) return false;
    const option = this.#option(run, asked, freely);
    if (!option) return false;
    run.play(asked.seat, option);
    return true;
  }

  #option(run: Run, asked: NonNullable<Run["asked"]>, freely: boolean): Option | undefined {
    const done = asked.options.find(([verb]) => verb === "done");
    switch (asked.prompt) {
      case "bearer":
      case "pick": {
        const copies = asked.options.filter((option) => option[0] === "copy");
        const named = this.#named(run, copies, (option, name) => run.isNamed(name, option[1]));
        return named ?? (this.#isEnough() ? done : undefined);
      }
      case "pick-card": {
        const cards = asked.options.filter((option) => option[0] === "card");
        const named = this.#named(run, cards, (option, name) => isCard(option[1], name));
        return named ?? (this.#isEnough() ? done : undefined);
      }
      case "spot-some":
      case "amount": {
        const x = this.#figure(["X", "spot", "number", "times"]);
        return x === undefined ? undefined : ["number", x];
      }
      case "choose":
      case "payment":
        return this.#ofTwo(run, asked);
      case "may":
        return this.#may(run, asked);
      case "redraw": {
        const flag = this.#flag();
        return flag === undefined ? undefined : [flag ? "yes" : "no"];
      }
      case "spot": {
        const more = this.#take(({ key, value }) => (key === SPOTS_MORE ? value === true : undefined));
        return more === undefined ? undefined : [more ? "yes" : "no"];
      }
      case "opponent": {
        const letter = this.#take(({ key, value }) =>
          (key === "player" || key === "opponent") && typeof value === "string" ? value : undefined,
        );
        return letter === undefined ? undefined : ["player", LETTERS.indexOf(letter)];
      }
      case "order":
        return this.#named(run, asked.options, (option, name) => isCard(option[2], name));
      case "after":
      case "about-to":
        return this.#window(asked.options, freely);
      default:
        return undefined;
    }
  }

  /** Whether everything that could be picked has been. */
  #isEnough(): boolean {
    return this.#entries.length > 0 && !this.#entries.some(({ used, value }) => !used && isCardName(value));
  }

  #ofTwo(run: Run, asked: NonNullable<Run["asked"]>): Option | undefined {
    const letter = this.#take(({ key, value }) =>
      key === "option" && (value === "a" || value === "b") ? value : undefined,
    );
    if (letter) return ["option", letter === "a" ? 0 : 1];
    for (const option of asked.options) {
      if (option[0] === "option" && this.#wants(optionDeeds(run.g, option[1]))) return option;
    }
    return undefined;
  }

  #may(run: Run, asked: NonNullable<Run["asked"]>): Option | undefined {
    const f = speaking(run.g);
    const stop = this.#entries.find(({ key }) => key === "stopAfter");
    if (stop && f && typeof stop.value === "number") return [f.many < stop.value ? "yes" : "no"];
    const spot = this.#figure(["spot"]);
    if (spot !== undefined) return [spot > 0 ? "yes" : "no"];
    const flag = this.#flag();
    if (flag !== undefined) return [flag ? "yes" : "no"];
    return this.left > 0 && asked.options.some(([verb]) => verb === "yes") ? ["yes"] : undefined;
  }

  /** A trigger that may be left is used if it is said what it does. */
  #window(options: NonNullable<Run["asked"]>["options"], freely: boolean): Option | undefined {
    const triggers = options.filter((option) => option[0] === "trigger");
    if (triggers.length === 0) return undefined;
    const flag = this.#entries.find((entry) => isFlag(entry) && !entry.used);
    if (flag) {
      flag.used = true;
      return flag.value === true ? triggers[0] : ["pass"];
    }
    for (const trigger of triggers) {
      if (this.wantsOf(CARD.of(Number(trigger[2])), Number(trigger[3]))) {
        this.#figure(["spot"]);
        return trigger;
      }
    }
    return freely && this.left > 0 ? triggers[0] : undefined;
  }
}

/** What one of two options does. */
export function optionDeeds(g: CardGame, which: 0 | 1): readonly string[] {
  const f = speaking(g);
  if (!f) return [];
  const program = programAt(f.card, f.index);
  const op = program[f.op];
  if (op?.op !== "choose" && op?.op !== "either") return [];
  const from = op.at[which] ?? 0;
  const to = which === 0 ? (op.at[1] ?? op.past) : op.past;
  return deedsOf(program, from, to);
}

/** The answers of an action: what stands in `with`, and beside it. */
export function answersOf(
  action: { readonly [key: string]: unknown },
  own: readonly string[],
  at: Place,
): Answers {
  const beside = Object.entries(action).filter(
    ([key]) => !["by", "do", "note", "with", ...own].includes(key),
  );
  const within = action.with === undefined ? {} : objectAt(action.with, inside(at, "with"));
  return new Answers({ ...Object.fromEntries(beside), ...within }, at);
}
