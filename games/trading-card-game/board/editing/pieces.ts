/** The cards in play as they are set down by hand: in their areas, or upon characters. */
import type { Edited, EditPiece, EditPlace, EditSay, Rack } from "@westmarch/boardkit";
import { numberIn } from "@westmarch/boardkit/edits";
import { NONE, type Seat } from "@westmarch/kernel";
import { type CardId, type CopyId, isCharacter, printed } from "../../data/ids.ts";
import { mayBear } from "../../rules/bearers.ts";
import type { CardGame, Copy } from "../../state.ts";
import {
  attachedTo,
  copyOf,
  find,
  insert,
  lift,
  put,
  setWounds,
  shift,
  woundsOn,
} from "../../table/copies.ts";
import { vitality } from "../../table/vitality.ts";
import type { Zone } from "../../words.ts";
import type { Key } from "../keys.ts";
import { copyName, playerName } from "../names.ts";
import { changed } from "./change.ts";

export type Own = EditSay<Key>;

const AREAS = ["fellowship", "support", "middle"] as const satisfies readonly Zone[];
type Area = (typeof AREAS)[number];

const WOUND = "wound:0";
/** More wounds than these are never needed. */
const MANY = 20;

const copyThing = (id: CopyId): string => `copy:${id}`;
const areaThing = (area: Area, seat: Seat): string => `${area}:${seat}`;

/** What is always there: a Ring-bearer and the Ring, and the sites. */
const isFixed = (g: CardGame, { id, card, zone }: Copy): boolean =>
  g.bearer.includes(id) || printed(card).type === "The One Ring" || zone === "path";

/** The area that a card of this type belongs to; null: it is borne. */
export function areaOf(card: CardId): Area | null {
  const { type } = printed(card);
  if (type === "Companion") return "fellowship";
  if (type === "Minion") return "middle";
  return type === "Ally" || type === "Condition" || type === "Possession" ? "support" : null;
}

/** The copy that a thing such as `copy:5` is. */
const copyIn = (g: CardGame, thing: string | null): Copy | undefined =>
  thing?.startsWith("copy:") ? g.table.find(({ id }) => id === numberIn(thing)) : undefined;

/** 7.11: whether a character may bear an item, wherever it lies now. */
function bears(g: CardGame, item: Copy, bearer: Copy): boolean {
  const elsewhere = g.table.find(({ id }) => id !== bearer.id && id !== item.id);
  return (
    elsewhere !== undefined && isCharacter(bearer.card) && mayBear(g, { ...item, on: elsewhere.id }, bearer)
  );
}

/** Takes a copy and all that lies upon it off the table. */
function remove(g: CardGame, id: CopyId): void {
  for (const upon of g.table.filter(({ on }) => on === id)) remove(g, upon.id);
  const { card, owner } = lift(g, id);
  insert(g.discards[owner], card);
}

/** A card comes into play where it belongs: borne by the first who may, or in its area. */
export const enter = (g: CardGame, card: CardId, owner: Seat): CardGame =>
  changed(g, (to) => {
    const id = put(to, card, owner, areaOf(card) ?? "support");
    const item = copyOf(to, id);
    const bearer = isCharacter(card) ? undefined : to.table.find((one) => bears(to, item, one));
    if (bearer) shift(to, id, "attached", bearer.id);
  });

/** A card leaves play for the discard pile of its owner. */
export const leave = (g: CardGame, id: CopyId): CardGame => changed(g, (to) => remove(to, id));

const wound = (g: CardGame, id: CopyId, by: number): CardGame =>
  changed(g, (to) => setWounds(to, id, woundsOn(to, id) + by));

function moveWound(g: CardGame, from: string | null, to: string | null, say: Own): Edited<CardGame> {
  const [away, there] = [copyIn(g, from), copyIn(g, to)];
  const healed = away ? wound(g, away.id, -1) : g;
  if (to === null) return { g: healed };
  if (!there) return { not: say("edit.not-there", { piece: say("slip.wounds") }) };
  const most = vitality(healed, there) - 1;
  return woundsOn(healed, there.id) < most
    ? { g: wound(healed, there.id, 1) }
    : { not: say("edit.full", { place: copyName(say, g, there.id), most }) };
}

/** Takes a copy from where it lies, and sets it down elsewhere; null: the discard pile. */
export function move(
  g: CardGame,
  piece: string,
  from: string | null,
  to: string | null,
  say: Own,
): Edited<CardGame> {
  if (piece === WOUND) return moveWound(g, from, to, say);
  const copy = copyIn(g, piece);
  if (!copy) return { g };
  if (to === null) return { g: leave(g, copy.id) };
  const not = say("edit.not-there", { piece: copyName(say, g, copy.id) });
  const bearer = copyIn(g, to);
  if (bearer)
    return bears(g, copy, bearer)
      ? { g: changed(g, (next) => shift(next, copy.id, "attached", bearer.id)) }
      : { not };
  const area = AREAS.find((one) => to === areaThing(one, copy.owner));
  return area !== undefined && area === areaOf(copy.card)
    ? { g: changed(g, (next) => shift(next, copy.id, area)) }
    : { not };
}

/** What lies in an area or upon a character, by piece. */
export function standing(g: CardGame, place: string): ReadonlyMap<string, number> {
  const character = copyIn(g, place);
  if (character) {
    const wounds = woundsOn(g, character.id);
    return new Map<string, number>([
      ...(wounds > 0 ? [[WOUND, wounds] as const] : []),
      ...attachedTo(g, character.id)
        .filter((copy) => !isFixed(g, copy))
        .map((copy) => [copyThing(copy.id), 1] as const),
    ]);
  }
  return new Map(
    g.table
      .filter((copy) => !isFixed(g, copy) && place === `${copy.zone}:${copy.owner}`)
      .map((copy) => [copyThing(copy.id), 1]),
  );
}

const lies = ({ zone, owner, on }: Copy): string => (on === NONE ? `${zone}:${owner}` : copyThing(on));

/** What each player has in play, and wounds. */
export const racks = (g: CardGame, say: Own): readonly Rack[] => [
  ...g.out.map(
    (_, seat): Rack => ({
      id: `seat.${seat}`,
      name: say("edit.cards", { who: playerName(say, seat) }),
      side: seat === g.turn ? "free" : "shadow",
      pieces: g.table
        .filter((copy) => copy.owner === seat && !isFixed(g, copy))
        .map(
          (copy): EditPiece => ({
            id: copyThing(copy.id),
            name: copyName(say, g, copy.id),
            at: lies(copy),
            left: 0,
          }),
        ),
    }),
  ),
  {
    id: "markers",
    name: say("edit.markers"),
    side: null,
    pieces: [{ id: WOUND, name: say("slip.wounds"), at: null, left: MANY, many: true }],
  },
];

const AREA_NAMES = { fellowship: "zone.fellowship", support: "zone.support", middle: "zone.middle" } as const;

/** The areas of each player, and the characters in play. */
export const places = (g: CardGame, say: Own): readonly EditPlace[] => [
  ...g.table
    .filter(({ card }) => isCharacter(card))
    .map(({ id }) => ({ id: copyThing(id), name: copyName(say, g, id) })),
  ...g.out.flatMap((_, seat) =>
    AREAS.map((area) => ({
      id: areaThing(area, seat),
      name: `${say(AREA_NAMES[area])} · ${playerName(say, seat)}`,
    })),
  ),
];

/** Cards in play of a player that can leave it, by card. */
export const inPlay = (g: CardGame, seat: Seat): readonly Copy[] =>
  g.table.filter((copy) => copy.owner === seat && !isFixed(g, copy) && find(g, copy.id) !== undefined);
