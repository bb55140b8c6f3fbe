/** What is printed for players of the card game: the phases, skirmishes, keywords, and the signs on cards. */
import type { PlayerAid } from "@westmarch/boardkit";
import type words from "../text/rules.en.json";
import { Sign } from "./cards/Sign.tsx";
import type { SignName } from "./cards/signs.ts";
import type { GameSay, Key } from "./keys.ts";

/** The phases in their order, with the sign that actions of each carry. */
const PHASES: readonly (readonly [SignName, Key])[] = [
  ["Fellowship", "phase.fellowship"],
  ["Shadow", "phase.shadow"],
  ["Maneuver", "phase.maneuver"],
  ["Archery", "phase.archery"],
  ["Assignment", "phase.assignment"],
  ["Skirmish", "phase.skirmish"],
  ["Regroup", "phase.regroup"],
];

function Signs({ say }: { readonly say: GameSay }) {
  return (
    <ul>
      {PHASES.map(([name, key]) => (
        <li key={name}>
          <svg viewBox="-50 -50 100 100" width="18" height="18" aria-hidden="true">
            <Sign name={name} size={92} />
          </svg>
          <span>{say(key)}</span>
        </li>
      ))}
    </ul>
  );
}

const range = (chapter: number, from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `${chapter}.${from + i}`);

export const aid: PlayerAid<Key | keyof typeof words> = {
  Signs,
  sections: [
    { title: "rules.chapter.19", numbers: ["19.4", "19.5", "18.6"] },
    { title: "rules.chapter.3", numbers: ["3.1", "3.2", "3.3", "3.10"] },
    { title: "rules.chapter.4", numbers: ["4.1", "4.3", "4.4", "4.5", "19.1", "19.2"] },
    { title: "rules.chapter.5", numbers: ["5.2", "5.3"] },
    { title: "rules.chapter.6", numbers: ["6.3", "6.5"] },
    { title: "rules.chapter.7", numbers: ["7.1", "7.2", "7.3", "7.4", "7.6", "7.7", "7.10"] },
    { title: "rules.chapter.8", numbers: ["8.1", "8.2", "8.4"] },
    { title: "rules.chapter.10", numbers: ["10.3", "10.4", "10.5"] },
    { title: "rules.chapter.11", numbers: range(11, 1, 5) },
    { title: "rules.chapter.12", numbers: ["12.1", "12.3", "12.4", "12.6", "12.7"] },
    { title: "rules.chapter.13", numbers: ["13.1", "13.2"] },
    { title: "rules.chapter.14", numbers: ["14.2", "14.3"] },
    { title: "rules.chapter.15", numbers: ["15.1", "15.2", "15.3", "15.5", "15.6"] },
    { title: "rules.chapter.17", numbers: ["17.1", "17.5"] },
    { title: "rules.chapter.18", numbers: range(18, 1, 5) },
    { title: "rules.chapter.24", numbers: [...range(24, 1, 4), "24.6", "24.7"] },
  ],
};
