/**
 * Standing passes: a player says once where he has nothing to say, and is asked again when something concerns him. Everybody
 * is asked on public grounds (5.3, 17.2), so a long game has hundreds of questions with nothing to answer. Pure. What an
 * order to pass answers follows from what everybody sees. That a player can do nothing but pass follows from his hand, so
 * whoever gives that answer for him takes as long over it as over any other pass.
 */
import type { Ask, FrameOf, Option, Seat } from "@westmarch/kernel";
import { PHASES } from "./notation/names.ts";
import { defenderFalls } from "./rules/losses.ts";
import { defenderOf } from "./rules/skirmishes.ts";
import type { CardGame } from "./state.ts";
import { find } from "./table/copies.ts";
import { isSkirmishing } from "./table/sides.ts";
import { isExhausted } from "./table/vitality.ts";
import type { What, Words } from "./words.ts";

type PromptName = keyof Words["prompts"];

/** An order to pass. */
export interface StandingPass {
  /** Where one passes. */
  readonly phases: readonly string[];
  /** Also where something concerns oneself. */
  readonly always: boolean;
  /** Where one is asked although there is only one answer. */
  readonly waits: readonly string[];
}

/** The phases in which one may pass for good, as they follow each other. */
export const PASSED = PHASES.filter((phase) => phase !== "setup" && phase !== "end");

/** What is asked of everybody in his turn, and passed by most. A phase of one's own is never passed by an order. */
const CHANCES: readonly string[] = ["action", "about-to", "after"] satisfies readonly PromptName[];

/** Questions whose answers everybody can see, so that one answer alone is nothing to think over and tells nothing. */
const OPEN: readonly string[] = [
  "bearer",
  "pick",
  "heal",
  "archery",
  "allies-shoot",
  "shot-at",
  "assign",
  "next-skirmish",
  "move-again",
  "opponent",
] satisfies readonly PromptName[];

const happeningOf = (g: CardGame) =>
  g.stack.findLast((frame): frame is FrameOf<CardGame, "happening"> => frame.chapter === "happening");

/** The seats that a happening concerns: those whose cards it befalls, and those on the other side. */
function concerned(g: CardGame): readonly Seat[] {
  const happening = happeningOf(g);
  if (!happening) return [];
  return [happening.seat, ...happening.others.flatMap((id) => find(g, id)?.owner ?? [])];
}

/** Whether a question concerns cards of the seat that is asked: they fight, or something happens to them. */
export function concerns(g: CardGame, { seat, prompt }: Pick<Ask, "seat" | "prompt">): boolean {
  if (prompt !== "action") return concerned(g).includes(seat);
  return g.table.some((copy) => copy.owner === seat && isSkirmishing(g, copy));
}

const DEADLY: readonly What[] = ["wound", "killed"];

/** Whether a pass lets a character of the own fellowship die, as everybody can see. */
function letsDie(g: CardGame, { seat, prompt }: Ask): boolean {
  if (prompt === "action")
    return g.phase === "skirmish" && defenderOf(g)?.owner === seat && defenderFalls(g) !== null;
  const happening = happeningOf(g);
  const copy = prompt === "about-to" && happening ? find(g, happening.on) : undefined;
  if (!happening || copy?.owner !== seat || copy.zone !== "fellowship") return false;
  return DEADLY.includes(happening.what) && (happening.what === "killed" || isExhausted(g, copy));
}

const passOf = ({ options }: Ask): Option | undefined => options.find(([verb]) => verb === "pass");

/** The pass that an order gives as the answer; null where the player is to be asked himself. */
export function passFor(g: CardGame, ask: Ask, { phases, always }: StandingPass): Option | null {
  const pass = passOf(ask);
  if (!pass || !CHANCES.includes(ask.prompt) || !phases.includes(g.phase)) return null;
  return (always || !concerns(g, ask)) && !letsDie(g, ask) ? pass : null;
}

/** Whether an answer ends a Shadow phase or is a pass on a chance: given by hand, it tells no more than one that was owed. */
const isPass = (ask: Ask, [verb]: Option): boolean =>
  verb === "pass" && (CHANCES.includes(ask.prompt) || ask.prompt === "phase");

/** Whether an answer names a character of this seat that one more wound or exertion would kill. */
function hurtsExhausted(g: CardGame, seat: Seat, [verb, id]: Option): boolean {
  const copy = verb === "copy" ? g.table.find((one) => one.id === id) : undefined;
  return copy?.owner === seat && copy.zone === "fellowship" && isExhausted(g, copy);
}

/**
 * The only answer of a question, where nothing is decided by it and nothing to be learnt from it; null where the player is to
 * be asked. The fellowship never sets out, nobody leaves twilight unspent, and nobody dies by an answer that was not given by
 * hand.
 */
export function loneFor(g: CardGame, ask: Ask, { waits }: StandingPass): Option | null {
  const [only, more] = ask.options;
  if (!only || more || waits.includes(g.phase)) return null;
  if (CHANCES.includes(ask.prompt)) return only[0] === "pass" && !letsDie(g, ask) ? only : null;
  if (ask.prompt === "phase") return g.phase === "shadow" ? only : null;
  if (ask.prompt === "start") return ask.about?.[0] === 0 ? only : null;
  if (ask.prompt === "reconcile") return only[0] === "done" ? only : null;
  return OPEN.includes(ask.prompt) && !hurtsExhausted(g, ask.seat, only) ? only : null;
}

/** What the manifest offers for auto-passing. */
export const passing = {
  phases: PASSED,
  answer: (g: CardGame, ask: Ask, order: StandingPass): Option | null =>
    passFor(g, ask, order) ?? loneFor(g, ask, order),
  paced: (ask: Ask, options: readonly Option[]): boolean => options.every((option) => isPass(ask, option)),
  phaseOf: ({ phase }: CardGame): string => phase,
};
