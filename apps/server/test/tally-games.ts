/** The game of takings over as a module, for threads that load their own; and one that never comes to an end of its setting up. */
import { anyGame } from "@westmarch/kernel";
import { TALLY, type Tally, tally } from "./tally.ts";

const endless = anyGame({
  ...tally,
  id: "endless",
  setup: (): Tally => {
    for (;;);
  },
});

export const GAMES = [TALLY, endless];
