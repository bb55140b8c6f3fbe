/** What the things of the rulebook are called in a language. */
import type {
  CharacterName,
  GroupName,
  SettlementName,
  TerrainName,
  TerritoryName,
  UnitName,
} from "./names.ts";

export interface ThingWords {
  readonly units: Readonly<Record<UnitName, string>>;
  readonly characters: Readonly<Record<CharacterName, string>>;
  readonly settlements: Readonly<Record<SettlementName, string>>;
  readonly territories: Readonly<Record<TerritoryName, string>>;
  readonly terrains: Readonly<Record<TerrainName, string>>;
  readonly groups: Readonly<Record<GroupName, string>>;
}
