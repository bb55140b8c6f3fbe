/// <reference lib="dom" />
/** How often a player presses: a game goes on by quick choices, and one seat makes them with the buttons of its page. */
import { sayFrom } from "@westmarch/boardkit/say";
import { stillProps } from "@westmarch/boardkit/still";
import type { Policy } from "@westmarch/bots/types";
import { type Ask, type Core, type Option, stream } from "@westmarch/kernel";
import type { ServerMessage } from "@westmarch/protocol";
import { games, type Speech } from "@westmarch/registry";
import type { Page } from "playwright-core";
import { type Hosting, lead, seated } from "../saved.ts";
import { Wired } from "../wire.ts";
import { type Course, openingOf } from "./positions.ts";

/** What one choice took: which question it answered, with what, and how many presses. */
export interface Pressed {
  readonly prompt: string;
  readonly verb: string;
  /** Which turn it was, as the game counts them. */
  readonly turn: number;
  readonly presses: number;
  /** Among them, those that only went on past what was shown. */
  readonly onward: number;
  /** No button of the bar gave this answer: it was given without the page. */
  readonly elsewhere: boolean;
}

/** Milliseconds between two looks at the page, for which an answer is looked for on it, and for which a press is waited for. */
const GLANCE = 60;
const SOUGHT = 4000;
const HESITATION = 3000;
/** Milliseconds for which a seat may not be asked. */
const PATIENCE = 30_000;

type Due = Extract<ServerMessage, { type: "welcome" | "update" }>;

const plain = (words: string): string =>
  words
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();

/** Answers for a seat without a page, until it is told to leave. */
async function answerAlways(
  wired: Wired,
  policy: Policy<Core>,
  seed: number,
  over: () => boolean,
): Promise<void> {
  const random = stream(seed);
  while (!over()) {
    try {
      await wired.answer((ask, view) => policy.playout(view as Core, ask, random));
    } catch {
      return; // nobody is asked any more
    }
  }
}

/** A seat that presses the buttons of its page. */
class Presser {
  readonly #page: Page;
  readonly #own: Wired;
  readonly #speech: Speech;
  readonly #say: ReturnType<typeof sayFrom>;
  readonly #policy: Policy<Core>;
  readonly #random = stream(7);
  #due: Due | null = null;
  #turn = 0;
  #whose: unknown = null;

