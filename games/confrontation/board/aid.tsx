/** What is printed for players of The Confrontation: the turn, battles, and what the pieces of both sides can do. */
import type { PlayerAid } from "@westmarch/boardkit";
import { STRENGTH } from "../data/characters.ts";
import { BOTH_SIDES, CHARACTERS, CHARACTERS_OF } from "../data/ids.ts";
import type { GameSay, Key } from "./keys.ts";
import { nameOf } from "./names.ts";
import { Standee } from "./Standee.tsx";

function Signs({ say }: { readonly say: GameSay }) {
  return (
    <ul>
      {BOTH_SIDES.flatMap((side) =>
        CHARACTERS_OF[side].map((id) => (
          <li key={id}>
            <Standee character={id} side={side} size={22} strength={STRENGTH[id]} />
            <span>
              <b>
                {nameOf(say, id)} {STRENGTH[id]}
              </b>{" "}
              {say(`ability.${CHARACTERS[id]}`)}
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
  sections: [
    { title: "rules.chapter.10", numbers: [...range(10, 1, 4), "10.6"] },
    { title: "rules.chapter.5", numbers: range(5, 1, 5) },
    { title: "rules.chapter.4", numbers: ["2.2", ...range(4, 1, 8)] },
    { title: "rules.chapter.6", numbers: range(6, 1, 14) },
    { title: "rules.chapter.7", numbers: range(7, 1, 3) },
    { title: "rules.chapter.8", numbers: ["8.1", "8.2", "8.3", "8.6"] },
    { title: "rules.chapter.9", numbers: range(9, 1, 8) },
    { title: "rules.chapter.11", numbers: range(11, 1, 5) },
  ],
};
