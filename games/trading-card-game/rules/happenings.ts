/** Responses and timing (17): what is about to happen, what happens, and who has a say in it. */
import { type Frame, NONE, type Seat } from "@westmarch/kernel";
import { hasAim } from "../cards/aims.ts";
import {
  answersFromHand,
  isOptional,
  isQuiet,
  naming,
  responseIndex,
  responsesOf,
  type Stage,
  triggersOf,
} from "../cards/hearing.ts";
import { countUse, limitLeft } from "../cards/limits.ts";
import { type Saying, saidBy, saidFromHand } from "../cards/saying.ts";
import type { Said } from "../cards/standing.ts";
import { type PartOf, partsOf } from "../cards/texts.ts";
import type { CardId, CopyId } from "../data/ids.ts";
import { fromFreePeoples } from "../seats.ts";
import { type CardGame, NOBODY, UNSEEN } from "../state.ts";
import { take } from "../table.ts";
import { type C, type Chosen, chapter, enter, type Happening, type What } from "../vocabulary.ts";
import { carryOut, isBarred, replaced } from "./tokens.ts";

/** A happening that befalls nobody in particular. */
export const event = (what: What, seat: Seat = NOBODY): Happening => ({
  what,
  on: NONE,
  card: UNSEEN,
  seat,
  others: [],
});

/** A happening that befalls a copy on the table. */
export const befalls = (g: CardGame, what: What, on: CopyId, others: readonly CopyId[] = []): Happening => {
  const copy = g.table.find(({ id }) => id === on);
  return { what, on, card: copy?.card ?? UNSEEN, seat: copy?.owner ?? NOBODY, others };
};

/** Lets something happen. Where nobody could have a say it is done on the spot; otherwise a frame is handed back. */
export function happen(c: C, h: Happening): Frame | undefined {
  if (isBarred(c.g, h) || replaced(c, h)) return undefined;
  if (!isQuiet(c.g, h, fromFreePeoples(c.g))) return enter("happening", h).call;
  carryOut(c, h, true);
  return undefined;
}

type Local = Parameters<typeof key>[0];

const key = (one: {
  readonly copy: CopyId;
  readonly card: CardId;
  readonly index: number;
}): readonly number[] => [one.copy, one.card, one.index];

/** Whether a text has had its say on this happening (17.3). */
function hasSpoken(used: readonly number[], { copy, card, index }: Local): boolean {
  for (let i = 0; i < used.length; i += 3) {
    if (used[i] === copy && used[i + 1] === card && used[i + 2] === index) return true;
  }
  return false;
}

const localOf = ({ copy, card, index }: Said): Local => ({ copy: copy.id, card, index });

/** Counts a trigger that works once each turn. */
function spend(g: CardGame, { copy, card, index }: Local): void {
  const part = partsOf(card)[index];
  if (part?.part === "when") countUse(g, copy, index, part.effect.limit);
}

/** Whether what may be done can be begun at all. */
function canBegin(g: CardGame, { copy, part }: Said<PartOf<"when" | "response">>, h: Happening): boolean {
  const [first] = part.effect.clauses;
  const step = first && "steps" in first ? first.steps[0] : undefined;
  return step === undefined || hasAim(g, naming(g, saidBy(g, copy), h), step);
}

/** Response abilities that have not had their say: one that costs nothing has it once (17.3). */
const open = (
  g: CardGame,
  seat: Seat,
  f: Happening & { readonly used: readonly number[] },
  stage: Stage,
  publicly = false,
): readonly Said[] =>
  responsesOf(g, seat, f, stage, publicly).filter(
    (said) => said.part.cost !== undefined || (!hasSpoken(f.used, localOf(said)) && canBegin(g, said, f)),
  );

/** Triggers that have not been carried out yet, and whose limits leave room. */
const due = (
  g: CardGame,
  f: Happening & { readonly used: readonly number[] },
  optional: boolean,
): readonly Said[] =>
  triggersOf(g, f).filter(
    (said) =>
      isOptional(said.part) === optional &&
      (!optional || canBegin(g, said, f)) &&
      !hasSpoken(f.used, localOf(said)) &&
      limitLeft(g, said.copy.id, said.index, said.part.effect.limit),
  );

/** What a seat may say to this happening: abilities and triggers that may be left, then events from hand. */
function sayings(
  g: CardGame,
  seat: Seat,
  f: Happening & { readonly used: readonly number[] },
  stage: Stage,
): Chosen<"use" | "trigger" | "respond">[] {
  const options: Chosen<"use" | "trigger" | "respond">[] = [];
  for (const { copy, card, index } of open(g, seat, f, stage)) options.push(["use", copy.id, card, index]);
  if (stage === "after") {
    for (const { copy, card, index } of due(g, f, true)) {
      if (copy.owner === seat) options.push(["trigger", copy.id, card, index]);
    }
  }
  const answers = answersFromHand(g, seat, f, stage);
  let before: CardId = UNSEEN;
  for (const card of g.secret.hands[seat]) {
    if (card !== before && answers.includes(card)) options.push(["respond", card, responseIndex(card)]);
    before = card;
  }
  return options;
}

/** Whether a seat is asked at all: on public grounds, whatever it holds (22). */
const isAsked = (
  g: CardGame,
  seat: Seat,
  f: Happening & { readonly used: readonly number[] },
  stage: Stage,
): boolean =>
  open(g, seat, f, stage, true).length > 0 ||
  (stage === "after" && due(g, f, true).some(({ copy }) => copy.owner === seat)) ||
  (g.secret.hands[seat].length > 0 && answersFromHand(g, seat, f, stage, true).length > 0);

