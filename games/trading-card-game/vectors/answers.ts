/** What an action of a vector chooses or pays (`with` and beside it), and how it answers what the rules ask. */
import { type Option, sameOption } from "@westmarch/kernel";
import { inside, type Location, noSuch, objectAt, PositionError, quoted } from "@westmarch/positions";
import { programAt } from "../cards/programs.ts";
import { CARD, type CardId } from "../data/ids.ts";
import type { CardGame } from "../state.ts";
import {
  ANY,
  DEEDS,
  DONE,
  deedsOf,
  FIGURES,
  isCard,
  isOf,
  KNOWN,
  meansDeed,
  ONTO,
  optionDeeds,
  PLAYERS,
} from "./answer-words.ts";
import { isCardName, LETTERS } from "./names.ts";
import { Refused, type Run } from "./run.ts";
import { speaking, stepDeed } from "./watching.ts";

interface Entry {
  readonly key: string;
  readonly value: string | number | boolean;
  used: boolean;
}

/** Says whether one spots what one need not. */
const SPOTS_MORE = "spotsMore";

/** Whether an entry says yes or no to whatever is asked. */
const isFlag = ({ key, value }: Entry): boolean => typeof value === "boolean" && key !== SPOTS_MORE;

/** What an action names, each to be used once. */
export class Answers {
  readonly #entries: readonly Entry[];
  /** How much of what the rules have taken by themselves has been looked at. */
  #seen: number;

  constructor(told: { readonly [key: string]: unknown }, at: Location, since: number) {
    this.#seen = since;
    this.#entries = Object.entries(told).flatMap(([key, given]) =>
      this.#read(key, given, inside(at, key)).map((value) => ({ key, value, used: false })),
    );
  }

  #read(key: string, given: unknown, at: Location): readonly (string | number | boolean)[] {
    if (typeof given === "boolean") return [given];
    if (!KNOWN.has(key)) throw noSuch(at, key, "thing to choose", [...KNOWN]);
    const values = Array.isArray(given) ? given : [given];
    return values.map((value: unknown) => {
      if (typeof value === "number" || isCardName(value)) return value;
      if (typeof value === "string" && (key === "option" || LETTERS.includes(value) || value === "done"))
        return value;
      throw new PositionError(at, `${quoted(value)} is neither a card nor a figure`);
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

  /** What has not been asked for, as a sentence lists it. */
  get leftover(): string {
    return this.#entries
      .filter(({ used }) => !used)
      .map(({ key, value }) => `“${key}: ${String(value)}”`)
      .join(", ");
  }

  /** What has been done to a card without anybody picking it needs no answer either. */
  absorbDone(run: Run, since: number): void {
    for (const { type, facts } of run.events.slice(since)) {
      const deeds = DONE[type] ?? [];
      this.#take(({ key, value }) => {
        if (typeof value !== "string" || key === "option") return undefined;
        const isDone = deeds.some((deed) => meansDeed(key, deed)) && isOf(run, value, facts.copy, facts.card);
        return isDone || (ONTO.includes(key) && isOf(run, value, facts.on)) ? true : undefined;
      });
    }
  }

  /** Everything as it is now, to come back to. */
  mark(): () => void {
    const used = this.#entries.map((entry) => entry.used);
    const seen = this.#seen;
    return () => {
      for (const [i, entry] of this.#entries.entries()) entry.used = used[i];
      this.#seen = seen;
    };
  }

  /** What the rules have taken by themselves, as there was no choice, needs no answer any more. */
  absorb(run: Run): void {
    const forced = run.forced.slice(this.#seen);
    this.#seen = run.forced.length;
    for (const { option, deed } of forced) this.#absorbed(run, option, deed);
  }

  #absorbed(run: Run, [verb, word]: Option, deed: string | undefined): void {
    const means = (is: (value: Entry["value"]) => boolean, keys?: readonly string[]): void => {
      this.#take((entry) => (is(entry.value) && (keys?.includes(entry.key) ?? true) ? true : undefined));
    };
    const fits = (key: string): boolean => ANY.includes(key) || (deed !== undefined && meansDeed(key, deed));
    switch (verb) {
      case "copy":
        this.#take(({ key, value }) =>
          typeof value === "string" && fits(key) && run.isCalled(value, word) ? true : undefined,
        );
        return;
      case "card":
        this.#take(({ key, value }) =>
          typeof value === "string" && isCard(word, value) && key !== "option" ? true : undefined,
        );
        return;
      case "number":
        means((value) => value === word, FIGURES);
        return;
      case "option":
        means((value) => value === (word === 0 ? "a" : "b"), ["option"]);
        return;
      case "player":
        means((value) => value === LETTERS[Number(word)], PLAYERS);
        return;
      case "yes":
      case "no":
        this.#take((entry) => (isFlag(entry) && entry.value === (verb === "yes") ? true : undefined));
        return;
    }
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
      (key) => deed !== undefined && meansDeed(key, deed),
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
    return this.#entries.some(({ key, used }) => !used && deeds.some((deed) => meansDeed(key, deed)));
  }

  /** Whether what is said fits this part of a card's text. */
  wantsOf(card: CardId, index: number): boolean {
    const program = programAt(card, index);
    return this.#wants(deedsOf(program, 0, program.length));
  }

  /** Answers what is asked now, if it is said how; false otherwise. `freely` also begins what may be left. */
  answer(run: Run, freely: boolean): boolean {
    this.absorb(run);
    const { asked } = run;
    if (!asked) return false;
    const option = this.#option(run, asked, freely);
    if (!option) return false;
    if (!asked.options.some((offered) => sameOption(offered, option)))
      throw new Refused(`${run.worded(option)} is not offered; ${run.around()}`);
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
        const many = this.#figure(["spot"]);
        const more =
          many === undefined
            ? this.#take(({ key, value }) => (key === SPOTS_MORE ? value === true : undefined))
            : many > 0;
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
    if (stop && f && typeof stop.value === "number") {
      stop.used = true;
      return [f.many < stop.value ? "yes" : "no"];
    }
    const spot = this.#figure(["spot"]);
    if (spot !== undefined) return [spot > 0 ? "yes" : "no"];
    const flag = this.#flag();
    if (flag !== undefined) return [flag ? "yes" : "no"];
    return this.#isFor(run.g) && asked.options.some(([verb]) => verb === "yes") ? ["yes"] : undefined;
  }

  /** Whether any entry that is left could be the answer where a player may do something. */
  #isFor(g: CardGame): boolean {
    const f = speaking(g);
    const program = f ? programAt(f.card, f.index) : [];
    const op = f && program[f.op];
    const deeds = f && op?.op === "may" ? deedsOf(program, f.op + 1, op.past) : DEEDS;
    const isDeed = (key: string): boolean => !ANY.includes(key) && DEEDS.some((deed) => meansDeed(key, deed));
    return this.#entries.some(
      ({ key, used }) => !used && (!isDeed(key) || deeds.some((deed) => meansDeed(key, deed))),
    );
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

/** The answers of an action: what stands in `with`, and beside it. */
export function answersOf(
  action: { readonly [key: string]: unknown },
  own: readonly string[],
  at: Location,
  since: number,
): Answers {
  const beside = Object.entries(action).filter(
    ([key]) => !["by", "do", "note", "with", ...own].includes(key),
  );
  const within = action.with === undefined ? {} : objectAt(action.with, inside(at, "with"));
  return new Answers({ ...Object.fromEntries(beside), ...within }, at, since);
}
