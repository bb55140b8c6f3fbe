/** Choosing one of two things that a text offers, and one of two ways to pay (6.1, 6.13). */
import type { Question } from "@westmarch/kernel";
import { type Op, programAt } from "../cards/programs.ts";
import type { CardGame } from "../state.ts";
import type { C, Chosen, TextFrame } from "../vocabulary.ts";
import type { Words } from "../words.ts";
import { canDo } from "./deeds.ts";
import { doerOf, opAt, playerOf, type StepOp } from "./step.ts";

function isOpen(
  g: CardGame,
  f: TextFrame,
  at: number,
  past: number,
  looksAt: (op: StepOp) => boolean,
): boolean {
  const program = programAt(f.card, f.index);
  for (let place = at; place < past; place++) {
    const op = program[place];
    if (op?.op === "go") return true;
    if (op?.op === "step" && looksAt(op) && !canDo(g, f, op, doerOf(g, f, playerOf(op)))) return false;
  }
  return true;
}

const eachStep = (): boolean => true;
const eachCost = ({ cost }: StepOp): boolean => cost === true;

/** The options of a choice that can be done in full, or else those that can be paid for (6.13, 6.1). */
function openOptions(g: CardGame, f: TextFrame, op: Extract<Op, { op: "choose" }>): readonly (0 | 1)[] {
  const both: readonly (0 | 1)[] = [0, 1];
  for (const looksAt of [eachStep, eachCost]) {
    const open = both.filter((which) => isOpen(g, f, op.at[which], op.past, looksAt));
    if (open.length > 0) return open;
  }
  return both;
}

/** Whether one of two options can be done in full (6.13). */
export const canChoose = (g: CardGame, f: TextFrame, op: Extract<Op, { op: "choose" }>): boolean =>
  op.at.some((at) => isOpen(g, f, at, op.past, eachStep));

/** Of several payments, those that can be made. */
const openPayments = (g: CardGame, f: TextFrame, op: Extract<Op, { op: "either" }>): readonly (0 | 1)[] => {
  const both: readonly (0 | 1)[] = [0, 1];
  return both.filter((which) => isOpen(g, f, op.at[which] ?? 0, op.past, eachStep));
};

/** The question in which way a cost is paid (6.1): the payments that are possible now. */
export function paymentsOpen(g: CardGame, f: TextFrame): Question<Words, "payment"> {
  const op = opAt(f);
  const open = op?.op === "either" ? openPayments(g, f, op) : [];
  return { seat: f.you, options: open.map((which) => ["option", which]), about: [f.card, f.index] };
}

/** Goes on with the payment that the player chose. */
export function paymentChosen(_: C, f: TextFrame, [, which]: Chosen<"option">) {
  const op = opAt(f);
  f.op = op?.op === "either" ? (op.at[which] ?? op.past) : f.op + 1;
  return { go: "next" } as const;
}

/** The question which of a text's alternatives is done: those that are possible now. */
export function optionsOpen(g: CardGame, f: TextFrame): Question<Words, "choose"> {
  const op = opAt(f);
  if (op?.op !== "choose") throw new Error("there is nothing to choose from");
  return {
    seat: doerOf(g, f, op.by),
    options: openOptions(g, f, op).map((which) => ["option", which]),
    about: [f.card, f.index],
  };
}

/** Goes on with the alternative that the player chose. */
export function optionChosen(_: C, f: TextFrame, [, which]: Chosen<"option">) {
  const op = opAt(f);
  if (op?.op === "choose") f.op = op.at[which];
  return { go: "next" } as const;
}
