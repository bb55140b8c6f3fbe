/** Phase 2 (4.3): declaring the Fellowship, the way into Mordor, the Guide. */
import { type Context, chapter, type Frame } from "@westmarch/kernel";
import { BALROG_OF_MORIA, FLOCKS_OF_CREBAIN, WORN_WITH_SORROW } from "../cards/on-table.ts";
import { FREE, SHADOW } from "../data/ids.ts";
import type { RegionId } from "../data/regionnames.ts";
import { NATION_OF } from "../data/regions.ts";
import { isActive, isOnTable, onMordorTrack } from "../facts.ts";
import { leader } from "../seats.ts";
import type { War } from "../state.ts";
import { ALL, DONE, NO, number, YES } from "./choices.ts";
import { heal } from "./ending.ts";
import { endLastBattle, enterMordor, isAtTheGates, isFreeTown, isHaven } from "./fellowship.ts";
import { BY_CARD, enterGuide, enterTile, NO_EYES, NO_REVEAL } from "./frames.ts";
import { leaveTable } from "./hand.ts";
import { activate } from "./politics.ts";
import { meetsBalrog, wayTo, withinReach } from "./road.ts";

type C = Context<War>;

/** The Fellowship phase. */
interface Phase extends Frame {
  /** The way declared. */
  way?: readonly RegionId[];
  /** 1: the Balrog is set on it. */
  balrog?: number;
}

/**
 * Whether declaring can do anything for the Free Peoples. In the same place it heals, activates, or ends cards of the
 * Shadow; where it does none of these, nobody is asked.
 */
function isWorthDeclaring(g: War): boolean {
  if (g.progress > 0) return true;
  const at = g.bearers;
  if (!isFreeTown(at)) return false;
  if (!isActive(g, NATION_OF[at])) return true;
  return (
    isHaven(g, at) && (g.corruption > 0 || isOnTable(g, WORN_WITH_SORROW) || isOnTable(g, FLOCKS_OF_CREBAIN))
  );
}

/** 12.5.6, 12.8: what a declaration does where it is made. */
function rest(c: C): void {
  const { g } = c;
  if (isHaven(g, g.bearers)) heal(c, 1);
}

/** 12.5.9: the cards that a declaration ends. */
function endCards(c: C): void {
  const { g } = c;
  endLastBattle(c);
  if (!isHaven(g, g.bearers)) return;
  for (const id of [WORN_WITH_SORROW, FLOCKS_OF_CREBAIN]) if (isOnTable(g, id)) leaveTable(c, id);
}

export const fellowship = chapter<War, Phase>()({
  /** 12.5.1. */
  open: ({ g }) =>
    g.revealed === 1 || onMordorTrack(g) || !isWorthDeclaring(g) ? { go: "gates" } : undefined,
  /** D-FEL-01, D-FEL-02. */
  declare: {
    ask: (g) => ({
      seat: leader(g, FREE),
      prompt: "declare",
      options: [DONE, ...withinReach(g, g.progress).map((where) => ALL.to[where])],
      about: [g.bearers],
    }),
    then: ({ g }, f, option) => {
      if (option[0] === DONE[0]) return { go: "gates" };
      f.way = wayTo(g, number(option[1]), g.progress, false);
      return meetsBalrog(g, f.way) ? { go: "balrog" } : { go: "arrive" };
    },
  },
  /** 13.5.6, D-HNT-09: asked when the move is known. */
  balrog: {
    ask: (g) => ({ seat: leader(g, SHADOW), prompt: "balrog", options: [YES, NO] }),
    then: (c, f, option) => {
      if (option[0] !== YES[0]) return;
      f.balrog = 1;
      leaveTable(c, BALROG_OF_MORIA);
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
    endCards(c);
  },
  /** 13.5.1, 13.5.2: its tile. In a haven a Reveal icon has no effect (AMB-10). */
  tile: ({ g }, f) => {
    if (f.balrog !== 1) return;
    const hidden = g.rulings.chineseRulebook ? isFreeTown(g.bearers) : isHaven(g, g.bearers);
    return enterTile(BY_CARD, 0, NO_EYES | (hidden ? NO_REVEAL : 0));
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
    ask: (g) => ({ seat: leader(g, FREE), prompt: "mordor", options: [YES, NO], about: [g.bearers] }),
    then: (c, _f, option) => {
      if (option[0] === YES[0]) enterMordor(c);
    },
  },
  /** 12.3.2. */
  guide: () => enterGuide(),
});
