/** Answers to what a reader of a card would ask, by the cards that they are given for; the words are `ruling.NAME`. */
import { type CardId, printed } from "../../data/ids.ts";
import type { Collector } from "../../decks/deck.ts";
import type words from "../../text/rulings.en.json";

/** A ruling by its key. */
export type Ruling = keyof typeof words;
type NameIn<Key> = Key extends `ruling.${infer Name}` ? Name : never;
type Name = NameIn<Ruling>;

/** For which cards each of them is given. */
const GIVEN_FOR = {
  ring: ["1R1", "1C2"],
  "ring-skirmish": ["1C2"],
  sam: ["1R310", "1C311"],
  "copied-site": ["1U60", "1C67", "1C295"],
  "laid-site": ["1C110", "1R318", "1U233", "1C295"],
  cart: ["1U73"],
  swarms: ["1R183"],
  armories: ["1C193"],
  "moved-blade": ["1R216"],
  "blade-tip": ["1U209"],
  "black-breath": ["1U207"],
  spirit: ["1C85"],
  resilience: ["1C287"],
  merry: ["1R302"],
  "nine-walkers": ["1R79"],
  "no-bonus": ["1R132", "1R143"],
  tripled: ["1C8", "1C101", "1R96", "1C286"],
  guard: ["1R147"],
  "assigned-by-fp": ["1U262", "1R169"],
  assigned: ["1C171", "1R236"],
  "move-limit": ["1U142", "1U260", "1U274", "1U327"],
  snows: ["1C138"],
  ferry: ["1U330"],
  cancelled: ["1R115", "1U161", "1U194", "1C261", "1U275"],
  ford: ["1U338"],
  dale: ["1U350"],
  thin: ["1R279"],
  desperate: ["1R244"],
  nertea: ["1U234", "1U363"],
  spy: ["1R155"],
  irresistible: ["1R252"],
  curse: ["1R36"],
  mirror: ["1R55"],
  halls: ["1C18"],
  shaft: ["1R22"],
  shot: ["1R50", "1R90"],
  enmity: ["1U29"],
  ettenmoors: ["1C331"],
  "wound-cap": ["1R15", "1C92"],
  totals: ["1C107", "1C157"],
  ambition: ["1C133"],
  "cancelled-skirmish": ["1C296", "1C298"],
  pipes: ["1U285"],
  "one-wound": ["1C76"],
  shores: ["1U359"],
  scavenged: ["1C179"],
  "no-archery": ["1R140"],
  "looked-before": ["1U12"],
} as const satisfies Readonly<Record<Name, readonly Collector[]>>;

const isName = (name: string): name is Name => Object.hasOwn(GIVEN_FOR, name);

/** Every ruling with its cards. */
export const RULINGS: readonly (readonly [Ruling, readonly Collector[]])[] = Object.keys(GIVEN_FOR)
  .filter(isName)
  .map((name) => [`ruling.${name}`, GIVEN_FOR[name]]);

/** What there is to answer of a card. */
export const rulingsOf = (card: CardId): readonly Ruling[] =>
  RULINGS.filter(([, cards]) => cards.includes(printed(card).id)).map(([ruling]) => ruling);
