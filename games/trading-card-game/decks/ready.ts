/** Decks that come with the game. */
import { type Collector, type Copies, type Deck, dealt, tidy } from "./deck.ts";
import type { ReadyDeckId } from "./readyIds.ts";

export interface ReadyDeck {
  readonly id: ReadyDeckId;
  readonly deck: Deck;
  /** The companions it is meant to start with (3.7), in an order in which they may be played. */
  readonly start: readonly Collector[];
}

interface Written {
  readonly ring: Collector;
  readonly ringBearer: Collector;
  readonly start: readonly Collector[];
  readonly sites: readonly Collector[];
  readonly freePeoples: readonly Copies[];
  readonly shadow: readonly Copies[];
}

const ready = (
  id: ReadyDeckId,
  { ring, ringBearer, start, sites, freePeoples, shadow }: Written,
): ReadyDeck => ({
  id,
  start,
  deck: tidy({ ring, ringBearer, adventureDeck: sites, drawDeck: dealt([...freePeoples, ...shadow]) }),
});

/** The box with Aragorn: rangers and swordsmen of Gondor; Uruk-hai of Isengard. */
const ARAGORN_STARTER = ready("aragorn-starter", {
  ring: "1C2",
  ringBearer: "1C290",
  start: ["1P365"],
  sites: ["1U320", "1U327", "1U340", "1C346", "1C349", "1C351", "1U355", "1U358", "1U361"],
  freePeoples: [
    [2, "1P365"], // Aragorn, King in Exile
    [1, "1C92"], // Armor
    [2, "1U94"], // Athelas
    [2, "1U97"], // Boromir, Son of Denethor
    [1, "1C101"], // Coat of Mail
    [2, "1C104"], // Eregion's Trails
    [1, "1C106"], // Gondor's Vengeance
    [2, "1C107"], // Great Shield
    [2, "1C296"], // Hobbit Intuition
    [2, "1C299"], // Hobbit Sword
    [1, "1U51"], // Legolas, Prince of Mirkwood
    [2, "1U108"], // No Stranger to the Shadows
    [2, "1C110"], // Pathfinder
    [1, "1U309"], // Rosie Cotton, Hobbiton Lass
    [1, "1C311"], // Sam, Son of Hamfast
    [3, "1C116"], // Swordarm of the White Tower
    [3, "1C117"], // Swordsman of the Northern Kingdom
  ],
  shadow: [
    [3, "1C121"], // Bred for Battle
    [2, "1C133"], // Saruman's Ambition
    [2, "1C141"], // Their Arrows Enrage
    [1, "1C145"], // Uruk Brood
    [4, "1C150"], // Uruk Rager
    [3, "1C151"], // Uruk Savage
    [4, "1C152"], // Uruk Shaman
    [4, "1U153"], // Uruk Slayer
    [3, "1C154"], // Uruk Soldier
    [2, "1C157"], // Uruk-hai Armory
    [2, "1C158"], // Uruk-hai Raiding Party
  ],
});

/** The box with Gandalf: the wizard and one of every people; the goblins of Moria. */
const GANDALF_STARTER = ready("gandalf-starter", {
  ring: "1C2",
  ringBearer: "1C290",
  start: ["1P364"],
  sites: ["1C326", "1C331", "1C337", "1U345", "1C349", "1U350", "1U353", "1U359", "1U360"],
  freePeoples: [
    [1, "1U70"], // Barliman Butterbur, Prancing Pony Proprietor
    [1, "1U97"], // Boromir, Son of Denethor
    [3, "1C286"], // Bounder
    [2, "1C37"], // Defiance
    [2, "1P364"], // Gandalf, The Grey Wizard
    [2, "1U12"], // Gimli, Dwarf of Erebor
    [2, "1C296"], // Hobbit Intuition
    [1, "1C299"], // Hobbit Sword
    [3, "1C76"], // Intimidate
    [2, "1U51"], // Legolas, Prince of Mirkwood
    [4, "1C78"], // Mysterious Wizard
    [2, "1C304"], // Noble Intentions
    [1, "1C84"], // Sleep, Caradhras
    [1, "1C312"], // Sorry About Everything
    [2, "1C26"], // Their Halls of Stone
    [1, "1C86"], // Treachery Deeper Than You Know
  ],
  shadow: [
    [3, "1C168"], // Drums in the Deep
    [4, "1C176"], // Goblin Marksman
    [4, "1U178"], // Goblin Runner
    [1, "1C177"], // Goblin Patrol Troop
    [3, "1C179"], // Goblin Scavengers
    [4, "1C180"], // Goblin Scimitar
    [3, "1U181"], // Goblin Sneak
    [3, "1C187"], // Host of Thousands
    [3, "1C191"], // Moria Scout
    [2, "1C196"], // They Are Coming
  ],
});

