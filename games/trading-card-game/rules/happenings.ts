/** Responses and timing (17): what is about to happen, what happens, and who has a say in it. */
import { answered, hasSpoken, oneByOne, speak, UNANSWERED, type When } from "@westmarch/cards";
import { type Frame, type FrameOf, NONE, type Seat } from "@westmarch/kernel";
import type { ActivePart } from "../cards/active-effects.ts";
import { countUse, limitLeft } from "../cards/limits.ts";
import { contextFromHand, contextOf, type TextContext } from "../cards/text-context.ts";
import { type PartOf, partsOf } from "../cards/texts.ts";
import type { CardId } from "../data/ids.ts";
import { chances } from "../seats.ts";
import { type CardGame, UNSEEN } from "../state.ts";
import { find, take } from "../table/copies.ts";
import { type C, type Chosen, chapter, enter } from "../vocabulary.ts";
import type { Happening } from "../words.ts";
import { happen } from "./happen.ts";
import { heals } from "./sanctuary.ts";
import { settle } from "./settling.ts";
import { hasAim } from "./targets.ts";
import { carryOut, isBarred, replaced } from "./tokens.ts";
import {
  answersFromHand,
  isOptional,
  mayAnswerFromHand,
  responseIndex,
  responsesOf,
  triggersOf,
  withNames,
} from "./triggers.ts";

type HappeningFrame = FrameOf<CardGame, "happening">;
/** A happening, with what has had its say on it. */
type HappeningSoFar = Happening & Pick<HappeningFrame, "used">;

/** Whether a text has had its say on this happening (17.3). */
const hasSaid = ({ used }: HappeningSoFar, { copy, card, index }: ActivePart): boolean =>
  hasSpoken(used, copy.id, card, index);

/** Whether what may be done can be begun at all; of a response, whether there is anything to be done. */
function canBegin(
  g: CardGame,
  { copy, part }: ActivePart<PartOf<"when" | "response">>,
  h: Happening,
): boolean {
  const s = withNames(g, contextOf(g, copy), h);
  const steps = part.effect.clauses.flatMap((clause) => ("steps" in clause ? clause.steps : []));
  const first = part.part === "when" ? steps.slice(0, 1) : steps;
  return steps.length === 0 || first.some((step) => hasAim(g, s, step));
}

/** Response abilities that have not had their say: one that costs nothing has it once (17.3). */
const open = (
  g: CardGame,
  seat: Seat,
  f: HappeningFrame,
  when: When,
  publicly = false,
): readonly ActivePart[] =>
  responsesOf(g, seat, f, when, publicly).filter(
    (said) => said.part.cost !== undefined || (!hasSaid(f, said) && canBegin(g, said, f)),
  );

/** Triggers that have not been carried out yet, and whose limits leave room. */
const due = (g: CardGame, f: HappeningSoFar, optional: boolean): readonly ActivePart[] =>
  triggersOf(g, f).filter(
    (said) =>
      isOptional(said.part) === optional &&
      (!optional || canBegin(g, said, f)) &&
      !hasSaid(f, said) &&
      limitLeft(g, said.copy.id, said.index, said.part.effect.limit),
  );

/** The first of the triggers that must follow a happening, or undefined: of several happenings it stands for its own. */
export function firstDuty(g: CardGame, h: Happening): Chosen<"trigger"> | undefined {
  const [first] = due(g, { ...h, used: [] }, false);
  return first && ["trigger", first.copy.id, first.card, first.index];
}

/** The healing of a sanctuary among what has had its say: it stands on no card. */
const SANCTUARY = [NONE, UNSEEN, 0] as const;

/** Whether the healing of a sanctuary is still to come among what begins with a turn (4.2). */
const restWaits = (g: CardGame, f: HappeningFrame): boolean =>
  f.what === "turn-begins" && !hasSpoken(f.used, ...SANCTUARY) && heals(g);

function rest(f: HappeningFrame): Call {
  f.used = [...f.used, ...SANCTUARY];
  return enter("sanctuary", {});
}

type Answer = Chosen<"use" | "trigger" | "respond" | "sanctuary">;
type Duty = Chosen<"trigger" | "sanctuary">;

