/** Every refusal has a reason, and the reason a rule: dice, politics, the Fellowship, cards. */
import { BOTH, type Case, FP, free, refuses, SH, shadow } from "./refusing.ts";

const DICE: readonly Case[] = [
  ["other-sides-turn", "4.6.1", SH, "skip:event", { dice: BOTH }],
  ["no-fewer-dice", "5.3.4", FP, "pass", { dice: BOTH }],
  ["no-such-die", "5.2.1", FP, "skip:will", { dice: BOTH }],
  ["eye-does-nothing", "5.11.1", SH, "skip:eye", { dice: BOTH, acting: "shadow" }],
  ["die-does-not-allow", "5.6.1", FP, "armies:event", { dice: BOTH, start: true }],
  ["die-does-not-allow", "5.7.1", FP, "advance:gondor:character", { dice: free("character") }],
  ["die-does-not-allow", "5.9.1", FP, "draw:fp-character:character", { dice: free("character") }],
  [
    "die-does-not-allow",
    "5.5.4",
    FP,
    "hide:muster",
    { dice: free("muster"), fellowship: { revealed: true } },
  ],
  ["other-sides-action", "5.5.3", SH, "travel:character", { dice: shadow("character"), acting: "shadow" }],
  ["other-sides-action", "5.5.7", FP, "minions:character", { dice: free("character") }],
  ["action-first", "5.3.1", FP, "move:bree:the-shire", { dice: BOTH }],
  ["no-ring", "5.4.1", SH, "ring:event:army", { dice: BOTH, acting: "shadow" }],
  ["ring-used", "5.4.2", FP, "ring:event:muster", { dice: BOTH }, ["ring:event:character"]],
  ["no-such-result", "5.4.4", FP, "ring:event:will", { dice: BOTH }],
  ["no-such-result", "5.4.5", SH, "ring:event:will", { dice: BOTH, rings: [2, 1], acting: "shadow" }],
  ["same-result", "5.4.1", FP, "ring:event:event", { dice: BOTH }],
  ["no-such-die", "5.2.1", FP, "ring:army:event", { dice: BOTH }],
  [
    "partners-turn",
    "16.5.1",
    "gondor",
    "skip:event",
    { players: 4, dice: { "free-peoples": ["event", "event"], shadow: ["event"] } },
  ],
];

const POLITICS: readonly Case[] = [
  ["not-your-nation", "5.7.1", FP, "advance:sauron:muster", { dice: free("muster") }],
  ["at-war-already", "11.1.2", FP, "advance:rohan:muster", { dice: free("muster"), nations: { rohan: 0 } }],
  ["passive-nation", "11.2.2", FP, "advance:rohan:muster", { dice: free("muster"), nations: { rohan: 1 } }],
  ["partners-nation", "16.6.1", "rohan", "advance:gondor:muster", { players: 4, dice: free("muster") }],
  [
    "barred-by-card",
    "6.4.1",
    FP,
    "advance:rohan:muster",
    { dice: free("muster"), table: ["threats-and-promises"] },
  ],
  ["companion-not-there", "5.12.1", FP, "rouse:gondor:event", { dice: BOTH }],
  ["passive-nation", "11.2.2", FP, "rouse:gondor:event", { dice: BOTH, nations: { gondor: 1 } }],
];

