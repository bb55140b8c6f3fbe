/** What flies over the table when something happens: told by events, in their order. Pure. */
import { NONE, type Seat } from "@westmarch/kernel";
import { type CardId, type CopyId, hasPrinted, printed } from "../../data/ids.ts";
import type { CardGame } from "../../state.ts";
import { find } from "../../table/copies.ts";
import type { Words } from "../../words.ts";
import { cardThing, copyThing, pileThing, seatThing, siteThing, type ThingId } from "../look/look.ts";
import { doer, type EventName, type LoggedEvent } from "../staging/within.ts";

export type TokenKind = "wound" | "heal" | "burden" | "twilight" | "arrow";

export type Flying =
  | { readonly kind: "card"; readonly card: CardId }
  | { readonly kind: "back" }
  | { readonly kind: "token"; readonly token: TokenKind }
  | { readonly kind: "standee"; readonly seat: Seat };

/** A thing of the table, or its edge: near the reader, or opposite him. */
type Place = ThingId | "near" | "far";

/** The way of one thing. Of several places the first that is on the screen counts. */
interface Way {
  readonly what: Flying;
  readonly from: readonly Place[];
  readonly to: readonly Place[];
  /** It does not come from anywhere: it falls on its goal from just above, or rises from it. */
  readonly short?: "falls" | "rises";
}

export interface Flight extends Way {
  readonly id: string;
  /** Milliseconds before it starts. */
  readonly delay: number;
}

/** Milliseconds that a thing is in the air, and that one like it waits for the one before. */
export const FLIGHT = 420;
const BEAT = 80;
/** More tokens than these are not counted in the air. */
const MOST = 5;

/** What an event may look at. */
interface At {
  readonly log: readonly LoggedEvent[];
  readonly at: number;
  /** The table before and after what has happened. */
  readonly before: CardGame;
  readonly after: CardGame;
  /** The reader's seat. */
  readonly seat: Seat | null;
}

/** Where a player is; on a phone, the edge of the table on his side. */
const placesOf = (player: Seat, { seat }: Pick<At, "seat">): readonly Place[] => [
  seatThing(player),
  player === (seat ?? 0) ? "near" : "far",
];

type Ways<T extends EventName> = ((facts: Words["events"][T], at: At) => readonly Way[]) | null;

const card = (id: CardId): Flying => ({ kind: "card", card: id });
const token = (kind: TokenKind): Flying => ({ kind: "token", token: kind });
const many = (n: number, way: Way): readonly Way[] => Array.from({ length: Math.min(MOST, n) }, () => way);

/** A token that falls on a copy, or rises from it. */
const onto = (copy: CopyId, what: TokenKind, short: "falls" | "rises" = "falls"): Way => ({
  what: token(what),
  from: [copyThing(copy)],
  to: [copyThing(copy)],
  short,
});

/** Where a card comes from that was paid for last. */
function sourceOf(copy: CopyId, where: At): readonly Place[] {
  const { log, at, before, after } = where;
  if (find(before, copy)) return [copyThing(copy)];
  const known = find(after, copy);
  if (!known) return [];
  const paid = log.findLast(
    (event, i) => i < at && event.type === "played" && event.facts.card === known.card,
  );
  const from = paid?.type === "played" ? paid.facts.from : "hand";
  if (from === "deck" || from === "discard")
    return [pileThing(from, known.owner), ...placesOf(known.owner, where)];
  return [cardThing(known.card), ...placesOf(known.owner, where)];
}

/** Where an arrow may come from: printed archers of the other side, then its other characters. */
function archerAgainst(copy: CopyId, { before }: At): readonly ThingId[] {
  const target = find(before, copy);
  if (!target) return [];
  const isMinion = target.zone === "middle";
  const others = before.table.filter(({ zone }) => (isMinion ? zone === "fellowship" : zone === "middle"));
  const archers = others.filter((one) => hasPrinted(one.card, "archer"));
  return [...archers, ...others].map(({ id }) => copyThing(id));
}