/** Four Hobbits, as the deluxe box starts (20.1), who would rather not be found; Orcs of Sauron on their track. */
const HOBBITS_SAURON = ready("hobbits-sauron", {
  ring: "1C2",
  ringBearer: "1C290",
  start: ["1C311", "1C303", "1C306"],
  sites: ["1U323", "1U330", "1U339", "1U348", "1C349", "1U352", "1C354", "1U357", "1U363"],
  freePeoples: [
    [2, "1C311"], // Sam, Son of Hamfast
    [2, "1C303"], // Merry, From O'er the Brandywine
    [2, "1C306"], // Pippin, Friend to Frodo
    [1, "1U309"], // Rosie Cotton, Hobbiton Lass
    [1, "1R291"], // The Gaffer, Sam's Father
    [3, "1C286"], // Bounder
    [2, "1C297"], // Hobbit Party Guest
    [3, "1C299"], // Hobbit Sword
    [1, "1R313"], // Sting
    [3, "1C296"], // Hobbit Intuition
    [2, "1C298"], // Hobbit Stealth
    [2, "1C312"], // Sorry About Everything
    [2, "1C304"], // Noble Intentions
    [2, "1C315"], // Stout and Sturdy
    [1, "1U97"], // Boromir, Son of Denethor
    [1, "1R89"], // Aragorn, Ranger of the North
  ],
  shadow: [
    [4, "1C271"], // Orc Soldier
    [3, "1U270"], // Orc Scouting Band
    [3, "1U267"], // Orc Hunters
    [3, "1C261"], // Orc Ambusher
    [3, "1C268"], // Orc Inquisitor
    [2, "1U257"], // Morgul Skirmisher
    [2, "1C266"], // Orc Chieftain
    [3, "1C269"], // Orc Scimitar
    [2, "1C255"], // Mordor's Strength
    [1, "1C278"], // Strength Born of Fear
    [1, "1C277"], // Shadow's Reach
    [1, "1R250"], // Hate
    [1, "1C281"], // Under the Watching Eye
    [1, "1C248"], // Forces of Mordor
  ],
});

/**
 * Aragorn first, and those who follow him: Boromir, Arwen and Legolas. He takes two minions at once and bears sword and mail
 * for it; No Stranger to the Shadows keeps the pool small. The goblins of Moria are cheap and come in crowds: Runners and
 * Scouts pay for the others, Scimitars make them strong, and for a full pool there is a Cave Troll.
 */
const KINGS_ROAD = ready("kings-road", {
  ring: "1C2",
  ringBearer: "1C290",
  start: ["1R89"],
  sites: ["1U320", "1U327", "1U340", "1C346", "1C349", "1C351", "1U355", "1U358", "1U361"],
  freePeoples: [
    [2, "1R89"], // Aragorn, Ranger of the North
    [1, "1P365"], // Aragorn, King in Exile
    [2, "1R96"], // Boromir, Lord of Gondor
    [1, "1U97"], // Boromir, Son of Denethor
    [1, "1R30"], // Arwen, Daughter of Elrond
    [1, "1U51"], // Legolas, Prince of Mirkwood
    [1, "1C311"], // Sam, Son of Hamfast
    [1, "1U112"], // Ranger's Sword
    [1, "1R90"], // Aragorn's Bow
    [1, "1C92"], // Armor
    [1, "1C101"], // Coat of Mail
    [2, "1U94"], // Athelas
    [1, "1R114"], // The Saga of Elendil
    [2, "1C107"], // Great Shield
    [2, "1U108"], // No Stranger to the Shadows
    [2, "1R88"], // An Able Guide
    [1, "1C102"], // Dagger Strike
    [3, "1C116"], // Swordarm of the White Tower
    [2, "1C117"], // Swordsman of the Northern Kingdom
    [1, "1C104"], // Eregion's Trails
    [1, "1R111"], // Pursuit Just Behind
  ],
  shadow: [
    [1, "1R165"], // Cave Troll of Moria, Scourge of the Black Pit
    [1, "1R199"], // Troll's Keyward
    [1, "1R163"], // Ancient Chieftain
    [1, "1R186"], // Guard Commander
    [4, "1U178"], // Goblin Runner
    [3, "1C176"], // Goblin Marksman
    [3, "1C179"], // Goblin Scavengers
    [4, "1C191"], // Moria Scout
    [2, "1C177"], // Goblin Patrol Troop
    [1, "1R172"], // Goblin Archer
    [4, "1C180"], // Goblin Scimitar
    [1, "1R166"], // Cave Troll's Hammer
    [2, "1C168"], // Drums in the Deep
    [1, "1R173"], // Goblin Armory
    [1, "1C187"], // Host of Thousands
  ],
});