const ENTRY: readonly Case[] = [
  ["die-does-not-allow", "5.10.2", FP, "enter:aragorn:muster", { dice: free("muster") }],
  ["entry-condition", "7.2.1", FP, "enter:aragorn:will", { dice: free("will") }],
  ["enters-by-separating", "7.2.1", FP, "enter:legolas:will", { dice: free("will") }],
  ["entry-condition", "7.2.2", SH, "enter:saruman:muster", { dice: shadow("muster"), acting: "shadow" }],
  ["die-does-not-allow", "5.7.4", SH, "enter:saruman:army", { dice: shadow("army"), acting: "shadow" }],
  ["not-your-character", "16.1.4", FP, "enter:saruman:will", { dice: free("will") }],
  [
    "has-entered",
    "7.2.3",
    SH,
    "enter:saruman:muster",
    { dice: shadow("muster"), acting: "shadow", dead: ["saruman"] },
  ],
  [
    "partners-character",
    "16.6.3",
    "witch-king",
    "enter:saruman:muster",
    { players: 3, leading: ["saruman"], dice: shadow("muster"), acting: "shadow", nations: { isengard: 0 } },
  ],
  ["saruman-not-there", "5.12.1", SH, "voice:0:muster", { dice: shadow("muster"), acting: "shadow" }],
  [
    "orthanc-is-shut",
    "5.12.1",
    SH,
    "voice:0:muster",
    {
      dice: shadow("muster"),
      acting: "shadow",
      map: { orthanc: { isengard: [1], rohan: [1], characters: ["saruman"] } },
    },
  ],
];

const ELSEWHERE: readonly Case[] = [
  ["answer-first", "4.1.1", SH, "armies:army", { phase: "allocation" }],
  [
    "action-goes-on",
    "5.3.3",
    SH,
    "skip:event",
    { dice: free("character"), map: { edoras: { characters: ["gimli", "legolas"] } } },
    ["companions:character"],
  ],
  [
    "answer-first",
    "5.3.3",
    FP,
    "yes",
    { dice: free("character"), map: { edoras: { characters: ["gimli", "legolas"] } } },
    ["companions:character"],
  ],
];

const FELLOWSHIP: readonly Case[] = [
  [
    "fellowship-revealed",
    "12.4.4",
    FP,
    "travel:character",
    { dice: free("character"), fellowship: { revealed: true } },
  ],
  [
    "progress-at-its-end",
    "12.4.6",
    FP,
    "travel:character",
    { dice: free("character"), options: { narrowRoad: true }, fellowship: { progress: 12 } },
  ],
  ["fellowship-hidden", "12.7.1", FP, "hide:character", { dice: free("character") }],
  [
    "nobody-leaves-in-mordor",
    "14.2.7",
    FP,
    "separate-with:character",
    { dice: free("character"), fellowship: { mordor: 1 } },
  ],
  [
    "nobody-to-separate",
    "12.9.1",
    FP,
    "separate-with:character",
    { dice: free("character"), fellowship: { companions: [] } },
  ],
  ["no-companion-on-map", "7.3.1", FP, "companions:character", { dice: free("character") }],
  [
    "companions-shut-in",
    "7.3.6",
    FP,
    "companions:character",
    {
      dice: free("character"),
      map: { "helms-deep": { rohan: [1], isengard: [1], characters: ["gimli"] } },
    },
  ],
  ["no-minion-to-move", "7.4.1", SH, "minions:character", { dice: shadow("character"), acting: "shadow" }],
  ["too-far", "12.5.2", FP, "to:moria", { phase: "fellowship", fellowship: { progress: 1 } }],
  [
    "too-few-hunters",
    "4.4.2",
    SH,
    "number:0",
    {
      phase: "recover",
      box: [1, 0],
      fellowship: { revealed: true, companions: ["gandalf-the-grey", "gimli"] },
      decks: { "fp-character": 0, "fp-strategy": 0, "shadow-character": 0, "shadow-strategy": 0 },
    },
  ],
  [
    "too-many-hunters",
    "4.4.3",
    SH,
    "number:3",
    { phase: "allocation", fellowship: { companions: ["gimli", "legolas"] } },
  ],
];

