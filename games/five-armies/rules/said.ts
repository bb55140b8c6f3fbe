/** Where the programs of cards, abilities and maneuvers are looked up. */
import { groupedBy } from "@westmarch/kernel";
import { SAID } from "../compiled/westmarch.ts";
import { CARD, type CardId, CHARACTER, type CharacterId, MANEUVER, type ManeuverId } from "../ids.ts";
import type { CombatText, Command, Need, PlaceMeant, Rule, Said, Until } from "../language/tree.ts";
import { type Box, boxOf, printed } from "../printing.ts";
import type { FiveArmies } from "../state.ts";
import type { ProgramSource } from "../words.ts";

/** What the sentences of the pack say that this game is played with. */
const said = (g: FiveArmies): Said => boxOf(g).said ?? SAID;
const NOTHING: readonly never[] = [];

const design = (g: FiveArmies, card: CardId): string => printed(g).designs[card];
export const commandOf = (g: FiveArmies, card: CardId): Command =>
  said(g).commands[design(g, card)] ?? NOTHING;
export const needOf = (g: FiveArmies, card: CardId): Need | undefined => said(g).needs[design(g, card)];
/** What an Event card does in combat. */
export const combatOf = (g: FiveArmies, card: CardId): CombatText =>
  said(g).combat[design(g, card)] ?? NOTHING;
export const maneuverOf = (g: FiveArmies, card: ManeuverId): CombatText =>
  said(g).combat[MANEUVER.names[card]] ?? NOTHING;
export const entryOf = (g: FiveArmies, character: CharacterId): readonly PlaceMeant[] =>
  said(g).entries[CHARACTER.names[character]]?.where ?? NOTHING;
const bringsOf = (g: FiveArmies, character: CharacterId): Command =>
  said(g).entries[CHARACTER.names[character]]?.brings ?? NOTHING;

/** A rule that holds while its character is in play, or while its card lies on the table. */
export interface StandingRule {
  readonly by: { readonly character: CharacterId } | { readonly card: CardId };
  readonly rule: Rule;
}

/** Rules that programs hold, gathered once for each pack: they are looked for all the time. */
interface Gathered {
  readonly cards: ReadonlyMap<string, readonly Rule[]>;
  readonly standing: ReadonlyMap<Rule["rule"], readonly StandingRule[]>;
}
const gathered = new WeakMap<Box, Gathered>();
const rulesAmong = (command: Command): readonly Rule[] =>
  command.flatMap((step) => (step.do === "stay" ? step.rules : step.do === "rule" ? [step.rule] : []));
// Nearly always the box that was asked for last.
let last: { readonly box: Box; readonly rules: Gathered } | null = null;
function gatheredIn(box: Box): Gathered {
  if (last?.box !== box) last = { box, rules: gathered.get(box) ?? gather(box) };
  return last.rules;
}
function gather(box: Box): Gathered {
  const all = box.said ?? SAID;
  const cards = new Map(Object.entries(all.commands).map(([id, command]) => [id, rulesAmong(command)]));
  const every: readonly StandingRule[] = [
    ...CHARACTER.all.flatMap((character) =>
      (all.abilities[CHARACTER.names[character]] ?? NOTHING).flatMap((step) =>
        step.do === "rule" ? [{ by: { character }, rule: step.rule }] : [],
      ),
    ),
    ...CARD.all.flatMap((card) =>
      (cards.get(box.printed.designs[card]) ?? NOTHING).map((rule) => ({ by: { card }, rule })),
    ),
  ];
  const made: Gathered = { cards, standing: groupedBy(every, ({ rule }) => rule.rule) };
  gathered.set(box, made);
  return made;
}

/** The rules that a card brings while it lies on the table, and until when. */
export const rulesOf = (g: FiveArmies, card: CardId): readonly Rule[] =>
  gatheredIn(boxOf(g)).cards.get(design(g, card)) ?? NOTHING;
export const untilOf = (g: FiveArmies, card: CardId): Until | undefined =>
  commandOf(g, card).flatMap((step) => (step.do === "stay" ? [step.until] : []))[0];
/** All rules of a name that characters and cards can bring, whether they hold now or not. */
export const standingOf = (g: FiveArmies, name: Rule["rule"]): readonly StandingRule[] =>
  gatheredIn(boxOf(g)).standing.get(name) ?? NOTHING;

/** The ability that a fate card gives a general instead of his own. */
const becomesOf = (g: FiveArmies, card: CardId): Command =>
  rulesOf(g, card).flatMap((rule) => (rule.rule === "ability" ? rule.becomes : []));

/** The steps of a program, or of one branch of it: `path` names steps and branches, turn by turn. */
export function programOf(
  g: FiveArmies,
  source: ProgramSource,
  id: number,
  path: readonly number[],
): Command {
  let steps: Command =
    source === "card"
      ? commandOf(g, CARD.of(id))
      : source === "becomes"
        ? becomesOf(g, CARD.of(id))
        : source === "brings"
          ? bringsOf(g, CHARACTER.of(id))
          : (said(g).general[CHARACTER.names[id]] ?? NOTHING);
  for (let i = 0; i < path.length; i += 2) {
    const step = steps[path[i]];
    if (step?.do !== "either") return NOTHING;
    steps = path[i + 1] === 0 ? step.one : step.other;
  }
  return steps;
}
