/** 10.1: tokens are laid, each in another region. */

import { GROUP, GROUPS_OF } from "../ids.ts";
import { type C, chapter } from "../vocabulary.ts";
import { ALL, DONE } from "./choices.ts";
import { eligiblePlaces, layToken, stackOf } from "./mustering.ts";

export const tokens = chapter("tokens", { done: [], group: -1 })({
  choose: {
    prompt: "token",
    pick: (g, f) => {
      const groups = GROUP.is(f.group) ? [f.group] : GROUPS_OF[f.side];
      const options =
        f.left > 0
          ? groups
              .filter((group) => stackOf(g, group) > 0)
              .flatMap((group) =>
                eligiblePlaces(g, f.side).flatMap((at) =>
                  f.done.includes(at) ? [] : [ALL.token[at][group]],
                ),
              )
          : [];
      return { seat: f.side, options: options.length > 0 ? [...options, DONE] : [] };
    },
    answered: (c: C, f, option) => {
      if (option[0] === "done") return { end: null };
      const [, at, group] = option;
      layToken(c, at, group);
      f.left--;
      f.done = [...f.done, at];
      return { go: "choose" };
    },
  },
});
