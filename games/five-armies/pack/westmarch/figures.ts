/** The Westmarch reconstruction: figures, tokens, tiles, dice, and how they stand at first. */
import type {
  PackCharacter,
  PackDice,
  PackManeuver,
  PackPlacing,
  PackTile,
  PackToken,
  PackUnit,
} from "../types.ts";

/** 126 figures: nine characters, Eagles, Great Bats and these. */
export const UNITS: readonly PackUnit[] = [
  {
    id: "dwarven_regular",
    name: "Dwarven Regular",
    figures: 8,
    strength: 1,
    favourable: ["mountain", "hill"],
    maneuver: { title: "Shield-wall", text: "Prevent 1 hit." },
    from: { all: "reconstructed", name: "rulebook" },
  },
  {
    id: "dwarven_veteran",
    name: "Dwarven Veteran",
    figures: 7,
    strength: 2,
    favourable: ["mountain", "ruins"],
    maneuver: { title: "Heavy Mattocks", text: "Score 1 hit." },
    from: { all: "reconstructed", name: "rulebook" },
  },
  {
    id: "man_of_the_lake",
    name: "Man of the Lake",
    figures: 8,
    strength: 1,
    favourable: ["ruins", "plain"],
    maneuver: { title: "Long Bows", text: "Roll 1 extra die at your target number." },
    from: { all: "reconstructed", name: "rulebook" },
  },
  {
    id: "elven_spearman",
    name: "Elven Spearman",
    figures: 8,
    strength: 1,
    favourable: ["hill", "plain"],
    maneuver: { title: "Hedge of Spears", text: "The enemy's maneuver has no effect." },
    from: { all: "reconstructed", name: "rulebook" },
  },
  {
    id: "elven_archer",
    name: "Elven Archer",
    figures: 8,
    strength: 1,
    favourable: ["hill", "mountain"],
    maneuver: { title: "Volley", text: "If it is the first round or you defend: score 1 hit." },
    from: { all: "reconstructed", name: "rulebook" },
  },
  {
    id: "goblin",
    name: "Goblin",
    figures: 16,
    strength: 1,
    favourable: ["mountain", "swamp"],
    maneuver: {
      title: "From Above",
      text: "If the fight is in a mountain region: score 1 hit; otherwise: roll 1 extra die at your target number.",
    },
    from: { all: "reconstructed", name: "rulebook" },
  },
  {
    id: "orc",
    name: "Orc",
    figures: 30,
    strength: 1,
    favourable: ["plain", "swamp"],
    maneuver: {
      title: "Press of Numbers",
      text: "If you have more units: roll 2 extra dice at your target number; otherwise: roll 1 extra die at your target number.",
    },
    from: { all: "reconstructed", name: "rulebook" },
  },
  {
    id: "great_orc",
    name: "Great Orc",
    figures: 12,
    strength: 2,
    favourable: ["hill", "ruins"],
    maneuver: { title: "Scimitars", text: "Score 1 hit." },
    from: { all: "reconstructed", name: "rulebook" },
  },
  {
    id: "warg_rider",
    name: "Warg Rider",
    figures: 10,
    strength: 1,
    favourable: ["plain", "hill"],
    maneuver: {
      title: "Encircle",
      text: "An enemy army with 2 or more damage markers loses a unit of your choice and 2 markers.",
    },
    from: { all: "reconstructed", name: "rulebook" },
  },
];

/** Maneuver cards of no unit type. */
export const MANEUVERS: readonly PackManeuver[] = [
  {
    id: "regroup",
    title: "Regroup",
    text: "Take back all used cards. If you defend: you may retreat.",
    from: { all: "rulebook" },
  },
  { id: "thorin_blow", title: "Mighty Blow", text: "Score 2 hits.", from: { all: "reconstructed" } },
  {
    id: "vampire_like",
    title: "Vampire-like",
    text: "If your army has scored a hit: you may remove a Great Bat to score 1 hit.",
    from: { all: "rulebook", title: "inferred" },
  },
];

