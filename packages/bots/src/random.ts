import { pick } from "./chance.ts";
import type { Bot } from "./types.ts";

/** Any option, all alike. */
export const randomBot = <G>(): Bot<G> => ({
  name: "random",
  choose: (_view, _seat, ask, { random }) => pick(ask.options, random),
});
