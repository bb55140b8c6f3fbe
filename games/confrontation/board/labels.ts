import type { Label, Slots } from "@westmarch/boardkit";
import { choice } from "@westmarch/boardkit/labels";
import { sentenceCase } from "@westmarch/boardkit/writing";
import { type AskOf, NONE, type Refusal } from "@westmarch/kernel";
import { RIVER } from "../data/board.ts";
import {
  CARD,
  CHARACTER,
  type CharacterId,
  EREGION,
  FANGORN,
  GANDALF,
  GOOD,
  REGION,
  type RegionId,
  type Side,
  sideOf,
  WARG,
} from "../data/ids.ts";
import { type Confrontation, sideOfSeat } from "../state.ts";
import type { Chosen } from "../vocabulary.ts";
import type { Words } from "../words.ts";
import type { Besides, GameSay, Key, Module, Props } from "./keys.ts";
import { battleOf, cardName, nameOf, place, regionName, who } from "./names.ts";

/** Whether enemies of this side stand there: public. */
const enemiesAt = (view: Confrontation, side: Side, region: RegionId): boolean =>
  view.count[(1 - side) * 16 + region] > 0;

/** A destination on a button: where to, by which way, and whether it is an attack. */
function destination({ view, say }: Props, character: CharacterId, to: RegionId): Label {
  const side = sideOf(character);
  const from = view.secret.at[character];
  const attack = enemiesAt(view, side, to);
  const tunnel = side === GOOD && from === EREGION && to === FANGORN;
  const river = side === GOOD && RIVER[from] === to;
  if (!tunnel && !river) {
    return attack
      ? { text: say("option.attack", { place: place(say, to) }), tone: "danger" }
      : choice(regionName(say, to));
  }
  const way = `option.${tunnel ? "tunnel" : "river"}` as const;
  return {
    text: say(attack ? `${way}.attack` : way, { place: attack ? place(say, to) : regionName(say, to) }),
    tone: attack ? "danger" : "choice",
  };
}

const plain =
  (key: Key) =>
  (_: unknown, { say }: Props): Label =>
    choice(say(key));

/** How each verb is said on a button. */
const LABELS: {
  readonly [V in keyof Words["choices"]]: (option: Chosen<V>, props: Props) => Label;
} = {
  place: ([, , region], { say }) => choice(regionName(say, region)),
  move: ([, character, to], props) => ({
    ...destination(props, character, to),
    group: { id: `piece:${character}`, text: nameOf(props.say, character) },
  }),
  shadowfax: ([, character, to], props) => ({
    ...destination(props, character, to),
    group: {
      id: `shadowfax:${character}`,
      text: props.say("group.shadowfax", { who: nameOf(props.say, character) }),
    },
  }),
  palantir: ([, region], { say }) => ({
    ...choice(regionName(say, region)),
    group: { id: "palantir", text: say("group.palantir") },
  }),
  "gandalf-the-white": plain("option.gandalf-the-white"),
  recall: ([, character], { say, view }) => ({
    ...choice(
      say("option.recall", {
        who: nameOf(say, character),
        place: place(say, view.secret.at[character] ?? -1),
      }),
    ),
    group: { id: "recall", text: say("group.recall") },
  }),
  pass: plain("option.pass"),
  target: ([, character], { say }) => ({ text: nameOf(say, character), tone: "danger" }),
  retreat: ([, region], { say }) => choice(say("option.retreat", { place: place(say, region) })),
  none: plain("option.none"),
  sam: plain("option.sam"),
  "show-frodo": plain("option.show-frodo"),
  cards: plain("option.cards"),
  "no-cards": plain("option.no-cards"),
  card: ([, card], { say }) => choice(cardName(say, card)),
  take: ([, card], { say }) => choice(say("option.take", { card: cardName(say, card) })),
  keep: (_, { say }) => ({ text: say("option.keep"), tone: "quiet" }),
  balrog: (_, { say }) => ({ text: say("option.balrog"), tone: "danger" }),
  onward: plain("option.onward"),
};

const labelOf = <V extends keyof Words["choices"]>(verb: V, option: Chosen<V>, props: Props) =>
  LABELS[verb](option, props);