/** What the rulebook says of them all is in the rules. */
export const CHARACTERS: readonly PackCharacter[] = [
  {
    id: "bilbo",
    name: "Bilbo Baggins",
    leadership: 0,
    movement: 2,
    readyAt: 3,
    entry: { dice: ["character", "will_of_the_west"], place: "With your army or in a settlement" },
    abilities: [
      { title: "The Ring", text: "Bilbo escapes once when his army is destroyed." },
      { title: "Luck", text: "Once in each combat, Bilbo re-rolls 1 failed die." },
    ],
    from: { all: "reconstructed", name: "rulebook" },
  },
  {
    id: "thorin",
    name: "Thorin Oakenshield",
    leadership: 2,
    movement: 2,
    readyAt: 6,
    entry: {
      dice: ["character", "army", "army_muster", "will_of_the_west"],
      place: "In Front Gate",
      brings: "Muster 1 unit: a Dwarven Veteran with that army.",
    },
    abilities: [],
    from: { all: "reconstructed", name: "rulebook" },
  },
  {
    id: "bard",
    name: "Bard the Bowman",
    leadership: 1,
    movement: 2,
    abilities: [
      {
        title: "The Bowman",
        text: "In the army of Bard the maneuver of a Man of the Lake takes effect on any hit.",
      },
    ],
    general: { title: "Captain of the Lake-men", text: "Place 1 Dwarves and Men recruitment token." },
    from: { all: "reconstructed", name: "rulebook" },
  },
  {
    id: "dain",
    name: "Dáin Ironfoot",
    leadership: 1,
    movement: 2,
    abilities: [{ title: "Grim Old Warrior", text: "The army of Dáin may hold 1 damage marker more." }],
    general: {
      title: "Forward, Dwarves of the Iron Hills",
      text: "Either one of your armies with a Dwarven unit may move; or rally one of your armies with a Dwarven unit; each 5 or more removes a marker.",
    },
    from: { all: "reconstructed", name: "rulebook" },
  },
  {
    id: "gandalf",
    name: "Gandalf the Grey",
    leadership: 2,
    movement: 3,
    abilities: [{ title: "Wizard", text: "An army that fights the army of Gandalf re-rolls 1 die fewer." }],
    general: {
      title: "Blast of Magic",
      text: "Roll 3 dice at an enemy army in range of Gandalf; each 5 or more is a hit.",
    },
    from: { all: "reconstructed", name: "rulebook" },
  },
  {
    id: "thranduil",
    name: "Thranduil the Elvenking",
    leadership: 2,
    movement: 3,
    abilities: [
      {
        title: "Elvenking",
        text: "In the army of Thranduil the maneuver of an Elven Spearman or an Elven Archer takes effect on any hit of the first round.",
      },
    ],
    general: {
      title: "Rain of Arrows",
      text: "Roll 1 die for each Elven Archer and Man of the Lake in range in a hill or mountain region, at most 5, at an enemy army; each 5 or more is a hit.",
    },
    from: { all: "reconstructed", name: "rulebook" },
  },
  {
    id: "lord_of_the_eagles",
    name: "The Lord of the Eagles",
    readyAt: 9,
    entry: {
      dice: ["muster", "army_muster", "event", "will_of_the_west"],
      place: "In the Eyrie",
      brings: "Muster 2 Eagles.",
    },
    abilities: [],
    general: {
      title: "The Eagles are Coming",
      text: "Either send all Eagles and their Lord from the Eyrie; or muster 1 Eagle.",
    },
    from: { all: "reconstructed", name: "rulebook" },
  },
  {
    id: "beorn",
    name: "Beorn",
    movement: 3,
    readyAt: 12,
    entry: {
      dice: ["will_of_the_west", "character"],
      place: "In an empty region of the Southern Spur or the Valley",
    },
    abilities: [],
    from: { all: "reconstructed", name: "rulebook", movement: "rulebook" },
  },
  {
    id: "bolg",
    name: "Bolg, son of Azog",
    leadership: 2,
    movement: 2,
    entry: {
      dice: ["muster", "army_muster", "character", "lidless_eye"],
      place: "With your army in the Broken Lands or the Valley",
    },
    abilities: [],
    from: { all: "reconstructed", name: "rulebook" },
  },
];

/** Recruitment tokens. */
export const TOKENS: readonly PackToken[] = [
  { group: "dwarves_and_men", units: { dwarven_regular: 1 }, count: 2, from: { all: "reconstructed" } },
  { group: "dwarves_and_men", units: { dwarven_regular: 2 }, count: 2, from: { all: "reconstructed" } },
  { group: "dwarves_and_men", units: { dwarven_veteran: 1 }, count: 2, from: { all: "reconstructed" } },
  { group: "dwarves_and_men", units: { man_of_the_lake: 1 }, count: 2, from: { all: "reconstructed" } },
  { group: "dwarves_and_men", units: { man_of_the_lake: 2 }, count: 2, from: { all: "reconstructed" } },
  {
    group: "dwarves_and_men",
    units: { dwarven_regular: 1, dwarven_veteran: 1 },
    count: 1,
    from: { all: "reconstructed" },
  },
  {
    group: "dwarves_and_men",
    units: { man_of_the_lake: 1, dwarven_regular: 1 },
    count: 1,
    from: { all: "reconstructed" },
  },
  { group: "elves", units: { elven_spearman: 1 }, count: 3, from: { all: "reconstructed" } },
  { group: "elves", units: { elven_archer: 1 }, count: 3, from: { all: "reconstructed" } },
  { group: "elves", units: { elven_spearman: 1, elven_archer: 1 }, count: 2, from: { all: "reconstructed" } },
  { group: "elves", units: { elven_spearman: 2 }, count: 1, from: { all: "reconstructed" } },
  { group: "elves", units: { elven_archer: 2 }, count: 1, from: { all: "reconstructed" } },
  { group: "shadow", units: { orc: 1 }, count: 8, from: { all: "reconstructed" } },
  { group: "shadow", units: { orc: 2 }, count: 5, from: { all: "reconstructed" } },
  { group: "shadow", units: { orc: 1, great_orc: 1 }, count: 2, from: { all: "reconstructed" } },
  { group: "shadow", units: { orc: 1, warg_rider: 1 }, count: 2, from: { all: "reconstructed" } },
  { group: "shadow", units: { great_orc: 1 }, count: 4, from: { all: "reconstructed" } },
  { group: "shadow", units: { warg_rider: 1 }, count: 3, from: { all: "reconstructed" } },
];

