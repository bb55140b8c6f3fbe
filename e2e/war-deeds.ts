/**
 * What a player does at a table of the War, move by move: what is asked, what is touched, what the log says of it then.
 */

import type { ChoiceOf } from "@westmarch/kernel";
import type { War } from "@westmarch/war-of-the-ring";
import { FREE, SHADOW, type Wanted } from "./war.ts";
import type { Deed } from "./war-hands.ts";

/** What a choice begins with. */
type Word = ChoiceOf<War>[0];

export interface Move {
  /** Something that the question says. */
  readonly asked: string;
  readonly touch: readonly (readonly [hand: Deed, what: string])[];
  /** The words of the choices that come of it. */
  readonly says: readonly Word[];
  readonly told?: RegExp;
  /** It is taken back, so that the same is asked again. */
  readonly back?: true;
  /** So many answers of the other side follow: those of the war that the moment is taken from. */
  readonly others?: number;
}

export interface Script {
  readonly name: string;
  readonly begins: Wanted & { readonly after: number; readonly seed: number };
  readonly moves: readonly Move[];
}

const WILL = ["die", "Will of the West"] as const;
const ASKED = "Which die, and for what";

/** Either side may. */
const SET_ASIDE: Move = {
  asked: ASKED,
  touch: [
    ["die", "Event"],
    ["answer", "Set the die aside"],
  ],
  says: ["skip"],
  told: /a die aside: Event/,
  back: true,
};

