/** Cards: how they come to the table and leave it, what they do there, and what is seen of hands and decks. */
import { NONE } from "@westmarch/kernel";
import { isCharacter, printed } from "../../../data/ids.ts";
import { cardName, cardNames } from "../../names.ts";
import { copy, owner, type Reader, some, who } from "../slots.ts";
import { triggered } from "./effects.ts";
import type { Facts, LogLines } from "./line.ts";

/** A card that is played: onto a bearer, from a pile, or simply so. */
function played({ seat, card, on, twilight, from }: Facts<"played">, r: Reader): string {
  const slots = { ...who(r, seat), card: cardName(r.say, card), twilight };
  if (on !== NONE) {
    const key = printed(card).type === "Possession" ? "log.played.on" : "log.played.against";
    return r.say(key, { ...slots, bearer: copy(r, on) });
  }
  return from === "hand" ? r.say("log.played", slots) : r.say("log.played.pile", { ...slots, pile: from });
}

export const CARD_LINES = {
  played: {
    kind: "move",
    tell: (facts, r, event) => {
      const { seat, card } = facts;
      const isStart = facts.from === "deck" && r.story.turns.get(event) === 0;
      return isStart
        ? r.say("log.played.start", { ...who(r, seat), card: cardName(r.say, card) })
        : played(facts, r);
    },
  },
  used: {
    kind: "move",
    tell: ({ seat, card }, r) =>
      r.say(isCharacter(card) ? "log.used.character" : "log.used", {
        ...who(r, seat),
        card: cardName(r.say, card),
      }),
  },
  triggered: { kind: "move", tell: triggered },
  cancelled: {
    kind: "move",
    tell: ({ card }, r) => r.say("log.cancelled", { card: cardName(r.say, card) }),
  },
  moved: {
    kind: "move",
    tell: ({ copy: id, zone, on }, r) => {
      if (zone !== "attached" && zone !== "stacked") return null;
      return r.say(`log.moved.${zone}`, { card: copy(r, id), bearer: copy(r, on) });
    },
  },
  left: {
    kind: "move",
    tell: ({ card, seat, to }, r) =>
      r.say(`log.left.${to}`, { ...who(r, seat), card: cardName(r.say, card) }),
  },
  drawn: {
    kind: "move",
    tell: ({ seat, many, cards }, r) => {
      if (many === 0) return null;
      return cards && cards.length > 0
        ? r.say("log.drawn.cards", { ...who(r, seat), cards: cardNames(r.say, cards) })
        : r.say("log.drawn", { ...who(r, seat), many });
    },
  },
  discarded: {
    kind: "move",
    tell: ({ seat, card, from }, r) =>
      r.say(`log.discarded.${from}`, { ...who(r, seat), card: cardName(r.say, card) }),
  },
  revealed: {
    kind: "move",
    tell: ({ seat, cards, from }, r) =>
      cards.length === 0
        ? null
        : r.say(`log.revealed.${from}`, {
            ...who(r, seat),
            cards: cardNames(r.say, cards),
            count: cards.length,
          }),
  },
  "looked-at": {
    kind: "move",
    tell: ({ seat, owner: whose, many, from, cards }, r) => {
      if (many === 0) return null;
      const slots = { ...who(r, seat), ...owner(r, whose) };
      return cards && cards.length > 0
        ? r.say("log.looked-at.cards", { ...slots, cards: cardNames(r.say, cards), from })
        : r.say(`log.looked-at.${from}`, { ...slots, many });
    },
  },
  "put-back": {
    kind: "move",
    tell: ({ seat, many, to, cards }, r) =>
      many === 0 ? null : r.say(`log.put-back.${to}`, { ...who(r, seat), cards: some(r, many, cards) }),
  },
  shuffled: { kind: "move", tell: ({ seat }, r) => r.say("log.shuffled", who(r, seat)) },
} as const satisfies Partial<LogLines>;
