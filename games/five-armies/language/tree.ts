/**
 * What cards, maneuvers and abilities say, as plain data: the programs that the rules carry out, and what sentences of all
 * languages are written from. Steps are done in their order, each as far as it can be (18.2).
 */
import type {
  CharacterName,
  GroupName,
  SettlementName,
  TerrainName,
  TerritoryName,
  UnitName,
} from "./names.ts";

/* Armies and places ------------------------------------------------------------------------------------------------- */

/** A unit or character that may be in an army. `people` is either unit type of that people. */
export type Member =
  | { readonly unit: UnitName }
  | { readonly people: "dwarven" | "elven" }
  | { readonly character: CharacterName };

/** What an army must be like to be meant; everything said must hold. */
export interface ArmyIs {
  readonly whose: "your" | "enemy";
  /** It has leadership (1.7). */
  readonly leadership?: true;
  /** It holds one of these. */
  readonly holds?: readonly Member[];
  /** It has no units of another type. */
  readonly only?: UnitName;
  /** It has so many units. */
  readonly least?: number;
  /** It stands in a region of one of these terrains. */
  readonly terrain?: readonly TerrainName[];
  /** It stands in a mountain pass: armies there are meant only where this is said (9.7). */
  readonly pass?: true;
}

/** Where an army must be, seen from something else. */
export type Near =
  /** 1.10: adjacent to an army like this. */
  | { readonly by: "next to"; readonly army: ArmyIs }
  | { readonly by: "next to that army" }
  /** Across a border of any kind, a river included. */
  | { readonly by: "across a border"; readonly army: ArmyIs }
  /** 7.6. */
  | { readonly by: "in range"; readonly of: CharacterName }
  /** In range of the region that was named for the dice (`from: "one region"`). */
  | { readonly by: "in range of that region" }
  /** That army could attack it. */
  | { readonly by: "within attack" };

/** The armies that something is done to. The player who carries out the card chooses among those that fit. */
export type Armies =
  | {
      readonly armies: "some";
      readonly count: number;
      readonly upTo?: true;
      /** One of these kinds fits. */
      readonly kinds: readonly ArmyIs[];
      readonly near?: Near;
    }
  /** The army of that side that was named last. */
  | { readonly armies: "that"; readonly whose: "your" | "enemy" }
  /** All armies that were named last, or one of them. */
  | { readonly armies: "those" | "one of those" }
  /** The army of a character (7.1). */
  | { readonly armies: "of"; readonly character: CharacterName };

/** Where figures are placed, or a character enters. Never where an enemy army or its control marker is (10.1). */
export type PlaceMeant =
  | { readonly at: "settlement" }
  | { readonly at: "muster region" }
  | { readonly at: "mustering point" }
  | { readonly at: "named"; readonly settlement: SettlementName }
  /** With an army like this; `region`: not in a goblin box. */
  | {
      readonly at: "army";
      readonly army: ArmyIs;
      readonly region?: true;
      readonly territories?: readonly TerritoryName[];
    }
  /** A region of these territories with no army of either side and no Shadow control marker. */
  | { readonly at: "empty region"; readonly territories: readonly TerritoryName[] }
  /** With the army that was named last. */
  | { readonly at: "that army" }
  | { readonly at: "eyrie" };

/* In combat --------------------------------------------------------------------------------------------------------- */

/** What may hold in a combat round, seen from the side whose card or maneuver it is. */
export type CombatFact =
  | { readonly fact: "you attack" | "you defend" | "a character is in your army" }
  /** The first round in which this army fights in this combat. */
  | { readonly fact: "first round" }
  | { readonly fact: "you have more units" }
  | { readonly fact: "your army scored a hit" }
  /** 12.4: terrain of the defender's region. */
  | { readonly fact: "terrain"; readonly terrains: readonly TerrainName[] };

