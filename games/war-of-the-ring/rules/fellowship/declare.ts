/** Phase 2 (4.3): declaring the Fellowship, the way into Mordor, the Guide. */
import type { Context } from "@westmarch/kernel";
import { BY_CARD, NO_EYES, NO_REVEAL } from "../../data/hunt-terms.ts";
import { FREE, NONE, SHADOW } from "../../data/ids.ts";
import { NATION_OF } from "../../data/regions.ts";
import { isActive, onMordorTrack } from "../../facts.ts";
import { leader } from "../../seats.ts";
import type { War } from "../../state.ts";
import { chapter, enter } from "../../vocabulary.ts";
import { leaveTable } from "../cards/hand.ts";
import { endCards, endsCards } from "../cards/leaving-table.ts";
import { lurkerOn } from "../cards/on-table.ts";
import { ALL, DONE, NO, YES } from "../choices.ts";
import { heal } from "../ending.ts";
import { activate } from "../politics.ts";
import { enterMordor, isAtTheGates, isFreeTown, isHaven } from "./fellowship.ts";
import { wayTo, withinReach } from "./road.ts";

type C = Context<War>;

/**
 * Whether declaring can do anything for the Free Peoples. At Progress 0 it may be declared where it stands (AMB-109):
 * that heals, activates, or ends cards of the Shadow; where it does none of these, the player is not asked.
 */
function isWorthDeclaring(g: War): boolean {
  if (g.progress > 0) return true;
  const at = g.bearers;
  if (!isFreeTown(at)) return false;
  if (!isActive(g, NATION_OF[at])) return true;
  return isHaven(g, at) && (g.corruption > 0 || endsCards(g, "declared-in-haven"));
}

/** 12.5.6, 12.8: what a declaration does where it is made. */
function rest(c: C): void {
  const { g } = c;
  if (isHaven(g, g.bearers)) heal(c, 1);
}

export const fellowship = chapter("fellowship", { way: undefined, balrog: undefined })({
  /** 12.5.1. */
  open: ({ g }) =>
    g.revealed === 1 || onMordorTrack(g) || !isWorthDeclaring(g) ? { go: "gates" } : undefined,
  /** D-FEL-01, D-FEL-02. */
  declare: {
    prompt: "declare",
    ask: (g) => ({
      seat: leader(g, FREE),
      options: [DONE, ...withinReach(g, g.progress).map((where) => ALL.to[where])],
      about: [g.bearers],
    }),
    answered: ({ g }, f, option) => {
      if (option[0] === "done") return { go: "gates" };
      f.way = wayTo(g, option[1], g.progress, false);
      return lurkerOn(g, f.way) !== NONE ? { go: "balrog" } : { go: "arrive" };
    },
  },
  /** 13.5.6, D-HNT-09: asked when the move is known. */
  balrog: {
    prompt: "balrog",
    ask: (g) => ({ seat: leader(g, SHADOW), options: [YES, NO] }),
    answered: (c, f, option) => {
      if (option[0] !== "yes") return;
      f.balrog = 1;
      leaveTable(c, lurkerOn(c.g, f.way ?? []));
    },
  },
  /** 12.5.9. */
  arrive: (c, f) => {
    const { g } = c;
    const way = f.way ?? [];
    g.bearers = way[way.length - 1] ?? g.bearers;
    g.progress = 0;
    c.tell("declared", { region: g.bearers });
    if (isFreeTown(g.bearers)) activate(c, NATION_OF[g.bearers], "declared", g.bearers);
    // AMB-88.
    if (!g.rulings.narrowRoad) rest(c);
    endCards(c, "declared");
    if (isHaven(g, g.bearers)) endCards(c, "declared-in-haven");
  },
  /** 13.5.1, 13.5.2: its tile. In a haven a Reveal icon has no effect (AMB-10). */
  tile: ({ g }, f) => {
    if (f.balrog !== 1) return;
    const hidden = g.rulings.chineseRulebook ? isFreeTown(g.bearers) : isHaven(g, g.bearers);
    return enter("tile", { by: BY_CARD, terms: NO_EYES | (hidden ? NO_REVEAL : 0) });
  },
  healing: (c, f) => {
    if (f.way && c.g.rulings.narrowRoad) rest(c);
  },
  /** 14.1.1: in Morannon or Minas Morgul. The Chinese rulebook does not ask (AMB-94). */
  gates: (c) => {
    const { g } = c;
    if (onMordorTrack(g) || !isAtTheGates(g)) return { go: "guide" };
    if (!g.rulings.chineseRulebook) return;
    enterMordor(c);
    return { go: "guide" };
  },
  /** D-FEL-04. */
  mordor: {
    prompt: "mordor",
    ask: (g) => ({ seat: leader(g, FREE), options: [YES, NO], about: [g.bearers] }),
    answered: (c, _f, option) => {
      if (option[0] === "yes") enterMordor(c);
    },
  },
  /** 12.3.2. */
  guide: () => enter("guide"),
});
