import type { BoardModule, BoardProps, Happened, Say, Slots } from "@westmarch/boardkit";
import { CARDS } from "../data/cards.ts";
import { SIDES } from "../data/ids.ts";
import type { Duel } from "../state.ts";
import {
  cardInWords,
  cardName,
  chainName,
  colourName,
  landmarkName,
  listed,
  num,
  nums,
  regionName,
  sentenceCase,
  sideFrom,
  sideName,
  tokenName,
} from "./names.ts";

type Facts = Happened["facts"];
type Told = readonly [key: string, slots?: Slots];
type Kind = "turn" | "move" | "battle" | "end";
type Line = { readonly kind: Kind; readonly tell: (facts: Facts, say: Say) => Told };

const sideOf = (say: Say, f: Facts): { readonly side: string } => ({ side: sideName(say, sideFrom(f.side)) });

const cardOf = (say: Say, f: Facts): { readonly colour: string; readonly name: string } => ({
  colour: colourName(say, CARDS[num(f.card)].colour),
  name: cardName(say, num(f.card)),
});

const tokensOf = (say: Say, tokens: readonly number[]): string =>
  listed(
    say,
    tokens.map((token) => say("name.token", { name: tokenName(say, token) })),
  );

const inRegion =
  (key: string) =>
  (f: Facts, say: Say): Told => [key, { ...sideOf(say, f), place: regionName(say, num(f.region)) }];

/** How each event is written down, from what its reader heard. Events that are not here are only for show. */
const LINES: Readonly<Record<string, Line>> = {
  "chapter-began": { kind: "turn", tell: (f) => ["log.chapter-began", { chapter: num(f.chapter) }] },
  "landmark-revealed": {
    kind: "move",
    tell: (f, say) => ["log.landmark-revealed", { name: landmarkName(say, num(f.landmark)) }],
  },
  turn: { kind: "turn", tell: (f, say) => ["log.turn", sideOf(say, f)] },
  played: {
    kind: "move",
    tell: (f, say) => {
      const { free } = CARDS[num(f.card)];
      const slots = { ...sideOf(say, f), ...cardOf(say, f) };
      return f.chain === true && free !== undefined
        ? ["log.played.chain", { ...slots, chain: chainName(say, free) }]
        : ["log.played", slots];
    },
  },
  discarded: {
    kind: "move",
    tell: (f, say) => ["log.discarded", { ...sideOf(say, f), ...cardOf(say, f) }],
  },
  "coins-taken": { kind: "move", tell: (f, say) => ["log.coins-taken", { ...sideOf(say, f), n: num(f.n) }] },
  "coins-given": { kind: "move", tell: (f, say) => ["log.coins-given", { ...sideOf(say, f), n: num(f.n) }] },
  quest: {
    kind: "move",
    tell: (f, say) => [
      `log.quest.${SIDES[sideFrom(f.side)]}`,
      { ...sideOf(say, f), n: num(f.to) - num(f.from), to: num(f.to) },
    ],
  },
  "turn-earned": { kind: "move", tell: (f, say) => ["log.turn-earned", sideOf(say, f)] },
  "tokens-revealed": {
    kind: "move",
    tell: (f, say) => ["log.tokens-revealed", { tokens: tokensOf(say, nums(f.tokens)) }],
  },
  "token-kept": {
    kind: "move",
    tell: (f, say) => ["log.token-kept", { ...sideOf(say, f), name: tokenName(say, num(f.token)) }],
  },
  "units-placed": {
    kind: "move",
    tell: (f, say) => [
      "log.units-placed",
      { ...sideOf(say, f), n: num(f.n), place: regionName(say, num(f.region)) },
    ],
  },
  conflict: {
    kind: "battle",
    tell: (f, say) => ["log.conflict", { n: num(f.losses), place: regionName(say, num(f.region)) }],
  },
  "unit-moved": {
    kind: "move",
    tell: (f, say) => [
      "log.unit-moved",
      { ...sideOf(say, f), from: regionName(say, num(f.from)), to: regionName(say, num(f.to)) },
    ],
  },
  "unit-removed": { kind: "battle", tell: inRegion("log.unit-removed") },
  "fortress-placed": { kind: "move", tell: inRegion("log.fortress-placed") },
  "fortress-removed": { kind: "battle", tell: inRegion("log.fortress-removed") },
  "landmark-taken": {
    kind: "move",
    tell: (f, say) => ["log.landmark-taken", { ...sideOf(say, f), name: landmarkName(say, num(f.landmark)) }],
  },
  looked: {
    kind: "move",
    tell: (f, say) => {
      const cards = nums(f.cards);
      return cards.length === 0
        ? ["log.looked", sideOf(say, f)]
        : [
            "log.looked.own",
            {
              ...sideOf(say, f),
              cards: listed(
                say,
                cards.map((card) => cardInWords(say, card)),
              ),
            },
          ];
    },
  },
  "grey-discarded": {
    kind: "battle",
    tell: (f, say) => ["log.grey-discarded", { ...sideOf(say, f), ...cardOf(say, f) }],
  },
  "card-revealed": { kind: "move", tell: (f, say) => ["log.card-revealed", cardOf(say, f)] },
  "game-ended": {
    kind: "end",
    tell: (f, say) => {
      const [winner = 0, second] = nums(f.winners);
      return second === undefined
        ? [`log.game-ended.${String(f.reason)}`, { side: sideName(say, sideFrom(winner)) }]
        : ["log.game-ended.shared"];
    },
  },
};

/** The events that are written down. */
export const WRITTEN = Object.keys(LINES);

/** One event as a sentence, or null if it is only for show. */
function sentenceOf(event: Pick<Happened, "type" | "facts">, say: Say): string | null {
  const line = LINES[event.type];
  return line ? sentenceCase(say(...line.tell(event.facts, say))) : null;
}

/** One line of the log. A chapter is the round that its turns stand under. */
export const line: BoardModule<Duel>["line"] = (
  event: Happened,
  { say }: Pick<BoardProps<Duel>, "say" | "view">,
) => {
  const text = sentenceOf(event, say);
  if (text === null) return null;
  const { side } = event.facts;
  return {
    text,
    kind: LINES[event.type].kind,
    round: event.type === "chapter-began" ? num(event.facts.chapter) : 0,
    by: typeof side === "number" ? side : undefined,
  };
};