/** What a card does in the round in which it is played. */
export type CombatStep =
  /** Automatic hits: added to those of the round before the damage step (12.7). */
  | { readonly do: "score"; readonly hits: number }
  | { readonly do: "prevent"; readonly hits: number }
  /** After the hits of this round are marked, before casualties. */
  | { readonly do: "remove damage"; readonly markers: number }
  /** Added to each die of the Combat roll and not of the Leader re-roll; a natural 1 misses. */
  | { readonly do: "add to dice"; readonly by: number }
  /** So many failed dice more than the leadership. */
  | { readonly do: "re-roll more"; readonly dice: number }
  | { readonly do: "more leadership"; readonly by: number }
  /** In the Combat roll, white ones, up to so many in all. */
  | { readonly do: "more dice"; readonly dice: number; readonly most: number }
  /** One more for each unit of these types, at most so many more; they may go beyond five. */
  | { readonly do: "more dice for units"; readonly units: readonly UnitName[]; readonly most: number }
  /** After the Leader re-roll; never re-rolled and no trigger. `null`: at this round's target number. */
  | { readonly do: "extra dice"; readonly dice: number; readonly target: number | null }
  /** The own target number; where a ford, slope or fortification would make it 6, another. */
  | { readonly do: "target"; readonly is: number; readonly hampered: number }
  /** The enemy's target number for his Combat roll; the Leader re-roll keeps the usual one. */
  | { readonly do: "enemy target"; readonly is: number }
  | { readonly do: "no enemy re-roll" }
  /** The enemy's unit maneuver does not take effect. */
  | { readonly do: "stop maneuver" }
  /** Each natural 6 of the Combat roll is a hit more, at most so many. */
  | { readonly do: "sixes"; readonly most: number }
  /** After both Combat rolls and before the Leader re-rolls: up to so many dice, of either side. */
  | { readonly do: "roll again"; readonly dice: number }
  | { readonly do: "may retreat" }
  /** Unit cards that were used come back, to be played from the next round on. */
  | { readonly do: "take back"; readonly cards: number }
  /** Everything that was used comes back, this card included (12.1). */
  | { readonly do: "take back all" }
  | { readonly do: "draw"; readonly cards: number; readonly from: DrawnFrom }
  /** After casualties: an enemy army with so many markers loses a unit of `choice`'s choice, and two markers. */
  | { readonly do: "fell"; readonly markers: number; readonly choice: "its owner" | "you" }
  /** A Great Bat of the territory may be removed for extra hits (17.3). */
  | { readonly do: "spend bat"; readonly hits: number }
  /** `if` holds as soon as one of its facts does. */
  | {
      readonly do: "if";
      readonly if: readonly CombatFact[];
      readonly does: readonly CombatStep[];
      readonly otherwise?: readonly CombatStep[];
    };

/** What holds in the attack that a card gives. */
export interface AttackTerms {
  /** Borders whose penalty does not apply (12.4). */
  readonly without?: readonly ("ford" | "slope")[];
  /** The fortification counts as breached (12.5). */
  readonly breached?: true;
  /** In each attacking army's own first round. */
  readonly first?: readonly CombatStep[];
}

/* What is done ------------------------------------------------------------------------------------------------------ */

/** Decks that cards are drawn from; `either`: each as its owner chooses, one after the other. */
export type DrawnFrom = "event" | "story" | "either";

/** How many dice are rolled at an army. */
export type Volley =
  | { readonly count: number }
  /** One for each such unit … */
  | {
      readonly units: readonly UnitName[];
      /** … of the army that was named last, of one region that is chosen now, or of any region. */
      readonly from: "that army" | "one region" | "anywhere in range";
      readonly terrain?: readonly TerrainName[];
      readonly more?: number;
      readonly most?: number;
    };

/** Kinds of figures that can be mustered, and where. */
export interface Muster {
  readonly units: readonly UnitName[];
  readonly where: readonly PlaceMeant[];
}

