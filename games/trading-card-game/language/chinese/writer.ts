/** What every Chinese sentence is written with: the words of one script, and the pieces that are drawn. */
import { signs } from "@westmarch/sentences/writing";
import type { Title } from "../../data/cards.ts";
import type { Culture } from "../../data/culture.ts";
import { isName, type Keyword, type Run } from "../runs.ts";
import type { Adjective, Amount, Counter, Definite, Kind, Source, State } from "../targets.ts";
import type { Duration, Part, Phase, PlainHappening, Player, Special, Terrain } from "../tree.ts";

/** Single words of one script. Measures are the words between a number and a card. */
export interface ChineseWords {
  readonly kinds: Readonly<Record<Kind, readonly [word: string, measure: string]>>;
  readonly cultures: Readonly<Record<Culture, string>>;
  readonly adjectives: Readonly<Record<Adjective, string>>;
  readonly states: Readonly<Record<Exclude<State, "random">, string>>;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly terrains: Readonly<Record<Terrain, string>>;
  readonly players: Readonly<Record<Player | "you" | "each Shadow player" | "a player", string>>;
  readonly sources: Readonly<Record<Source, string>>;
  readonly durations: Readonly<Record<Duration, string>>;
  readonly definite: Readonly<
    Record<Exclude<Definite["is"], "title" | "this" | "that" | "of those cards">, string>
  >;
  readonly specials: Readonly<
    Record<Exclude<Special["do"], "discard until you stop" | "reveal until not">, string>
  >;
  readonly happenings: Readonly<Record<Exclude<PlainHappening, "is played">, string>>;
  readonly moments: Readonly<
    Record<
      | "your turn begins"
      | "the turn ends"
      | "your Shadow phase begins"
      | "your Shadow phase ends"
      | "a fellowship phase begins"
      | "a skirmish phase ends",
      string
    >
  >;
  readonly signets: Readonly<Record<"Aragorn" | "Frodo" | "Gandalf", string>>;
  readonly quotes: readonly [open: string, close: string];
  /** Words that stand in many sentences. */
  readonly words: ChineseTerms;
  /** The words that join others in this script; they are written in simplified characters here. */
  script(sentence: string): string;
}

type Term =
  | "exert"
  | "exhaust"
  | "exhausted"
  | "wound"
  | "wounds"
  | "heal"
  | "discard"
  | "draw"
  | "reveal"
  | "look"
  | "spot"
  | "play"
  | "shuffle"
  | "skirmish"
  | "assign"
  | "prevent"
  | "cancel"
  | "twilight"
  | "pool"
  | "burden"
  | "strength"
  | "damage"
  | "defender"
  | "fierce"
  | "an archer"
  | "the Ring"
  | "the Ring-bearer"
  | "the fellowship"
  | "FP"
  | "site"
  | "sanctuary"
  | "path"
  | "hand"
  | "deck"
  | "dead pile"
  | "support area"
  | "shadow number"
  | "move limit"
  | "roaming penalty"
  | "archery total"
  | "minions"
  | "home"
  | "signet"
  | "text"
  | "resistance"
  | "weapons"
  | "race"
  | "overwhelmed"
  | "archery"
  | "response"
  | "skirmish events"
  | "bears"
  | "wears"
  | "puts on";

/** Words that stand in many sentences. */
export type ChineseTerms = Readonly<Record<Term, string>>;

/** How a card that is named is called. */
export type Named = (title: Title) => string;

/** The words of one script, and how what is more than words is put down: it is a piece of its own. */
export interface ChineseWriter extends ChineseWords {
  piece(run: Run): string;
  keyword(text: string, named: Keyword): string;
  lead(part: Part["part"], text: string, phases?: readonly Phase[]): string;
  titled(title: Title): string;
  counters(amount: Amount, counter: Counter): string;
}

/** A writer of one script, and what cuts its sentences into pieces again. */
export function writerOf(
  words: ChineseWords,
  named: Named,
): { readonly w: ChineseWriter; readonly cut: (sentence: string) => readonly Run[] } {
  const { sign, cut } = signs<Run>();
  const piece = (run: Run): string => sign({ ...run, text: words.script(run.text) });
  const w: ChineseWriter = {
    ...words,
    piece,
    keyword: (text, named) => piece({ run: "keyword", text, keyword: named }),
    lead: (part, text, phases = []) => piece({ run: "lead", part, text: `${text}：`, phases }),
    titled: (title) => {
      const name = piece({ run: "title", text: named(title), title });
      const [open, close] = words.quotes;
      return isName(title) ? name : `${open}${name}${close}`;
    },
    counters: (amount, counter) =>
      counter === "burden"
        ? `${amount}个${words.words.burden}`
        : piece({ run: "twilight", text: `${amount}个${words.words.twilight}`, amount }),
  };
  return { w, cut };
}
