/** Which minion should be assigned to which character. */
import type { Option } from "@westmarch/kernel";
import type { CopyId } from "../data/ids.ts";
import { canAttack } from "../rules/assigning.ts";
import type { CardGame, Copy } from "../state.ts";
import { against } from "../table/copies.ts";
import { sense } from "./sense.ts";
import { skirmishCost } from "./skirmishes.ts";
import { defenders, minions } from "./threat.ts";

const pairsOf = (options: readonly Option[]): readonly Option[] =>
  options.filter(([verb]) => verb === "assign");

const groupOf = (g: CardGame, character: CopyId): readonly Copy[] =>
  minions(g).filter(({ id }) => against(g, id) === character);

/** The same, reckoned once for each. */
function once<What, Value>(of: (what: What) => Value): (what: What) => Value {
  const known = new Map<What, Value>();
  return (what) => {
    const before = known.get(what);
    if (before !== undefined) return before;
    const value = of(what);
    known.set(what, value);
    return value;
  };
}

/** What it costs the fellowship, as the skirmishes stand, if further minions are set on a character. */
function costs(g: CardGame) {
  const now = once((character: Copy) => {
    const group = groupOf(g, character.id);
    return { group, cost: skirmishCost(g, character, group) };
  });
  const all = (character: Copy, added: readonly Copy[]): number =>
    skirmishCost(g, character, [...now(character).group, ...added]) - now(character).cost;
  const one = once((character: Copy) => once((minion: Copy) => all(character, [minion])));
  return { all, one: (character: Copy, minion: Copy): number => one(character)(minion) };
}

const isBearer = (g: CardGame, { id }: Copy): boolean => id === g.bearer[g.turn];

const DONE: Option = ["done"];

/**
 * The Free Peoples player first takes the minion for which it matters most who stands against it, and sets it on whom it
 * costs least; a minion is left to the Shadow only if that could do nothing worse with it.
 */
export function assignAsFreePeoples(g: CardGame, options: readonly Option[]): Option {
  const { one: costOf } = costs(g);
  /** The worst that the Shadow can do with a minion that is left to it: set it on whom it hurts most. */
  const leftToShadow = (minion: Copy): number =>
    sense.fear * Math.max(0, ...defenders(g).map((character) => costOf(character, minion)));
  const byMinion = new Map<number, { option: Option; cost: number }[]>();
  for (const option of pairsOf(options)) {
    const [character, minion] = pairOf(g, option);
    const cost = costOf(character, minion) + (isBearer(g, character) ? sense.bearerStands : 0);
    const list = byMinion.get(minion.id);
    if (list) list.push({ option, cost });
    else byMinion.set(minion.id, [{ option, cost }]);
  }
  let best: Option = DONE;
  let highest = Number.NEGATIVE_INFINITY;
  for (const list of byMinion.values()) {
    list.sort((one, other) => one.cost - other.cost);
    const [first, second] = list;
    if (!first) continue;
    const [, minion] = pairOf(g, first.option);
    const worst = leftToShadow(minion);
    if (first.cost > worst) continue;
    const matters = Math.min(second?.cost ?? worst, worst) - first.cost;
    if (matters > highest) {
      highest = matters;
      best = first.option;
    }
  }
  return best;
}

/** The Shadow assigns its minions where it hurts most, singly or all together; it keeps back one that would only die. */
export function assignAsShadow(g: CardGame, options: readonly Option[]): Option {
  const own = new Set(pairsOf(options).map((option) => option[2]));
  const all = minions(g).filter((copy) => own.has(copy.id) && canAttack(g, copy));
  let best: Option = DONE;
  let highest = sense.attack;
  const more = costs(g);
  const shared = once((character: Copy) => more.all(character, all) / all.length);
  for (const option of pairsOf(options)) {
    const [character, minion] = pairOf(g, option);
    const gain =
      Math.max(more.one(character, minion), shared(character)) +
      (isBearer(g, character) ? sense.bearerAttacked : 0);
    if (gain > highest) {
      highest = gain;
      best = option;
    }
  }
  return best;
}

function pairOf(g: CardGame, option: Option): readonly [character: Copy, minion: Copy] {
  const [, character, minion] = option;
  return [copyNumbered(g, character), copyNumbered(g, minion)];
}

/** The copy that a word of an option names. */
export function copyNumbered(g: CardGame, word: Option[number] | undefined): Copy {
  const copy = g.table.find(({ id }) => id === word);
  if (!copy) throw new RangeError(`copy ${word} is not on the table`);
  return copy;
}