  constructor(
    page: Page,
    own: Wired,
    { speech, say, policy }: { speech: Speech; say: ReturnType<typeof sayFrom>; policy: Policy<Core> },
  ) {
    [this.#page, this.#own, this.#speech, this.#say, this.#policy] = [page, own, speech, say, policy];
    page.on("websocket", (socket) =>
      socket.on("framereceived", ({ payload }) => {
        const message = JSON.parse(String(payload)) as ServerMessage;
        if (message.type !== "welcome" && message.type !== "update") return;
        this.#due = message;
        this.#count(message.views[0]?.view as Partial<Record<"turn", unknown>> | undefined);
      }),
    );
  }

  get turn(): number {
    return this.#turn;
  }
  get over(): boolean {
    return Boolean(this.#due?.result);
  }

  #count(view: Partial<Record<"turn", unknown>> | undefined): void {
    if (!view || view.turn === this.#whose) return;
    this.#whose = view.turn;
    this.#turn++;
  }

  /** Waits until the seat is asked, and answers by the page. Null: it is not asked any more. */
  async answer(): Promise<Pressed | null> {
    const asked = await this.#asked();
    if (!asked) return null;
    const { ask, view, version } = asked;
    const option = this.#policy.playout(view, ask, this.#random);
    const turn = this.#turn;
    const { presses, onward, given } = await this.#press(ask, view, option, version);
    const elsewhere = !given && this.#due?.version === version;
    if (elsewhere) await this.#own.answer(() => option);
    for (let since = Date.now(); this.#due?.version === version && Date.now() - since < PATIENCE; )
      await this.#page.waitForTimeout(GLANCE);
    return { prompt: ask.prompt, verb: String(option[0]), turn, presses, onward, elsewhere };
  }

  async #asked(): Promise<{ ask: Ask; view: Core; version: number } | null> {
    for (let since = Date.now(); Date.now() - since < PATIENCE && !this.over; ) {
      const [own] = this.#due?.views ?? [];
      if (own?.ask && this.#due) return { ask: own.ask, view: own.view as Core, version: this.#due.version };
      await this.#page.waitForTimeout(GLANCE);
    }
    return null;
  }

  /** Presses what leads to an option, until the position is another. */
  async #press(ask: Ask, view: Core, option: Option, version: number) {
    const props = stillProps({ view, seat: ask.seat, ask, say: this.#say, language: "en" });
    const { text, group } = this.#speech.label(option, ask, props);
    const wanted = [plain(text), plain(group?.alone ?? ""), plain(group?.text ?? "")].filter(
      (words) => words !== "",
    );
    let [presses, onward] = [0, 0];
    for (let since = Date.now(); this.#due?.version === version && Date.now() - since < SOUGHT; ) {
      const buttons = await this.#buttons();
      const nth = wanted.map((words) => buttons.indexOf(words)).find((place) => place >= 0) ?? -1;
      const on = nth < 0 && buttons.length === 1;
      if (nth < 0 && !on) {
        await this.#page.waitForTimeout(GLANCE);
        continue;
      }
      if (!(await this.#click(Math.max(0, nth)))) continue;
      presses++;
      if (on) onward++;
      since = Date.now();
      if (nth >= 0 && buttons[nth] === wanted[0])
        return { presses, onward, given: await this.#left(version) };
    }
    return { presses, onward, given: false };
  }

  #buttons(): Promise<string[]> {
    return this.#page.evaluate(() =>
      Array.from(document.querySelectorAll("#choices button"), (button) =>
        ((button.querySelector("[data-words]") ?? button).textContent ?? "").replaceAll(/\s+/g, " ").trim(),
      ),
    );
  }

  async #click(nth: number): Promise<boolean> {
    const before = (await this.#buttons()).join();
    try {
      await this.#page.locator("#choices button").nth(nth).click({ timeout: HESITATION });
    } catch {
      return false; // it has gone meanwhile
    }
    for (let since = Date.now(); Date.now() - since < HESITATION; ) {
      if ((await this.#buttons()).join() !== before) return true;
      await this.#page.waitForTimeout(GLANCE);
    }
    return true;
  }

  async #left(version: number): Promise<boolean> {
    for (let since = Date.now(); Date.now() - since < HESITATION; ) {
      if (this.#due?.version !== version) return true;
      await this.#page.waitForTimeout(GLANCE);
    }
    return false;
  }
}

/** What the choices of a seat take in so many turns of a game, after so many choices of all. */
export async function pressesOf(
  page: Page,
  site: Hosting,
  course: Course,
  { seat, after, turns }: { readonly seat: number; readonly after: number; readonly turns: number },
): Promise<readonly Pressed[]> {
  const entry = games[course.game];
  if (!entry) throw new Error(`there is no game ${course.game}`);
  const [policy, speech, words] = [await entry.policy(), await entry.speech("en"), await entry.words("en")];
  const addresses = await seated(site, await openingOf(course, after));
  const wired = addresses.map((address) => new Wired(address));
  const own = wired[seat];
  if (!own) throw new Error(`${course.game} has no seat ${seat}`);
  const presser = new Presser(page, own, { speech, say: sayFrom("en", words), policy });
  let done = false;
  for (const [i, one] of wired.entries()) if (i !== seat) void answerAlways(one, policy, i, () => done);
  await lead(page, addresses[seat] ?? "");
  const all: Pressed[] = [];
  for (let pressed = await presser.answer(); pressed; pressed = await presser.answer()) {
    all.push(pressed);
    if (presser.turn > turns) break;
  }
  done = true;
  for (const one of wired) one.leave();
  return all;
}
