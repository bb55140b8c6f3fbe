/** What each kind of step does: to one copy on the table, or once (card language, 3). */
import { type Frame, frameOf, NONE, type Seat } from "@westmarch/kernel";
import { capped, count as counted, signed } from "../cards/counting.ts";
import { countGift, roomLeft } from "../cards/limits.ts";
import { canSpotAll } from "../cards/spots.ts";
import type { TextContext } from "../cards/text-context.ts";
import { partsOf } from "../cards/texts.ts";
import type { CopyId } from "../data/ids.ts";
import type { Limit } from "../language/targets.ts";
import type { Boost, Change, Duration, Step } from "../language/tree.ts";
import {
  addBurdens,
  addTwilight,
  canRemoveBurdens,
  removeBurdens,
  removeTwilight,
} from "../rules/burdens.ts";
import { discardTop, drawCards, shuffleHandIn } from "../rules/decks.ts";
import { befalls, happen } from "../rules/happen.ts";
import { discardFromPlay, stack } from "../rules/leaving.ts";
import { isPileStep } from "../rules/pile-steps.ts";
import { corrupt, putOnTheRing, takeOverTheRing } from "../rules/ring.ts";
import { layOwnNextSite, replaceSite } from "../rules/sites.ts";
import { strength } from "../rules/strength.ts";
import { movedBy, pickable, spanOf, targetsOf } from "../rules/targets.ts";
import type { CardGame, LastingKind, Until } from "../state.ts";
import { assignTo, copyOf, find, put, setWounds, shift, take, woundsOn } from "../table/copies.ts";
import { vitality } from "../table/vitality.ts";
import { type C, enter, type TextFrame } from "../vocabulary.ts";
import { pileChoices, reveal, revealUntilNot } from "./piles.ts";
import { isInstead } from "./spotting.ts";
import { contextOfFrame, type StepOp } from "./step.ts";

const untilOf = (until: Duration | undefined): Until =>
  until === "until regroup" ? "regroup" : until === "this turn" ? "turn" : "phase";

/** Begins a lasting effect, which remembers the card that says so. */
function last(
  c: C,
  { card: from }: TextFrame,
  what: LastingKind,
  on: CopyId,
  by: number,
  until: Until,
  other?: CopyId,
): void {
  const pair = other === undefined ? {} : { other };
  c.g.lasting.push({ what, on, by, until, ...pair, from });
  c.tell("lasting", { what, copy: on, by });
}

/** A plain amount: X is what was chosen. */
const amount = (much: number | "X", x: number): number => (much === "X" ? Math.max(0, x) : much);

/** The limit of the text at work. */
const limitOf = (f: TextFrame) => {
  const part = partsOf(f.card)[f.index];
  return part && "effect" in part ? part.effect.limit : undefined;
};

/** Does a step to one copy (`NONE` where it has no target on the table). A frame that is returned runs before the next. */
export function carry(c: C, f: TextFrame, { step, cost }: StepOp, doer: Seat, id: CopyId): Frame | undefined {
  const { g } = c;
  const s = contextOfFrame(f);
  switch (step.do) {
    case "exert":
      return happen(c, befalls(g, "exert", id));
    case "exhaust": {
      const copy = copyOf(g, id);
      setWounds(g, id, Math.max(woundsOn(g, id), vitality(g, copy) - 1));
      c.tell("exhausted", { copy: id, wounds: woundsOn(g, id) });
      return undefined;
    }
    case "wound":
    case "heal":
      return happen(c, befalls(g, step.do, id, step.do === "wound" && f.copy !== NONE ? [f.copy] : []));
    case "remove wounds":
      setWounds(g, id, 0);
      c.tell("healed", { copy: id, wounds: 0 });
      return undefined;
    case "assign": {
      const [other = NONE] = f.onto;
      return assign(c, id, other);
    }
    case "cannot assign":
      last(c, f, "may not be assigned", id, 0, "phase", f.onto[0]);
      return undefined;
    case "prevent":
      if (typeof step.what === "object") last(c, f, "no wounds", id, 0, "phase");
      else avert(g);
      return undefined;
    case "cancel":
      return cancel(c, f, step);
    case "add":
    case "remove":
      return tokens(c, f, step, s, cost ? undefined : limitOf(f));
    case "spot":
      if (!canSpotAll(g, s, step.spots)) f.done = false;
      return undefined;
    default:
      return carryToCards(c, f, step, doer, id);
  }
}