export type Step =
  /** Every way of moving one army (8); `attack` says whether it may attack as well, or instead. */
  | {
      readonly do: "move";
      readonly armies: Armies;
      readonly how: "move" | "move or attack" | "move and/or attack" | "attack";
      readonly against?: "fortification" | "that enemy army";
      readonly terms?: AttackTerms;
    }
  /** A forced march (8.6); `split`: they may first be split off their armies. */
  | {
      readonly do: "march";
      readonly armies: Armies;
      readonly regions: number;
      readonly split?: true;
      /** It may attack afterwards. */
      readonly attack?: true;
      readonly terms?: AttackTerms;
    }
  /** 5.1 with more armies; one army may be split and sent so many ways. */
  | { readonly do: "strategic move"; readonly armies: number }
  /** Attacks without moving, one after the other; an army that has advanced cannot be named again. */
  | { readonly do: "attack in turn"; readonly armies: number }
  /** 13; one army that is alone attacks alone. */
  | { readonly do: "combined attack"; readonly terms?: AttackTerms }
  /** Names an army for what follows. */
  | { readonly do: "choose"; readonly armies: Armies }
  /** Each die of `target` or more is a hit (12.8); `sure`: a bodyguard token cannot cancel them. `close`: the number against
   *  an army next to one of the shooters. */
  | {
      readonly do: "shoot";
      readonly dice: Volley;
      readonly at: Armies;
      readonly target: number;
      readonly close?: number;
      readonly sure?: true;
    }
  | { readonly do: "hit"; readonly armies: Armies; readonly hits: number }
  | { readonly do: "put damage"; readonly armies: Armies; readonly markers: number }
  | {
      readonly do: "put leadership";
      readonly tokens: number;
      readonly upTo?: true;
      readonly armies: Armies;
    }
  /** `null`: all of them. */
  | { readonly do: "remove leadership"; readonly most: number | null; readonly armies: Armies }
  | { readonly do: "draw"; readonly cards: number; readonly from: DrawnFrom }
  /** The enemy's hand is looked at, and cards of it are chosen and discarded: Event cards face up, Story cards face down. */
  | { readonly do: "discard enemy cards"; readonly cards: number }
  /** The enemy discards an activation token of his choice or, if he has none, a card of his hand. */
  | { readonly do: "discard activation" }
  /** Any number of the own unused action dice, once. */
  | { readonly do: "re-roll action dice" }
  /** An action with one of the own unused dice. */
  | { readonly do: "take an action" }
  /** 10.2, in different regions. */
  | { readonly do: "flip"; readonly tokens: number; readonly upTo?: true; readonly group?: GroupName }
  /** 10.1, in different regions. */
  | { readonly do: "place tokens"; readonly tokens: number; readonly group?: GroupName }
  /** Enemy recruitment tokens next to own armies (10.5); an Event card is drawn for each that is not removed. */
  | { readonly do: "remove tokens"; readonly most: number }
  /** 10.7 with another number; `spend`: an army of two or more may lose a unit and all markers instead. */
  | { readonly do: "rally"; readonly armies: Armies; readonly target: number; readonly spend?: true }
  /** 10.6. `apart`: no two in one place (for armies: unless there is only one). */
  | {
      readonly do: "muster";
      readonly units: number;
      readonly upTo?: true;
      readonly apart?: true;
      readonly kinds: readonly Muster[];
    }
  /** Goblins: so many on one mustering point and so many on the other. */
  | { readonly do: "goblins"; readonly first: number; readonly second: number }
  | { readonly do: "muster eagles"; readonly eagles: number }
  /** 15.3. */
  | { readonly do: "send eagles" }
  | { readonly do: "place bats"; readonly bats: number }
  /** 17.2, once, without a die. */
  | { readonly do: "bat-cloud" }
  /** Special fate tiles come into the pool. */
  | { readonly do: "add tiles"; readonly set: "blue" | "red" }
  /** A character may move as far as he can. */
  | { readonly do: "walk"; readonly character: CharacterName }
  /** A closed pass opens for good; then so many units may move into it. */
  | { readonly do: "open pass"; readonly units: number }
  /** Bolg's; it may exceed his limit and is not replaced. */
  | { readonly do: "bodyguard"; readonly tokens: number }
  /** Beorn's: now, or when he enters (16.1). */
  | { readonly do: "wrath"; readonly tokens: number }
  /** He may attack without moving and pays no wrath. */
  | { readonly do: "beorn attacks" }
  | { readonly do: "either"; readonly one: readonly Step[]; readonly other: readonly Step[] }
  /** The card stays on the table while its rules hold (18.3). */
  | { readonly do: "stay"; readonly until: Until; readonly rules: readonly Rule[] }
  /** A fate card's or a character's own rules hold from now on. */
  | { readonly do: "rule"; readonly rule: Rule };

