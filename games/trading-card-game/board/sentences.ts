/** The sentence of each question. */

import { listed, sentenceCase } from "@westmarch/boardkit/writing";
import { type AskOf, frameOf, NONE } from "@westmarch/kernel";
import type { Language } from "@westmarch/kernel/languages";
import { CARD, type CardId, copyId, isFreePeoples, printed } from "../data/ids.ts";
import type { Step } from "../language/tree.ts";
import type { CardGame } from "../state.ts";
import { find } from "../table/copies.ts";
import type { Words } from "../words.ts";
import { mayText, partText } from "./effects.ts";
import { happeningOf } from "./happenings.ts";
import type { Key, Module, Props } from "./keys.ts";
import { copyName, titleOf } from "./names.ts";
import { reckoning } from "./reckoning.ts";

type Prompt = keyof Words["prompts"];
type Asked<P extends Prompt> = AskOf<CardGame, P>;

/** What has been taken up, as `card:12` or `copy:4`. */
function takenUp(selected: string | null, kind: "card" | "copy"): number {
  const [what, number] = (selected ?? "").split(":");
  return what === kind && number !== undefined && number !== "" ? Number(number) : NONE;
}

/** What a card from hand costs, and what the pool holds then (6.3); nothing as long as that cannot be told. */
function costSentence({ say, view }: Props, seat: number, card: CardId): string | null {
  const cost = reckoning.here()?.price(view, seat, card);
  if (cost === undefined) return null;
  const { pool } = view;
  const slots = { card: titleOf(say, card), cost, pool };
  if (cost === 0) return say("prompt.card.free", slots);
  return isFreePeoples(card)
    ? say("prompt.card.pays", { ...slots, after: pool + cost })
    : say("prompt.card.takes", { ...slots, after: Math.max(0, pool - cost) });
}

/** What a copy does that can do one thing only. */
function onlyAbility(options: Asked<Prompt>["options"], copy: number, language: Language): string | null {
  const own = options.filter(([, which]) => which === copy);
  const [only] = own;
  if (own.length !== 1 || (only?.[0] !== "use" && only?.[0] !== "trigger")) return null;
  return partText(language, only[2], only[3]);
}

/** The sentence of what has been taken up, if something has. */
function ofTakenUp(props: Props, { seat, options }: Pick<Asked<Prompt>, "seat" | "options">): string | null {
  const { say, view, selected } = props;
  const card = takenUp(selected, "card");
  if (CARD.is(card)) return costSentence(props, seat, card);
  const copy = takenUp(selected, "copy");
  if (copy === NONE) return null;
  const name = copyName(say, view, copyId(copy));
  const does = onlyAbility(options, copy, say.language);
  return does === null
    ? say("prompt.copy", { name })
    : say("prompt.copy.does", { name, does: sentenceCase(does) });
}

/** What is asked of those who are picked, by what is done to them. */
const PICKS: { readonly [D in Step["do"]]?: Key } = {
  exert: "pick.exert",
  exhaust: "pick.exhaust",
  wound: "pick.wound",
  heal: "pick.heal",
  "remove wounds": "pick.heal",
  discard: "pick.discard",
  gain: "pick.gain",
  "gain strength of": "pick.gain",
  assign: "pick.assign",
  "cannot assign": "pick.assign",
  move: "pick.move",
  put: "pick.put",
  spot: "pick.spot",
  "may fight": "pick.gain",
  prevent: "pick.protect",
  "cap wounds": "pick.protect",
  "overwhelm if tripled": "pick.protect",
};

const PILE_PICKS: { readonly [D in Step["do"]]?: Key } = {
  discard: "pick-card.discard",
  play: "pick-card.play",
  "shuffle in": "pick-card.shuffle",
  stack: "pick-card.stack",
  reveal: "pick-card.reveal",
};

function pileKey(step: Step | null): Key {
  if (step?.do === "put") return `pick-card.${step.to}`;
  return (step && PILE_PICKS[step.do]) ?? "pick-card.other";
}

/** Both sides of the skirmish that is going on. */
function skirmishSentence({ say, view }: Props): string | null {
  const skirmish = reckoning.here()?.skirmish(view);
  if (!skirmish) return null;
  const { defender, own, attackers, foe } = skirmish;
  return say("prompt.action.skirmish", {
    character: titleOf(say, defender),
    own,
    minions: listed(
      say,
      attackers.map((card) => titleOf(say, card)),
    ),
    foe,
  });
}

/** A question of a card's text. */
const ofCard =
  (key: Key) =>
  ({ about: [card] }: { readonly about: readonly [CardId, ...number[]] }, { say }: Props): string =>
    say(key, { card: titleOf(say, card) });

