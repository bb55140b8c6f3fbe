/** The table as far as it has been shown: nothing lies, stands or counts there before its step. Pure. */
import { NONE, type Seat } from "@westmarch/kernel";
import { type CardId, type CopyId, printed } from "../../data/ids.ts";
import { type CardGame, cloneCardGame, NOBODY, UNSEEN } from "../../state.ts";
import { beingPlayed } from "../../table/being-played.ts";
import { assignTo, attachedTo, find, insert, lift, put, setWounds, shift, take } from "../../table/copies.ts";
import type { Words } from "../../words.ts";
import type { EventName, LoggedEvent } from "./within.ts";

/** What a fold of events remembers besides the table. */
interface Fold {
  readonly g: CardGame;
  /** The table as it will be laid out: for what events do not say. */
  readonly laid: CardGame;
  /** Cards that have been paid for and lie nowhere yet. */
  readonly coming: { readonly card: CardId; readonly seat: Seat }[];
  /** The card that speaks: what lasts, lasts because of it. */
  speaking: CardId;
}

type Change<T extends EventName> = (fold: Fold, facts: Words["events"][T]) => void;

/** Takes a card out of a pile in which it may lie unseen. */
function takeOne(pile: CardId[], card: CardId): void {
  if (!take(pile, card)) take(pile, UNSEEN);
}

/** Where a card lies before it is played, if that is a pile. */
function pileOf(g: CardGame, seat: Seat, from: string): CardId[] | undefined {
  if (from === "hand") return g.secret.hands[seat];
  if (from === "deck") return g.secret.decks[seat];
  return from === "discard" ? g.discards[seat] : undefined;
}

/** Puts down a copy that the table did not know, under the number that the rules gave it. */
function arrive({ g }: Fold, copy: CopyId, card: CardId, seat: Seat): void {
  const last = g.copies;
  g.copies = copy;
  put(g, card, seat, "support");
  g.copies = Math.max(last, copy + 1);
}

/** Lays wounds on a copy, as far as it is known. */
const hurt = ({ g }: Fold, { copy, wounds }: { readonly copy: CopyId; readonly wounds: number }): void => {
  if (find(g, copy)) setWounds(g, copy, wounds);
};

const isRing = (card: CardId): boolean => printed(card).type === "The One Ring";
const isEvent = (card: CardId): boolean => card !== UNSEEN && printed(card).type === "Event";

/** A new copy is the card that was paid for last, or whatever the table says that it will be. */
function comes(fold: Fold, copy: CopyId): void {
  const known = find(fold.laid, copy);
  const paid = fold.coming.pop();
  if (paid) arrive(fold, copy, paid.card, paid.seat);
  else if (known) arrive(fold, copy, known.card, known.owner);
}

