/** Open tables and seeks. */
import type { Language } from "@westmarch/kernel/languages";
import type { STRENGTHS } from "@westmarch/protocol";
import type { Generated } from "kysely";

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
