/** What somebody does at a table of the War, move by move: what is asked, what is touched, what the log says of it then. */

import { FREE, SHADOW, type Wanted } from "./war.ts";
import type { Deed } from "./war-hands.ts";

export interface Move {
  /** Something that the question says. */
  readonly asked: string;
  readonly touch: readonly (readonly [hand: Deed, what: string])[];
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
        told: /march(es)? from Minas Tirith to Lossarnach/,
        back: true,
      },
      {
        asked: ASKED,
        touch: [WILL, ["region", "Edoras"], ["answer", "Recruit: Regular"]],
        told: /musters in Edoras/,
        back: true,
      },
      {
        asked: ASKED,
        touch: [WILL, ["answer", "Move Companions"], ["region", "Osgiliath"]],
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
        told: /Boromir leaves the Fellowship for Osgiliath/,
        back: true,
      },
      {
        asked: ASKED,
        touch: [WILL, ["thing", "nation:3"], ["answer", "The North: a step"]],
        told: /a step nearer to war|At War/,
        back: true,
      },
      {
        asked: ASKED,
        touch: [WILL, ["thing", "fellowship"], ["answer", "Hide the Fellowship"]],
        told: /The Fellowship is hidden again/,
        back: true,
      },
      {
        asked: ASKED,
        touch: [
          ["die", "Event"],
          ["answer", "Get rid of"],
        ],
        told: /leaves the table/,
        back: true,
      },
      {
        asked: ASKED,
        touch: [
          ["die", "Event"],
          ["answer", "Set the die aside"],
        ],
        told: /a die aside: Event/,
        back: true,
      },
      {
        asked: ASKED,
        touch: [
          ["answer", "Elven Ring"],
          ["answer", "Event → Muster"],
        ],
        told: /an Elven Ring: Event becomes Muster/,
        back: true,
      },
      { asked: ASKED, touch: [["answer", "Pass"]], told: /pass/, back: true },
      {
        asked: ASKED,
        touch: [
          ["die", "Event"],
          ["thing", "card:0"],
          ["answer", "Play Elven Cloaks"],
        ],
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
        told: /declares itself in the Fords of Bruinen/,
        back: true,
      },
      { asked: "Do you declare", touch: [["answer", "Do not declare"]] },
      { asked: "Guide", touch: [["answer", "Strider"]], others: 1 },
      {
        asked: ASKED,
        touch: [
          ["die", "Character"],
          ["thing", "fellowship"],
          ["answer", "Move the Fellowship"],
        ],
        told: /The Fellowship walks on, unseen/,
      },
      {
        asked: "damage",
        touch: [["answer", "A random Companion falls"]],
        told: /The Hunt falls upon/,
        others: 1,
      },
      {
        asked: ASKED,
        touch: [WILL, ["thing", "character:8"], ["answer", "Bring Gandalf"], ["region", "Lórien"]],
        told: /Gandalf the White comes forth in Lórien/,
        others: 4,
      },
      {
        asked: ASKED,
        touch: [WILL, ["thing", "deck:0"], ["answer", "Draw a Character card"]],
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
          ["answer", "Move Nazgûl"],
          ["region", "Minas Morgul"],
          ["region", "Dagorlad"],
        ],
        told: /Nazgûl flies from Minas Morgul to Dagorlad/,
        back: true,
      },
      {
        asked: ASKED,
        touch: [
          ["die", "Muster"],
          ["answer", "Voice of Saruman: recruit"],
        ],
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
        told: /attack.* the Fords of Isen from Orthanc/,
      },
      {
        asked: "Which Combat card",
        touch: [["onStage", "The Breaking of the Fellowship"]],
        told: /choose.* a Combat card/,
        others: 1,
      },
      { asked: "to take", touch: [["onStage", "Reduce"]], told: /is reduced to a Regular/ },
      { asked: "Does your attack go on", touch: [["answer", "Fight another round"]], others: 1 },
      { asked: "Nobody advances", touch: [["answer", "March"]], told: /advance.* into the Fords of Isen/ },
    ],
  },
  {
    name: "an attacked army that gives way",
    begins: { seat: FREE, prompt: "retreat", seed: 3, after: 63 },
    moves: [
      { asked: "fight on, or retreat", touch: [["answer", "Retreat to Helm’s Deep"]], told: /retreat/ },
    ],
  },
];
