/**
 * A data pack: everything that is printed on the components of the game, as one JSON document. The rules know the numbers
 * of the rulebook; whatever an owner of the box could read off his own copy comes from here.
 */
import type {
  CardType,
  CharacterName,
  FaceName,
  GroupName,
  SideName,
  TerrainName,
  TerritoryName,
  UnitName,
} from "../language/names.ts";

/**
 * Where a figure comes from: the owner's own copy, the rulebook, a page that shows or tells of the game, a conclusion
 * from those, an owner's memory, or a design of our own.
 */
export const SOURCES = ["box", "rulebook", "page", "inferred", "memory", "reconstructed"] as const;
export type Source = (typeof SOURCES)[number];

/** Where each field of an entry comes from: `all` for those that are not named. */
export interface From {
  readonly all: Source;
  readonly [field: string]: Source;
}
interface Told {
  readonly from: From;
}

export interface PackRegion extends Told {
  readonly id: string;
  readonly name: string;
  readonly terrain: TerrainName;
  readonly territory: TerritoryName;
  /** 2.4. */
  readonly muster?: true;
  /** 14.1: its victory points; with the number on the triangle of a fortification (19.1). */
  readonly settlement?: { readonly points: number; readonly breach?: number };
  /** 7.6: regions in range, where the ruler finds others than the pack's `reach`. */
  readonly range?: readonly string[];
}

export const BORDERS = ["plain", "ford", "slope", "river"] as const;
/** 2.1: how two regions touch. */
export interface PackBorder extends Told {
  readonly between: readonly [string, string];
  readonly kind: (typeof BORDERS)[number];
}

/** 2.5: a mustering point, its pass, and the regions that the pass leads to. */
export interface PackPass extends Told {
  readonly point: string;
  readonly pointName: string;
  readonly id: string;
  readonly name: string;
  readonly leadsTo: readonly string[];
}

/** A card that is played in combat, or an ability: its name and what it says. */
export interface Titled {
  readonly title: string;
  readonly text: string;
}

export interface PackUnit extends Told {
  readonly id: UnitName;
  readonly name: string;
  readonly figures: number;
  readonly strength: number;
  readonly favourable: readonly TerrainName[];
  readonly maneuver: Titled;
}

export interface PackSpecial extends Told {
  readonly figures: number;
}

export const MANEUVERS = ["regroup", "thorin_blow", "vampire_like"] as const;
/** A maneuver card that belongs to no unit type (11.3). */
export interface PackManeuver extends Told, Titled {
  readonly id: (typeof MANEUVERS)[number];
}

export interface PackCharacter extends Told {
  readonly id: CharacterName;
  readonly name: string;
  /** Left out for those who follow rules of their own (15, 16). */
  readonly leadership?: number;
  readonly movement?: number;
  /** His step of the fate track (2.6). */
  readonly readyAt?: number;
  /** How he comes into play (6): with which dice and where, and what he brings. */
  readonly entry?: { readonly dice: readonly FaceName[]; readonly place: string; readonly brings?: string };
  /** What holds while he is in play, besides what the rulebook says of him. */
  readonly abilities: readonly Titled[];
  /** His general ability (7.4). */
  readonly general?: Titled;
}

export interface PackToken extends Told {
  readonly group: GroupName;
  readonly units: { readonly [unit in UnitName]?: number };
  readonly count: number;
}

export const TILE_SETS = ["standard", "blue", "red"] as const;
export interface PackTile extends Told {
  readonly set: (typeof TILE_SETS)[number];
  readonly value: number;
  /** It bears the fate icon (4.11). */
  readonly icon: boolean;
  readonly count: number;
}

export interface PackEvent extends Told {
  readonly deck: "event";
  readonly id: string;
  readonly title: string;
  readonly type: CardType;
  readonly copies: number;
  readonly command: string;
  readonly combat: Titled;
}
export interface PackStory extends Told {
  readonly deck: "story_free_peoples" | "story_shadow";
  readonly id: string;
  readonly title: string;
  readonly type: CardType;
  readonly copies: number;
  /** What must hold before it can be played. */
  readonly needs?: string;
  readonly command: string;
}
export interface PackFate extends Told {
  readonly deck: "fate";
  readonly id: string;
  readonly title: string;
  /** Beside whose card it is put (7.8). */
  readonly character: CharacterName;
  readonly copies: number;
  readonly command: string;
}
export type PackCard = PackEvent | PackStory | PackFate;

/** What stands in one region when the game begins (3.3). */
export interface PackPlacing extends Told {
  readonly side: SideName;
  /** The number in the rulebook's list. */
  readonly number: number;
  readonly region: string;
  readonly units?: { readonly [unit in UnitName]?: number };
  readonly characters?: readonly CharacterName[];
  readonly tokens?: { readonly [group in GroupName]?: number };
}

export interface PackDice extends Told {
  readonly free_peoples: readonly FaceName[];
  readonly shadow: readonly FaceName[];
}

export const FORMAT = "westmarch/five-armies/1";

export interface Pack {
  readonly format: typeof FORMAT;
  readonly id: string;
  readonly title: string;
  readonly version: string;
  readonly licence: string;
  readonly regions: readonly PackRegion[];
  readonly borders: readonly PackBorder[];
  readonly passes: readonly PackPass[];
  /** 7.6: a region is in range that is so many steps away over borders of any kind, where it names no other. */
  readonly reach: number;
  readonly units: readonly PackUnit[];
  readonly eagles: PackSpecial;
  readonly bats: PackSpecial;
  readonly maneuvers: readonly PackManeuver[];
  readonly characters: readonly PackCharacter[];
  readonly tokens: readonly PackToken[];
  readonly tiles: readonly PackTile[];
  readonly dice: PackDice;
  readonly cards: readonly PackCard[];
  readonly setup: readonly PackPlacing[];
}
