/** What fills the slots of a line: who does it, with the form of the verb, and how dice, cards and tiles are called. */
import type { Slots } from "@westmarch/boardkit";
import { listed } from "@westmarch/boardkit/writing";
import { CARD, type CardId } from "../../data/cards.ts";
import {
  ALL_FACES,
  type CharacterId,
  type DeckId,
  DWARVES,
  ELVES,
  FACES,
  type FaceId,
  type FigureId,
  FREE,
  type NationId,
  type Side,
  SOUTHRONS,
  STRATEGY_DECK,
} from "../../data/ids.ts";
import {
  DIE_TILE,
  EYE_TILE,
  isStandard,
  TILE_NAMES,
  TILE_REVEALS,
  TILE_STOPS,
  TILE_VALUE,
  type TileId,
} from "../../data/tiles.ts";
import { SEAT_NAMES, SEATS_OF_SIDES, SIDES_OF_SEATS } from "../../seats.ts";
import type { War } from "../../state.ts";
import type { GameSay } from "../keys.ts";
import {
  cardName,
  combatName,
  faceName,
  figures,
  forceName,
  groupName,
  place,
  seatName,
  sideName,
  withinCharacter,
  withinNation,
} from "../names.ts";

/** The subject of a sentence; `many`: its verb is in the plural, where a language has one. */
export type Subject = { readonly who: string; readonly many: "yes" | "no" };
const subject = (who: string, many: boolean): Subject => ({ who, many: many ? "yes" : "no" });

export const side = (say: GameSay, which: Side): Subject => subject(sideName(say, which), which === FREE);

/** The player of a seat: the only one of a side goes by the side's name. */
export function player(say: GameSay, { players }: Pick<War, "players">, seat: number): Subject {
  const which = SIDES_OF_SEATS[players]?.[seat] ?? FREE;
  if ((SEATS_OF_SIDES[players]?.[which].length ?? 1) === 1) return side(say, which);
  const name = seatName(say, { players }, seat);
  // ICU knows no hyphens in what it selects by.
  const id = (SEAT_NAMES[players]?.[seat] ?? "").replaceAll("-", "");
  return subject(say("log.player", { seat: id, name }), false);
}

const PLURAL_NATIONS: readonly NationId[] = [DWARVES, ELVES, SOUTHRONS];
export const nation = (say: GameSay, which: NationId): Subject =>
  subject(withinNation(say, which), PLURAL_NATIONS.includes(which));

export const character = (say: GameSay, which: CharacterId): Subject =>
  subject(withinCharacter(say, which), false);
/** Characters by their mask. */
export const group = (say: GameSay, mask: number): Subject =>
  subject(groupName(say, mask), (mask & (mask - 1)) !== 0);

/** Everybody in a force. */
export function force(say: GameSay, counts: readonly number[]): Subject {
  let heads = 0;
  for (const count of counts) heads += count;
  return subject(forceName(say, counts), heads > 1);
}
/** So many of one kind. */
export const some = (say: GameSay, figure: FigureId, count: number): Slots => ({
  figure: figures(say, figure, count),
  many: count > 1 ? "yes" : "no",
});

export const way = (say: GameSay, f: { from: Parameters<typeof place>[1]; to: typeof f.from }): Slots => ({
  from: place(say, f.from),
  to: place(say, f.to),
});

export const face = (say: GameSay, which: FaceId): string =>
  say("log.face-name", { face: faceName(say, which), kind: FACES[which] });
/** Dice as they were rolled, counted by what they show. */
export const faces = (say: GameSay, rolled: readonly FaceId[]): string =>
  listed(
    say,
    ALL_FACES.flatMap((which) => {
      const count = rolled.filter((one) => one === which).length;
      return count > 0 ? [say("log.faces", { count, face: face(say, which) })] : [];
    }),
  );
/** Pips as they lie. */
export const pips = (say: GameSay, dice: readonly number[]): string => listed(say, dice.map(String));

export const card = (say: GameSay, which: CardId): string =>
  say("log.card-name", { card: cardName(say, which) });
/** A card by what it is called in a battle. */
export const combatCard = (say: GameSay, which: CardId): string =>
  say("log.combat-name", { combat: combatName(say, which), card: cardName(say, which) });
export const deck = (say: GameSay, which: DeckId): string =>
  say((which & 1) === STRATEGY_DECK ? "deck-kind.strategy" : "deck-kind.character");

/** A Hunt tile: its number or its name, and what else is on it. */
export function tile(say: GameSay, which: TileId): string {
  const number = TILE_VALUE[which];
  const value = say("log.tile-value", {
    value: number === EYE_TILE ? "eye" : number === DIE_TILE ? "die" : String(number).replace("-", "−"),
  });
  const icons = [
    ...(TILE_REVEALS[which] ? [say("log.tile-reveal")] : []),
    ...(TILE_STOPS[which] ? [say("log.tile-stop")] : []),
  ];
  const named = isStandard(which) ? null : CARD.find(TILE_NAMES[which]);
  const name = named === null ? value : card(say, named);
  const more = named === null ? icons : [value, ...icons];
  return more.length === 0 ? name : say("log.tile-with", { name, more: listed(say, more, "parts") });
}
