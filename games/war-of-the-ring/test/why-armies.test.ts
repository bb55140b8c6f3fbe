/** Every refusal has a reason, and the reason a rule: Armies, recruiting, Characters on the map. */
import type { Position } from "../position.ts";
import { type Case, FP, free, refuses, SH, shadow } from "./refusing.ts";

const ARMY: Position = {
  nations: { rohan: 0, isengard: 0 },
  map: {
    edoras: { rohan: [2, 0, 1] },
    folde: { rohan: [1] },
    "druadan-forest": { gondor: [1] },
    "helms-deep": { rohan: [1], isengard: [2] },
    westemnet: { isengard: [1] },
    "minas-tirith": { gondor: [2] },
    osgiliath: { gondor: [1] },
  },
  dice: free("muster-army"),
};

const MOVING: readonly Case[] = [
  ["no-army-may-move", "8.5.1", FP, "armies:muster-army", { dice: free("muster-army") }],
  [
    "no-army-is-led",
    "8.5.3",
    FP,
    "armies:character",
    { dice: free("character"), map: { edoras: { rohan: [1] } } },
  ],
  ["no-army-there", "2.4.1", FP, "move:bree:the-shire", ARMY, ["armies:muster-army"]],
  ["army-besieged", "8.5.10", FP, "move:helms-deep:fords-of-isen", ARMY, ["armies:muster-army"]],
  ["not-adjacent", "8.5.1", FP, "move:edoras:minas-tirith", ARMY, ["armies:muster-army"]],
  ["enemy-army-there", "8.5.9", FP, "move:edoras:westemnet", ARMY, ["armies:muster-army"]],
  ["foreign-border", "8.6.1", FP, "move:druadan-forest:folde", ARMY, ["armies:muster-army"]],
  ["move-first", "5.3.2", FP, "done", ARMY, ["armies:muster-army"]],
  ["one-die-one-thing", "5.6.2", FP, "attack:edoras:westemnet", ARMY, ["armies:muster-army"]],
  [
    "region-full",
    "8.2.1",
    FP,
    "move:folde:edoras",
    {
      ...ARMY,
      options: { strictStacking: true },
      map: { ...ARMY.map, edoras: { rohan: [8, 2] } },
    },
    ["armies:muster-army"],
  ],
  [
    "army-is-not-led",
    "8.5.3",
    FP,
    "move:folde:edoras",
    { dice: free("character"), map: { edoras: { rohan: [2, 0, 1] }, folde: { rohan: [1] } } },
    ["armies:character"],
  ],
  [
    "partners-army",
    "16.6.1",
    "rohan",
    "move:minas-tirith:lossarnach",
    { ...ARMY, players: 4 },
    ["armies:muster-army"],
  ],
  [
    "leaders-need-unit",
    "8.5.4",
    FP,
    "stay:rohan-leader:1",
    { dice: free("muster-army"), map: { edoras: { rohan: [1, 0, 1], characters: ["gimli"] } } },
    ["armies:muster-army", "move:edoras:folde"],
  ],
  ["not-so-many", "8.5.2", FP, "stay:rohan-regular:3", ARMY, ["armies:muster-army", "move:edoras:folde"]],
  ["a-unit-must-go", "8.5.2", FP, "stay:rohan-regular:2", ARMY, ["armies:muster-army", "move:edoras:folde"]],
  ["move-has-begun", "5.3.3", FP, "done", ARMY, ["armies:muster-army", "move:edoras:folde"]],
  [
    "closed-by-card",
    "6.4.1",
    SH,
    "move:bree:buckland",
    {
      nations: { isengard: 0 },
      map: { bree: { isengard: [1], control: "shadow" } },
      table: ["the-power-of-tom-bombadil"],
      dice: shadow("army"),
      acting: "shadow",
    },
    ["armies:army"],
  ],
];