/** Fate tiles. */
export const TILES: readonly PackTile[] = [
  { set: "standard", value: 0, icon: true, count: 1, from: { all: "reconstructed", set: "rulebook" } },
  { set: "standard", value: 1, icon: false, count: 3, from: { all: "reconstructed", set: "rulebook" } },
  { set: "standard", value: 1, icon: true, count: 3, from: { all: "reconstructed", set: "rulebook" } },
  { set: "standard", value: 2, icon: false, count: 4, from: { all: "reconstructed", set: "rulebook" } },
  { set: "standard", value: 2, icon: true, count: 2, from: { all: "reconstructed", set: "rulebook" } },
  { set: "standard", value: 3, icon: false, count: 3, from: { all: "reconstructed", set: "rulebook" } },
  { set: "blue", value: 3, icon: true, count: 2, from: { all: "reconstructed", set: "rulebook" } },
  { set: "red", value: 0, icon: false, count: 2, from: { all: "reconstructed", set: "rulebook" } },
];

/** Action dice. */
export const DICE: PackDice = {
  free_peoples: ["character", "character", "muster", "army_muster", "event", "will_of_the_west"],
  shadow: ["character", "army", "muster", "army_muster", "event", "lidless_eye"],
  from: { all: "memory" },
};

/** How the game begins (3.3). */
export const SETUP: readonly PackPlacing[] = [
  {
    side: "free_peoples",
    number: 1,
    region: "spur_heights",
    units: { dwarven_veteran: 1 },
    from: { all: "rulebook", region: "reconstructed" },
  },
  {
    side: "free_peoples",
    number: 2,
    region: "upper_spur",
    units: { dwarven_veteran: 1 },
    from: { all: "rulebook", region: "reconstructed" },
  },
  {
    side: "free_peoples",
    number: 3,
    region: "eastern_spur",
    units: { man_of_the_lake: 1 },
    characters: ["bard"],
    tokens: { dwarves_and_men: 1 },
    from: { all: "rulebook", region: "page" },
  },
  {
    side: "free_peoples",
    number: 4,
    region: "front_gate",
    units: { dwarven_regular: 1 },
    characters: ["dain"],
    tokens: { dwarves_and_men: 1 },
    from: { all: "rulebook", region: "inferred" },
  },
  {
    side: "free_peoples",
    number: 5,
    region: "upper_slopes",
    units: { elven_spearman: 1 },
    from: { all: "rulebook", region: "reconstructed" },
  },
  {
    side: "free_peoples",
    number: 6,
    region: "broken_bridge",
    tokens: { elves: 1 },
    from: { all: "rulebook", region: "inferred" },
  },
  {
    side: "free_peoples",
    number: 7,
    region: "camp",
    units: { man_of_the_lake: 1 },
    tokens: { dwarves_and_men: 1 },
    from: { all: "rulebook", region: "inferred" },
  },
  {
    side: "free_peoples",
    number: 8,
    region: "ruins_of_dale",
    units: { man_of_the_lake: 2 },
    from: { all: "rulebook", region: "inferred" },
  },
  {
    side: "free_peoples",
    number: 9,
    region: "ravenhill",
    units: { elven_spearman: 1 },
    characters: ["gandalf", "thranduil"],
    tokens: { elves: 2 },
    from: { all: "rulebook", region: "inferred" },
  },
  {
    side: "free_peoples",
    number: 10,
    region: "lower_slopes",
    units: { elven_archer: 2 },
    tokens: { elves: 1 },
    from: { all: "rulebook", region: "inferred" },
  },
  {
    side: "shadow",
    number: 1,
    region: "goblin_muster_west",
    units: { goblin: 1 },
    from: { all: "rulebook", region: "inferred" },
  },
  {
    side: "shadow",
    number: 2,
    region: "goblin_muster_east",
    units: { goblin: 2 },
    from: { all: "rulebook", region: "inferred" },
  },
  {
    side: "shadow",
    number: 3,
    region: "muster_nw",
    units: { orc: 1, great_orc: 1, warg_rider: 1 },
    tokens: { shadow: 3 },
    from: { all: "rulebook", region: "inferred" },
  },
  {
    side: "shadow",
    number: 4,
    region: "muster_ne",
    units: { orc: 2, great_orc: 1 },
    tokens: { shadow: 3 },
    from: { all: "rulebook", region: "inferred" },
  },
  {
    side: "shadow",
    number: 5,
    region: "muster_sw",
    units: { orc: 3, warg_rider: 1 },
    tokens: { shadow: 3 },
    from: { all: "rulebook", region: "inferred" },
  },
  {
    side: "shadow",
    number: 6,
    region: "muster_se",
    units: { warg_rider: 3 },
    tokens: { shadow: 3 },
    from: { all: "rulebook", region: "inferred" },
  },
];