export const SCRIPTS: readonly Script[] = [
  {
    name: "an action of the Free Peoples of every kind, each taken back but the last",
    begins: { seat: FREE, prompt: "act", seed: 12, after: 214 },
    moves: [
      {
        asked: ASKED,
        touch: [
          WILL,
          ["region", "Minas Tirith"],
          ["region", "Lossarnach"],
          ["fewer", "Regular of Gondor"],
          ["answer", "March"],
        ],
        says: ["armies", "move", "stay", "go"],
        told: /march(es)? from Minas Tirith to Lossarnach/,
        back: true,
      },
      {
        asked: ASKED,
        touch: [WILL, ["region", "Edoras"], ["answer", "Recruit: Regular"]],
        says: ["recruit-with", "figure", "to"],
        told: /musters in Edoras/,
        back: true,
      },
      {
        asked: ASKED,
        touch: [WILL, ["answer", "Move Companions"], ["region", "Osgiliath"]],
        says: ["companions", "to"],
        told: /to Osgiliath/,
        back: true,
      },
      {
        asked: ASKED,
        touch: [
          WILL,
          ["thing", "fellowship"],
          ["answer", "Separate Companions"],
          ["answer", "Boromir"],
          ["answer", "Nobody else"],
          ["region", "Osgiliath"],
        ],
        says: ["separate-with", "character", "go", "to"],
        told: /Boromir leaves the Fellowship for Osgiliath/,
        back: true,
      },
      {
        asked: ASKED,
        touch: [WILL, ["thing", "nation:3"], ["answer", "The North: a step"]],
        says: ["advance"],
        told: /a step nearer to war|At War/,
        back: true,
      },
      {
        asked: ASKED,
        touch: [WILL, ["thing", "fellowship"], ["answer", "Hide the Fellowship"]],
        says: ["hide"],
        told: /The Fellowship is hidden again/,
        back: true,
      },
      {
        asked: ASKED,
        touch: [
          ["die", "Event"],
          ["answer", "Get rid of"],
        ],
        says: ["remove"],
        told: /leaves the table/,
        back: true,
      },
      SET_ASIDE,
      {
        asked: ASKED,
        touch: [
          ["answer", "Elven Ring"],
          ["answer", "Event"],
          ["answer", "Event → Muster"],
        ],
        says: ["ring"],
        told: /an Elven Ring: Event becomes Muster/,
        back: true,
      },
      { asked: ASKED, touch: [["answer", "Pass"]], says: ["pass"], told: /pass/, back: true },
      {
        asked: ASKED,
        touch: [
          ["die", "Event"],
          ["thing", "card:0"],
          ["answer", "Play Elven Cloaks"],
        ],
        says: ["play"],
        told: /play.* Elven Cloaks/,
      },
    ],
  },
  {
    name: "a turn of the Fellowship: declared, guided, moved and hunted; a Character enters, a card is drawn",
    begins: { seat: FREE, prompt: "declare", seed: 3, after: 79 },
    moves: [
      {
        asked: "Do you declare",
        touch: [["region", "Fords of Bruinen"]],
        says: ["to"],
        told: /declares itself in the Fords of Bruinen/,
        back: true,
      },
      { asked: "Do you declare", touch: [["answer", "Do not declare"]], says: ["done"] },
      { asked: "Guide", touch: [["answer", "Strider"]], says: ["character"], others: 1 },
      {
        asked: ASKED,
        touch: [
          ["die", "Character"],
          ["thing", "fellowship"],
          ["answer", "Move the Fellowship"],
        ],
        says: ["travel"],
        told: /The Fellowship walks on, unseen/,
      },
      {
        asked: "damage",
        touch: [["answer", "A random Companion falls"]],
        says: ["random-falls"],
        told: /The Hunt falls upon/,
        others: 1,
      },
      {
        asked: ASKED,
        touch: [WILL, ["thing", "character:8"], ["answer", "Bring Gandalf"], ["region", "Lórien"]],
        says: ["enter", "to"],
        told: /Gandalf the White comes forth in Lórien/,
        others: 4,
      },
      {
        asked: ASKED,
        touch: [WILL, ["thing", "deck:0"], ["answer", "Draw a Character card"]],
        says: ["draw"],
        told: /draw/,
      },
    ],
  },
  {
    name: "a turn of the Shadow: Nazgûl, the Voice of Saruman, a Minion, recruits, and an army that marches",
    begins: { seat: SHADOW, prompt: "act", seed: 8, after: 58 },
    moves: [
      {
        asked: ASKED,
        touch: [
          ["die", "Character"],
          ["region", "Minas Morgul"],
          ["answer", "Send out: Nazgûl"],
          ["region", "Dagorlad"],
        ],
        says: ["minions", "from", "to"],
        told: /Nazgûl flies from Minas Morgul to Dagorlad/,
        back: true,
      },
      {
        asked: ASKED,
        touch: [
          ["die", "Muster"],
          ["answer", "Voice of Saruman: recruit"],
        ],
        says: ["voice"],
        told: /the Voice of Saruman/,
        back: true,
      },
      {
        asked: ASKED,
        touch: [
          ["die", "Muster"],
          ["thing", "character:10"],
          ["answer", "Bring"],
          ["region", "Minas Morgul"],
        ],
        says: ["enter", "to"],
        told: /comes forth in Minas Morgul/,
        back: true,
      },
      {
        asked: ASKED,
        touch: [
          ["die", "Muster"],
          ["region", "Morannon"],
          ["answer", "Recruit: Regular"],
        ],
        says: ["recruit-with", "figure", "to"],
        told: /musters in Morannon/,
        back: true,
      },
      {
        asked: ASKED,
        touch: [
          ["die", "Character"],
          ["region", "Moria"],
          ["region", "Dimrill Dale"],
          ["answer", "March"],
        ],
        says: ["armies", "move", "go"],
        told: /march(es)? from Moria to Dimrill Dale/,
      },
    ],
  },
  {
    name: "a battle from its order to the advance: card, dice, losses, another round, the enemy’s retreat",
    begins: { seat: SHADOW, prompt: "act", seed: 3, after: 54 },
    moves: [
      {
        asked: ASKED,
        touch: [
          ["die", "Army"],
          ["region", "Orthanc"],
          ["region", "Fords of Isen"],
          ["fewer", "Regular of Isengard"],
          ["fewer", "Regular of Isengard"],
          ["answer", "Attack"],
        ],
        says: ["attack-with", "attack", "stay", "go"],
        told: /attack.* the Fords of Isen from Orthanc/,
      },
      {
        asked: "Which Combat card",
        touch: [["onStage", "The Breaking of the Fellowship"]],
        says: ["card"],
        told: /choose.* a Combat card/,
        others: 1,
      },
      { asked: "to take", touch: [["onStage", "Reduce"]], says: ["reduce"], told: /is reduced to a Regular/ },
      {
        asked: "Does your attack go on",
        touch: [["answer", "Fight another round"]],
        says: ["continue"],
        others: 1,
      },
      {
        asked: "Nobody advances",
        touch: [["answer", "Advance"]],
        says: ["go"],
        told: /advance.* into the Fords of Isen/,
      },
    ],
  },
  {
    name: "an attacked army that gives way",
    begins: { seat: FREE, prompt: "retreat", seed: 3, after: 63 },
    moves: [
      {
        asked: "fight on, or retreat",
        touch: [["answer", "Retreat to Helm’s Deep"]],
        says: ["to"],
        told: /retreat/,
      },
    ],
  },
  {
    name: "a Nation roused at a Companion’s word, and an attack of the Free Peoples",
    begins: { seat: FREE, prompt: "act", seed: 4, after: 196 },
    moves: [
      {
        asked: ASKED,
        touch: [
          ["die", "Event"],
          ["thing", "nation:1"],
          ["answer", "Elves: a step, by Legolas"],
        ],
        says: ["rouse"],
        told: /The Elves.* a step nearer to war, at a Companion’s word/,
        back: true,
      },
      {
        asked: ASKED,
        touch: [
          WILL,
          ["region", "Minas Tirith"],
          ["region", "Lossarnach"],
          ["fewer", "Regular of Gondor"],
          ["answer", "Attack"],
        ],
        says: ["attack-with", "stay", "go"],
        told: /attacks? Lossarnach from Minas Tirith/,
      },
    ],
  },
  {
    name: "what else the Shadow does with a die: a Nation, a card on the table, one in the hand",
    begins: { seat: SHADOW, prompt: "act", seed: 24, after: 84 },
    moves: [
      {
        asked: ASKED,
        touch: [
          ["die", "Muster"],
          ["thing", "nation:7"],
          ["answer", "Southrons & Easterlings: a step"],
        ],
        says: ["advance"],
        told: /a step nearer to war|At War/,
        back: true,
      },
      {
        asked: ASKED,
        touch: [
          ["die", "Army"],
          ["answer", "Get rid of A Power too Great"],
          ["answer", "Discard Olog-hai"],
          ["answer", "Discard Wormtongue"],
        ],
        says: ["remove", "discard"],
        told: /A Power too Great leaves the table/,
        back: true,
      },
      SET_ASIDE,
      {
        asked: ASKED,
        touch: [
          ["die", "Army"],
          ["thing", "card:84"],
          ["answer", "Play Half-orcs"],
          ["region", "Orthanc"],
        ],
        says: ["play", "to"],
        told: /play.* Half-orcs and Goblin-men/,
      },
    ],
  },
  {
    name: "an Elven Ring in the hands of the Shadow, a turn that is let pass, a card drawn",
    begins: { seat: SHADOW, prompt: "act", seed: 11, after: 451 },
    moves: [
      {
        asked: ASKED,
        touch: [
          ["answer", "Elven Ring"],
          ["answer", "Event"],
          ["answer", "Event → Eye"],
        ],
        says: ["ring"],
        told: /an Elven Ring: Event becomes Eye/,
        back: true,
      },
      { asked: ASKED, touch: [["answer", "Pass"]], says: ["pass"], told: /pass/, back: true },
      {
        asked: ASKED,
        touch: [
          ["die", "Event"],
          ["thing", "deck:2"],
          ["answer", "Draw a Character card"],
        ],
        says: ["draw"],
        told: /draw/,
      },
    ],
  },
];