/** Two old quarrels settled in one company; the Nine behind it. */
const ELVES_DWARVES_NAZGUL = ready("elves-dwarves-nazgul", {
  ring: "1R1",
  ringBearer: "1C290",
  start: ["1U51", "1U12"],
  sites: ["1C326", "1U335", "1U338", "1U347", "1C349", "1C351", "1C354", "1C356", "1U360"],
  freePeoples: [
    [2, "1U51"], // Legolas, Prince of Mirkwood
    [2, "1U12"], // Gimli, Dwarf of Erebor
    [1, "1R30"], // Arwen, Daughter of Elrond
    [2, "1C53"], // Lórien Elf
    [2, "1C7"], // Dwarf Guard
    [2, "1C41"], // Elven Bow
    [3, "1C9"], // Dwarven Axe
    [1, "1C8"], // Dwarven Armor
    [1, "1R15"], // Gimli's Helm
    [3, "1C37"], // Defiance
    [3, "1C3"], // Axe Strike
    [2, "1C4"], // Battle Fury
    [1, "1C5"], // Cleaving Blow
    [2, "1C39"], // Elf-song
    [2, "1C25"], // Still Draws Breath
    [1, "1U57"], // Rúmil, Elven Protector
  ],
  shadow: [
    [2, "1U231"], // Úlairë Enquëa, Lieutenant of Morgul
    [2, "1U232"], // Úlairë Lemenya, Lieutenant of Morgul
    [2, "1U233"], // Úlairë Nelya, Lieutenant of Morgul
    [2, "1U234"], // Úlairë Nertëa, Messenger of Dol Guldur
    [2, "1U235"], // Úlairë Otsëa, Lieutenant of Morgul
    [1, "1R229"], // Úlairë Attëa, Keeper of Dol Guldur
    [1, "1R236"], // Úlairë Toldëa, Messenger of Morgul
    [1, "1R230"], // Úlairë Cantëa, Lieutenant of Dol Guldur
    [1, "1R237"], // The Witch-king, Lord of Angmar
    [3, "1U218"], // Nazgûl Sword
    [1, "1R216"], // Morgul Blade
    [2, "1U209"], // Blade Tip
    [3, "1U227"], // Threshold of Shadow
    [2, "1U213"], // Frozen by Fear
    [1, "1U203"], // All Blades Perish
    [1, "1R212"], // Fear
    [1, "1R217"], // Morgul Gates
    [2, "1U238"], // Wreathed in Shadow
  ],
});

/**
 * Elves alone, whom neither starter has. Legolas and Arwen set out; bows make archers of those who join them, and the lords
 * of Lórien stay at home and send help. It wins by shooting before any swords are crossed, so none of its sites skips
 * archery, site 6 is the Golden Wood itself, and Arwen is the ranger that Silverlode Banks asks for. The Uruk-hai of Isengard
 * are strong for what they cost, and every blow of theirs goes deeper: there is one for each pool, and Lurtz for the end.
 */
const GOLDEN_WOOD = ready("golden-wood", {
  ring: "1R1",
  ringBearer: "1C290",
  start: ["1R50", "1R30"],
  sites: ["1C326", "1U334", "1U341", "1C346", "1C349", "1U352", "1U355", "1U359", "1U363"],
  freePeoples: [
    [2, "1R50"], // Legolas, Greenleaf
    [1, "1U51"], // Legolas, Prince of Mirkwood
    [2, "1R30"], // Arwen, Daughter of Elrond
    [2, "1U48"], // Haldir, Elf of the Golden Wood
    [4, "1C53"], // Lórien Elf
    [1, "1R45"], // Galadriel, Lady of Light
    [1, "1R34"], // Celeborn, Lord of Lórien
    [1, "1U57"], // Rúmil, Elven Protector
    [1, "1U56"], // Orophin, Lórien Bowman
    [3, "1C41"], // Elven Bow
    [1, "1R33"], // Bow of the Galadhrim
    [1, "1R47"], // Gwemegil
    [2, "1R38"], // Double Shot
    [1, "1U65"], // Swan-ship of the Galadhrim
    [3, "1C32"], // Border Defenses
    [2, "1C37"], // Defiance
    [2, "1C39"], // Elf-song
  ],
  shadow: [
    [1, "1R143"], // Troop of Uruk-hai
    [2, "1R148"], // Uruk Lieutenant
    [3, "1C154"], // Uruk Soldier
    [3, "1C152"], // Uruk Shaman
    [2, "1U153"], // Uruk Slayer
    [2, "1C158"], // Uruk-hai Raiding Party
    [4, "1C151"], // Uruk Savage
    [3, "1R147"], // Uruk Guard
    [1, "1C145"], // Uruk Brood
    [3, "1C121"], // Bred for Battle
    [2, "1R139"], // Savagery to Match Their Numbers
    [2, "1C160"], // Uruk-hai Sword
    [2, "1C157"], // Uruk-hai Armory
  ],
});

