import { CHARACTERS, type CharacterName } from "./ids.ts";

const PRINTED: Readonly<Record<CharacterName, number>> = {
  frodo: 1,
  sam: 2,
  pippin: 1,
  merry: 2,
  gandalf: 5,
  aragorn: 4,
  legolas: 3,
  gimli: 3,
  boromir: 0,
  balrog: 5,
  shelob: 5,
  "witch-king": 5,
  "flying-nazgul": 3,
  "black-rider": 3,
  saruman: 4,
  orcs: 2,
  warg: 2,
  "cave-troll": 9,
};

/** Printed strength, by character. */
export const STRENGTH: readonly number[] = CHARACTERS.map((name) => PRINTED[name]);

/** Sam's strength while Frodo is shown beside him (7.3). */
export const SAM_WITH_FRODO = 5;
