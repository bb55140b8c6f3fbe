/** Chapters 12 to 14: the Fellowship, the Hunt, the Guide. */
import type { Seat } from "@westmarch/kernel";
import type { CardId } from "../data/cards.ts";
import type { CharacterId, FaceId } from "../data/ids.ts";
import type { RegionId } from "../data/regionnames.ts";
import type { TileId } from "../data/tiles.ts";

type Nothing = Record<never, never>;

export type FellowshipEvents = {
  declared: { region: RegionId };
  travelled: { progress: number };
  mordor: { step: number };
  hidden: Nothing;
  /** `NONE` on the Mordor Track. */
  revealed: { region: RegionId };
  driven: { from: RegionId; to: RegionId };
  guide: { character: CharacterId };
  /** `characters`: a mask. */
  separated: { characters: number; to: RegionId };
  corruption: { by: number; now: number };
  "hunt-thrown": { dice: readonly number[] };
  "hunt-rolled": { dice: readonly number[]; rerolled: readonly number[]; successes: number };
  tile: { tile: TileId; by: number };
  "tile-die": { pips: number };
  "tile-in-play": { tile: TileId };
  "tile-removed": { tile: TileId };
  "tiles-returned": { tiles: readonly TileId[] };
  "pool-refilled": { tiles: number };
  casualty: { character: CharacterId };
  "companion-drawn": { character: CharacterId };
};

export type FellowshipPrompts = {
  declare: { offers: "done" | "to"; about: [region: RegionId] };
  mordor: { offers: "yes" | "no"; about: [region: RegionId] };
  guide: { offers: "character"; about: [guide: CharacterId] };
  "reveal-to": { offers: "to"; about: [region: RegionId] };
  separate: { offers: "go" | "character"; about: [] };
  /** The group, a mask. */
  "group-to": { offers: "to"; about: [group: number] };
  balrog: { offers: "yes" | "no"; about: [] };
  flocks: { offers: "yes" | "no"; about: [] };
  /** How many successes there are. */
  "hunt-again": { offers: "number"; about: [successes: number] };
  /** Why the tile is drawn. */
  staff: { offers: "yes" | "no"; about: [by: number] };
  mithril: { offers: "yes" | "no"; about: [tile: TileId] };
  relief: { offers: "done" | "card"; about: [tile: TileId, damage: number] };
  "guide-ability": { offers: "yes" | "no"; about: [guide: CharacterId, damage: number] };
  casualty: {
    offers: "done" | "guide-falls" | "random-falls";
    about: [guide: CharacterId, damage: number];
  };
  /** By Worn with Sorrow and Toil. `number`: the first or second player of the Free Peoples. */
  worn: { offers: "done" | "number" | "card"; about: readonly CardId[] };
};

export type FellowshipChapters = {
  /** Phase 2 (4.3). Both are there once something has been declared. */
  fellowship: {
    /** The way declared. */
    way?: readonly RegionId[] | undefined;
    /** 1: the Balrog is set on it. */
    balrog?: number | undefined;
  };
  /** A move of the Fellowship (12.4, 14.2), with its Hunt. */
  travel: {
    /** The die that goes to the Hunt Box, `NONE` for a card. */
    face: FaceId;
  };
  /** The Fellowship is revealed by the Shadow (12.6): nothing happens if it is Revealed already. */
  reveal: {
    /** The path walked so far. */
    path?: readonly RegionId[];
    /** Tiles still due to Strongholds. */
    tiles?: number;
    balrog?: number;
  };
  /** 12.9: one Companion or group separates, `extra` regions further than normal; with `siege` into a siege. */
  separate: {
    seat: Seat;
    /** A level in place of the printed ones, or `NONE`. */
    level?: number;
    extra?: number;
    siege?: number;
    /** The group, a mask. */
    group?: number;
    /** 1: the group is given, only the destination is asked for (Take Them Alive!, a Hobbit Guide). */
    given?: number;
  };
  /**
   * 12.3: a Guide is appointed where there is a choice; Gollum becomes it when no Companion is left. Enter after every
   * departure.
   */
  guide: Nothing;
  /** A Hunt roll (13.2) and what follows from it. */
  hunt: {
    /** Added to every die (Flocks of Crebain). */
    bonus?: number;
    /** The dice as they lie, 1 … 6. */
    rolled?: readonly number[];
    rerolled?: readonly number[];
    /** How many of those that failed may be thrown again, once they lie there. */
    again?: number;
  };
  /**
   * One Hunt tile, from before its draw until it is completely resolved (13.4). `back`: 1 if it shows Stop; or its
   * number.
   */
  tile: {
    /** Why it is drawn: `BY_HUNT` … */
    by: number;
    successes?: number;
    /** What a card makes of it: `NO_EYES` … */
    terms?: number;
    tile?: TileId;
    damage?: number;
    /** The tile put aside by Mithril Coat and Sting, which goes back to the pool afterwards, or `NONE`. */
    first?: TileId;
    /** Guides who have been asked for their ability on this tile, a mask (13.6.7). */
    asked?: number;
    /** 1 after a casualty was taken or declined. */
    fallen?: number;
    /** The Companion who falls, or `NONE`. */
    victim?: CharacterId;
    /** Gollum lets the Fellowship be revealed. */
    reveals?: number;
  };
};
