import { named } from "@westmarch/boardkit/naming";
import type { Core, Seat } from "@westmarch/kernel";
import { isText, VALUE } from "../data/cards.ts";
import {
  CARDS,
  type CardId,
  CHARACTERS,
  type CharacterId,
  GOOD,
  ORCS,
  REGIONS,
  type RegionId,
  type Side,
} from "../data/ids.ts";
import { type Confrontation, sideOfSeat } from "../state.ts";
import type { Battle } from "../vocabulary.ts";
import type { GameSay } from "./keys.ts";

/** What a text card is, whichever side holds it; strength cards are all of one kind. */
export type CardKind =
  | "strength"
  | "magic"
  | "sacrifice"
  | "cloak"
  | "retreat-back"
  | "eye"
  | "retreat-aside";

const KINDS: Readonly<Record<string, CardKind>> = {
  "g-magic": "magic",
  "d-magic": "magic",
  "g-noble-sacrifice": "sacrifice",
  "g-elven-cloak": "cloak",
  "g-retreat": "retreat-back",
  "d-eye": "eye",
  "d-retreat": "retreat-aside",
};

export const kindOf = (card: CardId): CardKind => (isText(card) ? KINDS[CARDS[card]] : "strength");

/** The name as it stands on a figure or a heading. */
export const nameOf = (say: GameSay, character: CharacterId): string =>
  say(`character.${CHARACTERS[character]}`);

/** The name as it stands inside a sentence (“the Orcs”), with the number its verb takes. */
export const who = (
  say: GameSay,
  character: CharacterId,
): { readonly who: string; readonly many: "yes" | "no" } => ({
  who: named(say, `character:${character}`, say(`who.${CHARACTERS[character]}`)),
  many: character === ORCS ? "yes" : "no",
});

/** The name as it stands on the map. */
export const regionName = (say: GameSay, region: RegionId): string => say(`region.${REGIONS[region]}`);

/** The name as it stands inside a sentence (“the Gap of Rohan”). */
export const place = (say: GameSay, region: RegionId): string =>
  named(say, `region:${region}`, say(`place.${REGIONS[region]}`));

export const sideName = (say: GameSay, side: Side): string => say(side === GOOD ? "side.good" : "side.dark");

export function cardName(say: GameSay, card: CardId): string {
  const kind = kindOf(card);
  const name = kind === "strength" ? say("card.strength", { value: VALUE[card] }) : say(`card.${kind}`);
  return named(say, `card:${card}`, name);
}

/** The side a seat plays in this game of the match; a spectator looks from the first seat. */
export const sideAt = (view: Confrontation, seat: Seat | null): Side => sideOfSeat(view, seat ?? 0);

/** The attack in progress, if there is one. */
export function battleOf(view: Pick<Core, "stack">): Battle | null {
  return view.stack.find((frame): frame is Battle => frame.chapter === "battle") ?? null;
}

/** Those of some things whose bits are set, the first of them having the lowest. */
export const membersOf = <T>(mask: number, things: readonly T[]): T[] =>
  things.filter((_, i) => (mask & (1 << i)) !== 0);
