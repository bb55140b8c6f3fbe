/** Tells a game in words, from the game's own catalogue. */
import type { BoardProps, Happened } from "@westmarch/boardkit";
import { sayFrom } from "@westmarch/boardkit/say";
import { stillProps } from "@westmarch/boardkit/still";
import type { Ask, Core, Option, Refusal, Seat } from "@westmarch/kernel";
import type { Language } from "@westmarch/kernel/languages";
import type { GameEntry } from "@westmarch/registry";
import type { Words } from "./words.ts";

/** What a game says to one seat. */
export interface Teller {
  title(): string;
  /** The name of a seat. */
  seat(role: string): string;
  prompt(ask: Ask, view: Core): string;
  /** What each option is called. */
  labels(ask: Ask, view: Core): readonly string[];
  /** The options by their numbers, 1 … */
  options(ask: Ask, view: Core): readonly string[];
  /** Null for an event that is only for show. `log`: everything that this seat has heard, the event among it. */
  event(heard: Happened, view: Core, log: readonly Happened[]): string | null;
  refusal(refusal: Refusal, view: Core): string;
  ending(view: Core): string;
  /** The whole board as lines of text; nothing in games that are told in sentences alone. */
  board(view: Core): readonly string[];
  /** The few lines of it that a person wants before every choice. */
  summary(view: Core): readonly string[];
}

/** Messages mark who acts with `<b>`; a terminal shows the words alone. */
const bare = (text: string): string => text.replaceAll(/<\/?b>/g, "");

export async function teller(entry: GameEntry, reader: Language, seat: Seat, words: Words): Promise<Teller> {
  const language = entry.language(reader);
  const speech = await entry.speech(language);
  const lines = await entry.plain?.();
  const say = sayFrom(language, await entry.words(language));
  const props = (view: Core, ask: Ask | null): BoardProps => stillProps({ view, seat, ask, say, language });
  const label = (option: Option, ask: Ask, view: Core): string => {
    const { text, group } = speech.label(option, ask, props(view, ask));
    return bare(group ? words("option.grouped", { group: group.text, text }) : text);
  };
  return {
    title: () => say("game.title"),
    seat: (role) => say(`seat.${role}`),
    prompt: (ask, view) => bare(speech.sentence(ask, props(view, ask))),
    labels: (ask, view) => ask.options.map((option) => label(option, ask, view)),
    options: (ask, view) =>
      ask.options.map((option, i) => `${String(i + 1).padStart(4)}  ${label(option, ask, view)}`),
    event: (heard, view, log) => {
      const line = speech.line(heard, { say, seat, view, log });
      return line && bare(line.text);
    },
    refusal: (refusal, view) => bare(speech.refusal(refusal, props(view, null))),
    ending: (view) => {
      const { title, text } = speech.ending(props(view, null));
      return bare(words("ending.whole", { title, text }));
    },
    board: (view) => speech.inLines?.table({ say, view, seat }) ?? lines?.board(view, seat) ?? [],
    summary: (view) => speech.inLines?.summary({ say, view, seat }) ?? lines?.summary(view, seat) ?? [],
  };
}
