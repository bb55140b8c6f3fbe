/** How much room things take on the page, in its own units. */
import { type Form, legible, type Size, wordWidth } from "@westmarch/campaign/placing";
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
/** How large counts are written on a token, and names under a standee; and how wide a ribbon with two counts is. */
export const COUNT = 14.4 * 1.1;
const WHO = 15;
const RIBBON = 38;

/** The forms of a thing that is seen in `k` pixels a unit, the best first. */
export function formsOf(thing: Thing, say: GameSay, k: number): readonly Form[] {
  switch (thing.kind) {
    case "army": {
      if (thing.besieged) return [{ size: SHUT_IN, named: false }];
      const [wide, tall] = thing.nazgul > 0 ? WINGED : thing.leaders > 0 ? TOPPED : ARMY;
      const ribbon = thing.elites > 0 ? RIBBON * legible(k, COUNT) : 0;
      return [{ size: [Math.max(wide, ribbon), tall], named: false }];
    }
    case "company": {
      const by = legible(k, WHO);
      const wide = Math.max(STANDEE[0], wordWidth(standeeName(say, thing.characters)) * by + 4);
      return [
        { size: [wide, STANDEE[1] + NAME_HEIGHT * by], named: true },
        { size: STANDEE, named: false },
      ];
    }
    case "nazgul":
      return [{ size: [38, 27], named: false }];
    case "bearers":
      return [{ size: [42, 45], named: false }];
  }
}