type Round = Happening & { turn: number; passes: number; readonly used: readonly number[] };

/** Finds who is to speak next (5.3); false once all have passed in a row. */
function passOn(g: CardGame, f: Round, stage: Stage): boolean {
  const round = fromFreePeoples(g);
  while (f.passes < round.length) {
    if (isAsked(g, round[f.turn % round.length], f, stage)) return true;
    f.passes++;
    f.turn++;
  }
  f.passes = 0;
  f.turn = 0;
  return false;
}

const speaker = (g: CardGame, f: Round): Seat => {
  const round = fromFreePeoples(g);
  return round[f.turn % round.length];
};

/** The text that answers, with what it has named. */
function answering(g: CardGame, seat: Seat, f: Happening, said: Local, op = 0): { call: Frame } {
  const copy = g.table.find(({ id }) => id === said.copy);
  // What a site makes happen is done by the Free Peoples player, whoever laid it.
  const you = copy?.zone === "path" ? g.turn : seat;
  const s: Saying = naming(g, copy ? saidBy(g, copy, you) : saidFromHand(you, UNSEEN), f);
  return enter("text", {
    copy: said.copy,
    card: said.card,
    index: said.index,
    you,
    bearer: s.bearer,
    op,
    it: s.it,
    named: s.named,
    player: s.player,
  });
}

/** Plays a response event (5.5), or uses an ability, or a trigger that may be left. */
function speak(
  c: C,
  f: Round & { used: readonly number[] },
  option: Chosen<"use" | "trigger" | "respond" | "pass">,
  seat: Seat,
): { call: Frame } | undefined {
  f.turn++;
  if (option[0] === "pass") {
    f.passes++;
    return undefined;
  }
  f.passes = 0;
  if (option[0] === "respond") {
    const [, card] = option;
    take(c.g.secret.hands[seat], card);
    return enter("playing", { card, seat, from: "hand", answers: true });
  }
  const [verb, copy, card, index] = option;
  const said = { copy, card, index };
  f.used = [...f.used, ...key(said)];
  if (verb === "trigger") {
    spend(c.g, said);
    c.tell("triggered", { seat, card, copy, index });
    return answering(c.g, seat, f, said, 1);
  }
  c.tell("used", { seat, card, copy, index });
  return answering(c.g, seat, f, said);
}

export const happening = chapter("happening", {
  used: [],
  turn: 0,
  passes: 0,
  averted: false,
  tokenless: false,
})({
  /** 17.2 a: what replaces it by force, and what forbids it. */
  barred: (c, f) => {
    if (f.averted || isBarred(c.g, f) || replaced(c, f)) return { end: "averted" };
  },
  about: ({ g }, f) => (passOn(g, f, "about") ? undefined : { go: "happen" }),
  /** 17.2 b. */
  beforehand: {
    prompt: "about-to",
    ask: (g, f) => {
      const seat = speaker(g, f);
      return { seat, options: [...sayings(g, seat, f, "about"), ["pass"]], about: [f.what, f.on] };
    },
    answered: (c, f, option, seat) => {
      const said = speak(c, f, option, seat);
      return said ? { ...said, next: "barred" } : { go: "about" };
    },
  },
  /** 17.2 c. */
  happen: (c, f) => carryOut(c, f, !f.tokenless),
  /** 17.2 d: one of several is chosen by the Free Peoples player, whoever owns them (17.4). */
  must: (c, f) => {
    const open = due(c.g, f, false);
    if (open.length === 0) return { go: "may" };
    if (open.length > 1) return;
    const said = localOf(open[0]);
    f.used = [...f.used, ...key(said)];
    spend(c.g, said);
    c.tell("triggered", { seat: open[0].copy.owner, ...said });
    return { ...answering(c.g, open[0].copy.owner, f, said), next: "must" };
  },
  which: {
    prompt: "order",
    ask: (g, f) => ({
      seat: g.turn,
      options: due(g, f, false).map(({ copy, card, index }) => ["trigger", copy.id, card, index]),
      about: [f.what],
    }),
    answered: (c, f, [, copy, card, index]) => {
      const said = { copy, card, index };
      f.used = [...f.used, ...key(said)];
      spend(c.g, said);
      const seat = c.g.table.find(({ id }) => id === copy)?.owner ?? c.g.turn;
      c.tell("triggered", { seat, ...said });
      return { ...answering(c.g, seat, f, said), next: "must" };
    },
  },
  /** 17.2 e. */
  may: ({ g }, f) => (passOn(g, f, "after") ? undefined : { end: f.averted ? "averted" : "done" }),
  afterwards: {
    prompt: "after",
    ask: (g, f) => {
      const seat = speaker(g, f);
      return { seat, options: [...sayings(g, seat, f, "after"), ["pass"]], about: [f.what, f.on] };
    },
    answered: (c, f, option, seat) => {
      const said = speak(c, f, option, seat);
      return said ? { ...said, next: "may" } : { go: "may" };
    },
  },
});

/** Lets several things happen that happened together; where nobody could have a say in any of them, on the spot. */
export function happenAll(c: C, all: readonly Happening[]): Frame | undefined {
  const round = fromFreePeoples(c.g);
  if (all.every((h) => isQuiet(c.g, h, round))) return undefined;
  return enter("announcing", { all }).call;
}

export const announcing = chapter("announcing")({
  next: (c, f) => {
    const [first, ...others] = f.all;
    if (!first) return { end: null };
    f.all = others;
    const call = happen(c, first);
    return call ? { call, next: "next" } : { go: "next" };
  },
});
