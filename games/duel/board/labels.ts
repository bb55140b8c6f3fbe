import type { Label, Slots } from "@westmarch/boardkit";
import { choice, quiet } from "@westmarch/boardkit/labels";
import { sentenceCase } from "@westmarch/boardkit/writing";
import { type AskOf, NONE, type Refusal } from "@westmarch/kernel";
import { CARD, CARDS } from "../data/cards.ts";
import {
  type CardId,
  LANDMARK_TILE,
  type LandmarkId,
  other,
  RACE,
  REGION,
  type RegionId,
  type Side,
  TOKEN,
} from "../data/ids.ts";
import { SLOTS } from "../data/layouts.ts";
import { DOUBLE_DISCARD } from "../data/tokens.ts";
import { cardPrice, freedByChain, landmarkPrice } from "../rules/cost.ts";
import { isAvailable } from "../rules/tableau.ts";
import { fromSupply } from "../rules/units.ts";
import { bank, type Duel, unitsIn } from "../state.ts";
import type { Chosen } from "../vocabulary.ts";
import type { Words } from "../words.ts";
import { taken } from "./choices.ts";
import type { Besides, GameSay, Key, Module, Props } from "./keys.ts";
import {
  cardInWords,
  cardName,
  chainName,
  landmarkName,
  raceName,
  regionName,
  resolving,
  tokenName,
} from "./names.ts";

/** 7.2, 7.3: what discarding a card brings now. */
const discardCoins = (view: Duel, side: Side): number =>
  Math.min(bank(view), view.tokens[side].includes(DOUBLE_DISCARD) ? 2 * view.chapter : view.chapter);

/** What a card gives, with its chain symbol. */
function nameWithChain(say: GameSay, card: CardId): string {
  const { gives } = CARDS[card];
  const name = cardName(say, card);
  return gives === undefined ? name : say("option.chain", { name, chain: chainName(say, gives) });
}

/** Cards of the same kind that can be taken now are told apart by where they lie. */
function cardOnTable({ say, view }: Props, card: CardId): string {
  const name = nameWithChain(say, card);
  const alike = view.slots.flatMap((id, slot) =>
    id >= 0 && isAvailable(view, slot) && nameWithChain(say, id) === name ? [slot] : [],
  );
  if (alike.length < 2) return name;
  const slots = SLOTS[view.chapter - 1];
  const at = view.slots.indexOf(card);
  const before = slots.filter(({ row, x }) => row === slots[at].row && x < slots[at].x).length;
  return say("option.alike", { name, row: slots[at].row + 1, place: before + 1 });
}

function play({ say, view }: Props, card: CardId): string {
  const { free } = CARDS[card];
  if (free !== undefined && freedByChain(view, view.turn, card))
    return say("option.play.chain", { chain: chainName(say, free) });
  return say("option.play", { price: cardPrice(view, view.turn, card) });
}

/** A move that meets an enemy unit is told from one that does not (13.2). */
function moveTo({ say, view }: Props, to: RegionId): Label {
  const enemies = unitsIn(view, other(view.turn), to);
  const place = regionName(say, to);
  return enemies > 0
    ? { text: say("option.move.conflict", { place, n: enemies }), tone: "danger" }
    : choice(say("option.move", { place }));
}

const card = (id: CardId, props: Props): NonNullable<Label["group"]> => ({
  id: `card:${id}`,
  text: cardOnTable(props, id),
});

/** How each verb is said on a button. */
const LABELS: {
  readonly [V in Chosen[0]]: (option: Chosen<V>, props: Props) => Label;
} = {
  play: ([, id], props) => ({ ...choice(play(props, id)), group: card(id, props) }),
  discard: ([, id], props) => ({
    ...quiet(props.say("option.discard", { n: discardCoins(props.view, props.view.turn) })),
    // It is one of two things to do with a card, and not what Enter does beside playing it.
    ends: false,
    group: card(id, props),
  }),
  landmark: ([, id], { say, view }) => ({
    ...choice(say("option.landmark", { price: landmarkPrice(view, view.turn, id) })),
    group: { id: `landmark:${id}`, text: landmarkName(say, id) },
  }),
  place: ([, region], { say }) => choice(regionName(say, region)),
  "remove-unit": ([, region], { say, view }) =>
    choice(
      say("option.remove-unit", {
        place: regionName(say, region),
        n: unitsIn(view, other(view.turn), region),
      }),
    ),
  "remove-fortress": ([, region], { say }) => choice(regionName(say, region)),
  move: ([, from, to], props) => ({
    ...moveTo(props, to),
    group: {
      id: `region:${from}`,
      text: props.say("group.move", {
        place: regionName(props.say, from),
        n: unitsIn(props.view, props.view.turn, from),
      }),
    },
  }),
  token: ([, id], { say }) => ({
    ...choice(say("option.token")),
    group: { id: `token:${id}`, text: tokenName(say, id) },
  }),
  race: ([, id], { say }) => ({
    ...choice(say("option.race")),
    group: { id: `race:${id}`, text: raceName(say, id) },
  }),
  "grey-card": ([, id], { say }) => choice(cardName(say, id)),
  fetch: ([, id], { say }) => choice(cardInWords(say, id)),
  "another-turn": (_, { say }) => choice(say("option.another-turn")),
  ents: ([, what], { say }) => choice(say(`option.ents.${what}`)),
  decline: (_, { say }) => quiet(say("option.decline")),
  stop: (_, { say }) => quiet(say("option.stop")),
};