/** An option on a button. */
export const label: Module["label"] = (option, _ask, props) => labelOf(option[0], option, props);

/** What is taken up, as `piece:5` or `palantir`. */
const taken = (selected: string | null): readonly [kind: string, character: CharacterId] => {
  const [kind = "", id = "-1"] = (selected ?? "").split(":");
  const character = Number(id);
  return [kind, CHARACTER.is(character) ? character : NONE];
};

function turnSentence(ask: AskOf<Confrontation, "turn" | "move">, { say, selected }: Props): string {
  const [kind, character] = taken(selected);
  if (kind === "piece") return say("prompt.piece", who(say, character));
  if (kind === "shadowfax") return say("prompt.shadowfax", { who: who(say, character).who });
  if (kind === "palantir" || kind === "recall") return say(`prompt.${kind}`);
  return say(`prompt.${ask.prompt}`);
}

function cardSentence(ask: AskOf<Confrontation, "card">, { say, view, seat }: Props): string {
  const [good, dark] = ask.about;
  const side = sideOfSeat(view, seat ?? ask.seat);
  const [own, foe] = side === GOOD ? [good, dark] : [dark, good];
  if (good === GANDALF && dark !== WARG) {
    if (side !== GOOD) return say("prompt.card.before");
    const battle = battleOf(view);
    const seen = battle && battle.darkFetched >= 0 ? battle.darkFetched : (battle?.darkCard ?? NONE);
    if (seen >= 0) return say("prompt.card.after", { card: cardName(say, seen) });
  }
  return say("prompt.card", { who: who(say, own ?? -1).who, foe: who(say, foe ?? -1).who });
}

const alone =
  (key: Key) =>
  (_: unknown, { say }: Props): string =>
    say(key);

/** The sentence of each prompt. */
const SENTENCES: {
  readonly [P in keyof Words["prompts"]]: (ask: AskOf<Confrontation, P>, props: Props) => string;
} = {
  place: (ask, { say }) => say("prompt.place", who(say, ask.about[0])),
  turn: turnSentence,
  move: turnSentence,
  balrog: alone("prompt.balrog"),
  target: alone("prompt.target"),
  react: (ask, { say }) => {
    const [attacker, defender, region] = ask.about;
    const key = ask.options.length > 1 ? "prompt.react" : "prompt.react.none";
    return say(key, {
      attacker: who(say, attacker ?? -1).who,
      defender: who(say, defender ?? -1).who,
      place: place(say, region ?? -1),
    });
  },
  saruman: (ask, { say }) => say("prompt.saruman", who(say, ask.about[0])),
  card: cardSentence,
  magic: (ask, { say }) => {
    const seen = ask.about[0];
    return seen < 0 ? say("prompt.magic") : say("prompt.magic.seen", { card: cardName(say, seen) });
  },
  retreat: (ask, { say }) => say("prompt.retreat", who(say, ask.about[0])),
  onward: alone("prompt.onward"),
};

const sentenceOf = <P extends keyof Words["prompts"]>(
  prompt: P,
  ask: AskOf<Confrontation, P>,
  props: Props,
) => SENTENCES[prompt](ask, props);

/** The sentence of the prompt bar. */
export const sentence: Module["sentence"] = (ask, props) => sentenceCase(sentenceOf(ask.prompt, ask, props));

/** The names that a refusal may speak of, from its facts. */
function slotsOf({ facts = {} }: Refusal, say: GameSay): Slots {
  const slots: Record<string, string> = {};
  if (CHARACTER.is(facts.character)) Object.assign(slots, who(say, facts.character));
  if (REGION.is(facts.region)) slots.place = slots.to = place(say, facts.region);
  if (REGION.is(facts.from)) slots.from = place(say, facts.from);
  if (CARD.is(facts.card)) slots.card = cardName(say, facts.card);
  return slots;
}

/** Why an attempt is refused. */
export const refusal: Besides["refusal"] = (given, { say }) =>
  sentenceCase(say(`refusal.${given.reason}`, slotsOf(given, say)));