/**
 * Dwarves alone: Gimli first, for Farin and the Guards come only where a Dwarf is. They are slow to hurt and hit hard, so
 * it pays to stand and fight: Lord of Moria and the Moria Stairway make every blow go deeper. One Sam is there for the
 * burdens, which a company without Elves or a wizard does not get rid of. The Nazgûl are few, dear and unique; Weathertop,
 * the Ford of Bruinen and Emyn Muil are there to pay for them and to send them in a second time, and a wounded bearer of
 * Blade Tip is what they leave behind.
 */
const DURINS_FOLK = ready("durins-folk", {
  ring: "1C2",
  ringBearer: "1R289",
  start: ["1R13", "1C11"],
  sites: ["1U320", "1U336", "1U338", "1U347", "1C349", "1C351", "1C354", "1C356", "1U360"],
  freePeoples: [
    [2, "1R13"], // Gimli, Son of Glóin
    [1, "1U12"], // Gimli, Dwarf of Erebor
    [2, "1C11"], // Farin, Dwarven Emissary
    [4, "1C7"], // Dwarf Guard
    [1, "1C311"], // Sam, Son of Hamfast
    [1, "1U27"], // Thrarin, Dwarven Smith
    [1, "1U17"], // Grimir, Dwarven Elder
    [2, "1C8"], // Dwarven Armor
    [3, "1C9"], // Dwarven Axe
    [1, "1R14"], // Gimli's Battle Axe
    [1, "1R15"], // Gimli's Helm
    [2, "1C21"], // Lord of Moria
    [1, "1C20"], // Let Them Come!
    [3, "1C3"], // Axe Strike
    [1, "1C5"], // Cleaving Blow
    [2, "1C4"], // Battle Fury
    [2, "1C25"], // Still Draws Breath
  ],
  shadow: [
    [1, "1R229"], // Úlairë Attëa, Keeper of Dol Guldur
    [1, "1R230"], // Úlairë Cantëa, Lieutenant of Dol Guldur
    [2, "1U231"], // Úlairë Enquëa, Lieutenant of Morgul
    [2, "1U232"], // Úlairë Lemenya, Lieutenant of Morgul
    [2, "1U233"], // Úlairë Nelya, Lieutenant of Morgul
    [2, "1U234"], // Úlairë Nertëa, Messenger of Dol Guldur
    [2, "1U235"], // Úlairë Otsëa, Lieutenant of Morgul
    [1, "1R236"], // Úlairë Toldëa, Messenger of Morgul
    [2, "1R237"], // The Witch-king, Lord of Angmar
    [2, "1R217"], // Morgul Gates
    [2, "1U218"], // Nazgûl Sword
    [1, "1R221"], // The Pale Blade
    [2, "1U209"], // Blade Tip
    [1, "1R216"], // Morgul Blade
    [1, "1U219"], // The Nine Servants of Sauron
    [2, "1U227"], // Threshold of Shadow
    [2, "1R214"], // In the Ringwraith's Wake
    [1, "1U213"], // Frozen by Fear
    [1, "1R212"], // Fear
  ],
});

export const STARTERS: readonly ReadyDeck[] = [ARAGORN_STARTER, GANDALF_STARTER];

/** Ours, each of which wins and loses against the others about as often. */
export const OURS: readonly ReadyDeck[] = [KINGS_ROAD, ELVES_DWARVES_NAZGUL, GOLDEN_WOOD, DURINS_FOLK];

/** All of them, the starters first. A table for more takes them in this order. */
export const READY_DECKS: readonly ReadyDeck[] = [
  ...STARTERS,
  HOBBITS_SAURON,
  ELVES_DWARVES_NAZGUL,
  GOLDEN_WOOD,
  DURINS_FOLK,
  KINGS_ROAD,
];
