/** The healing of a sanctuary at the start of a turn (4.3). */
import { onward } from "@westmarch/cards";
import { hasPrinted, printed } from "../data/ids.ts";
import type { CardGame, Copy } from "../state.ts";
import { activeCopies, siteNumber } from "../table/active.ts";
import { siteAt } from "../table/path.ts";
import { chapter } from "../vocabulary.ts";
import { befalls, happen } from "./happen.ts";
import { canHeal } from "./tokens.ts";

/** Wounds that a sanctuary heals in all. */
const HEALED = 5;

/** Whether the fellowship is at a sanctuary (4.3). */
export const atSanctuary = (g: CardGame): boolean =>
  siteAt(g, siteNumber(g)).some(({ card }) => hasPrinted(card, "sanctuary"));

/** Companions that a sanctuary can heal, the Ring-bearer among them. */
const healable = (g: CardGame): readonly Copy[] =>
  activeCopies(g).filter((copy) => printed(copy.card).type === "Companion" && canHeal(g, copy));

/** Whether there is anything for a sanctuary to heal. */
export const heals = (g: CardGame): boolean => atSanctuary(g) && healable(g).length > 0;

/** 4.3: the player in turn heals companions at a sanctuary, one wound at a time. `healed`: wounds removed so far. */
export const sanctuary = chapter("sanctuary", { healed: 0 })({
  more: ({ g }, f) => {
    if (f.healed >= HEALED || healable(g).length === 0) return { end: null };
  },
  heal: {
    prompt: "heal",
    ask: (g, f) => ({
      seat: g.turn,
      options: [...healable(g).map(({ id }) => ["copy", id] as const), ["done"]],
      about: [HEALED - f.healed],
    }),
    answered: (c, f, [verb, id]) => {
      if (verb === "done") return { end: null };
      f.healed++;
      return onward(happen(c, befalls(c.g, "heal", id)), "more");
    },
  },
});