const ATTACKING: readonly Case[] = [
  ["no-nation-at-war", "9.1.2", FP, "attack-with:muster-army", { ...ARMY, nations: {} }],
  [
    "no-enemy-in-reach",
    "9.1.1",
    FP,
    "attack-with:muster-army",
    { ...ARMY, map: { edoras: { rohan: [1] }, orthanc: { isengard: [1] } } },
  ],
  [
    "no-army-is-led",
    "9.1.3",
    FP,
    "attack-with:character",
    { ...ARMY, dice: free("character"), map: { edoras: { rohan: [1] }, westemnet: { isengard: [1] } } },
  ],
  ["not-adjacent", "9.1.1", FP, "attack:minas-tirith:westemnet", ARMY, ["attack-with:muster-army"]],
  ["no-enemy-there", "9.1.1", FP, "attack:edoras:folde", ARMY, ["attack-with:muster-army"]],
  ["no-army-there", "9.1.2", FP, "attack:bree:the-shire", ARMY, ["attack-with:muster-army"]],
  ["sortie-only", "10.5.1", FP, "attack:helms-deep:westemnet", ARMY, ["attack-with:muster-army"]],
  ["one-die-one-thing", "5.6.2", FP, "move:edoras:folde", ARMY, ["attack-with:muster-army"]],
  [
    "enemy-within-walls",
    "9.1.6",
    SH,
    "attack:westemnet:helms-deep",
    { ...ARMY, acting: "shadow", dice: shadow("army") },
    ["attack-with:army"],
  ],
  [
    "nation-not-at-war",
    "9.1.2",
    FP,
    "attack:osgiliath:north-ithilien",
    { ...ARMY, map: { ...ARMY.map, "north-ithilien": { sauron: [1] } } },
    ["attack-with:muster-army"],
  ],
];

const MUSTERING: Position = {
  nations: { rohan: 0, gondor: 0 },
  map: {
    edoras: { rohan: [1] },
    "helms-deep": { rohan: [1], isengard: [1] },
    "minas-tirith": { control: "shadow" },
    pelargir: { gondor: [1] },
  },
  dice: free("muster"),
};

const RECRUITING: readonly Case[] = [
  ["no-nation-at-war", "8.3.2", FP, "recruit-with:muster", { dice: free("muster") }],
  [
    "nothing-to-recruit",
    "8.3.9",
    FP,
    "recruit-with:muster",
    { dice: free("muster"), nations: { rohan: 0 }, lost: { rohan: [10, 5, 4] } },
  ],
  ["nation-not-at-war", "8.3.2", FP, "figure:elves-elite", MUSTERING, ["recruit-with:muster"]],
  ["not-your-nation", "16.1.4", FP, "figure:sauron-elite", MUSTERING, ["recruit-with:muster"]],
  ["characters-are-not-recruited", "7.2.1", FP, "figure:gimli", MUSTERING, ["recruit-with:muster"]],
  [
    "none-left",
    "8.3.9",
    FP,
    "figure:rohan-elite",
    { ...MUSTERING, lost: { rohan: [0, 5, 0] } },
    ["recruit-with:muster"],
  ],
  ["something-first", "5.3.2", FP, "done", MUSTERING, ["recruit-with:muster"]],
  [
    "elite-comes-alone",
    "8.3.1",
    FP,
    "figure:gondor-elite",
    MUSTERING,
    ["recruit-with:muster", "figure:rohan-regular", "to:edoras"],
  ],
  [
    "settlement-besieged",
    "8.3.6",
    FP,
    "to:helms-deep",
    MUSTERING,
    ["recruit-with:muster", "figure:rohan-regular"],
  ],
  [
    "settlement-lost",
    "8.3.6",
    FP,
    "to:minas-tirith",
    MUSTERING,
    ["recruit-with:muster", "figure:gondor-regular"],
  ],
  [
    "settlement-of-another-nation",
    "8.3.3",
    FP,
    "to:edoras",
    MUSTERING,
    ["recruit-with:muster", "figure:gondor-regular"],
  ],
  ["no-settlement", "8.3.3", FP, "to:anfalas", MUSTERING, ["recruit-with:muster", "figure:gondor-regular"]],
];

const CHARACTERS: Position = {
  dice: free("character"),
  map: { edoras: { characters: ["gimli", "legolas"] }, bree: { characters: ["boromir"] } },
};

const MINIONS: Position = {
  acting: "shadow",
  dice: shadow("character"),
  map: {
    moria: { sauron: [1], nazgul: 1 },
    orthanc: { isengard: [1], characters: ["saruman"] },
    "barad-dur": { sauron: [1], characters: ["mouth-of-sauron", "witch-king"] },
  },
};

const MOUTH_IN_OSGILIATH: Position = {
  ...MINIONS,
  map: { moria: { nazgul: 1 }, osgiliath: { sauron: [1], characters: ["mouth-of-sauron"] } },
};

