/** Who should stand against whom. */
import type { Option } from "@westmarch/kernel";
import type { CopyId } from "../data/ids.ts";
import { canAttack } from "../rules/assigning.ts";
import type { CardGame, Copy } from "../state.ts";
import { against } from "../table.ts";
import { sense } from "./sense.ts";
import { skirmishCost } from "./skirmishes.ts";
import { defenders, minions } from "./threat.ts";

const pairsOf = (options: readonly Option[]): readonly Option[] =>
  options.filter(([verb]) => verb === "assign");

const groupOf = (g: CardGame, character: CopyId): readonly Copy[] =>
  minions(g).filter(({ id }) => against(g, id) === character);

/** What it costs the fellowship if these minions are set on a character as well. */
function more(g: CardGame, character: Copy, added: readonly Copy[]): number {
  const group = groupOf(g, character.id);
  return skirmishCost(g, character, [...group, ...added]) - skirmishCost(g, character, group);
}

/** The worst that the Shadow can do with a minion that is left to it: set it on whom it hurts most. */
const leftToShadow = (g: CardGame, minion: Copy): number =>
  sense.fear * Math.max(0, ...defenders(g).map((character) => more(g, character, [minion])));

const isBearer = (g: CardGame, { id }: Copy): boolean => id === g.bearer[g.turn];

const DONE: Option = ["done"];

/**
 * The Free Peoples player first takes the minion for which it matters most who stands against it, and sets it on whom it
 * costs least; a minion is left to the Shadow only if that could do nothing worse with it.
 */
export function assignAsFreePeoples(g: CardGame, options: readonly Option[]): Option {
  const byMinion = new Map<number, { option: Option; cost: number }[]>();
  for (const option of pairsOf(options)) {
    const [character, minion] = pairOf(g, option);
    const cost = more(g, character, [minion]) + (isBearer(g, character) ? sense.bearerStands : 0);
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
    const worst = leftToShadow(g, minion);
    if (first.cost > worst) continue;
    const matters = Math.min(second?.cost ?? worst, worst) - first.cost;
    if (matters > highest) {
      highest = matters;
      best = first.option;
    }
  }
  return best;
}

/** The Shadow sets its minions on whom it hurts most, alone or all together; one that would only die it keeps back. */
export function assignAsShadow(g: CardGame, options: readonly Option[]): Option {
  const own = new Set(pairsOf(options).map((option) => option[2]));
  const all = minions(g).filter((copy) => own.has(copy.id) && canAttack(g, copy));
  let best: Option = DONE;
  let highest = sense.attack;
  for (const option of pairsOf(options)) {
    const [character, minion] = pairOf(g, option);
    const together = more(g, character, all) / all.length;
    const gain =
      Math.max(more(g, character, [minion]), together) + (isBearer(g, character) ? sense.bearerAttacked : 0);
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
