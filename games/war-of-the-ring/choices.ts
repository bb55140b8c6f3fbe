/** Choices as one word each: `move:osgiliath:minas-tirith`, `play:athelas:event`, `stay:gondor-regular:2`. */
import type { Core } from "@westmarch/kernel";
import { choicesOf } from "@westmarch/positions";
import { CARD } from "./data/cards.ts";
import { CHARACTER, DECK, FACE, FIGURE, NATION } from "./data/ids.ts";
import { REGION } from "./data/regionnames.ts";
import { TILE } from "./data/tiles.ts";
import type { Action } from "./flow/action.ts";
import { ACTIONS, VERBS } from "./flow/catalogue.ts";
import type { ActionVerb } from "./words/turn.ts";

const KINDS = {
  region: REGION,
  nation: NATION,
  figure: FIGURE,
  character: CHARACTER,
  card: CARD,
  deck: DECK,
  face: FACE,
  tile: TILE,
  number: "number",
} as const;
type Kind = keyof typeof KINDS;

/** An action names what it is done to, if anything, and the die that pays for it. */
const actionWords = (verb: ActionVerb): readonly Kind[] => {
  const { thing }: Action = ACTIONS[verb];
  return thing === undefined ? ["face"] : [thing === "way" ? "number" : thing, "face"];
};

/** What the words of each verb are names of. A new verb is one more line here, if it is no action. */
const WORDS: Readonly<Record<string, readonly Kind[]>> = {
  ...Object.fromEntries(VERBS.map((verb) => [verb, actionWords(verb)])),
  pass: [],
  sealed: [],
  done: [],
  go: [],
  yes: [],
  no: [],
  fight: [],
  withdraw: [],
  cease: [],
  continue: [],
  separate: [],
  journey: [],
  march: [],
  fly: [],
  hunt: [],
  "guide-falls": [],
  "random-falls": [],
  ring: ["face", "face"],
  move: ["region", "region"],
  attack: ["region", "region"],
  from: ["region"],
  to: ["region"],
  figure: ["figure"],
  stay: ["figure", "number"],
  lose: ["figure"],
  reduce: ["figure"],
  nation: ["nation"],
  character: ["character"],
  card: ["card"],
  discard: ["card"],
  face: ["face"],
  deck: ["deck"],
  tile: ["tile"],
  number: ["number"],
};

/** Whether there is anything to choose that begins so. */
export const isVerb = (verb: string): boolean => Object.hasOwn(WORDS, verb);

/** What the words after a verb are names of; nothing, if it is no verb. */
export const kindsOf = (verb: string): readonly Kind[] => (isVerb(verb) ? WORDS[verb] : []);

export const {
  choice: writeChoice,
  option: readChoice,
  grammar,
} = choicesOf<Core>(
  Object.fromEntries(Object.keys(WORDS).map((verb) => [verb, WORDS[verb].map((kind) => KINDS[kind])])),
);
