/** Others that stand on this game's ladder and at no table. */
import type { Policy } from "@westmarch/bots/types";
import { playoutBy, policy } from "./bot.ts";
import { weighByThumb } from "./rivals/thumb.ts";
import { veteran } from "./rivals/veteran.ts";
import type { Confrontation } from "./state.ts";

const byThumb = playoutBy(weighByThumb);
const { believe: _, ...forgetful } = { ...policy, edition: 3 };

export const rivals: Readonly<Record<string, Policy<Confrontation>>> = {
  /** It looks at what lies before it and remembers nothing. */
  forgetful,
  /** It sets up as the others do. */
  veteran: { ...forgetful, edition: 3, playout: veteran, greedy: veteran },
  /** As everybody set up and played cards before that was learned. */
  thumb: {
    ...forgetful,
    edition: 2,
    weigh: weighByThumb,
    playout: byThumb,
    opening: (view, ask, random) => (ask.prompt === "place" ? byThumb(view, ask, random) : null),
  },
};