/** Things are borne; conditions are played on a character, or on a site. */
function bearerKey({ about: [card], options: [first] }: Asked<"bearer">, view: CardGame): Key {
  if (first && find(view, first[1])?.zone === "path") return "prompt.bearer.site";
  return printed(card).type === "Condition" ? "prompt.bearer.condition" : "prompt.bearer";
}

const alone =
  (key: Key) =>
  (_: unknown, { say }: Props): string =>
    say(key);

const SENTENCES: { readonly [P in Prompt]: (ask: Asked<P>, props: Props) => string } = {
  bid: alone("prompt.bid"),
  seat: ({ seat }, { say, view: { burdens, order, out } }) => {
    // Of those who have yet to choose, an equal bid came after this one by lot.
    const isTied = burdens.some(
      (bid, other) => bid === burdens[seat] && other !== seat && !out[other] && !order.includes(other),
    );
    return say(isTied ? "prompt.seat.tie" : "prompt.seat");
  },
  start: ({ about: [left] }, { say }) => say("prompt.start", { left }),
  redraw: alone("prompt.redraw"),
  phase: (ask, props) => {
    const { say, view } = props;
    const up = ofTakenUp(props, ask);
    if (up !== null) return up;
    return view.phase === "shadow" ? say("prompt.shadow", { pool: view.pool }) : say("prompt.fellowship");
  },
  action: (ask, props) => {
    const { say, view } = props;
    return (
      ofTakenUp(props, ask) ??
      skirmishSentence(props) ??
      say("prompt.action", { phase: say(`phase.${view.phase}`) })
    );
  },
  "about-to": (_, { say, view }) => say("prompt.about-to", { happening: happeningOf(say, view, "before") }),
  after: (_, { say, view }) => say("prompt.after", { happening: happeningOf(say, view, "after") }),
  order: (_, { say, view }) => say("prompt.order", { happening: happeningOf(say, view, "after") }),
  bearer: (ask, props) => ofCard(bearerKey(ask, props.view))(ask, props),
  pick: (ask, props) => {
    const step = reckoning.here()?.step(props.view);
    return ofCard((step && PICKS[step.do]) ?? "pick.other")(ask, props);
  },
  "pick-card": (ask, props) => ofCard(pileKey(reckoning.here()?.step(props.view) ?? null))(ask, props),
  amount: ofCard("prompt.amount"),
  choose: ofCard("prompt.choose"),
  may: (ask, props) => {
    const [card, index] = ask.about;
    const does = isLuck(props.view) ? null : mayText(props.language, card, index);
    if (does !== null)
      return props.say("prompt.may.does", { card: titleOf(props.say, card), does: sentenceCase(does) });
    return ofCard(isLuck(props.view) ? "prompt.luck" : "prompt.may")(ask, props);
  },
  "spot-some": ofCard("prompt.spot-some"),
  spot: ofCard("prompt.spot"),
  opponent: ofCard("prompt.opponent"),
  payment: ofCard("prompt.payment"),
  heal: ({ about: [left] }, { say }) => say("prompt.heal", { left }),
  archery: ({ about: [left] }, { say }) => say("prompt.archery", { left }),
  "allies-shoot": alone("prompt.allies-shoot"),
  "shot-at": ({ about: [wounds] }, { say }) => say("prompt.shot-at", { wounds }),
  assign: ({ seat }, { say, view, selected }) => {
    const minion = takenUp(selected, "copy");
    if (minion !== NONE) return say("prompt.assign.minion", { minion: copyName(say, view, copyId(minion)) });
    return say(seat === view.turn ? "prompt.assign" : "prompt.assign.shadow");
  },
  "next-skirmish": alone("prompt.next-skirmish"),
  "move-again": ({ options }, { say, view: { moves, moveLimit } }) =>
    options.some(([verb]) => verb === "move")
      ? say("prompt.move-again", { moves, limit: moveLimit })
      : say("prompt.stop"),
  reconcile: ({ about: [least] }, { say }) =>
    least > 0 ? say("prompt.reconcile.down", { least }) : say("prompt.reconcile"),
};

/** Whether what may be done is one more card from the top of one's deck (1R22). */
export const isLuck = (view: CardGame): boolean => {
  const f = frameOf(view, "text");
  return f?.at === "luck";
};

const sentenceOf = <P extends Prompt>(prompt: P, ask: Asked<P>, props: Props): string =>
  SENTENCES[prompt](ask, props);

/** The sentence of the prompt bar. */
export const sentence: Module["sentence"] = (ask, props) => sentenceCase(sentenceOf(ask.prompt, ask, props));
