/** What is printed for players of the Five Armies: the rules that are looked up most, and the faces of the dice. */
import type { PlayerAid } from "@westmarch/boardkit";
import { BOTH, FACE, type FaceId, type Side } from "../ids.ts";
import { WESTMARCH } from "../pack/westmarch.ts";
import { printedOf } from "../printing.ts";
import type { GameSay, Key } from "./keys.ts";
import { faceName } from "./names.ts";
import { Die } from "./signs/Die.tsx";

/** What is printed in the box as the table has it where nobody brings a pack. */
const BUILT_IN = printedOf(WESTMARCH);

/** On how many of the six sides of a die a face is. */
const onDie = (side: Side, face: FaceId): number =>
  BUILT_IN.dice[side].filter((each) => each === face).length;

function Signs({ say }: { readonly say: GameSay }) {
  return (
    <ul>
      {BOTH.flatMap((side) =>
        FACE.all
          .filter((face) => onDie(side, face) > 0)
          .map((face) => (
            <li key={`${side}.${face}`}>
              <Die side={side} face={face} />
              <span>
                {faceName(say, face)} {onDie(side, face)}/6
              </span>
            </li>
          )),
      )}
    </ul>
  );
}

const range = (chapter: number, from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `${chapter}.${from + i}`);

export const aid: PlayerAid<Key> = {
  Signs,
  rolls: [{ title: "rules.chapter.12", needs: [5, 6] }],
  sections: [
    { title: "rules.chapter.14", numbers: range(14, 1, 3) },
    {
      title: "rules.chapter.4",
      numbers: [
        "4.1",
        "4.2",
        "4.3",
        "4.5",
        "4.6",
        "4.7",
        "4.9",
        "4.10",
        "4.11",
        "4.15",
        "4.16",
        "4.18",
        "4.20",
        "4.21",
        "4.23",
      ],
    },
    { title: "rules.chapter.5", numbers: [...range(5, 1, 9), "5.11"] },
    { title: "rules.chapter.6", numbers: ["6.2", "6.3"] },
    { title: "rules.chapter.7", numbers: ["7.2", "7.3", "7.4"] },
    { title: "rules.chapter.8", numbers: ["8.1", "8.2", "8.3", "8.6", "8.7", "8.8"] },
    { title: "rules.chapter.9", numbers: range(9, 1, 3) },
    { title: "rules.chapter.10", numbers: ["10.1", "10.2", "10.7"] },
    { title: "rules.chapter.11", numbers: range(11, 1, 3) },
    {
      title: "rules.chapter.12",
      numbers: [
        "12.1",
        "12.2",
        "12.3",
        "12.4",
        "12.6",
        "12.7",
        "12.9",
        "12.10",
        "12.11",
        "12.12",
        "12.14",
        "12.15",
        "12.16",
      ],
    },
    { title: "rules.chapter.13", numbers: ["13.1", "13.2", "13.6"] },
    { title: "rules.chapter.15", numbers: ["15.1", "15.4"] },
    { title: "rules.chapter.16", numbers: ["16.2", "16.5"] },
    { title: "rules.chapter.17", numbers: ["17.1", "17.2"] },
    { title: "rules.chapter.18", numbers: ["18.1", "18.2"] },
  ],
};
