/** What is printed for players of Duel: the turn, costs, ways to win, and the signs on cards. */
import type { PlayerAid } from "@westmarch/boardkit";
import { sentenceCase } from "@westmarch/boardkit/writing";
import { COLOURS, RACES, SKILLS } from "../data/ids.ts";
import { Emblem, type EmblemName } from "./icons/index.ts";
import type { GameSay, Key } from "./keys.ts";

function Signs({ say }: { readonly say: GameSay }) {
  const signs: readonly (readonly [EmblemName, string])[] = [
    ...SKILLS.map((skill) => [`skill:${skill}`, say(`skill.${skill}`)] as const),
    ...RACES.map((race) => [`race:${race}`, say(`race.${race}`)] as const),
    ...COLOURS.map((colour) => [`card:${colour}`, say(`colour.${colour}`)] as const),
  ];
  return (
    <ul>
      {signs.map(([name, words]) => (
        <li key={name}>
          <Emblem name={name} size={18} />
          <span>{sentenceCase(words)}</span>
        </li>
      ))}
    </ul>
  );
}

const range = (chapter: number, from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `${chapter}.${from + i}`);

export const aid: PlayerAid<Key> = {
  Signs,
  sections: [
    { title: "rules.chapter.16", numbers: range(16, 1, 5) },
    { title: "rules.chapter.5", numbers: range(5, 1, 5) },
    { title: "rules.chapter.6", numbers: range(6, 1, 3) },
    { title: "rules.chapter.7", numbers: range(7, 1, 4) },
    { title: "rules.chapter.8", numbers: range(8, 1, 10) },
    { title: "rules.chapter.9", numbers: ["9.1", "9.2", "9.3", "9.7", "9.8"] },
    { title: "rules.chapter.10", numbers: range(10, 1, 6) },
    { title: "rules.chapter.11", numbers: ["11.3", "11.5", "11.6", "11.7", "11.8"] },
    { title: "rules.chapter.12", numbers: ["12.2", "12.3", "12.9", "12.10"] },
    { title: "rules.chapter.13", numbers: range(13, 1, 8) },
    { title: "rules.chapter.14", numbers: ["14.1", "14.2", "14.5", "14.6"] },
    { title: "rules.chapter.18", numbers: range(18, 1, 20) },
  ],
};
