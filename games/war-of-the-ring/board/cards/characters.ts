/** What is printed on a Character card: abilities, how he enters, which rules speak of him. */
import { LEVEL } from "../../data/characters.ts";
import { CHARACTERS, type CharacterId, type CharacterName } from "../../data/ids.ts";
import type { Key } from "../keys.ts";

/** A heading and the words under it. */
export type Ability = readonly [name: Key, about: Key];

const CAPTAIN: Ability = ["ability.captain", "ability.captain.about"];
const guiding = (about: Key): Ability => ["ability.guide", about];
const entering = (about: Key): Ability => ["ability.enters", about];
const HOBBIT: readonly Ability[] = [
  guiding("guiding.hobbit"),
  ["ability.take-them-alive", "ability.take-them-alive.about"],
];

const ABILITIES: Readonly<Record<CharacterName, readonly Ability[]>> = {
  "gandalf-the-grey": [
    guiding("guiding.gandalf-the-grey"),
    CAPTAIN,
    ["ability.emissary", "ability.emissary.about"],
  ],
  strider: [guiding("guiding.strider"), CAPTAIN, ["ability.heir", "ability.heir.about"]],
  boromir: [CAPTAIN, ["ability.high-warden", "ability.high-warden.about"]],
  legolas: [CAPTAIN, ["ability.prince", "ability.prince.about"]],
  gimli: [CAPTAIN, ["ability.dwarf-of-erebor", "ability.dwarf-of-erebor.about"]],
  meriadoc: HOBBIT,
  peregrin: HOBBIT,
  aragorn: [entering("entering.aragorn"), CAPTAIN],
  "gandalf-the-white": [
    entering("entering.gandalf-the-white"),
    ["ability.shadowfax", "ability.shadowfax.about"],
    ["ability.white-rider", "ability.white-rider.about"],
  ],
  gollum: [entering("entering.gollum"), guiding("guiding.gollum")],
  "witch-king": [entering("entering.witch-king"), ["ability.sorcerer", "ability.sorcerer.about"]],
  "mouth-of-sauron": [entering("entering.mouth-of-sauron"), ["ability.messenger", "ability.messenger.about"]],
  saruman: [
    entering("entering.saruman"),
    ["ability.voice", "ability.voice.about"],
    ["ability.servants", "ability.servants.about"],
  ],
};

export const abilitiesOf = (character: CharacterId): readonly Ability[] => ABILITIES[CHARACTERS[character]];

/** The rules that speak of him, the nearest first. */
const RULES: Readonly<Record<CharacterName, readonly string[]>> = {
  "gandalf-the-grey": ["12.3.1", "5.12.3", "9.5.5", "11.3.5"],
  strider: ["12.3.1", "5.12.1", "9.5.5", "11.3.5"],
  boromir: ["5.12.1", "9.5.5", "11.3.5"],
  legolas: ["5.12.1", "9.5.5", "11.3.5"],
  gimli: ["5.12.1", "9.5.5", "11.3.5"],
  meriadoc: ["12.3.1", "13.4.3", "14.2.7", "11.3.5"],
  peregrin: ["12.3.1", "13.4.3", "14.2.7", "11.3.5"],
  aragorn: ["5.10.2", "5.1.2", "9.5.5", "11.3.5"],
  "gandalf-the-white": ["5.10.2", "5.1.2", "7.2.3", "11.3.5"],
  gollum: ["12.3.6", "7.1.2", "13.6.1"],
  "witch-king": ["7.4.5", "7.2.2", "5.1.2", "7.4.2"],
  "mouth-of-sauron": ["7.4.6", "7.2.2", "5.1.2"],
  saruman: ["7.4.7", "7.2.2", "5.1.2", "16.9.1"],
};
export const rulesOf = (character: CharacterId): readonly string[] => [
  ...RULES[CHARACTERS[character]],
  ...(LEVEL[character] > 0 && character < 9 ? ["7.3.1"] : []),
];
