/** Chapter 7: Characters move and come into play. */
import type { Seat } from "@westmarch/kernel";
import type { CharacterId, FigureId } from "../data/ids.ts";
import type { RegionId } from "../data/regionnames.ts";

export type CharacterEvents = {
  entered: { character: CharacterId; region: RegionId };
  /** `where`: his region, or that of the Fellowship (`NONE` on the Mordor Track). */
  "character-died": { character: CharacterId; where: RegionId };
  flew: { figure: FigureId; from: RegionId; to: RegionId };
  /** `characters`: a mask. */
  "companions-moved": { characters: number; from: RegionId; to: RegionId };
};

export type CharacterPrompts = {
  companions: { offers: "character" | "to" | "done"; about: [] };
  group: { offers: "character" | "to"; about: [] };
  minion: { offers: "from" | "character" | "done"; about: [] };
  "minion-to": { offers: "to"; about: [figure: FigureId, from: RegionId] };
  "enter-where": { offers: "to"; about: [character: CharacterId] };
};

export type CharacterChapters = {
  /** 7.3: any or all Companions on the map move. */
  companions: {
    seat: Seat;
    /** Companions that have moved already, a mask. */
    moved?: number;
    /** The group being sent, a mask. */
    group?: number;
    /** 1: no figure has to move (a card that says "may"). */
    optional?: number;
  };
  /**
   * One Companion or group that is on the map moves by a card: `level` in place of the printed one (or `NONE`), `extra`
   * regions more, and with `siege` into a besieged Stronghold to end there.
   */
  group: { seat: Seat; level: number; extra: number; siege: number; group?: number };
  /**
   * 7.4: any or all Nazgûl fly; with `mouth` the Mouth of Sauron moves too (a Character die, not the Nazgûl cards).
   * `back`: the Minions that have moved, a mask, and then `flown`.
   */
  minions: {
    seat: Seat;
    mouth: number;
    /** By region: Nazgûl that have flown here and may not go on, as [region, how many, region, how many …]. */
    flown?: readonly number[];
    /** Minions that have moved, a mask. */
    moved?: number;
    /** Who flies, and from where; `NONE` before. */
    figure?: FigureId;
    from?: RegionId;
  };
  /** 7.2: a Character comes into play by the conditions of his card, which hold. */
  entry: { seat: Seat; character: CharacterId };
};
