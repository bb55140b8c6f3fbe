/** What is printed on the components, as the rules look it up: made of a data pack once, by number. */

import type { BorderId, CharacterId, FaceId, GroupId, PlaceId, TerrainId, TerritoryId } from "./ids.ts";
import type { CardType } from "./language/names.ts";

/** So many units of each type. */
export type Units = readonly number[];

/** How a side begins in one region (3.3). */
export interface Placed {
  readonly place: PlaceId;
  readonly units: Units;
  readonly characters: readonly CharacterId[];
  /** Tokens by group. */
  readonly tokens: readonly number[];
}

export interface Printed {
  /** Regions that a region touches along lines that can be crossed (2.1). */
  readonly neighbours: readonly (readonly PlaceId[])[];
  /** How a region touches its neighbours, rivers included; by region, then region: `NONE` where they do not touch. */
  readonly borders: readonly (readonly BorderId[])[];
  /** 7.6: regions in range of a region. */
  readonly range: readonly (readonly PlaceId[])[];
  /** By place; `NONE` for goblin boxes. */
  readonly terrain: readonly TerrainId[];
  readonly territory: readonly TerritoryId[];
  /** 14.1: by place; 0 where there is no settlement. */
  readonly points: readonly number[];
  readonly settlements: readonly PlaceId[];
  readonly muster: readonly PlaceId[];
  /** 19.1: by place; 0 where there is no fortification. */
  readonly breach: readonly number[];
  /** 9.3: where each pass leads to; by place, empty for all others. */
  readonly outlets: readonly (readonly PlaceId[])[];

  /** By unit. */
  readonly figures: Units;
  readonly strength: readonly number[];
  /** Terrains, a mask. */
  readonly favourable: readonly number[];
  /** The group whose units stand in for it (10.3), or `NONE`. */
  readonly group: readonly GroupId[];
  readonly eagles: number;
  readonly bats: number;

  /** By character. */
  readonly leadership: readonly number[];
  readonly movement: readonly number[];
  /** The step of the fate track, or `NONE`. */
  readonly readyAt: readonly number[];
  /** Faces that bring him into play, a mask. */
  readonly entryDice: readonly number[];

  /** By token. */
  readonly tokenGroup: readonly GroupId[];
  readonly tokenUnits: readonly Units[];
  /** By tile. */
  readonly tileValue: readonly number[];
  readonly tileIcon: readonly boolean[];

  /** By card: the design that it bears, by its name in the pack, and for Event and Story cards its type. */
  readonly designs: readonly string[];
  readonly types: readonly (CardType | null)[];
  /** By card: the character beside whom a fate card lies, or `NONE`. */
  readonly beside: readonly CharacterId[];

  /** The six faces of a die, by side. */
  readonly dice: readonly (readonly FaceId[])[];
  readonly setup: readonly (readonly Placed[])[];
}
