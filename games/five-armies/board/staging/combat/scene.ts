/** A combat as it stands on the stage at one moment. */
import type { Pips as AnyPips, CampOf, FightOf } from "@westmarch/campaign/telling";
import type { CardId, CharacterId, ManeuverId, PlaceId, Side, TerrainId } from "../../../ids.ts";
import type { LogEvent } from "../within.ts";

/** The stations of a round, in order. */
export const STEPS = ["terrain", "laid", "turned", "roll", "leaders", "wounds", "leave"] as const;
export type StepName = (typeof STEPS)[number];

/** A die as it lies there. */
export interface Pips extends AnyPips {
  /** It is rolled for the units of the manoeuvre's card (12.3). */
  readonly black: boolean;
  /** It has been rolled again. */
  readonly again: boolean;
}

/** What one side has laid in this round. */
export interface Laid {
  /** It lies face down: what it is, only its owner knows. */
  readonly down: boolean;
  readonly maneuver: ManeuverId;
  readonly event: CardId;
  /** What has become of the manoeuvre: nothing yet, used, or stopped by the other's. */
  readonly is: "open" | "used" | "stopped";
}

/** One side of the combat. */
export interface Camp extends CampOf<Side, PlaceId, Pips> {
  /** It is Beorn, alone; and his wrath. */
  readonly beorn: boolean;
  readonly wrath: number;
  /** By unit: who fights now, and who has fallen in this round. */
  readonly units: readonly number[];
  readonly fallen: readonly number[];
  readonly characters: readonly CharacterId[];
  readonly lost: readonly CharacterId[];
  /** Leadership tokens among it. */
  readonly tokens: number;
  readonly damage: number;
  /** Markers that it can bear before units must go (12.10). */
  readonly bears: number;
  /** Units at home in the terrain (11.2). */
  readonly home: readonly number[];
  /** What is added to each die of its next Combat roll. */
  readonly bonus: number;
  readonly laid: Laid;
  readonly dice: readonly Pips[];
  /** Dice thrown after the Leader re-roll, and what they must show. */
  readonly more: readonly Pips[];
  readonly moreNeeded: number;
  /** What its dice and cards have scored in this round; null before it is said. */
  readonly scored: number | null;
  /** Of the enemy's hits: how many were turned aside, and how many it took. Null before. */
  readonly prevented: number | null;
  readonly took: number | null;
}

/** The wall of a fortification: so many stones, so many of them broken (12.5). */
export interface Wall {
  readonly stones: number;
  readonly broken: number;
}

export type Over = "ceased" | "retreated" | "won" | "lost" | "both" | "ended";

export interface CombatScene extends FightOf<Side, PlaceId, StepName, Camp, LogEvent> {
  readonly target: PlaceId;
  readonly terrain: TerrainId;
  /** The side that drew a card for the terrain (11.2); null: neither. */
  readonly superior: Side | null;
  readonly wall: Wall | null;
  /** In a combined attack all armies that take part (13). */
  readonly armies: readonly PlaceId[];
  readonly over: Over | null;
}
