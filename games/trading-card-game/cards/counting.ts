/** How many of something there are (card language, 8). */
import { NONE } from "@westmarch/kernel";
import { printed } from "../data/ids.ts";
import type { Counted, Limit, Signed } from "../language/targets.ts";
import type { CardGame, Copy } from "../state.ts";
import { activeCopies, fellowship } from "../table/active.ts";
import { fitsNominal, fitsPrinted } from "./matching.ts";
import { NO_X, type TextContext } from "./text-context.ts";

/** How often an amount is multiplied: once where nothing is counted. */
export function count(g: CardGame, s: TextContext, counted: Counted | undefined): number {
  if (!counted) return 1;
  switch (counted.count) {
    case "burden":
      return g.burdens[g.turn];
    case "card in his dead pile":
      return g.dead[g.turn].length;
    case "races": {
      const races = new Set(fellowship(g).map(({ card }) => printed(card).race));
      return counted.races.filter((race) => races.has(raceWord(race))).length;
    }
    case "spotted": {
      const all = activeCopies(g).filter(
        (copy) => !(counted.other && isItself(s, copy)) && fitsNominal(g, s.you, counted.nominal, copy),
      ).length;
      return counted.must || s.x === NO_X ? all : Math.min(all, s.x);
    }
    case "kind": {
      const { nominal, over = 0 } = counted;
      const all =
        nominal.state === "revealed" || nominal.state === "discarded"
          ? s.those.filter((card) => fitsPrinted(nominal, card)).length
          : activeCopies(g).filter((copy) => fitsNominal(g, s.you, nominal, copy)).length;
      return Math.max(0, all - over);
    }
  }
}

/** "Each other …": other than the card with the text, or than whom an event speaks of. */
const isItself = (s: TextContext, { id }: Copy): boolean =>
  s.self === NONE ? s.it.includes(id) : id === s.self;

const raceWord = (race: string): ReturnType<typeof printed>["race"] =>
  race === "Hobbit" || race === "Dwarf" || race === "Elf" || race === "Man" ? race : undefined;

/** An amount that a limit caps; one without a limit stays as it is. */
export function capped(amount: number, limit: Limit | undefined): number {
  if (!limit || "once" in limit || limit.each) return amount;
  const most = typeof limit.most === "number" ? limit.most : Number(limit.most.amount);
  return Math.min(amount, most);
}

/** A signed amount as a number; X is what was chosen for it. */
export const signed = ({ sign, amount }: Signed, x = 0): number => {
  const size = amount === "X" ? x : amount;
  return sign === "-" ? -size : size;
};

/** An amount with what it is multiplied by. */
export const times = (g: CardGame, s: TextContext, by: Signed, per: Counted | undefined): number =>
  signed(by, s.x) * count(g, s, per);
