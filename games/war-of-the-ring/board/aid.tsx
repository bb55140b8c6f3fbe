/** What is printed for players of War of the Ring: the rules that are looked up most, and the faces of the dice. */
import type { PlayerAid } from "@westmarch/boardkit";
import { ALL_FACES, BOTH_SIDES, DIE, type FaceId, type Side } from "../data/ids.ts";
import type { GameSay, Key } from "./keys.ts";
import { faceName } from "./names.ts";
import { Die } from "./signs/Die.tsx";

/** On how many of the six sides of a die a face is. */
const onDie = (side: Side, face: FaceId): number => DIE[side].filter((each) => each === face).length;

function Signs({ say }: { readonly say: GameSay }) {
  return (
    <ul>
      {BOTH_SIDES.flatMap((side) =>
        ALL_FACES.filter((face) => onDie(side, face) > 0).map((face) => (
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

const range = (section: string, from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `${section}.${from + i}`);

export const aid: PlayerAid<Key> = {
  Signs,
  rolls: [
    { title: "rules.section.9.5", needs: [5, 6] },
    { title: "rules.section.13.2", needs: [6, 5, 4, 3] },
  ],
  sections: [
    { title: "rules.chapter.15", numbers: ["15.2.1", "15.2.2", "15.3.1", "15.3.2", "15.3.4"] },
    {
      title: "rules.chapter.4",
      numbers: ["4.1.1", "4.2.3", "6.2.2", "4.4.1", "4.4.2", "4.4.3", "4.5.2", "4.6.1", "4.6.2"],
    },
    { title: "rules.section.5.3", numbers: ["5.3.4", "5.3.5"] },
    { title: "rules.section.5.4", numbers: ["5.4.1", "5.4.2", "5.4.3"] },
    { title: "rules.section.5.5", numbers: range("5.5", 1, 7) },
    { title: "rules.section.5.6", numbers: range("5.6", 1, 3) },
    { title: "rules.section.5.7", numbers: range("5.7", 1, 4) },
    { title: "rules.section.5.8", numbers: ["5.8.1"] },
    { title: "rules.section.5.9", numbers: ["5.9.1", "5.9.2"] },
    { title: "rules.section.5.10", numbers: ["5.10.1", "5.10.2"] },
    { title: "rules.section.5.11", numbers: ["5.11.1"] },
    { title: "rules.section.8.3", numbers: ["8.2.1", ...range("8.3", 1, 6)] },
    { title: "rules.section.8.5", numbers: ["8.5.1", "8.5.3", "8.5.9", "8.6.1"] },
    { title: "rules.section.7.4", numbers: ["7.3.2", "7.4.2", "7.4.3"] },
    {
      title: "rules.section.9.4",
      numbers: ["9.1.1", "9.3.3", "9.3.4", "9.4.1", "9.6.1", "9.7.3", "9.8.2", "9.8.3", "9.8.4", "9.9.2"],
    },
    {
      title: "rules.section.10.4",
      numbers: ["10.1.1", "10.3.1", "10.4.2", "10.4.4", "10.9.1", "10.9.2"],
    },
    {
      title: "rules.chapter.11",
      numbers: ["11.2.2", ...range("11.3", 1, 4), "11.4.2", "11.4.3", "11.6.1"],
    },
    {
      title: "rules.chapter.12",
      numbers: [
        "12.3.1",
        "12.4.1",
        "12.4.2",
        "12.4.5",
        "12.5.2",
        "12.5.6",
        "12.6.2",
        "12.7.1",
        "12.8.1",
        "12.9.1",
        "12.9.2",
      ],
    },
    {
      title: "rules.chapter.13",
      numbers: [
        ...range("13.2", 1, 6),
        ...range("13.3", 1, 4),
        "13.4.4",
        "13.4.5",
        "13.4.6",
        "13.6.1",
        "13.6.3",
      ],
    },
    { title: "rules.chapter.14", numbers: ["14.1.1", "14.2.2", "14.2.3", "14.2.4", "14.2.9", "14.3.1"] },
  ],
};