/** Every event: one that changes nothing on the table says so by `null`. */
const CHANGE: { readonly [T in EventName]: Change<T> | null } = {
  bid: ({ g }, { seat, burdens }) => {
    g.burdens[seat] = burdens;
  },
  "seat-taken": ({ g }, { seat, place }) => {
    g.order[place] = seat;
  },
  turn: ({ g }, { seat }) => {
    g.turn = seat;
    g.moves = 0;
    g.moveLimit = g.usualLimit;
    g.lasting = [];
  },
  phase: ({ g }, { phase, seat }) => {
    g.phase = phase;
    g.shadow = phase === "shadow" ? seat : NOBODY;
    g.skirmish = NONE;
    if (phase === "fellowship") g.pool = 0;
    if (phase === "regroup") g.against.fill(NONE);
    g.lasting = g.lasting.filter(
      ({ until }) => until !== "phase" && (phase !== "regroup" || until !== phase),
    );
  },
  out: ({ g }, { seat }) => {
    g.out[seat] = true;
  },
  "game-ended": null,

  played: (fold, { seat, card, copy, from }) => {
    const { g } = fold;
    fold.speaking = card;
    const pile = pileOf(g, seat, from);
    if (pile) takeOne(pile, card);
    if (copy !== NONE) arrive(fold, copy, card, seat);
    if (copy !== NONE) shift(g, copy, "fellowship");
    else if (isEvent(card)) insert(g.discards[seat], card);
    else fold.coming.push({ card, seat });
  },
  used: (fold, { card }) => {
    fold.speaking = card;
  },
  triggered: (fold, { card }) => {
    fold.speaking = card;
  },
  cancelled: null,
  moved: (fold, { copy, zone, on }) => {
    if (!find(fold.g, copy)) comes(fold, copy);
    if (find(fold.g, copy)) shift(fold.g, copy, zone, on);
  },
  left: ({ g }, { copy, card, seat, to }) => {
    // The Ring lies there until another companion takes it over (18.7).
    for (const item of attachedTo(g, copy)) if (isRing(item.card)) shift(g, item.id, "attached");
    if (find(g, copy)) lift(g, copy);
    if (to === "discard" || to === "dead") insert((to === "dead" ? g.dead : g.discards)[seat], card);
  },
  // What dies is seen to leave.
  killed: null,
  lasting: ({ g, speaking }, { what, copy, by }) => {
    const from = speaking === UNSEEN ? {} : { from: speaking };
    const kind = LASTING.find((one) => one === what);
    if (kind) g.lasting = [...g.lasting, { what: kind, on: copy, by, until: "phase", ...from }];
  },
  drawn: ({ g }, { seat, many, cards }) => {
    g.secret.decks[seat].splice(0, many);
    for (const card of cards ?? new Array<CardId>(many).fill(UNSEEN)) insert(g.secret.hands[seat], card);
  },
  discarded: ({ g }, { seat, card, from }) => {
    takeOne(from === "hand" ? g.secret.hands[seat] : g.secret.decks[seat], card);
    insert(g.discards[seat], card);
  },
  revealed: null,
  "looked-at": null,
  "put-back": null,
  shuffled: null,

  twilight: ({ g }, { pool }) => {
    g.pool = pool;
  },
  burdens: ({ g }, { seat, burdens }) => {
    g.burdens[seat] = burdens;
  },
  wounded: hurt,
  exerted: hurt,
  exhausted: hurt,
  healed: hurt,
  prevented: null,
  "ring-on": ({ g }, { seat }) => {
    g.worn[seat] = true;
  },
  "ring-off": ({ g }, { seat }) => {
    g.worn[seat] = false;
  },
  "ring-bearer": ({ g, laid }, { seat, copy }) => {
    g.bearer[seat] = copy;
    g.resistance[seat] = laid.resistance[seat];
    const ring = g.table.find(({ owner, card }) => owner === seat && isRing(card));
    if (ring) shift(g, ring.id, "attached", copy);
  },

  "site-laid": (fold, { card, seat, number }) => {
    const { g, laid } = fold;
    const old = g.table.find(
      ({ zone, card: site }) => zone === "path" && printed(site).siteNumber === number,
    );
    if (old) lift(g, old.id);
    const site = laid.table.find((one) => one.zone === "path" && one.card === card && one.owner === seat);
    if (!site || find(g, site.id)) return;
    arrive(fold, site.id, card, seat);
    shift(g, site.id, "path");
  },
  "fellowship-moved": ({ g }, { seat, to }) => {
    g.at[seat] = to;
    g.moves++;
  },
  "move-limit": ({ g }, { limit }) => {
    g.moveLimit = limit;
  },

  archery: null,
  assigned: ({ g }, { character, minions }) => {
    if (!find(g, character)) return;
    for (const minion of minions) if (find(g, minion)) assignTo(g, character, minion);
  },
  "skirmish-began": ({ g }, { character }) => {
    g.skirmish = character;
    g.skirmishCancelled = false;
    g.hurt.fill(0);
  },
  "skirmish-ended": null,
};

/** Effects that change a figure which is shown. */
const LASTING = [
  "strength",
  "damage",
  "defender",
  "fierce",
  "tripled",
  "wound cap",
  "no wounds",
  "gives no strength",
  "no archer",
  "fellowship archery",
  "minion archery",
  "shadow number",
] as const;

const change = <T extends EventName>(
  fold: Fold,
  { type, facts }: { readonly type: T; readonly facts: Words["events"][T] },
): void => CHANGE[type]?.(fold, facts);

/** `told`, and then `since`. What events do not say, such as which card lies under a number, is taken from `laid`. */
export function shownAfter(told: CardGame, since: readonly LoggedEvent[], laid: CardGame): CardGame {
  if (since.length === 0) return told;
  const coming = beingPlayed(told)
    .filter(({ card }) => !isEvent(card))
    .map(({ card, seat }) => ({ card, seat }));
  const fold: Fold = { g: cloneCardGame(told), laid, coming, speaking: UNSEEN };
  for (const event of since) change(fold, event);
  return fold.g;
}
