/** What fills the slots of a line: who does it, with the form of the verb, and how cards are called. */
import type { Slots } from "@westmarch/boardkit";
import { listed } from "@westmarch/boardkit/writing";
import { NONE, type Seat } from "@westmarch/kernel";
import { type CardId, type CopyId, printed } from "../../data/ids.ts";
import { type CardGame, UNSEEN } from "../../state.ts";
import { find } from "../../table/copies.ts";
import type { GameSay } from "../keys.ts";
import { cardName, cardNames, playerName } from "../names.ts";
import type { Story } from "./story.ts";

/** Who reads a line, of which game, and what else its log knows. */
export interface Reader {
  readonly say: GameSay;
  readonly view: CardGame;
  /** The seat of the reader, who is “you”; null for a spectator. */
  readonly seat: Seat | null;
  readonly story: Story;
}

const yes = (is: boolean): "yes" | "no" => (is ? "yes" : "no");

/** Whose deed it is; `you`: the verb is that of “you”, where a language has one. */
export const who = ({ say, seat: reader }: Reader, seat: Seat): Slots => ({
  who: seat === reader ? say("name.you") : playerName(say, seat),
  you: yes(seat === reader),
});

/** Whose cards are looked at, and whether they are the reader’s own. */
export const owner = ({ say, seat: reader }: Reader, seat: Seat): Slots => ({
  owner: seat === reader ? say("name.you") : playerName(say, seat),
  own: yes(seat === reader),
});

/** The card of a copy, as it lies there or as the log remembers it. */
export function cardOf({ view, story }: Reader, copy: CopyId): CardId {
  const bearer = view.bearer.indexOf(copy);
  return find(view, copy)?.card ?? story.cards.get(copy) ?? view.starts[bearer]?.bearer ?? UNSEEN;
}

/** A copy by its name. */
export function copy(reader: Reader, id: CopyId): string {
  const card = cardOf(reader, id);
  // Its card is still to be read when it has left the table.
  return cardName(reader.say, card, card === UNSEEN ? undefined : `copy:${id} card:${printed(card).id}`);
}

/** Copies by their names. */
export const copies = (reader: Reader, ids: readonly CopyId[]): string =>
  listed(
    reader.say,
    ids.map((id) => copy(reader, id)),
  );

/** The Ring-bearer of a seat. */
export const bearerOf = (reader: Reader, seat: Seat): string =>
  copy(reader, reader.view.bearer[seat] ?? NONE);

/** Cards by their names where they were told, or how many there are. */
export const some = ({ say }: Reader, many: number, cards: readonly CardId[] | undefined): string =>
  cards && cards.length > 0 && !cards.includes(UNSEEN)
    ? cardNames(say, cards)
    : say("log.cards", { count: many });

/** `+2`, `−1`. */
export const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);
