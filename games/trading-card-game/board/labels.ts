/** How each answer is said on its button, and with what it is offered together. */
import type { Label } from "@westmarch/boardkit";
import { begun, choice, danger, plain, quiet } from "@westmarch/boardkit/labels";
import type { AskOf, Seat } from "@westmarch/kernel";
import type { Language } from "@westmarch/kernel/languages";
import { type CardId, type CopyId, printed } from "../data/ids.ts";
import type { CardGame } from "../state.ts";
import { copyOf, find } from "../table/copies.ts";
import type { Chosen } from "../vocabulary.ts";
import { effectText, optionText, partText, paymentText } from "./effects.ts";
import type { GameSay, Key, Module, Props } from "./keys.ts";
import { copyName, fullTitle, playerName, titleOf } from "./names.ts";
import { reckoning } from "./reckoning.ts";
import { isLuck } from "./sentences.ts";

type Ask = AskOf<CardGame>;
type Verb = Chosen[0];
type Group = NonNullable<Label["group"]>;

/** How many, or which place: its own digits choose it. */
const counted = (text: string, number: number): Label => ({ text, tone: "choice", number });

/** What ends a question and hurts: it keeps its place. */
const fatal = (text: string): Label => ({ text, tone: "danger", ends: true });

/** A card in hand or in a pile as a group of answers. */
const ofCard = (say: GameSay, card: CardId): Group => ({
  id: `card:${card}`,
  text: fullTitle(say, card),
});
/** A copy on the table as a group of answers; `card` is whose text it is, where it has that of another. */
const ofCopy = ({ say, view }: Props, copy: CopyId, card?: CardId): Group => ({
  id: `copy:${copy}`,
  text: card !== undefined && !find(view, copy) ? fullTitle(say, card) : copyName(say, view, copy),
});

/** A group that says what a press is for where it is the only one. */
const said = (say: GameSay, group: Group, key: Extract<Key, `option.alone.${string}`>): Group => ({
  ...group,
  alone: say(key, { name: group.text }),
});

const DONE: { readonly [P in Ask["prompt"]]?: Key } = {
  start: "option.done.start",
  "pick-card": "option.done.pick-card",
  heal: "option.done.heal",
  archery: "option.done.archery",
  "allies-shoot": "option.done.allies-shoot",
  assign: "option.done.assign",
  reconcile: "option.done.reconcile",
};

/** What a card from hand costs now; undefined as long as what settles that is not here. */
const costOf = (view: CardGame, seat: Seat, card: CardId): number | undefined =>
  reckoning.here()?.price(view, seat, card);

/** A card is played for what it costs. */
function played(say: GameSay, seat: Seat, view: CardGame, card: CardId): Label {
  const cost = costOf(view, seat, card);
  return choice(cost === undefined ? say("option.play.unpriced") : say("option.play", { cost }));
}

/** The question speaks of what happens: the button names the card that answers it. */
function answered(say: GameSay, seat: Seat, view: CardGame, card: CardId): Label {
  const [cost, name] = [costOf(view, seat, card), fullTitle(say, card)];
  return choice(
    cost === undefined ? say("option.alone.respond", { name }) : say("option.respond", { name, cost }),
  );
}

/** Whether a question speaks of what happens, and not of what has been taken up to answer it. */
const isOfHappenings = ({ prompt }: Ask): boolean => prompt === "about-to" || prompt === "after";

/** What yes and no mean, by the question. */
function answerTo({ prompt }: Ask, { say, view }: Props, answer: "yes" | "no"): string {
  if (prompt === "redraw" || prompt === "spot") return say(`option.${answer}.${prompt}`);
  return say(`option.${answer}.${prompt === "may" && isLuck(view) ? "luck" : "may"}`);
}

/** What passing means, by the question. */
function passing({ prompt }: Ask, { say, view }: Props): string {
  if (prompt === "phase") return say(`option.pass.${view.phase === "shadow" ? "shadow" : "fellowship"}`);
  return say(prompt === "about-to" || prompt === "after" ? `option.pass.${prompt}` : "option.pass.action");
}

/** A pass into the death of the own character that fights, as the strengths stand; null where there is none. */
function doomed({ prompt, seat }: Ask, { say, view }: Props): Label | null {
  const skirmish = prompt === "action" && seat === view.turn ? reckoning.here()?.skirmish(view) : null;
  if (!skirmish?.falls) return null;
  const key = skirmish.falls === "overwhelmed" ? "option.pass.overwhelmed" : "option.pass.dies";
  const text = say(key, { name: titleOf(say, skirmish.defender) });
  return skirmish.isBearer ? fatal(text) : quiet(text);
}

/** Of several abilities of one copy, what each does; one alone needs no telling apart. */
function ability([verb, copy, card, index]: Chosen<"use">, { options }: Ask, { say }: Props): string | null {
  const alike = options.filter(([other, whose]) => other === verb && whose === copy);
  return alike.length > 1 ? partText(say.language, card, index) : null;
}

/** Whether nothing would come of an ability but its price, as far as its player can know. */
const isIdle = ([, copy, card, index]: Chosen<"use">, { seat }: Ask, { view }: Props): boolean =>
  reckoning.here()?.comesToNothing(view, seat, copy, card, index) === true;

/** A choice that comes to nothing says so. */
const whetherIdle = (say: GameSay, text: string, idle: boolean): string =>
  idle ? say("option.idle", { text }) : text;

