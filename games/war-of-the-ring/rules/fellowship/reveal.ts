/** 12.6: the Shadow reveals the Fellowship. */

import { BY_CARD, BY_STRONGHOLD, NO_EYES } from "../../data/hunt-terms.ts";
import { FREE, NONE, SHADOW } from "../../data/ids.ts";
import { onMordorTrack } from "../../facts.ts";
import { leader } from "../../seats.ts";
import { chapter, enter } from "../../vocabulary.ts";
import { leaveTable } from "../cards/hand.ts";
import { endCards } from "../cards/leaving-table.ts";
import { lurkerOn } from "../cards/on-table.ts";
import { ALL, NO, YES } from "../choices.ts";
import { isDark, revealTo, wayTo } from "./road.ts";

export const reveal = chapter("reveal", { path: [], tiles: 0, balrog: 0 })({
  /** Nothing happens to one that is revealed (12.6.7); on the Mordor Track only the counter turns (14.2.5). */
  open: (c) => {
    const { g } = c;
    if (g.revealed === 1) return { end: null };
    if (onMordorTrack(g)) {
      g.revealed = 1;
      c.tell("revealed", { region: NONE });
      endCards(c, "revealed");
      return { end: null };
    }
  },
  /** D-HNT-06. */
  where: {
    prompt: "reveal-to",
    pick: (g) => ({
      seat: leader(g, FREE),
      options: revealTo(g).map((where) => ALL.to[where]),
      about: [g.bearers],
    }),
    answered: ({ g }, f, [, where]) => {
      f.path = wayTo(g, where, g.progress, true);
    },
    none: ({ g }, f) => {
      f.path = wayTo(g, g.bearers, g.progress, true);
    },
  },
  /** 12.6.2, 12.6.5: the Chinese rulebook has one tile for all Strongholds (AMB-08). */
  turn: (c, f) => {
    const { g } = c;
    g.revealed = 1;
    g.bearers = f.path[f.path.length - 1] ?? g.bearers;
    g.progress = 0;
    c.tell("revealed", { region: g.bearers });
    endCards(c, "revealed");
    const dark = f.path.filter((where) => isDark(g, where)).length;
    f.tiles = g.rulings.chineseRulebook ? Math.min(1, dark) : dark;
    if (lurkerOn(g, f.path) === NONE) return { go: "strongholds" };
  },
  /** 13.5.6, D-HNT-09. */
  balrog: {
    prompt: "balrog",
    ask: (g) => ({ seat: leader(g, SHADOW), options: [YES, NO] }),
    answered: (c, f, option) => {
      if (option[0] !== "yes") return { go: "strongholds" };
      f.balrog = 1;
      leaveTable(c, lurkerOn(c.g, f.path));
    },
  },
  /** 13.5.3: first the tiles of cards … */
  extra: () => enter("tile", { by: BY_CARD, terms: NO_EYES }),
  /** … then one for each Stronghold. */
  strongholds: (_c, f) => {
    if (f.tiles === 0) return { end: null };
    f.tiles--;
    return enter("tile", { by: BY_STRONGHOLD }, "strongholds");
  },
});
