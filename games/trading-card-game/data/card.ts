/** What is printed on a card of the base set: its figures, and its text in the card language. */
import type { Culture } from "./culture.ts";

export type Side = "Free Peoples" | "Shadow" | "Site" | "Ring";

export type CardType =
  | "Companion"
  | "Ally"
  | "Minion"
  | "Possession"
  | "Condition"
  | "Event"
  | "Site"
  | "The One Ring";

/** The kind of an item: a character bears one of each. */
export type ItemClass =
  | "Hand weapon"
  | "Ranged weapon"
  | "Armor"
  | "Helm"
  | "Shield"
  | "Cloak"
  | "Mount"
  | "Pipe";

export type Race = "Dwarf" | "Elf" | "Hobbit" | "Man" | "Wizard" | "Orc" | "Uruk-hai" | "Nazgûl" | "Troll";

export type Signet = "Aragorn" | "Frodo" | "Gandalf";

/** Words printed on a card; some have rules of their own (rules 24). */
export type PrintedKeyword =
  | "archer"
  | "fierce"
  | "ranger"
  | "tracker"
  | "stealth"
  | "search"
  | "spell"
  | "tale"
  | "weather"
  | "pipeweed"
  | "ring-bearer"
  | "sanctuary"
  | "forest"
  | "marsh"
  | "mountain"
  | "plains"
  | "river"
  | "underground"
  | { readonly damage: number };

export interface CardData {
  /** Set, rarity and number, as at the foot of the card: `1R34`. */
  readonly id: string;
  readonly title: string;
  readonly subtitle?: string;
  /** A dot before the title (rules 14). */
  readonly unique?: true;
  readonly side: Side;
  readonly culture?: Culture;
  readonly type: CardType;
  readonly class?: ItemClass;
  readonly race?: Race;
  readonly signet?: Signet;
  /** Twilight cost. */
  readonly twilight?: number;
  readonly strength?: number;
  readonly vitality?: number;
  /** What an attached card adds to its bearer (rules 7.9). */
  readonly strengthBonus?: number;
  readonly vitalityBonus?: number;
  /** Burdens at which he is corrupted (rules 18.6). */
  readonly resistance?: number;
  readonly resistanceAsRingBearer?: number;
  readonly canStartAsRingBearer?: true;
  /** Of an ally: sites at which it is at home (rules 16.3). */
  readonly homeSites?: readonly number[];
  /** Of a site: its place on the path; of a minion: below it, it roams (rules 7.7). */
  readonly siteNumber?: number;
  /** Of a site: twilight for a fellowship that moves there (rules 8.4). */
  readonly shadowNumber?: number;
  /** Of a site: which neighbour lays the next one (rules 8.4). */
  readonly arrow?: "left" | "right";
  readonly keywords?: readonly PrintedKeyword[];
  /** It is played to its player's support area. */
  readonly supportArea?: true;
  /** What it says, in the card language. */
  readonly text: string;
}