/** How long a card stays on the table. */
export type Until =
  /** Or until that army has left its region or is destroyed. */
  | { readonly until: "the turn ends" }
  | { readonly until: "an enemy army enters"; readonly settlement: SettlementName }
  /** Or until he is eliminated. */
  | { readonly until: "used"; readonly character: CharacterName };

/** Something that holds for as long as its card lies there. */
export type Rule =
  /** Attacks on that army or on a settlement, breached or not; in the first rounds or in all. */
  | {
      readonly rule: "defended";
      readonly where: "that army" | SettlementName;
      readonly target: number;
      readonly rounds?: number;
    }
  /** The own army in a settlement. */
  | { readonly rule: "led"; readonly settlement: SettlementName; readonly more: number }
  /** Once, when the army of a character is hit; the card is discarded. */
  | { readonly rule: "prevent once"; readonly character: CharacterName; readonly hits: number }
  | { readonly rule: "leadership"; readonly character: CharacterName; readonly is: number }
  /** In each Leader re-roll of his army. */
  | { readonly rule: "re-roll more"; readonly character: CharacterName; readonly dice: number }
  /** In each Leader re-roll of an army that his army fights. */
  | { readonly rule: "enemy re-rolls fewer"; readonly character: CharacterName; readonly dice: number }
  /** In each round of a combat in such a region. */
  | {
      readonly rule: "prevent";
      readonly character: CharacterName;
      readonly hits: number;
      readonly terrain: readonly TerrainName[];
    }
  /** The general's ability is another now. */
  | { readonly rule: "ability"; readonly character: CharacterName; readonly becomes: readonly Step[] }
  | { readonly rule: "beorn rolls"; readonly dice: number }
  /** The maneuver of these units takes effect on any hit, white or black; `first`: in the first round only. */
  | {
      readonly rule: "any hit";
      readonly character: CharacterName;
      readonly units: readonly UnitName[];
      readonly first?: true;
    }
  /** His army may hold so many markers more than units before casualties become mandatory (12.10). */
  | { readonly rule: "endure"; readonly character: CharacterName; readonly markers: number }
  /** When his army is destroyed he goes to the nearest own settlement; he is eliminated the second time, or without one. */
  | { readonly rule: "escape"; readonly character: CharacterName }
  /** Once in each combat of his army, after the Leader re-roll, a failed die is rolled again. */
  | { readonly rule: "luck"; readonly character: CharacterName };

/** What must hold before a card can be played. */
export type Need =
  /** One of them is in play; the Lord of the Eagles also in the Eyrie. */
  | { readonly need: "in play"; readonly characters: readonly CharacterName[] }
  | { readonly need: "in an army"; readonly character: CharacterName }
  | { readonly need: "not eliminated"; readonly character: CharacterName }
  | { readonly need: "closed pass" }
  /** An own army holds one. */
  | { readonly need: "unit"; readonly member: Member }
  | { readonly need: "control"; readonly settlement: SettlementName };

/** A command or an ability. */
export type Command = readonly Step[];
/** What a card does as a maneuver. */
export type CombatText = readonly CombatStep[];

/** What the sentences of a pack say, by what they stand on. */
export interface Said {
  /** Commands of cards, by card; of fate cards what they do. */
  readonly commands: Readonly<Record<string, Command>>;
  /** What must hold before a card can be played: for cards that need anything. */
  readonly needs: Readonly<Record<string, Need>>;
  /** Combat effects of Event cards, and what maneuver cards do: by card, unit type, or special maneuver. */
  readonly combat: Readonly<Record<string, CombatText>>;
  /** Abilities of characters, one after the other. */
  readonly abilities: { readonly [name in CharacterName]?: Command };
  readonly general: { readonly [name in CharacterName]?: Command };
  /** Where a character may come into play, and what he brings. */
  readonly entries: {
    readonly [name in CharacterName]?: { readonly where: readonly PlaceMeant[]; readonly brings: Command };
  };
}