/** Does a step to cards, wherever they lie. */
function carryToCards(c: C, f: TextFrame, step: Step, doer: Seat, id: CopyId): Frame | undefined {
  const { g } = c;
  const s = contextOfFrame(f);
  switch (step.do) {
    case "discard":
      return discardFromPlay(c, [id]);
    case "stack":
      return stack(c, id, f.onto[0] ?? NONE);
    case "play":
      return enter("playing", {
        card: copyOf(g, id).card,
        seat: f.you,
        from: "stacked",
        copy: id,
        ...priceOf(step.price),
      }).call;
    case "move":
      return moveCard(c, f, step, id);
    case "discard from deck":
      f.those = [
        ...f.those,
        ...discardTop(c, doer, step.library, amount(step.library.count, f.x) * counted(g, s, step.per)),
      ];
      return undefined;
    case "draw":
      drawCards(
        c,
        doer,
        step.count === "the same number" ? f.those.length : amount(step.count, f.x) * counted(g, s, step.per),
      );
      return undefined;
    case "reveal":
    case "look at":
      return reveal(c, f, step, doer);
    case "shuffle hand in":
      shuffleHandIn(c, doer);
      return undefined;
    case "put":
    case "shuffle in":
      return undefined;
    case "reveal until not":
      revealUntilNot(c, f, step.target);
      return undefined;
    case "put own next site":
      layOwnNextSite(c, f.you);
      return undefined;
    case "replace site":
      replaceSite(c, f.you, step.which === "that site" ? f.it[0] : undefined);
      return undefined;
    default:
      return change(c, f, step, s, id);
  }
}

/** Adds or takes away twilight or burdens, in place of what was about to happen where the text says so. */
function tokens(
  c: C,
  f: TextFrame,
  step: Extract<Step, { readonly do: "add" | "remove" }>,
  s: TextContext,
  limit: Limit | undefined,
): undefined {
  const { g } = c;
  const plain = step.instead && isInstead(g, s, step.instead, f.declined) ? step.instead.amount : step.amount;
  const much = capped(amount(plain, f.x) * counted(g, s, step.per), limit);
  const room = Math.min(much, roomLeft(g, f.copy, f.index, limit));
  if (step.counter === "twilight") (step.do === "add" ? addTwilight : removeTwilight)(c, room);
  else {
    if (step.do === "remove" && !canRemoveBurdens(g, room)) f.done = false;
    (step.do === "add" ? addBurdens : removeBurdens)(c, room);
  }
  countGift(g, f.copy, f.index, limit, room);
  if (step.replaces) avert(g);
  return undefined;
}

/** What was about to happen does not happen (17.5). */
function avert(g: CardGame): void {
  const f = frameOf(g, "happening");
  if (f) f.averted = true;
}

const priceOf = (
  price: Extract<Step, { readonly do: "play" }>["price"],
): { readonly free?: boolean; readonly discount?: number } => {
  if (price === undefined) return {};
  return price === "free" ? { free: true } : { discount: -signed(price) };
};

/** A card changes its bearer, from the support area or a pile; nothing is paid. */
function moveCard(
  c: C,
  f: TextFrame,
  step: Extract<Step, { readonly do: "move" }>,
  bearer: CopyId,
): undefined {
  const { g } = c;
  const moved = movedBy(g, contextOfFrame(f), step);
  if (!moved) {
    f.done = false;
    return undefined;
  }
  const { card, copy } = moved;
  if (copy) shift(g, copy.id, "attached", bearer);
  else take(g.discards[f.you], card);
  const id = copy?.id ?? put(g, card, f.you, "attached", bearer);
  c.tell("moved", { copy: id, zone: "attached", on: bearer });
  return undefined;
}

/** 11.1: one against one. */
function assign(c: C, one: CopyId, other: CopyId): Frame | undefined {
  const { g } = c;
  const first = find(g, one);
  if (!first || !find(g, other)) return undefined;
  const [character, minion] = first.zone === "middle" ? [other, one] : [one, other];
  assignTo(g, character, minion);
  c.tell("assigned", { character, minions: [minion] });
  return happen(c, befalls(g, "assigned", character, [minion]));
}

function cancel(c: C, f: TextFrame, step: Extract<Step, { readonly do: "cancel" }>): undefined {
  const { g } = c;
  if (step.what === "that event") {
    c.tell("cancelled", { card: f.named });
    avert(g);
    return undefined;
  }
  if (step.what === "all remaining assignments") {
    g.against.fill(NONE);
    return undefined;
  }
  g.skirmishCancelled = true;
  return undefined;
}