/** What one of two options does, or what one of two payments is. */
function oneOfTwo(ask: Ask, language: Language, which: 0 | 1): string | null {
  if (ask.prompt !== "choose" && ask.prompt !== "payment") return null;
  const [card, index] = ask.about;
  return (ask.prompt === "choose" ? optionText : paymentText)(language, card, index, which);
}

const LABELS: { readonly [V in Verb]: (option: Chosen<V>, ask: Ask, props: Props) => Label } = {
  bid: ([, burdens], { seat }, { say, view }) =>
    burdens >= view.resistance[seat]
      ? { ...counted(say("option.bid.fatal", { burdens }), burdens), tone: "danger" }
      : counted(say("option.bid", { burdens }), burdens),
  place: ([, place], _, { say }) => counted(say("option.place", { place: place + 1 }), place + 1),
  start: ([, card], _, { say }) =>
    choice(say("option.start", { card: fullTitle(say, card), cost: printed(card).twilight ?? 0 })),
  play: ([, card], { seat }, { say, view }) => ({
    ...played(say, seat, view, card),
    group: said(say, ofCard(say, card), "option.alone.play"),
  }),
  use: (option, ask, props) => {
    const whose = ofCopy(props, option[1], option[2]);
    const unnamed = isOfHappenings(ask)
      ? props.say("option.alone.use", { name: whose.text })
      : props.say("option.use");
    const text = ability(option, ask, props) ?? unnamed;
    return {
      ...choice(whetherIdle(props.say, text, isIdle(option, ask, props))),
      group: said(props.say, whose, "option.alone.use"),
    };
  },
  respond: ([, card], { seat }, { say, view }) => ({
    ...answered(say, seat, view, card),
    group: said(say, ofCard(say, card), "option.alone.respond"),
  }),
  trigger: (option, _, props) => ({
    ...choice(effectText(props.language, option[2], option[3]) ?? props.say("option.trigger")),
    group: ofCopy(props, option[1], option[2]),
  }),
  "discard-to-heal": ([, card], { seat }, { say, view }) => {
    const [healed] = reckoning.here()?.healable(view, seat, card) ?? [];
    const name = healed ? copyName(say, view, healed.id) : fullTitle(say, card);
    return { ...choice(say("option.discard-to-heal", { name })), group: ofCard(say, card) };
  },
  transfer: ([, item, bearer], { seat }, props) => {
    const { say, view } = props;
    const onto = copyOf(view, bearer);
    const name = copyName(say, view, bearer);
    const cost = reckoning.here()?.price(view, seat, copyOf(view, item).card, onto);
    return {
      ...choice(
        cost === undefined
          ? say("option.transfer.unpriced", { name })
          : say("option.transfer", { name, cost }),
      ),
      group: said(say, ofCopy(props, item), "option.alone.transfer"),
    };
  },
  sanctuary: plain("option.sanctuary"),
  copy: ([, copy], _, { say, view }) => choice(copyName(say, view, copy)),
  card: ([, card], { prompt }, { say }) => {
    const name = fullTitle(say, card);
    return choice(prompt === "reconcile" ? say("option.reconcile", { name }) : name);
  },
  number: ([, number], _, { say }) => counted(say("option.number", { number }), number),
  option: ([, which], ask, { say, view }) => {
    const text = oneOfTwo(ask, say.language, which) ?? say("option.option", { which });
    return choice(whetherIdle(say, text, reckoning.here()?.choosesNothing(view, which) === true));
  },
  player: ([, seat], _, { say }) => choice(playerName(say, seat)),
  assign: ([, character, minion], _, props) => ({
    ...choice(props.say("option.assign", { name: copyName(props.say, props.view, character) })),
    group: said(props.say, ofCopy(props, minion), "option.alone.assign"),
  }),
  yes: (_, ask, props) => choice(answerTo(ask, props, "yes")),
  no: (_, ask, props) => quiet(answerTo(ask, props, "no")),
  done: (_, ask, { say }) => {
    const [left] = ask.prompt === "start" ? ask.about : [0];
    if (left > 0) return quiet(say("option.done.start.unspent", { left }));
    // Beside cards that can be discarded it is the first answer.
    if (ask.prompt === "reconcile" && ask.options.length > 1) return quiet(say("option.done.reconcile.none"));
    return quiet(say(DONE[ask.prompt] ?? "option.done.pick"));
  },
  pass: (_, ask, props) => doomed(ask, props) ?? quiet(passing(ask, props)),
  move: plain("option.move"),
  stop: plain("option.stop", quiet),
  concede: plain("option.concede", danger),
};

const labelOf = <V extends Verb>(verb: V, option: Chosen<V>, ask: Ask, props: Props): Label =>
  LABELS[verb](option, ask, props);

/** What can cost a player the game at once: burdens that are its price, or that come of it. */
const RISKS: readonly Verb[] = ["play", "use", "respond", "trigger", "transfer", "option", "yes"];

/** Whether a choice puts its player out of the game. */
const isLoss = (option: Chosen, { seat }: Ask, { view }: Props): boolean =>
  RISKS.includes(option[0]) && reckoning.here()?.loses(view, seat, option) === true;

/** An option on a button. */
export const label: Module["label"] = (option, ask, props) => {
  const made = begun(labelOf(option[0], option, ask, props));
  if (!isLoss(option, ask, props)) return made;
  return { ...made, text: props.say("option.loses", { text: made.text }), tone: "danger" };
};
