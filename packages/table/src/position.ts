/** How a table stands, what is fixed when it opens, and what an act would make of it. */
import type { Head, Key, Mac } from "@westmarch/fairness";
import type { Ask, Chance, Core, Engine, Event, Result, Seat, Settings } from "@westmarch/kernel";
import type { UndoWindow } from "@westmarch/kernel/undo-window";
import type { Offer } from "@westmarch/protocol";
import type { ActPayload, ActType, Placed } from "./fold.ts";

/** The engine of whichever game. */
export type AnyEngine = Engine<Core, unknown>;

/** The last stretch of a table's journal. */
export type TableUndoWindow = UndoWindow<Core, Placed>;

/** How a table stands: what the last act left behind. A value; acts make new ones. */
export interface Position {
  readonly version: number;
  /** Stands for all that has happened to the game; shown to everybody. */
  readonly head: Head;
  readonly state: Core;
  /** Who owes what: worked out once, for everything that wants to know. */
  readonly asks: readonly Ask[];
  /**
   * The last stretch of the journal: at least as much as shows what each seat may take back without asking. Where a
   * choice is to be taken back, also what `coversTakeBack` asks for.
   */
  readonly undoWindow: TableUndoWindow;
  /** See `floorsOf`. */
  readonly floors: readonly number[];
  readonly offers: readonly Offer[];
  readonly result: Result | null;
  readonly replay: string | null;
  readonly replayable: boolean;
  readonly changedAt: number;
  /** The version at which the table was last kept whole (see `SnapshotRow`); 0: when it opened. */
  readonly snapshot: number;
}

/** An act that has been worked out and not happened yet. */
export interface Draft {
  readonly type: ActType;
  readonly seat: Seat;
  readonly key: string | null;
  readonly data: ActPayload[ActType];
  readonly events: readonly Event[];
  readonly quiet: boolean;
  readonly cut: number | null;
  /** What the table says of it, where its type does not tell. */
  readonly says?: "time.lost";
  readonly next: Position;
}

/** Where the chance of a table comes from. */
export interface FairChance {
  /** Shown from the beginning. */
  readonly commitment: string;
  /** By which everything is drawn. */
  readonly key: Key;
  readonly draw: Chance;
  /** Keeps the record of what happens. */
  readonly mac: Mac;
}

/** What is fixed when a table opens. */
export interface Terms<C extends FairChance = FairChance> {
  readonly id: string;
  readonly engine: AnyEngine;
  readonly settings: Settings;
  readonly chance: C;
}

/** The table itself, where no seat acts. */
export const ITSELF = -1;

/** The seats that owe a decision. */
export const owing = (at: Pick<Position, "asks">): Seat[] => at.asks.map((ask) => ask.seat);
