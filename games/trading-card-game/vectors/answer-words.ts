/** Words by which a vector says what is picked, and what they mean. */
import type { Word } from "@westmarch/kernel";
import { type Op, programAt } from "../cards/programs.ts";
import { CARD } from "../data/ids.ts";
import type { CardGame } from "../state.ts";
import { bareName } from "./names.ts";
import type { Run } from "./run.ts";
import { speaking } from "./watching.ts";

/** Words that name what is picked, whatever a text does to it. */
export const ANY = [
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
];

/** What events tell has been done, in the words of a text. */
export const DONE: Readonly<Record<string, readonly string[]>> = {
  exerted: ["exert"],
  exhausted: ["exhaust", "exert"],
  wounded: ["wound"],
  healed: ["heal"],
  played: ["play", "move", "put"],
  moved: ["move", "stack", "put"],
  left: ["discard"],
  discarded: ["discard"],
};

/** Words that name what something comes upon. */
export const ONTO = ["on", "onto", "to", "bearer"];

/** Words that name a player. */
export const PLAYERS = ["player", "opponent"];

/** Words of a figure. */
export const FIGURES = ["X", "spot", "number", "stopAfter", "times"];

const OTHERS = ["option", "player", "opponent", "first", "take", "find", "playStacked", "keep", "bottom"];

/** Words for what texts do. */
export const DEEDS = [
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
];

/** Every word that an answer may stand under. */
export const KNOWN = new Set([...ANY, ...FIGURES, ...OTHERS, ...DEEDS]);

/** What is done from a place in a program on, up to another. */
export const deedsOf = (program: readonly Op[], from: number, to: number): readonly string[] =>
  program
    .slice(from, to)
    .flatMap((op) =>
      op.op === "step"
        ? [op.step.do, ...("counter" in op.step ? [`${op.step.do} ${op.step.counter}`] : [])]
        : [],
    );

/** Whether a word of a vector means a deed: `playStacked` is playing, `addTwilight` adding. */
export const meansDeed = (key: string, deed: string): boolean =>
  key === deed || key.startsWith(deed.split(" ")[0] ?? deed);

/** Whether a word of an option is the card of this name. */
export const isCard = (word: Word | undefined, name: string): boolean =>
  typeof word === "number" && CARD.names[word] === bareName(name);

/** Whether a name means this copy, wherever it is now, or this card. */
export const isOf = (run: Run, name: string, copy: unknown, card?: unknown): boolean =>
  run.isCalled(name, copy) ||
  card === CARD.find(bareName(name)) ||
  run.copiesNamed(name).some((one) => one === copy);

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
