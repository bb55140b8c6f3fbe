/** Words on a card that the rule book explains, found in what the card says and not in how it is said. Pure. */
import { TEXTS } from "../../../compiled/texts.ts";
import type { CardData } from "../../../data/card.ts";
import { type CardId, printed } from "../../../data/ids.ts";
import type words from "../../../text/rules.en.json";

type NumberIn<Key> = Key extends `rule.${infer Number}` ? Number : never;
/** A rule by its number. */
export type RuleNumber = NumberIn<keyof typeof words>;

export interface Term {
  /** Where it is explained, and where the rule book shows it at work. */
  readonly rule: RuleNumber;
  readonly example?: RuleNumber;
}

/** In the order in which they are told. */
export const TERMS = {
  Companion: { rule: "7.2", example: "25.15" },
  Ally: { rule: "7.3", example: "25.19" },
  Minion: { rule: "7.6" },
  Possession: { rule: "7.4" },
  Condition: { rule: "7.5", example: "25.17" },
  Event: { rule: "7.8" },
  Site: { rule: "8.4", example: "25.1" },
  "The One Ring": { rule: "18.1", example: "25.9" },
  unique: { rule: "14.2" },
  "unique-shadow": { rule: "14.3", example: "25.22" },
  home: { rule: "16.3", example: "25.19" },
  signet: { rule: "1.5" },
  resistance: { rule: "18.6", example: "25.10" },
  bonus: { rule: "7.9" },
  archer: { rule: "24.1", example: "25.7" },
  damage: { rule: "24.2", example: "25.4" },
  defender: { rule: "24.3", example: "25.8" },
  fierce: { rule: "24.4", example: "25.14" },
  "ring-bearer": { rule: "24.5" },
  sanctuary: { rule: "24.6" },
  label: { rule: "24.7" },
  "own-phase": { rule: "5.2" },
  "shared-phase": { rule: "5.3" },
  Response: { rule: "26.9" },
  cost: { rule: "6.1" },
  bearer: { rule: "26.5" },
  exert: { rule: "26.2" },
  spot: { rule: "26.1", example: "25.18" },
  wound: { rule: "26.3", example: "25.23" },
  prevent: { rule: "26.11" },
  discard: { rule: "26.4" },
  reveal: { rule: "26.8" },
  stack: { rule: "26.10" },
  free: { rule: "6.8" },
  roaming: { rule: "7.7", example: "25.2" },
  burden: { rule: "18.5", example: "25.10" },
  assign: { rule: "11.1" },
  archery: { rule: "10.3", example: "25.7" },
  overwhelm: { rule: "12.3", example: "25.6" },
  "ring-worn": { rule: "18.2", example: "25.9" },
  limits: { rule: "26.12" },
  while: { rule: "26.7" },
} as const satisfies Readonly<Record<string, Term>>;
export type TermId = keyof typeof TERMS;

const TERM_IDS = Object.keys(TERMS) as readonly TermId[];

/** What a node of a text says by its name: `do: "exert"` is `exert`. */
const SAID: Readonly<Record<string, TermId>> = {
  "pay exert": "exert",
  "do exert": "exert",
  "do exhaust": "exert",
  "state exhausted": "exert",
  "pay spot": "spot",
  "do spot": "spot",
  "fact spot": "spot",
  "fact can spot": "spot",
  "count spotted": "spot",
  "do wound": "wound",
  "do heal": "wound",
  "do remove wounds": "wound",
  "on about to be wounded": "wound",
  "do prevent": "prevent",
  "do cancel": "prevent",
  "pay discard": "discard",
  "do discard": "discard",
  "do reveal": "reveal",
  "do look at": "reveal",
  "pay reveal": "reveal",
  "do stack": "stack",
  "by stacked on this card": "stack",
  "price free": "free",
  "state roaming": "roaming",
  "counter burden": "burden",
  "do assign": "assign",
  "do cannot assign": "assign",
  "do archery total": "archery",
  "do not in archery total": "archery",
  "do overwhelm if tripled": "overwhelm",
  "do put on the Ring": "ring-worn",
  "fact wears the Ring": "ring-worn",
  "do move limit": "limits",
  "do shadow number": "limits",
  "part attach": "bearer",
  "is bearer": "bearer",
  "part response": "Response",
  "part when": "while",
  "gets damage": "damage",
  "gets defender": "defender",
  "keyword damage": "damage",
  "keyword defender": "defender",
  "kind archer": "archer",
  "kind ranger": "label",
  "kind tracker": "label",
  "kind tale": "label",
};

/** Everything that the nodes of a text say by their names. */
function* namesIn(node: unknown): Generator<string> {
  if (typeof node !== "object" || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    if (typeof value === "string") yield `${key} ${value}`;
    else if (key === "fierce") yield "fierce";
    else if (key === "while") yield "part when";
    else if (key === "cost" && Array.isArray(value) && value.length > 0) yield "cost";
    if (key === "phases" && Array.isArray(value)) yield* value.map((phase) => `phase ${phase}`);
    yield* namesIn(value);
  }
}

const termSaid = (name: string): TermId | undefined => {
  if (name === "phase Fellowship" || name === "phase Shadow") return "own-phase";
  if (name.startsWith("phase ")) return "shared-phase";
  if (name === "fierce" || name === "quality fierce") return "fierce";
  return name === "cost" ? "cost" : SAID[name];
};

const termPrinted = (keyword: NonNullable<CardData["keywords"]>[number]): TermId => {
  if (typeof keyword !== "string") return "damage";
  if (keyword === "archer" || keyword === "fierce" || keyword === "ring-bearer" || keyword === "sanctuary")
    return keyword;
  return "label";
};

/** What of a card the rule book explains, in the order of `TERMS`. */
export function termsOf(card: CardData): readonly TermId[] {
  const said = [...namesIn(TEXTS[card.id] ?? [])].map(termSaid);
  const found = new Set<TermId | undefined>([card.type, ...said, ...(card.keywords ?? []).map(termPrinted)]);
  if (card.unique) found.add(card.side === "Shadow" ? "unique-shadow" : "unique");
  if (card.homeSites) found.add("home");
  if (card.signet) found.add("signet");
  if (card.resistance !== undefined || card.resistanceAsRingBearer !== undefined) found.add("resistance");
  if (card.strengthBonus !== undefined || card.vitalityBonus !== undefined) found.add("bonus");
  if (card.type === "Minion") found.add("roaming");
  return TERM_IDS.filter((term) => found.has(term));
}

/** The rules of everything that stands on a card, each once. */
export const rulesOf = (card: CardId): readonly RuleNumber[] => [
  ...new Set(termsOf(printed(card)).map((term) => TERMS[term].rule)),
];

/** Examples of the rule book that show what is on a card, each once. */
export const examplesOf = (terms: readonly TermId[]): readonly RuleNumber[] => [
  ...new Set(
    terms.flatMap((term): readonly RuleNumber[] => {
      const told: Term = TERMS[term];
      return told.example === undefined ? [] : [told.example];
    }),
  ),
];
