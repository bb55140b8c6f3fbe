/** Chapters 12 to 14: the Fellowship, the Hunt, the Guide. */
import { enter, type Frame, type Seat } from "@westmarch/kernel";
import { type FaceId, NONE } from "../../data/ids.ts";
import type { RegionId } from "../../data/regionnames.ts";

/** A move of the Fellowship (12.4, 14.2), with its Hunt. `face` is the die that goes to the Hunt Box, `NONE` for a card. */
export interface Travelling extends Frame {
  face: FaceId | typeof NONE;
}
export const enterTravel = (face: FaceId | typeof NONE) => enter<Travelling>("travel", { face });

/** A Hunt roll (13.2) and what follows from it. */
export interface Hunting extends Frame {
  /** Added to every die (Flocks of Crebain). */
  bonus: number;
  /** The dice as they lie, 1 … 6. */
  rolled: readonly number[];
  rerolled: readonly number[];
}
export const enterHunt = () => enter<Hunting>("hunt", { bonus: 0, rolled: [], rerolled: [] });

/** Why a tile is drawn. */
export const BY_HUNT = 0;
/** A move on the Mordor Track (14.2.2). */
export const BY_STEP = 1;
/** A Shadow Stronghold on the path of a revealed Fellowship (12.6.5). */
export const BY_STRONGHOLD = 2;
export const BY_CARD = 3;

/** What a card makes of a tile, in `TileDrawn.terms`. */
/** Eyes are thrown away without effect. */
export const NO_EYES = 1;
/** So are the Fellowship's special tiles. */
export const NO_SPECIALS = 2;
/** Nothing lowers the damage; all of it becomes Corruption (Isildur's Bane). */
export const NO_RELIEF = 4;
/** The casualty is compulsory and random (Foul Thing from the Deep). */
export const MUST_FALL = 8;
/** A Reveal icon has no effect. */
export const NO_REVEAL = 16;
/** It is drawn for its number alone, and is no Hunt (The Breaking of the Fellowship). */
export const FOR_NUMBER = 32;

/** One Hunt tile, from before its draw until it is completely resolved (13.4). `back`: 1 if it shows Stop; or its number. */
export interface TileDrawn extends Frame {
  by: number;
  successes: number;
  terms: number;
  tile: number;
  damage: number;
  /** The tile put aside by Mithril Coat and Sting, which goes back to the pool afterwards, or `NONE`. */
  first: number;
  /** Guides who have been asked for their ability on this tile, a mask (13.6.7). */
  asked: number;
  /** 1 after a casualty was taken or declined. */
  fallen: number;
  /** The Companion who falls, or `NONE`. */
  victim: number;
  /** Gollum lets the Fellowship be revealed. */
  reveals: number;
}
export const enterTile = (by: number, successes = 0, terms = 0) =>
  enter<TileDrawn>("tile", {
    by,
    successes,
    terms,
    tile: NONE,
    damage: 0,
    first: NONE,
    asked: 0,
    fallen: 0,
    victim: NONE,
    reveals: 0,
  });

/** The Fellowship is revealed by the Shadow (12.6): nothing happens if it is Revealed already. */
export interface Revealing extends Frame {
  /** The path walked so far. */
  path: readonly RegionId[];
  /** Tiles still due to Strongholds. */
  tiles: number;
  balrog: number;
}
export const enterReveal = () => enter<Revealing>("reveal", { path: [], tiles: 0, balrog: 0 });

/** 12.9: one Companion or group separates, `extra` regions further than normal; with `siege` into a siege. */
export interface Separating extends Frame {
  seat: Seat;
  /** A level in place of the printed ones, or `NONE`. */
  level: number;
  extra: number;
  siege: number;
  /** The group, a mask. */
  group: number;
  /** 1: the group is given, only the destination is asked for (Take Them Alive!, a Hobbit Guide). */
  given: number;
}
export const enterSeparate = (
  seat: Seat,
  more: { level?: number; extra?: number; siege?: number; group?: number } = {},
) =>
  enter<Separating>("separate", {
    seat,
    level: more.level ?? NONE,
    extra: more.extra ?? 0,
    siege: more.siege ?? 0,
    group: more.group ?? 0,
    given: more.group === undefined ? 0 : 1,
  });

/** 12.3: a Guide is appointed where there is a choice; Gollum comes when nobody is left. Enter after every departure. */
export const enterGuide = () => enter<Frame>("guide", {});
