/** How much room things take on the page, in its own units. */
import { type Form, type Size, wordWidth } from "@westmarch/campaign/placing";
import { CHARACTERS, type CharacterId } from "../../data/ids.ts";
import type { GameSay } from "../keys.ts";
import type { Thing } from "./standing.ts";

/** What is written under a standee. */
export const standeeName = (say: GameSay, characters: readonly CharacterId[]): string => {
  const [only] = characters;
  return characters.length === 1 && only !== undefined
    ? say(`land.standee.${CHARACTERS[only]}`)
    : say("land.company", { count: characters.length });
};

/** A ribbon, and the shield over it; pennants and wings stand out above. */
const ARMY: Size = [40, 50];
const TOPPED: Size = [40, 61];
const WINGED: Size = [44, 65];
/** Shut in: only a ribbon. */
export const SHUT_IN: Size = [56, 20];
const STANDEE: Size = [31, 42];
const NAME_HEIGHT = 14;

/** The forms of a thing, the best first. */
export function formsOf(thing: Thing, say: GameSay): readonly Form[] {
  switch (thing.kind) {
    case "army":
      if (thing.besieged) return [{ size: SHUT_IN, named: false }];
      return [{ size: thing.nazgul > 0 ? WINGED : thing.leaders > 0 ? TOPPED : ARMY, named: false }];
    case "company": {
      const wide = Math.max(STANDEE[0], wordWidth(standeeName(say, thing.characters)) + 4);
      return [
        { size: [wide, STANDEE[1] + NAME_HEIGHT], named: true },
        { size: STANDEE, named: false },
      ];
    }
    case "nazgul":
      return [{ size: [38, 27], named: false }];
    case "bearers":
      return [{ size: [42, 45], named: false }];
  }
}