const labelOf = <V extends Chosen[0]>(verb: V, option: Chosen<V>, props: Props) =>
  LABELS[verb](option, props);

/** An option on a button. */
export const label: Module["label"] = (option, _ask, props) => labelOf(option[0], option, props);

/** The kind of thing that an option takes up as a group of choices. */
const KINDS: Readonly<Record<string, string>> = {
  play: "card",
  discard: "card",
  landmark: "landmark",
  token: "token",
  race: "race",
  move: "region",
};

/** What is taken up, as `card:5` or `landmark:2`: by the player, or because there is nothing else. */
function takenUp(ask: AskOf<Duel>, selected: string | null): string {
  const groups = new Set(ask.options.map(([verb, id = NONE]) => `${KINDS[verb] ?? ""}:${id}`));
  return selected ?? (groups.size === 1 ? [...groups].join() : "");
}

function cardSentence({ say, view }: Props, id: CardId): string {
  const slots = {
    name: cardName(say, id),
    price: cardPrice(view, view.turn, id),
    coins: view.coins[view.turn],
  };
  return say(slots.price > slots.coins ? "prompt.card.dear" : "prompt.card", slots);
}

const landmarkSentence = ({ say, view }: Props, id: LandmarkId): string =>
  say("prompt.landmark", { name: landmarkName(say, id), price: landmarkPrice(view, view.turn, id) });

/** How many units arrive together, and whether they may be left out (13.5, 13.7, 11.7). */
function placeSentence({ say, view }: Props): string {
  const now = resolving(view)?.now;
  if (now?.do !== "units") return say("prompt.place", { n: 1 });
  return say(now.optional ? "prompt.place.bonus" : "prompt.place", {
    n: fromSupply(view, view.turn, now.n),
  });
}

type Prompt = keyof Words["prompts"];

const alone =
  (key: Key) =>
  (_: unknown, { say }: Props): string =>
    say(key);

/** The sentence of each prompt. */
const SENTENCES: {
  readonly [P in Prompt]: (ask: AskOf<Duel, P>, props: Props) => string;
} = {
  turn: (ask, props) => {
    const up = takenUp(ask, props.selected);
    const [id, tile] = [taken(CARD, up), taken(LANDMARK_TILE, up)];
    if (id !== NONE) return cardSentence(props, id);
    if (tile !== NONE) return landmarkSentence(props, tile);
    return props.say("prompt.turn", { coins: props.view.coins[props.view.turn] });
  },
  place: (_, props) => placeSentence(props),
  "remove-unit": alone("prompt.remove-unit"),
  "remove-fortress": alone("prompt.remove-fortress"),
  "another-turn": alone("prompt.another-turn"),
  move: (ask, { say, selected }) => {
    const from = taken(REGION, takenUp(ask, selected));
    if (from !== NONE) return say("prompt.move.from", { place: regionName(say, from) });
    return say("prompt.move", { n: ask.about[0] });
  },
  token: (ask, { say, selected }) => {
    const id = taken(TOKEN, takenUp(ask, selected));
    return id === NONE ? say("prompt.token") : say("prompt.token.this", { name: tokenName(say, id) });
  },
  race: (ask, { say, selected }) => {
    const id = taken(RACE, takenUp(ask, selected));
    return id === NONE ? say("prompt.race") : say("prompt.race.this", { name: raceName(say, id) });
  },
  "grey-card": alone("prompt.grey-card"),
  fetch: alone("prompt.fetch"),
  ents: (ask, { say }) => say("prompt.ents", { n: ask.about[0] }),
};

const sentenceOf = <P extends Prompt>(prompt: P, ask: AskOf<Duel, P>, props: Props) =>
  SENTENCES[prompt](ask, props);

/** The sentence of the prompt bar. */
export const sentence: Module["sentence"] = (ask, props) => sentenceCase(sentenceOf(ask.prompt, ask, props));

/** The names that a refusal may speak of, from its facts. */
function slotsOf({ facts = {} }: Refusal, say: GameSay): Slots {
  const slots: Record<string, string | number> = {};
  if (CARD.is(facts.card)) slots.name = cardName(say, facts.card);
  if (LANDMARK_TILE.is(facts.landmark)) slots.name = landmarkName(say, facts.landmark);
  if (REGION.is(facts.region)) slots.place = regionName(say, facts.region);
  if (REGION.is(facts.from)) slots.from = regionName(say, facts.from);
  if (REGION.is(facts.to)) slots.to = regionName(say, facts.to);
  if (typeof facts.price === "number") slots.price = facts.price;
  if (typeof facts.coins === "number") slots.coins = facts.coins;
  return slots;
}

/** Why an attempt is refused. */
export const refusal: Besides["refusal"] = (given, { say }) =>
  sentenceCase(say(`refusal.${given.reason}`, slotsOf(given, say)));
