/** What puzzles are about, so that a reader can choose. Pure. */
import type { KeptPuzzle } from "@westmarch/kernel/puzzle";

export const THEMES = ["wins", "saves", "road", "battle", "means"] as const;
export type Theme = (typeof THEMES)[number];

/** The parts of the games' evaluations that a theme takes together; those of no other are about means and time. */
const PARTS: Readonly<Record<"road" | "battle", readonly string[]>> = {
  road: ["way", "path", "shire", "quest", "progress", "road", "hunt", "corruption", "bearer", "companions"],
  battle: [
    ...["danger", "own", "foes", "units", "regions", "fortresses", "points", "hopes", "threat"],
    ...["freeArms", "shadowArms", "freePressed", "shadowPressed", "freeWar", "shadowWar", "garrisons"],
    ...["goblins", "bolg", "beorn", "generals"],
  ],
};

/** What a puzzle is about, by the reason for its answer: `hint.danger.good` is about battle. */
export function themeOf({ because }: Pick<KeptPuzzle, "because">): Theme {
  if (because === "wins" || because === "saves") return because;
  const [part = ""] = because.split(".");
  if (PARTS.road.includes(part)) return "road";
  return PARTS.battle.includes(part) ? "battle" : "means";
}

/** The puzzles of each theme that has some. */
export const byTheme = <P extends Pick<KeptPuzzle, "because">>(
  puzzles: readonly P[],
): readonly (readonly [theme: Theme, of: readonly P[]])[] =>
  THEMES.map((theme) => [theme, puzzles.filter((puzzle) => themeOf(puzzle) === theme)] as const).filter(
    ([, of]) => of.length > 0,
  );
