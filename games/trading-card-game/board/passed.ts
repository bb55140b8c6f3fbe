/** What is said of phases in which the table has answered for the player. */
import { listed } from "@westmarch/boardkit/writing";
import type { GameSay } from "./keys.ts";
import { PHASES } from "./look/look.ts";

/** Their names, in a row. */
export const passedPhases = (say: GameSay, where: readonly string[]): string =>
  listed(
    say,
    PHASES.flatMap((phase) => (where.includes(phase) ? say(`look.phase.${phase}`) : [])).concat(
      where.includes("setup") ? say("phase.setup") : [],
    ),
    "parts",
  );

/** The line of the log. */
export const passed = (where: readonly string[], say: GameSay): string =>
  say("log.passed-for", { phases: passedPhases(say, where) });
