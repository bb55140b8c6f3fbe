import type { BoardModule, BoardProps, Label, Say, Slots } from "@westmarch/boardkit";
import type { Ask, Option, Refusal } from "@westmarch/kernel";
import { CARDS } from "../data/cards.ts";
import { type CardId, type LandmarkId, other, type RegionId, type Side } from "../data/ids.ts";
import { SLOTS } from "../data/layouts.ts";
import { DOUBLE_DISCARD } from "../data/tokens.ts";
import { cardPrice, freedByChain, landmarkPrice } from "../rules/cost.ts";
import { isAvailable } from "../rules/tableau.ts";
import { fromSupply } from "../rules/units.ts";
import { bank, type Duel, unitsIn } from "../state.ts";
import {
  cardInWords,
  cardName,
  chainName,
  landmarkName,
  num,
  raceName,
  regionName,
  resolving,
  sentenceCase,
  tokenName,
} from "./names.ts";

type Props = BoardProps<Duel>;

const choice = (text: string): Label => ({ text, tone: "choice" });
const quiet = (text: string): Label => ({ text, tone: "quiet" });

/** 7.2, 7.3: what discarding a card brings now. */
const discardCoins = (view: Duel, side: Side): number =>
  Math.min(bank(view), view.tokens[side].includes(DOUBLE_DISCARD) ? 2 * view.chapter : view.chapter);

/** What a card gives, with its chain symbol. */
function nameWithChain(say: Say, card: CardId): string {
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

const card = (id: unknown, props: Props): NonNullable<Label["group"]> => ({
  id: `card:${num(id)}`,
  text: cardOnTable(props, num(id)),
});

/** How each verb is said on a button. */
const LABELS: Readonly<Record<string, (option: Option, props: Props) => Label>> = {
  play: ([, id], props) => ({ ...choice(play(props, num(id))), group: card(id, props) }),
  discard: ([, id], props) => ({
    ...quiet(props.say("option.discard", { n: discardCoins(props.view, props.view.turn) })),
    group: card(id, props),
  }),
  landmark: ([, id], { say, view }) => ({
    ...choice(say("option.landmark", { price: landmarkPrice(view, view.turn, num(id)) })),
    group: { id: `landmark:${num(id)}`, text: landmarkName(say, num(id)) },
  }),
  place: ([, region], { say }) => choice(regionName(say, num(region))),
  "remove-unit": ([, region], { say, view }) =>
    choice(
      say("option.remove-unit", {
        place: regionName(say, num(region)),
        n: unitsIn(view, other(view.turn), num(region)),
      }),
    ),
  "remove-fortress": ([, region], { say }) => choice(regionName(say, num(region))),
  move: ([, from, to], props) => ({
    ...moveTo(props, num(to)),
    group: {
      id: `region:${num(from)}`,
      text: props.say("group.move", {
        place: regionName(props.say, num(from)),
        n: unitsIn(props.view, props.view.turn, num(from)),
      }),
    },
  }),
  token: ([, id], { say }) => ({
    ...choice(say("option.token")),
    group: { id: `token:${num(id)}`, text: tokenName(say, num(id)) },
  }),
  race: ([, id], { say }) => ({
    ...choice(say("option.race")),
    group: { id: `race:${num(id)}`, text: raceName(say, num(id)) },
  }),
  "grey-card": ([, id], { say }) => choice(cardName(say, num(id))),
  fetch: ([, id], { say }) => choice(cardInWords(say, num(id))),
  "another-turn": (_, { say }) => choice(say("option.another-turn")),
  ents: ([, what], { say }) => choice(say(`option.ents.${String(what)}`)),
  decline: (_, { say }) => quiet(say("option.decline")),
  stop: (_, { say }) => quiet(say("option.stop")),
};

/** An option on a button. */
export const label: BoardModule<Duel>["label"] = (option, _ask, props) =>
  LABELS[option[0]]?.(option, props) ?? choice(props.say(`option.${option[0]}`));

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
function taken(ask: Ask, selected: string | null): readonly [kind: string, id: number] {
  const groups = new Set(ask.options.map(([verb, id]) => `${KINDS[verb] ?? ""}:${num(id)}`));
  const only = groups.size === 1 ? [...groups].join() : "";
  const [kind = "", id = "-1"] = (selected ?? only).split(":");
  return [kind, Number(id)];
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

/** The sentence of each prompt; others are said by their key alone. */
const SENTENCES: Readonly<Record<string, (ask: Ask, props: Props) => string>> = {
  turn: (ask, props) => {
    const [kind, id] = taken(ask, props.selected);
    if (kind === "card" && CARDS[id]) return cardSentence(props, id);
    if (kind === "landmark") return landmarkSentence(props, id);
    return props.say("prompt.turn", { coins: props.view.coins[props.view.turn] });
  },
  place: (_, props) => placeSentence(props),
  move: (ask, { say, selected }) => {
    const [kind, from] = taken(ask, selected);
    if (kind === "region") return say("prompt.move.from", { place: regionName(say, from) });
    return say("prompt.move", { n: num(ask.about?.[0]) });
  },
  token: (ask, { say, selected }) => {
    const [kind, id] = taken(ask, selected);
    return kind === "token" ? say("prompt.token.this", { name: tokenName(say, id) }) : say("prompt.token");
  },
  race: (ask, { say, selected }) => {
    const [kind, id] = taken(ask, selected);
    return kind === "race" ? say("prompt.race.this", { name: raceName(say, id) }) : say("prompt.race");
  },
  ents: (ask, { say }) => say("prompt.ents", { n: num(ask.about?.[0]) }),
};

/** The sentence of the prompt bar. */
export const sentence: BoardModule<Duel>["sentence"] = (ask, props) =>
  sentenceCase(SENTENCES[ask.prompt]?.(ask, props) ?? props.say(`prompt.${ask.prompt}`));

/** The names that a refusal may speak of, from its facts. */
function slotsOf({ facts = {} }: Refusal, say: Say): Slots {
  const slots: Record<string, string | number> = {};
  if (typeof facts.card === "number") slots.name = cardName(say, facts.card);
  if (typeof facts.landmark === "number") slots.name = landmarkName(say, facts.landmark);
  if (typeof facts.region === "number") slots.place = regionName(say, facts.region);
  if (typeof facts.from === "number") slots.from = regionName(say, facts.from);
  if (typeof facts.to === "number") slots.to = regionName(say, facts.to);
  if (typeof facts.price === "number") slots.price = facts.price;
  if (typeof facts.coins === "number") slots.coins = facts.coins;
  return slots;
}

/** Why an attempt is refused. */
export const refusal: BoardModule<Duel>["refusal"] = (given, { say }) =>
  sentenceCase(say(`refusal.${given.reason}`, slotsOf(given, say)));
