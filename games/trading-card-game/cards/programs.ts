/**
 * A text as a program: its tree laid out in a row, so that a place in it is a number. Made once of each part; what
 * runs it is `interpreter/interpreter.ts`.
 */
import { CARD, type CardId } from "../data/ids.ts";
import type { Noun, Spotted, Target } from "../language/targets.ts";
import type { Clause, Condition, Cost, Effect, May, Part, Payment, Player, Step } from "../language/tree.ts";
import { partsOf } from "./texts.ts";

/** One place of a program. `past` is the place after everything that belongs to it. */
export type Op =
  /** One of these payments is made; each begins at its place and goes on at `past`. */
  | { readonly op: "either"; readonly at: readonly number[]; readonly past: number }
  /** Everything is paid: what comes now can be cancelled, and is the effect. */
  | { readonly op: "paid" }
  | {
      readonly op: "step";
      readonly step: Step;
      readonly cost?: true;
      readonly twice?: true;
      /** Who does it where the step does not say. */
      readonly by?: Player;
    }
  /** The player may leave what follows, up to `past`. */
  | { readonly op: "may"; readonly who: May["who"]; readonly past: number }
  /** Goes past what follows unless this holds. */
  | { readonly op: "if"; readonly condition: Condition; readonly past: number }
  /** Goes past what follows unless the steps before were done in full. */
  | { readonly op: "if done"; readonly past: number }
  /** One of two; each begins at its place and goes on at `past`. */
  | {
      readonly op: "choose";
      readonly by: Player | undefined;
      readonly at: readonly [number, number];
      readonly past: number;
    }
  /** As often as there are more of these than `over`, from here to `past`. */
  | { readonly op: "repeat"; readonly each: Noun; readonly over: number; readonly past: number }
  | { readonly op: "go"; readonly to: number }
  /** From now on in this skirmish, each time that `loser` loses to `to`, what follows up to `past` is done. */
  | { readonly op: "this skirmish"; readonly loser: Target; readonly to: Target; readonly past: number }
  | { readonly op: "stop" };

/** A text in the order in which it is carried out, from place 0 on. */
export type Program = readonly Op[];

const lay = (step: Step): Op => ({ op: "step", step });

/** A step of an option: the player who chooses the option does it. */
const layFor =
  (by: Player | undefined) =>
  (step: Step): Op =>
    by === undefined ? lay(step) : { op: "step", step, by };

/** Steps that spot a character of which the effect then speaks: the player who pays picks it. */
const pointing = new WeakSet<Step>();

/** Whether the player who does this step picks what is spotted, since "that …" comes back to it. */
export const isPointing = (step: Step): boolean => pointing.has(step);

/** Whether an effect comes back to what was named before. */
function comesBack(effect: Effect): boolean {
  const words = JSON.stringify(effect);
  return words.includes('"is":"that"') || words.includes('"that site"');
}

/** A payment as the step that makes it; `back` where the effect comes back to it. */
function paying(payment: Payment, back: boolean): Op {
  switch (payment.pay) {
    case "exert": {
      const step: Step = { do: "exert", target: payment.target };
      return payment.twice ? { op: "step", step, cost: true, twice: true } : { op: "step", step, cost: true };
    }
    case "spot": {
      const step: Step = { do: "spot", spots: payment.spots };
      if (back && payment.spots.every(isOne)) pointing.add(step);
      return { op: "step", step, cost: true };
    }
    case "discard": {
      const { target, from } = payment;
      return {
        op: "step",
        step: from ? { do: "discard", target, from } : { do: "discard", target },
        cost: true,
      };
    }
    case "reveal":
      return {
        op: "step",
        step: { do: "reveal", shown: { what: "cards", target: payment.target, from: payment.from } },
        cost: true,
      };
    case "play":
      return { op: "step", step: { do: "play", target: payment.target, from: payment.from }, cost: true };
    default:
      return {
        op: "step",
        step: { do: payment.pay, amount: payment.amount, counter: payment.counter },
        cost: true,
      };
  }
}

/** "A companion", neither "2 companions" nor a title. */
const isOne = (spot: Spotted): boolean =>
  "target" in spot && spot.target.every((simple) => simple.is === "some" && simple.which.how === "one");

/** All payments of a cost, from this place on. */
function payments(cost: Cost, start: number, back = false): Op[] {
  const ops: Op[] = [];
  for (const any of cost) {
    if (any.length === 1) ops.push(...any.map((one) => paying(one, back)));
    else {
      const first = start + ops.length + 1;
      const past = first + 2 * any.length;
      ops.push({ op: "either", at: any.map((_, i) => first + 2 * i), past });
      for (const one of any) ops.push(paying(one, back), { op: "go", to: past });
    }
  }
  return ops;
}

const mayOps = ({ who, steps, ifDone }: May, start: number): Op[] => {
  const then: Op[] = ifDone
    ? [{ op: "if done", past: start + 2 + steps.length + ifDone.length }, ...ifDone.map(lay)]
    : [];
  return [{ op: "may", who, past: start + 1 + steps.length + then.length }, ...steps.map(lay), ...then];
};

/** One clause, from this place on. */
function clauseOps(clause: Clause, start: number): Op[] {
  switch (clause.clause) {
    case "steps":
      return clause.steps.map(lay);
    case "may":
      return mayOps(clause, start);
    case "if": {
      const { steps, otherwise } = clause;
      const second = start + 2 + steps.length;
      return [
        { op: "if", condition: clause.if, past: second },
        ...steps.map(lay),
        { op: "go", to: second + otherwise.length },
        ...otherwise.map(lay),
      ];
    }
    case "choose": {
      const [one, other] = clause.options;
      const first = [...payments(one.cost ?? [], start + 1), ...one.steps.map(layFor(clause.by))];
      const at: [number, number] = [start + 1, start + 2 + first.length];
      const second = [...payments(other.cost ?? [], at[1]), ...other.steps.map(layFor(clause.by))];
      const past = at[1] + second.length;
      return [{ op: "choose", by: clause.by, at, past }, ...first, { op: "go", to: past }, ...second];
    }
    case "repeat": {
      const { body } = clause;
      const inner = "clause" in body ? mayOps(body, start + 1) : body.map(lay);
      const past = start + 2 + inner.length;
      return [
        { op: "repeat", each: clause.each, over: clause.over, past },
        ...inner,
        { op: "go", to: start },
      ];
    }
    case "this skirmish":
      return [
        { op: "this skirmish", loser: clause.loser, to: clause.to, past: start + 3 },
        lay(clause.step),
        { op: "stop" },
      ];
  }
}

function effectOps({ clauses }: Effect, start: number): Op[] {
  const ops: Op[] = [];
  for (const clause of clauses) ops.push(...clauseOps(clause, start + ops.length));
  return ops;
}

function programOf(part: Part): Program {
  switch (part.part) {
    case "play":
      return payments(part.cost, 0);
    case "when":
      return effectOps(part.effect, 0);
    case "response":
    case "action": {
      const cost = payments(part.cost ?? [], 0, comesBack(part.effect));
      return [...cost, { op: "paid" }, ...effectOps(part.effect, cost.length + 1)];
    }
    default:
      return [];
  }
}

const PROGRAMS: readonly (readonly Program[])[] = CARD.all.map((card) => partsOf(card).map(programOf));

/** The program of one part of a card's text. */
export const programAt = (card: CardId, index: number): Program => PROGRAMS[card][index];