/** What a seat may say to this happening: abilities and triggers that may be left, then events from hand. */
function answers(g: CardGame, f: HappeningFrame, seat: Seat, when: When): readonly Answer[] {
  const options: Answer[] = [];
  for (const { copy, card, index } of open(g, seat, f, when)) options.push(["use", copy.id, card, index]);
  if (when === "after") {
    for (const { copy, card, index } of due(g, f, true)) {
      if (copy.owner === seat) options.push(["trigger", copy.id, card, index]);
    }
  }
  const events = answersFromHand(g, seat, f, when);
  let before: CardId = UNSEEN;
  for (const card of g.secret.hands[seat]) {
    if (card !== before && events.includes(card)) options.push(["respond", card, responseIndex(card)]);
    before = card;
  }
  if (when === "after" && seat === g.turn && restWaits(g, f)) options.push(["sanctuary"]);
  return options;
}

/** Whether a seat is asked at all: on public grounds, whatever it holds (22). */
const isAsked = (g: CardGame, f: HappeningFrame, seat: Seat, when: When): boolean =>
  !g.out[seat] &&
  (open(g, seat, f, when, true).length > 0 ||
    (when === "after" && due(g, f, true).some(({ copy }) => copy.owner === seat)) ||
    mayAnswerFromHand(g, seat, f, when));

type Call = { readonly call: Frame };

/** The text that answers, with what it has named. */
function say(
  g: CardGame,
  f: HappeningFrame,
  seat: Seat,
  [, id, card, index]: Chosen<"use" | "trigger">,
  op = 0,
): Call {
  f.used = [...f.used, id, card, index];
  const copy = find(g, id);
  const s: TextContext = withNames(g, copy ? contextOf(g, copy) : contextFromHand(seat, UNSEEN), f);
  const { you, bearer, it, named, player } = s;
  return enter("text", { copy: id, card, index, you, bearer, op, it, named, player });
}

/** A trigger at work, from this place of its text on; one that works once each turn is counted. */
function trigger(c: C, f: HappeningFrame, option: Chosen<"trigger">, op: number): Call {
  const [, copy, card, index] = option;
  const part = partsOf(card)[index];
  if (part?.part === "when") countUse(c.g, copy, index, part.effect.limit);
  const seat = find(c.g, copy)?.owner ?? c.g.turn;
  c.tell("triggered", { seat, copy, card, index });
  return say(c.g, f, seat, option, op);
}

/** Where the text of a trigger that may be left goes on once it is not. */
const TAKEN = 1;

/** Plays a response event (5.5), or uses an ability, or a trigger that may be left. */
function answer(c: C, f: HappeningFrame, option: Answer, seat: Seat): Call {
  if (option[0] === "sanctuary") return rest(f);
  speak(f, seat);
  if (option[0] === "trigger") return trigger(c, f, option, TAKEN);
  if (option[0] === "respond") {
    const [, card] = option;
    take(c.g.secret.hands[seat], card);
    return enter("playing", { card, seat, from: "hand", answers: true });
  }
  const [, copy, card, index] = option;
  c.tell("used", { seat, card, copy, index });
  return say(c.g, f, seat, option);
}

/** What happens, and who has a say in it (17.2). */
export const happening = answered<CardGame, HappeningFrame, Answer, Duty>(
  chapter("happening", { ...UNANSWERED, used: [], tokenless: false })({}),
  {
    prompts: { before: "about-to", after: "after", must: "order" },
    order: chances,
    /** 17.2 a: what replaces it by force, and what forbids it. */
    bars: (c, f) => isBarred(c.g, f) || replaced(c, f),
    isAsked,
    /** 17.2 b, e. */
    answers: (g, f, seat, when) => ({ options: answers(g, f, seat, when), about: [f.what, f.on] }),
    answer,
    /** 17.2 c; 17.7: who dies of it is dead before anybody answers. */
    happens: (c, f) => {
      carryOut(c, f, !f.tokenless);
      return settle(c.g, "must")?.call;
    },
    /** 17.2 d: the Free Peoples player chooses one of several, whichever players own them (17.4). */
    due: (g, f) => {
      const options: Duty[] = due(g, f, false).map(({ copy, card, index }) => [
        "trigger",
        copy.id,
        card,
        index,
      ]);
      if (options.length > 0 && restWaits(g, f)) options.push(["sanctuary"]);
      return { seat: g.turn, options, about: [f.what] };
    },
    oblige: (c, f, option) => (option[0] === "sanctuary" ? rest(f) : trigger(c, f, option, 0)),
    left: (g, f) => (restWaits(g, f) ? rest(f) : undefined),
  },
);

/** Several things that happened together, told one after the other. */
export const announcing = oneByOne<CardGame, Happening>(happen);