/** What else is asked, a moment each: none of it is paid for by a die. */
export const DECISIONS: readonly Script[] = [
  {
    name: "dice for the Hunt",
    begins: { seat: SHADOW, prompt: "allocate", seed: 1, after: 1 },
    moves: [{ asked: "Hunt Box", touch: [["answer", "1 die"]], says: ["number"], told: /One die watches/ }],
  },
  {
    name: "a card that is not drawn",
    begins: { seat: FREE, prompt: "gandalf-the-grey", seed: 1, after: 5 },
    moves: [{ asked: "Do you draw", touch: [["answer", "Draw none"]], says: ["no"] }],
  },
  {
    name: "a card too many",
    begins: { seat: FREE, prompt: "hand-limit", seed: 4, after: 61 },
    moves: [
      {
        asked: "7 cards",
        touch: [["thing", "card:34"]],
        says: ["discard"],
        told: /Paths of the Woses face down/,
      },
    ],
  },
  {
    name: "a Nation that heeds Elrond",
    begins: { seat: FREE, prompt: "wisdom-of-elrond", seed: 6, after: 45 },
    moves: [{ asked: "heeds it", touch: [["thing", "nation:4"]], says: ["nation"], told: /Rohan/ }],
  },
  {
    name: "a die that becomes an Eye",
    begins: { seat: SHADOW, prompt: "the-lidless-eye", seed: 6, after: 49 },
    moves: [
      {
        asked: "becomes an Eye",
        touch: [["answer", "Character becomes an Eye"]],
        says: ["face"],
        told: /Eye/,
      },
    ],
  },
  {
    name: "a deck of two",
    begins: { seat: SHADOW, prompt: "the-palantir-of-orthanc", seed: 12, after: 93 },
    moves: [{ asked: "From which deck", touch: [["thing", "deck:3"]], says: ["deck"], told: /draws/ }],
  },
  {
    name: "a Stronghold to fall back on",
    begins: { seat: FREE, prompt: "stand", seed: 8, after: 65 },
    moves: [
      { asked: "under attack", touch: [["answer", "Fight in the field"]], says: ["fight"], back: true },
      { asked: "under attack", touch: [["answer", "Withdraw"]], says: ["withdraw"], told: /withdrawn/ },
    ],
  },
  {
    name: "a Guide who falls",
    begins: { seat: FREE, prompt: "casualty", seed: 5, after: 34 },
    moves: [
      {
        asked: "1 damage",
        touch: [["answer", "Gandalf the Grey falls"]],
        says: ["guide-falls"],
        told: /falls upon Gandalf the Grey/,
      },
    ],
  },
  {
    name: "a Guide who leaves instead",
    begins: { seat: FREE, prompt: "guide-ability", seed: 23, after: 202 },
    moves: [
      {
        asked: "Does he leave",
        touch: [
          ["answer", "Pippin leaves"],
          ["region", "Rivendell"],
        ],
        says: ["yes", "to"],
        told: /Pippin leaves the Fellowship for Rivendell/,
      },
    ],
  },
  {
    name: "a loss, and an attack broken off",
    begins: { seat: SHADOW, prompt: "hits", seed: 5, after: 14 },
    moves: [
      { asked: "to take", touch: [["onStage", "Remove"]], says: ["lose"], told: /falls? in Orthanc/ },
      { asked: "Does your attack go on", touch: [["answer", "Cease"]], says: ["cease"], told: /is over/ },
    ],
  },
  {
    name: "Companions whom Gwaihir carries from the Fellowship",
    begins: { seat: FREE, prompt: "gwaihir-the-windlord", seed: 19, after: 283 },
    moves: [
      {
        asked: "Whom does he carry",
        touch: [["answer", "Companions in the Fellowship"]],
        says: ["separate"],
      },
    ],
  },
  {
    name: "Companions who hasten on over the map",
    begins: { seat: FREE, prompt: "we-prove-the-swifter", seed: 19, after: 243 },
    moves: [{ asked: "Who hastens on", touch: [["answer", "Companions on the map"]], says: ["journey"] }],
  },
  {
    name: "armies of the Ringwraiths",
    begins: { seat: SHADOW, prompt: "the-ringwraiths-are-abroad.army", seed: 3, after: 48 },
    moves: [{ asked: "armies with Nazgûl", touch: [["answer", "Armies move"]], says: ["march"] }],
  },
  {
    name: "the Black Captain’s command",
    begins: { seat: SHADOW, prompt: "the-black-captain-commands", seed: 2, after: 72 },
    moves: [{ asked: "do they fly", touch: [["answer", "Move Nazgûl"]], says: ["fly"] }],
  },
  {
    name: "a Nazgûl upon the Fellowship",
    begins: { seat: SHADOW, prompt: "the-nazgul-strike", seed: 15, after: 131 },
    moves: [
      {
        asked: "What does he do",
        touch: [["answer", "Roll for the Hunt"]],
        says: ["hunt"],
        told: /The Hunt/,
      },
    ],
  },
];

