/** A player of whole games at the table of cards with one kind of hands: on the table, and in the bar. */
import type { Page } from "playwright-core";
import { Player, type Sight } from "./player.ts";

export type Spot = readonly [x: number, y: number];

/** What hands do for a player of a whole game: at a point that is in sight, or with the answer of that key. */
export interface Touch {
  /** On something that lies on the table; hands that point at nothing have none. */
  readonly thing: ((page: Page, at: Spot) => Promise<void>) | null;
  readonly answer: (page: Page, key: string, at: Spot) => Promise<void>;
  /** Past what is being shown. */
  readonly onward: (page: Page, at: Spot) => Promise<void>;
}

export const TOUCHES = {
  mouse: {
    thing: (page, at) => page.mouse.click(...at),
    answer: (page, _key, at) => page.mouse.click(...at),
    onward: (page, at) => page.mouse.click(...at),
  },
  thumb: {
    thing: (page, at) => page.touchscreen.tap(...at),
    answer: (page, _key, at) => page.touchscreen.tap(...at),
    onward: (page, at) => page.touchscreen.tap(...at),
  },
  keys: {
    thing: null,
    answer: async (page, key) => {
      // A number of two digits is typed one after the other.
      for (const pressed of key === "Enter" ? [key] : key) await page.keyboard.press(pressed);
    },
    onward: (page) => page.keyboard.press("Enter"),
  },
} satisfies Record<string, Touch>;

interface Answer {
  /** As its button says: a number, or Enter. */
  readonly key: string;
  readonly text: string;
  readonly at: Spot;
}

interface CardSight extends Sight {
  /** After a press the answers are closed for a moment: a second press would close them again. */
  readonly closed: boolean;
  /** The answers that are in sight. */
  readonly answers: readonly Answer[];
  /** Things that something in hand can be put on or, with nothing in hand, that answer. */
  readonly things: readonly Spot[];
  readonly hurry: Spot | null;
}

/** They lead back. */
const BACK = /^(Put it back|Begin again)/;
/** They let things take their course: without them a game would be long. */
const PASSING = /^(Pass|No answer|Let it happen|Set out|End the|Leave it|Nobody else|Move on)/;
/** What was staged is over. */
const ONWARD = /^(Continue|On to the table)/;
/** A high bid ends a game before it has come to a skirmish (20.1). */
const BID = /^No burdens/;
/** One of so many looks is at what lies on the table. */
const ON_THE_TABLE = 2;

export class CardPlayer extends Player {
  readonly #touch: Touch;
  /** How many things on the table were touched. */
  touched = 0;

  constructor(page: Page, seed: number, touch: Touch) {
    super(page, seed);
    this.#touch = touch;
  }

  protected override sight(): Promise<CardSight> {
    return this.page.evaluate(
      ([back, onward]) => {
        /** Where it can be pressed: a point of it that nothing covers. */
        const spotOf = (thing: Element | null): [number, number] | null => {
          if (!thing) return null;
          const { left, top, width, height } = thing.getBoundingClientRect();
          for (const down of [0.5, 0.2, 0.8])
            for (const along of [0.5, 0.1, 0.9]) {
              const spot: [number, number] = [left + along * width, top + down * height];
              const there = document.elementFromPoint(...spot);
              if (there && thing.contains(there)) return spot;
            }
          return null;
        };
        const buttons = [...document.querySelectorAll("#choices button")];
        /** An answer that is a number is its own key. */
        const keyOf = (button: Element): string => {
          const hints = [...button.querySelectorAll("span[aria-hidden=true]")];
          const key = hints.find(({ textContent }) => /^(\d+|Enter)$/.test(textContent ?? ""));
          return key?.textContent ?? /\d+/.exec(button.textContent ?? "")?.[0] ?? "";
        };
        const answers = buttons.flatMap((button) => {
          const at = spotOf(button);
          return at && !button.hasAttribute("aria-disabled")
            ? [{ key: keyOf(button), text: button.textContent ?? "", at }]
            : [];
        });
        const inHand = buttons.some(({ textContent }) => new RegExp(back).test(textContent ?? ""));
        const able = document.querySelectorAll(`#board [data-${inHand ? "takes" : "able"}]`);
        return {
          over: document.querySelector("section[data-mood]") !== null,
          onward: answers.some(({ text }) => new RegExp(onward).test(text)),
          choices: answers.length,
          pieces: able.length,
          closed: document.querySelector("#choices [data-closed]") !== null,
          answers,
          things: [...able].map(spotOf).filter((spot) => spot !== null),
          hurry: spotOf(document.querySelector("button[aria-label='Fast-forward']")),
        };
      },
      [BACK.source, ONWARD.source] as const,
    );
  }

  protected override async act({ closed, onward, answers, things, hurry }: CardSight): Promise<boolean> {
    if (closed) return false;
    const { thing, answer } = this.#touch;
    const [only] = answers;
    if (onward && only) {
      await this.#touch.onward(this.page, only.at);
      return true;
    }
    const spot = thing && things[this.random(Math.max(1, things.length))];
    // A game may be over soon: the first thing that can be touched is.
    const touches = answers.length === 0 || this.touched === 0 || this.random(ON_THE_TABLE) === 0;
    if (thing && spot && touches) {
      await thing(this.page, spot);
      this.touched++;
      return true;
    }
    const chosen = this.#choose(answers);
    if (chosen) {
      await answer(this.page, chosen.key, chosen.at);
      this.made++;
      return true;
    }
    if (hurry) await this.#touch.onward(this.page, hurry);
    return false;
  }

  #choose(answers: readonly Answer[]): Answer | undefined {
    const bid = answers.find(({ text }) => BID.test(text));
    const passing = answers.find(({ text }) => PASSING.test(text));
    if (bid || (passing && this.random(2) === 0)) return bid ?? passing;
    const onward = answers.filter(({ text }) => !BACK.test(text));
    return onward[this.random(Math.max(1, onward.length))];
  }
}
