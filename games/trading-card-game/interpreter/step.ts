/** A text at work: what it says, where it stands, and who does its steps. */
import { NONE, type Seat } from "@westmarch/kernel";
import { type Op, programAt } from "../cards/programs.ts";
import type { TextContext } from "../cards/text-context.ts";
import { partsOf } from "../cards/texts.ts";
import { printed } from "../data/ids.ts";
import type { Player, Step } from "../language/tree.ts";
import { opponentsOf } from "../seats.ts";
import { type CardGame, NOBODY } from "../state.ts";
import { find } from "../table/copies.ts";
import type { TextFrame } from "../vocabulary.ts";

/** What a running text says, as the frame keeps it. */
export const contextOfFrame = (f: TextFrame): TextContext => ({
  you: f.you,
  self: f.copy,
  bearer: f.bearer,
  it: f.it,
  named: f.named,
  those: f.those,
  player: f.player,
  x: f.x,
});

/** Where the program of a text stands; undefined past its end. */
export const opAt = (f: TextFrame): Op | undefined => programAt(f.card, f.index)[f.op];

/** A place of a program that carries out one step. */
export type StepOp = Extract<Op, { readonly op: "step" }>;

/** The step at hand. Throws where the program stands elsewhere. */
export function stepAt(f: TextFrame): StepOp {
  const op = opAt(f);
  if (op?.op !== "step") throw new Error(`${printed(f.card).id} has no step at ${f.op}`);
  return op;
}

/** Who does a step (glossary: "a step without a subject is done by you"). */
export function doerOf(g: CardGame, f: TextFrame, by: Player | undefined): Seat {
  switch (by) {
    case undefined:
      return f.you;
    case "FP":
      return g.turn;
    case "its owner":
      return find(g, f.it[0] ?? NONE)?.owner ?? f.player;
    default:
      return f.player === NOBODY ? (opponentsOf(g, f.you)[0] ?? f.you) : f.player;
  }
}

/** The player that a step names, or else the one who chose the option in which it stands. */
export const playerOf = ({ step, by }: StepOp): Player | undefined =>
  "by" in step && typeof step.by === "string" ? step.by : by;

/** Whether the opponent who is meant must still be named. */
export const mustName = (g: CardGame, f: TextFrame, by: Player | undefined, shown = false): boolean =>
  (by === "an opponent" || shown) && f.player === NOBODY && opponents(g, f).length > 0;

/** The opponents who can be meant: where the text asks how many cards one holds, those who hold as many. */
function opponents(g: CardGame, f: TextFrame): readonly Seat[] {
  const part = partsOf(f.card)[f.index];
  const facts = part && "if" in part ? (part.if?.facts ?? []) : [];
  const least = facts.reduce((most, fact) => (fact.fact === "opponent holds" ? fact.number : most), 0);
  return opponentsOf(g, f.you).filter((seat) => g.secret.hands[seat].length >= least);
}

/** "An opponent reveals his hand", "look at the hand of an opponent". */
export const showsAnOpponent = (step: Step): boolean =>
  (step.do === "reveal" || step.do === "look at") &&
  ((step.shown.what === "hand" && step.shown.whose === "an opponent's") ||
    (step.shown.what === "cards" && step.shown.from === "that opponent's hand") ||
    showsAnyDeck(step));

/** "Reveal the top 3 cards of any player's deck": one's own too. */
const showsAnyDeck = (step: Step): boolean =>
  (step.do === "reveal" || step.do === "look at") &&
  step.shown.what === "deck" &&
  step.shown.library.whose === "any player's";

/** The players who can be meant at this place. */
export function opponentsToName(g: CardGame, f: TextFrame): readonly Seat[] {
  const op = opAt(f);
  const own = op?.op === "step" && showsAnyDeck(op.step) ? [f.you] : [];
  return [...opponents(g, f), ...own];
}
