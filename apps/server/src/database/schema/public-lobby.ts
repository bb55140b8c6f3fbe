/** Open tables and seeks. */
import type { Language } from "@westmarch/kernel/languages";
import type { STRENGTHS } from "@westmarch/protocol";
import type { Generated, Selectable } from "kysely";

/** A table in the public lobby. */
export interface ListingRow {
  table_id: string;
  /** JSON list of seats that anybody may take, each with its invitation (`OpenSeat`): in clear, as anybody may have them. */
  joins: string;
  /** The link for spectators, in clear for the same reason; null: only people who are given the link may look on. */
  watch: string | null;
  /** Which language is spoken there. */
  language: Language;
  at: number;
  /** What stands for the address that it came from; null: that was not kept yet. */
  mark: Generated<string | null>;
}

/** A player who seeks a game, one for each device. */
export interface SeekRow {
  id: string;
  /** Hash of the device's own key. */
  device: string;
  game: string;
  name: string;
  strength: (typeof STRENGTHS)[number];
  language: Language;
  /** JSON of a `Pace`; null: any. */
  pace: string | null;
  since: number;
  /** When the device last said that it still looks, by the steady clock. */
  seen_at: number;
  /** The seat that was found for it, as an invitation that its device alone is given; null: none yet. */
  invitation: string | null;
  /** What stands for the address that it came from; null: that was not kept yet. */
  mark: Generated<string | null>;
}

/** A game that computers play for whoever looks on. */
export interface ExhibitionRow {
  /** Which one of the server it is, from 0. */
  nth: number;
  table_id: string;
  /** The link for spectators, in clear, as anybody may have it. */
  watch: string;
  at: number;
}

/** How much happened in a finished game that anybody may see. */
export interface HighlightRow {
  table_id: string;
  /** When the game ended. */
  at: number;
  /** How often another side came to be ahead. */
  leads: number;
  /** The largest change of one side's chances from one look to the next, in thousandths. */
  swing: number;
  /** The version at which that change had come. */
  turned: number;
}

export type HighlightData = Selectable<HighlightRow>;