/** Boosts of strength, damage and defender, and the word fierce. */
function gain(
  c: C,
  f: TextFrame,
  step: Extract<Change, { readonly do: "gain" }>,
  s: TextContext,
  id: CopyId,
): void {
  const { g } = c;
  const until = untilOf(step.until);
  const whose = { ...s, it: [id] };
  for (const boost of step.boosts) last(c, f, boost.gets, id, boosted(g, f, boost, whose), until);
  if (step.fierce) last(c, f, "fierce", id, 1, until);
}

function boosted(g: CardGame, f: TextFrame, boost: Boost, s: TextContext): number {
  if (boost.gets !== "strength") return signed(boost.by, f.x);
  const by = boost.instead && isInstead(g, s, boost.instead, f.declined) ? boost.instead.amount : boost.by;
  const much = capped(signed(by, f.x) * counted(g, s, boost.per), limitOf(f));
  const room = Math.min(much, roomLeft(g, f.copy, f.index, limitOf(f)));
  countGift(g, f.copy, f.index, limitOf(f), room);
  return room;
}

/** What becomes different for a character. */
function change(c: C, f: TextFrame, step: Step, s: TextContext, id: CopyId): Frame | undefined {
  const { g } = c;
  switch (step.do) {
    case "gain":
      gain(c, f, step, s, id);
      return undefined;
    case "gain strength of": {
      const other = find(g, f.onto[0] ?? NONE);
      if (other) last(c, f, "strength", id, strength(g, other), "phase");
      return undefined;
    }
    case "give no strength":
      last(c, f, "gives no strength", id, 0, untilOf(step.until));
      return undefined;
    case "may fight":
      last(c, f, "may fight", id, 1, untilOf(step.until));
      return undefined;
    case "cap wounds":
      last(c, f, "wound cap", id, step.most, untilOf(step.until));
      return undefined;
    case "overwhelm if tripled":
      last(c, f, "tripled", id, 1, "phase");
      return undefined;
    case "not in archery total":
      last(c, f, "no archer", id, 1, "phase");
      return undefined;
    case "put on the Ring":
      return putOnTheRing(c);
    case "become Ring-bearer":
      takeOverTheRing(c, id, step.resistance);
      return undefined;
    default:
      return changeForAll(c, f, step, s);
  }
}

/** What becomes different for all, and what is said in a fixed phrase. */
function changeForAll(c: C, f: TextFrame, step: Step, s: TextContext): Frame | undefined {
  const { g } = c;
  switch (step.do) {
    case "archery total":
      last(
        c,
        f,
        step.of === "fellowship" ? "fellowship archery" : "minion archery",
        NONE,
        signed(step.by),
        "phase",
      );
      return undefined;
    case "shadow number": {
      const by = step.instead && isInstead(g, s, step.instead, f.declined) ? step.instead.amount : step.by;
      last(c, f, "shadow number", NONE, signed(by), "phase");
      return undefined;
    }
    case "move limit": {
      const limit = g.moveLimit + signed(step.by);
      g.moveLimit = Math.max(limit, step.least ?? 0);
      c.tell("move-limit", { limit: g.moveLimit });
      return undefined;
    }
    case "the Ring-bearer is corrupted":
      return corrupt(c);
    case "that exertion places no wound": {
      const exertion = frameOf(g, "happening");
      if (exertion) exertion.tokenless = true;
      return undefined;
    }
    case "the fellowship cannot move again this turn":
      last(c, f, "may not move", NONE, 0, "turn");
      return undefined;
    case "your Shadow phase ends":
      g.shadowEnds = true;
      return undefined;
    case "the Ring has no game text during that skirmish":
      if (f.done) last(c, f, "ring without text", g.bearer[g.turn] ?? NONE, 0, "regroup");
      return undefined;
    default:
      throw new Error(`nothing is written for ${step.do}`);
  }
}

/** Whether a step could be done in full now: what a choice between options and a payment look at (6.13). */
export function canDo(g: CardGame, f: TextFrame, { step, cost, twice }: StepOp, doer: Seat): boolean {
  const s = contextOfFrame(f);
  if (step.do === "spot") return canSpotAll(g, s, step.spots);
  if (step.do === "remove") {
    const much = amount(step.amount, f.x);
    return step.counter === "twilight" ? g.pool >= much : canRemoveBurdens(g, much);
  }
  if (step.do === "put on the Ring") return !g.worn[g.turn];
  if (isPileStep(step)) {
    const { fitting, needed } = pileChoices(g, f, { op: "step", step }, doer);
    return fitting >= needed;
  }
  return targetsOf(step).every((target, slot) => {
    const open = pickable(g, s, step, slot, cost === true, twice === true, []);
    return open.length >= Math.max(1, spanOf(target, f.x).least);
  });
}
