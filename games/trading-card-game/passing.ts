/**
 * Standing passes: a player says once where he has nothing to say, and is asked again when something concerns him. Everybody
 * is asked on public grounds (5.3, 17.2), so a long game has hundreds of questions with nothing to answer. Pure; what an
 * order answers follows from what everybody sees, so it tells nothing of a hand.
 */
import type { Ask, FrameOf, Option, Seat } from "@westmarch/kernel";
import { PHASES } from "./notation/names.ts";
import type { CardGame } from "./state.ts";
import { find } from "./table/copies.ts";
import { isSkirmishing } from "./table/sides.ts";
import type { Words } from "./words.ts";

type PromptName = keyof Words["prompts"];

/** An order to pass. */
export interface StandingPass {
  /** Where one passes. */
  readonly phases: readonly string[];
  /** Also where something concerns oneself. */
  readonly always: boolean;
}

/** The phases in which one may pass for good, as they follow each other. */
export const PASSED = PHASES.filter((phase) => phase !== "setup" && phase !== "end");

/** What is asked of everybody in his turn, and passed by most. A phase of one's own is never passed by an order. */
const CHANCES: readonly string[] = ["action", "about-to", "after"] satisfies readonly PromptName[];

/** The seats that a happening concerns: those whose cards it befalls, and those on the other side. */
function concerned(g: CardGame): readonly Seat[] {
  const happening = g.stack.findLast(
    (frame): frame is FrameOf<CardGame, "happening"> => frame.chapter === "happening",
  );
  if (!happening) return [];
  return [happening.seat, ...happening.others.flatMap((id) => find(g, id)?.owner ?? [])];
}

/** Whether a question concerns cards of the seat that is asked: they fight, or something happens to them. */
export function concerns(g: CardGame, { seat, prompt }: Pick<Ask, "seat" | "prompt">): boolean {
  if (prompt !== "action") return concerned(g).includes(seat);
  return g.table.some((copy) => copy.owner === seat && isSkirmishing(g, copy));
}

/** The pass that an order gives as the answer; null where the player is to be asked himself. */
export function passFor(g: CardGame, ask: Ask, { phases, always }: StandingPass): Option | null {
  const pass = ask.options.find(([verb]) => verb === "pass");
  if (!pass || !CHANCES.includes(ask.prompt) || !phases.includes(g.phase)) return null;
  return always || !concerns(g, ask) ? pass : null;
}

/** What the manifest offers for auto-passing. */
export const passing = { phases: PASSED, answer: passFor };
