import type { Happened, Slots } from "@westmarch/boardkit";
import { listed, sentenceCase } from "@westmarch/boardkit/writing";
import { CARDS } from "../data/cards.ts";
import { type CardId, FELLOWSHIP, type RegionId, SIDES, type Side, type TokenId } from "../data/ids.ts";
import type { Duel } from "../state.ts";
import type { Words } from "../words.ts";
import type { Besides, GameSay, Key, Props } from "./keys.ts";
import {
  cardInWords,
  cardName,
  chainName,
  colourName,
  landmarkName,
  regionName,
  sideName,
  tokenName,
} from "./names.ts";

type EventName = keyof Words["events"];
type Facts<T extends EventName = EventName> = Words["events"][T];
type Told = readonly [key: Key, slots?: Slots];
type Kind = "turn" | "move" | "battle" | "end";
type Line<T extends EventName> = {
  readonly kind: Kind;
  readonly tell: (facts: Facts<T>, say: GameSay) => Told;
};

const sideOf = (say: GameSay, f: { readonly side: Side }): { readonly side: string } => ({
  side: sideName(say, f.side),
});

const cardOf = (
  say: GameSay,
  f: { readonly card: CardId },
): { readonly colour: string; readonly name: string } => ({
  colour: colourName(say, CARDS[f.card].colour),
  name: cardName(say, f.card),
});

const tokensOf = (say: GameSay, tokens: readonly TokenId[]): string =>
  listed(
    say,
    tokens.map((token) => say("name.token", { name: tokenName(say, token) })),
  );

const inRegion =
  (key: Key) =>
  (f: { readonly side: Side; readonly region: RegionId }, say: GameSay): Told => [
    key,
    { ...sideOf(say, f), place: regionName(say, f.region) },
  ];

/** How each event is written down, from what its reader heard. Events that are not here are only for show. */
const LINES: { readonly [T in EventName]?: Line<T> } = {
  "chapter-began": { kind: "turn", tell: (f) => ["log.chapter-began", { chapter: f.chapter }] },
  "landmark-revealed": {
    kind: "move",
    tell: (f, say) => ["log.landmark-revealed", { name: landmarkName(say, f.landmark) }],
  },
  turn: { kind: "turn", tell: (f, say) => ["log.turn", sideOf(say, f)] },
  played: {
    kind: "move",
    tell: (f, say) => {
      const { free } = CARDS[f.card];
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
  "coins-taken": { kind: "move", tell: (f, say) => ["log.coins-taken", { ...sideOf(say, f), n: f.n }] },
  "coins-given": { kind: "move", tell: (f, say) => ["log.coins-given", { ...sideOf(say, f), n: f.n }] },
  quest: {
    kind: "move",
    tell: (f, say) => [`log.quest.${SIDES[f.side]}`, { ...sideOf(say, f), n: f.to - f.from, to: f.to }],
  },
  "turn-earned": { kind: "move", tell: (f, say) => ["log.turn-earned", sideOf(say, f)] },
  "tokens-revealed": {
    kind: "move",
    tell: (f, say) => ["log.tokens-revealed", { tokens: tokensOf(say, f.tokens) }],
  },
  "token-kept": {
    kind: "move",
    tell: (f, say) => ["log.token-kept", { ...sideOf(say, f), name: tokenName(say, f.token) }],
  },
  "units-placed": {
    kind: "move",
    tell: (f, say) => ["log.units-placed", { ...sideOf(say, f), n: f.n, place: regionName(say, f.region) }],
  },
  conflict: {
    kind: "battle",
    tell: (f, say) => ["log.conflict", { n: f.losses, place: regionName(say, f.region) }],
  },
  "unit-moved": {
    kind: "move",
    tell: (f, say) => [
      "log.unit-moved",
      { ...sideOf(say, f), from: regionName(say, f.from), to: regionName(say, f.to) },
    ],
  },
  "unit-removed": { kind: "battle", tell: inRegion("log.unit-removed") },
  "fortress-placed": { kind: "move", tell: inRegion("log.fortress-placed") },
  "fortress-removed": { kind: "battle", tell: inRegion("log.fortress-removed") },
  "landmark-taken": {
    kind: "move",
    tell: (f, say) => ["log.landmark-taken", { ...sideOf(say, f), name: landmarkName(say, f.landmark) }],
  },
  looked: {
    kind: "move",
    tell: (f, say) => {
      const { cards = [] } = f;
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
      const [winner = FELLOWSHIP, second] = f.winners;
      return second === undefined
        ? [`log.game-ended.${f.reason}`, { side: sideName(say, winner) }]
        : ["log.game-ended.shared"];
    },
  },
};

/** What befalls the side that these events name: it comes of what was done before, and is no deed of that side's own. */
const SUFFERED: ReadonlySet<string> = new Set<EventName>([
  "coins-given",
  "unit-removed",
  "fortress-removed",
  "grey-discarded",
]);

/** The events that are written down. */
export const WRITTEN = Object.keys(LINES);

/** One event as a sentence, or null if it is only for show. */
function sentenceOf<T extends EventName>(
  { type, facts }: { readonly type: T; readonly facts: Facts<T> },
  say: GameSay,
): string | null {
  const line = LINES[type];
  return line ? sentenceCase(say(...line.tell(facts, say))) : null;
}

/** One line of the log. A chapter is the round that its turns stand under. */
export const line: Besides["line"] = (event: Happened<Duel>, { say }: Pick<Props, "say" | "view">) => {
  const text = sentenceOf(event, say);
  if (text === null) return null;
  return {
    text,
    kind: LINES[event.type]?.kind ?? "move",
    round: event.type === "chapter-began" ? event.facts.chapter : 0,
    by: "side" in event.facts && !SUFFERED.has(event.type) ? event.facts.side : undefined,
  };
};
