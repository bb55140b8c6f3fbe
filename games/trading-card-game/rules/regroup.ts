/** Regroup, reconciling, and whether to move again (19). */
import type { Seat } from "@westmarch/kernel";
import type { CardId } from "../data/ids.ts";
import { lastSite } from "../newgame.ts";
import { nextShadow } from "../seats.ts";
import { type CardGame, NOBODY, UNSEEN } from "../state.ts";
import { siteNumber } from "../table/active.ts";
import { insert, take } from "../table/copies.ts";
import { chapter, enter } from "../vocabulary.ts";
import { drawCards, HAND_SIZE } from "./decks.ts";
import { sweep } from "./leaving.ts";
import { mayMove } from "./moving.ts";
import { takeOffTheRing } from "./ring.ts";
import { settle } from "./settling.ts";
import { beginPhase } from "./turn.ts";
import { win } from "./winning.ts";

/** 19.1 to 19.4: the Regroup phase, until the fellowship moves again or the turn ends. */
export const regroup = chapter("regroup", { shadow: NOBODY })({
  begin: (c) => {
    const { g } = c;
    beginPhase(c, "regroup");
    takeOffTheRing(c);
    g.lasting = g.lasting.filter(({ until }) => until !== "regroup");
    return settle(g, "victory");
  },
  /** 19.4. */
  victory: (c) => {
    if (siteNumber(c.g) >= lastSite(c.g.rulings)) win(c, c.g.turn, "mountain");
  },
  actions: () => enter("procedure", {}),
  reconcile: ({ g }, f) => {
    const seat = nextShadow(g, f.shadow);
    if (seat === NOBODY) return { go: "again" };
    f.shadow = seat;
    return enter("reconciling", { seat }, "reconcile");
  },
  again: {
    prompt: "move-again",
    pick: (g) => ({ seat: g.turn, options: mayMove(g) ? [["move"], ["stop"]] : [["stop"]] }),
    answered: (_, __, [answer]) => (answer === "move" ? { end: "moves" } : undefined),
  },
  reconcileLast: ({ g }) => enter("reconciling", { seat: g.turn }),
  minions: (c) => {
    sweep(c, (_, copy) => copy.zone === "middle");
    return { end: "stops" };
  },
});

const hand = (g: CardGame, seat: Seat): readonly CardId[] => g.secret.hands[seat];

/** 19.2. */
export const reconciling = chapter("reconciling", { discarded: false })({
  discard: {
    prompt: "reconcile",
    pick: (g, f) => {
      const held = hand(g, f.seat).filter((card) => card !== UNSEEN);
      const over = Math.max(0, hand(g, f.seat).length - HAND_SIZE);
      const options = [...new Set(held)].map((card) => ["card", card] as const);
      const about: [number] = [over];
      if (over > 0) return { seat: f.seat, options, about };
      return { seat: f.seat, options: f.discarded ? [["done"]] : [...options, ["done"]], about };
    },
    answered: (c, f, [verb, card]) => {
      if (verb === "done") return;
      const { g } = c;
      take(g.secret.hands[f.seat], card);
      insert(g.discards[f.seat], card);
      c.tell("discarded", { seat: f.seat, card, from: "hand" });
      f.discarded = true;
      return { go: "discard" };
    },
  },
  draw: (c, f) => {
    drawCards(c, f.seat, HAND_SIZE - hand(c.g, f.seat).length);
  },
});