/** Every event: one for which nothing flies says so by `null`. It is staged, spoken of, or plain. */
const WAYS: { readonly [T in EventName]: Ways<T> } = {
  bid: null,
  "seat-taken": null,
  turn: null,
  phase: null,
  out: null,
  "game-ended": null,

  // An event goes to the discard pile; whatever else is played flies when it comes to lie on the table.
  played: ({ seat, card: id, copy, from }, at) => {
    const places = placesOf(seat, at);
    if (copy !== NONE)
      return [{ what: card(id), from: [pileThing("deck", seat), ...places], to: [copyThing(copy)] }];
    if (printed(id).type !== "Event") return [];
    const source = from === "discard" ? pileThing("discard", seat) : cardThing(id);
    return [{ what: card(id), from: [source, ...places], to: [pileThing("discard", seat), ...places] }];
  },
  used: null,
  triggered: null,
  cancelled: null,
  moved: ({ copy }, at) => {
    const known = find(at.after, copy);
    return known ? [{ what: card(known.card), from: sourceOf(copy, at), to: [copyThing(copy)] }] : [];
  },
  left: ({ copy, card: id, seat, to }, at) => [
    {
      what: card(id),
      from: [copyThing(copy)],
      to: [...(to === "dead" || to === "discard" ? [pileThing(to, seat)] : []), ...placesOf(seat, at)],
    },
  ],
  killed: null,
  lasting: null,
  drawn: ({ seat, many: n, cards }, at) =>
    Array.from({ length: Math.min(MOST, n) }, (_, i) => ({
      what: { kind: "back" as const },
      from: [pileThing("deck", seat), ...placesOf(seat, at)],
      to: [...(cards?.[i] === undefined ? [] : [cardThing(cards[i])]), ...placesOf(seat, at)],
    })),
  discarded: ({ seat, card: id, from }, at) => [
    {
      what: card(id),
      from: [from === "deck" ? pileThing("deck", seat) : cardThing(id), ...placesOf(seat, at)],
      to: [pileThing("discard", seat), ...placesOf(seat, at)],
    },
  ],
  revealed: null,
  "looked-at": null,
  "put-back": ({ seat, many: n, to }, at) => {
    const [deck, hand] = [[pileThing("deck", seat)], placesOf(seat, at)];
    const way = to === "hand" ? { from: deck, to: hand } : { from: hand, to: deck };
    return many(n, { what: { kind: "back" }, ...way });
  },
  shuffled: null,

  twilight: ({ by }, where) => {
    const { log, at, after } = where;
    const player = doer(log, at);
    const there = player >= 0 ? placesOf(player, where) : [siteThing(after.at[after.turn])];
    const pool: readonly Place[] = ["pool"];
    const way = by > 0 ? { from: there, to: pool } : { from: pool, to: there };
    return many(Math.abs(by), { what: token("twilight"), ...way });
  },
  burdens: ({ seat, by }, { after }) =>
    many(Math.abs(by), onto(after.bearer[seat], "burden", by > 0 ? "falls" : "rises")),
  wounded: ({ copy }, at) =>
    at.before.phase === "archery"
      ? [{ what: token("arrow"), from: archerAgainst(copy, at), to: [copyThing(copy)] }, onto(copy, "wound")]
      : [onto(copy, "wound")],
  exerted: ({ copy, token: placed }) => (placed ? [onto(copy, "wound")] : []),
  exhausted: ({ copy }) => [onto(copy, "wound")],
  healed: ({ copy }) => [onto(copy, "heal", "rises")],
  prevented: null,
  "ring-on": null,
  "ring-off": null,
  "ring-bearer": null,

  "site-laid": ({ seat, card: id, number }, at) => [
    { what: card(id), from: placesOf(seat, at), to: [siteThing(number)] },
  ],
  "fellowship-moved": ({ seat, from, to }) => [
    { what: { kind: "standee", seat }, from: [siteThing(from)], to: [siteThing(to)] },
  ],
  "move-limit": null,

  archery: null,
  assigned: ({ minions }, { after }) =>
    minions.flatMap((id) => {
      const minion = find(after, id);
      return minion ? [{ what: card(minion.card), from: [copyThing(id)], to: [copyThing(id)] }] : [];
    }),
  "skirmish-began": null,
  "skirmish-ended": null,
};

const waysOf = <T extends EventName>(
  { type, facts }: { readonly type: T; readonly facts: Words["events"][T] },
  at: At,
): readonly Way[] => WAYS[type]?.(facts, at) ?? [];

/** Everything that flies for the events from `from` on, which have brought the table from `before` to `after`. */
export function flightsOf(
  log: readonly LoggedEvent[],
  from: number,
  { before, after, seat }: Pick<At, "before" | "after" | "seat">,
): readonly Flight[] {
  return log.slice(from).flatMap((event, i) =>
    waysOf(event, { log, at: from + i, before, after, seat }).map((way, nth) => ({
      ...way,
      id: `${event.version}.${event.index}.${nth}`,
      delay: nth * BEAT,
    })),
  );
}
