/** 12.6: the Shadow reveals the Fellowship. */
import { chapter } from "@westmarch/kernel";
import { BALROG_OF_MORIA } from "../cards/on-table.ts";
import { FREE, NONE, SHADOW } from "../data/ids.ts";
import { onMordorTrack } from "../facts.ts";
import { leader } from "../seats.ts";
import type { War } from "../state.ts";
import { ALL, NO, number, YES } from "./choices.ts";
import { endLastBattle } from "./fellowship.ts";
import { BY_CARD, BY_STRONGHOLD, enterTile, NO_EYES, type Revealing } from "./frames.ts";
import { leaveTable } from "./hand.ts";
import { isDark, meetsBalrog, revealTo, wayTo } from "./road.ts";

export const reveal = chapter<War, Revealing>()({
  /** Nothing happens to one that is revealed (12.6.7); on the Mordor Track only the counter turns (14.2.5). */
  open: (c, f) => {
    const { g } = c;
    if (g.revealed === 1) return { end: null };
    if (onMordorTrack(g)) {
      g.revealed = 1;
      c.tell("revealed", { region: NONE });
      endLastBattle(c);
      return { end: null };
    }
    const places = revealTo(g);
    if (places.length > 1) return;
    f.path = wayTo(g, places[0] ?? g.bearers, g.progress, true);
    return { go: "turn" };
  },
  /** D-HNT-06. */
  where: {
    ask: (g) => ({
      seat: leader(g, FREE),
      prompt: "reveal-to",
      options: revealTo(g).map((where) => ALL.to[where]),
      about: [g.bearers],
    }),
    then: ({ g }, f, option) => {
      f.path = wayTo(g, number(option[1]), g.progress, true);
    },
  },
  /** 12.6.2, 12.6.5: the Chinese rulebook has one tile for all Strongholds (AMB-08). */
  turn: (c, f) => {
    const { g } = c;
    g.revealed = 1;
    g.bearers = f.path[f.path.length - 1] ?? g.bearers;
    g.progress = 0;
    c.tell("revealed", { region: g.bearers });
    endLastBattle(c);
    const dark = f.path.filter((where) => isDark(g, where)).length;
    f.tiles = g.rulings.chineseRulebook ? Math.min(1, dark) : dark;
    if (!meetsBalrog(g, f.path)) return { go: "strongholds" };
  },
  /** 13.5.6, D-HNT-09. */
  balrog: {
    ask: (g) => ({ seat: leader(g, SHADOW), prompt: "balrog", options: [YES, NO] }),
    then: (c, f, option) => {
      if (option[0] !== YES[0]) return { go: "strongholds" };
      f.balrog = 1;
      leaveTable(c, BALROG_OF_MORIA);
    },
  },
  /** 13.5.3: first the tiles of cards … */
  extra: () => enterTile(BY_CARD, 0, NO_EYES),
  /** … then one for each Stronghold. */
  strongholds: (_c, f) => {
    if (f.tiles === 0) return { end: null };
    f.tiles--;
    return { ...enterTile(BY_STRONGHOLD), then: "strongholds" };
  },
});