type Sides = readonly (typeof FREE | typeof SHADOW)[];
const EITHER: Sides = [];

/**
 * Every word that a choice may begin with, and the sides that must be seen to say it; none: whichever does. A new one does
 * not compile before it stands here, and is missed until a script says it.
 */
export const WORDS: Readonly<Record<Word, Sides>> = {
  armies: [FREE, SHADOW],
  "attack-with": [FREE, SHADOW],
  hide: [FREE],
  minions: [SHADOW],
  travel: [FREE],
  "separate-with": [FREE],
  companions: [FREE],
  rouse: [FREE],
  advance: [FREE, SHADOW],
  "recruit-with": [FREE, SHADOW],
  voice: [SHADOW],
  enter: [FREE, SHADOW],
  play: [FREE, SHADOW],
  draw: [FREE, SHADOW],
  remove: [FREE, SHADOW],
  skip: [FREE, SHADOW],
  pass: [FREE, SHADOW],
  ring: [FREE, SHADOW],
  move: EITHER,
  attack: EITHER,
  from: EITHER,
  to: EITHER,
  figure: EITHER,
  stay: EITHER,
  lose: EITHER,
  reduce: EITHER,
  nation: EITHER,
  character: EITHER,
  card: EITHER,
  discard: EITHER,
  face: EITHER,
  deck: EITHER,
  number: EITHER,
  done: EITHER,
  go: EITHER,
  yes: EITHER,
  no: EITHER,
  fight: EITHER,
  withdraw: EITHER,
  cease: EITHER,
  continue: EITHER,
  separate: EITHER,
  journey: EITHER,
  march: EITHER,
  fly: EITHER,
  hunt: EITHER,
  "guide-falls": EITHER,
  "random-falls": EITHER,
};

/** The words that no script says, each with the side that does not. */
export function unsaid(): string[] {
  const said = new Set(
    [...SCRIPTS, ...DECISIONS].flatMap(({ begins: { seat }, moves }) =>
      moves.flatMap(({ says }) => says.flatMap((word) => [word, `${word} ${seat}`])),
    ),
  );
  return Object.entries(WORDS)
    .flatMap(([word, sides]) => (sides.length === 0 ? [word] : sides.map((side) => `${word} ${side}`)))
    .filter((word) => !said.has(word));
}