const MOUTH_IN_MORDOR: Position = {
  ...MINIONS,
  map: {
    moria: { nazgul: 1 },
    gorgoroth: { sauron: [1], characters: ["mouth-of-sauron"] },
    "minas-morgul": { gondor: [1], control: "free-peoples" },
    morannon: { gondor: [1], control: "free-peoples" },
  },
};

const JOURNEYS: readonly Case[] = [
  ["somebody-first", "5.3.2", FP, "done", CHARACTERS, ["companions:character"]],
  ["not-on-the-map", "7.3.1", FP, "character:strider", CHARACTERS, ["companions:character"]],
  ["not-your-character", "7.3.1", FP, "character:saruman", CHARACTERS, ["companions:character"]],
  ["nobody-named", "7.3.3", FP, "to:folde", CHARACTERS, ["companions:character"]],
  [
    "not-in-this-group",
    "7.3.3",
    FP,
    "character:boromir",
    CHARACTERS,
    ["companions:character", "character:gimli"],
  ],
  ["too-far", "7.3.2", FP, "to:rivendell", CHARACTERS, ["companions:character", "character:legolas"]],
  ["no-nazgul-there", "7.4.1", SH, "from:bree", MINIONS, ["minions:character"]],
  ["never-moves", "7.4.7", SH, "character:saruman", MINIONS, ["minions:character"]],
  ["somebody-first", "5.3.2", SH, "done", MINIONS, ["minions:character"]],
  ["enemy-stronghold", "7.4.3", SH, "to:rivendell", MINIONS, ["minions:character", "from:moria"]],
  ["there-already", "7.4.1", SH, "to:moria", MINIONS, ["minions:character", "from:moria"]],
  ["too-far", "7.4.6", SH, "to:bree", MINIONS, ["minions:character", "character:mouth-of-sauron"]],
  [
    "not-in-the-fellowship",
    "12.9.1",
    FP,
    "character:aragorn",
    { dice: free("character") },
    ["separate-with:character"],
  ],
  ["nobody-named", "12.9.1", FP, "go", { dice: free("character") }, ["separate-with:character"]],
  [
    "named-already",
    "12.9.1",
    FP,
    "character:gimli",
    { dice: free("character") },
    ["separate-with:character", "character:gimli"],
  ],
  // Where to is the next question.
  ["answer-first", "5.3.3", FP, "to:bree", { dice: free("character") }, ["separate-with:character"]],
  ["moved-already", "7.4.1", SH, "from:bree", MINIONS, ["minions:character", "from:moria", "to:bree"]],
  [
    "moved-already",
    "7.4.1",
    SH,
    "character:witch-king",
    MINIONS,
    ["minions:character", "character:witch-king", "to:bree"],
  ],
  ["there-already", "7.4.1", SH, "to:barad-dur", MINIONS, ["minions:character", "character:mouth-of-sauron"]],
  [
    "enemy-stronghold",
    "7.4.6",
    SH,
    "to:minas-tirith",
    MOUTH_IN_OSGILIATH,
    ["minions:character", "character:mouth-of-sauron"],
  ],
  [
    "stopped-by-stronghold",
    "7.4.6",
    SH,
    "to:south-ithilien",
    MOUTH_IN_MORDOR,
    ["minions:character", "character:mouth-of-sauron"],
  ],
  [
    "stronghold-besieged",
    "7.4.6",
    SH,
    "character:mouth-of-sauron",
    {
      ...MINIONS,
      map: {
        moria: { nazgul: 1 },
        bree: { nazgul: 1 },
        "barad-dur": { sauron: [1], gondor: [1], characters: ["mouth-of-sauron"], control: "shadow" },
      },
    },
    ["minions:character"],
  ],
  [
    "partners-character",
    "16.6.3",
    "saruman",
    "character:witch-king",
    {
      ...MINIONS,
      players: 3,
      leading: ["witch-king"],
      map: { moria: { nazgul: 1 }, bree: { nazgul: 1 }, nurn: { sauron: [1], characters: ["witch-king"] } },
    },
    ["minions:character"],
  ],
  [
    "card-moves-nazgul",
    "6.3.3",
    SH,
    "character:mouth-of-sauron",
    { ...MINIONS, hands: { shadow: ["the-ringwraiths-are-abroad"] } },
    ["play:the-ringwraiths-are-abroad:character"],
  ],
];

refuses({
  "moving Armies": MOVING,
  attacking: ATTACKING,
  recruiting: RECRUITING,
  "moving Characters": JOURNEYS,
});