const HELD = ["athelas", "imrahil-of-dol-amroth", "house-of-the-stewards"] as const;
const CARDS: readonly Case[] = [
  ["card-not-held", "6.3.1", FP, "play:athelas:event", { dice: BOTH }],
  [
    "die-does-not-pay",
    "6.3.1",
    FP,
    "play:athelas:muster",
    { dice: free("muster"), hands: { "free-peoples": HELD } },
  ],
  [
    "card-condition",
    "6.3.2",
    FP,
    "play:house-of-the-stewards:event",
    { dice: BOTH, hands: { "free-peoples": HELD } },
  ],
  [
    "card-of-partner",
    "16.8.1",
    "saruman",
    "play:orcs-multiplying-again:event",
    {
      players: 3,
      dice: BOTH,
      acting: "shadow",
      leading: ["witch-king"],
      hands: { saruman: ["orcs-multiplying-again"] },
    },
  ],
  // What could not be carried out in any part, by the one reason there is …
  [
    "no-corruption",
    "12.8.1",
    FP,
    "play:athelas:event",
    { dice: BOTH, hands: { "free-peoples": ["athelas"] } },
  ],
  [
    "none-left",
    "8.3.9",
    FP,
    "play:guards-of-the-citadel:event",
    { dice: BOTH, lost: { gondor: [15, 5, 4] }, hands: { "free-peoples": ["guards-of-the-citadel"] } },
  ],
  [
    "enemy-army-there",
    "8.4.4",
    SH,
    "play:orcs-multiplying-again:event",
    {
      dice: BOTH,
      acting: "shadow",
      map: { "dol-guldur": { elves: [1] }, "mount-gundabad": { north: [1] } },
      hands: { shadow: ["orcs-multiplying-again"] },
    },
  ],
  // … and without any where there are several.
  [
    "card-without-effect",
    "5.3.2",
    FP,
    "play:celeborns-galadhrim:event",
    {
      dice: BOTH,
      decks: { "fp-strategy": 0 },
      lost: { elves: [5, 10, 4] },
      hands: { "free-peoples": ["celeborns-galadhrim"] },
    },
  ],
  ["deck-empty", "6.1.3", FP, "draw:fp-character:event", { dice: BOTH, decks: { "fp-character": 0 } }],
  ["not-your-deck", "6.1.1", FP, "draw:shadow-character:event", { dice: BOTH }],
  ["card-not-on-table", "6.4.3", FP, "remove:wormtongue:event", { dice: BOTH }],
  [
    "needs-two-cards",
    "6.4.3",
    SH,
    "remove:a-power-too-great:event",
    { dice: BOTH, acting: "shadow", table: ["a-power-too-great"] },
  ],
  [
    "needs-a-ring",
    "5.4.7",
    FP,
    "remove:the-palantir-of-orthanc:event",
    {
      dice: BOTH,
      rings: [0, 3],
      map: { orthanc: { isengard: [1], characters: ["saruman"] } },
      table: ["the-palantir-of-orthanc"],
    },
  ],
  [
    "own-card-on-table",
    "6.4.3",
    FP,
    "remove:a-power-too-great:event",
    { dice: BOTH, table: ["a-power-too-great"] },
  ],
  [
    "card-not-held",
    "9.4.2",
    SH,
    "card:the-nazgul-strike",
    {
      nations: { rohan: 0, isengard: 0 },
      map: { edoras: { rohan: [1] }, westemnet: { isengard: [1] } },
      acting: "shadow",
      dice: shadow("army"),
      hands: { shadow: ["orc-patrol"] },
    },
    ["attack-with:army"],
  ],
  [
    "combat-condition",
    "9.4.4",
    SH,
    "card:the-nazgul-strike",
    {
      nations: { rohan: 0, isengard: 0 },
      map: { edoras: { rohan: [1] }, westemnet: { isengard: [1] } },
      acting: "shadow",
      dice: shadow("army"),
      hands: { shadow: ["the-nazgul-strike"] },
    },
    ["attack-with:army"],
  ],
];

refuses({
  "what to do with a die": DICE,
  "what is not asked now": ELSEWHERE,
  politics: POLITICS,
  "who comes into play": ENTRY,
  "the Fellowship": FELLOWSHIP,
  cards: CARDS,
});
