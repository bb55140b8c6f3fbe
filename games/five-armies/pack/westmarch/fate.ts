/** The Westmarch reconstruction: the Fate deck. */
import type { PackFate } from "../types.ts";

/** Cards of the Fate deck. */
export const FATE: readonly PackFate[] = [
  {
    deck: "fate",
    id: "fa_bilbo",
    title: "Sting",
    character: "bilbo",
    copies: 1,
    command: "The leadership of Bilbo is 1.",
    from: { all: "reconstructed" },
  },
  {
    deck: "fate",
    id: "fa_thorin",
    title: "Orcrist",
    character: "thorin",
    copies: 1,
    command: "The army of Thorin re-rolls 1 die more.",
    from: { all: "reconstructed" },
  },
  {
    deck: "fate",
    id: "fa_bard",
    title: "Grim of Voice and Face",
    character: "bard",
    copies: 1,
    command:
      "The leadership of Bard is 2. The ability of Bard becomes: place 2 Dwarves and Men recruitment tokens in different regions.",
    from: { all: "reconstructed" },
  },
  {
    deck: "fate",
    id: "fa_dain",
    title: "Red Axe",
    character: "dain",
    copies: 1,
    command: "The army of Dáin prevents 1 hit in each round in a mountain or ruins region.",
    from: { all: "reconstructed" },
  },
  {
    deck: "fate",
    id: "fa_gandalf",
    title: "Power of the Wizard",
    character: "gandalf",
    copies: 1,
    command:
      "The ability of Gandalf becomes: roll 4 dice at an enemy army in range of Gandalf; each 4 or more is a hit.",
    from: { all: "reconstructed" },
  },
  {
    deck: "fate",
    id: "fa_thranduil",
    title: "Wrath of the Elvenking",
    character: "thranduil",
    copies: 1,
    command:
      "The ability of Thranduil becomes: roll 1 die for each Elven Archer and Man of the Lake in range in a hill or mountain region, at most 7, at an enemy army; each 5 or more is a hit, and each 4 or more if it is next to a shooter.",
    from: { all: "reconstructed" },
  },
  {
    deck: "fate",
    id: "fa_eagles",
    title: "A Host of Eagles",
    character: "lord_of_the_eagles",
    copies: 1,
    command:
      "Muster 2 Eagles. The ability of the Lord of the Eagles becomes: either send all Eagles and their Lord from the Eyrie; or muster 2 Eagles.",
    from: { all: "reconstructed" },
  },
  {
    deck: "fate",
    id: "fa_beorn_wrath",
    title: "Huge in Wrath",
    character: "beorn",
    copies: 1,
    command: "Beorn gets 4 wrath tokens.",
    from: { all: "reconstructed" },
  },
  {
    deck: "fate",
    id: "fa_beorn_fury",
    title: "Nothing could Withstand Him",
    character: "beorn",
    copies: 1,
    command: "Beorn gets 4 wrath tokens. Beorn rolls 5 dice.",
    from: { all: "reconstructed" },
  },
];
