import type { Say } from "@westmarch/boardkit";
import { type ReactNode, useEffect, useState } from "react";
import css from "./odds.module.css";

type Words = "battle.odds" | "battle.odds.enemy" | "battle.odds.unknown";

interface RoundOddsProps {
  readonly say: Say<Words>;
  /** Hits to be expected of a round, of each side; null where a question of the round decides. */
  readonly reckon: () => { readonly dealt: number; readonly taken: number } | null;
}

/** The hits that are to be expected of a round with one card, below it. `reckon` stays the same while the round does. */
export const RoundOdds = ({ say, reckon }: RoundOddsProps): ReactNode => {
  const [hits, know] = useState<ReturnType<typeof reckon> | "later">("later");
  useEffect(() => {
    // One after the other, after the cards are seen.
    const later = setTimeout(() => know(reckon()));
    return () => clearTimeout(later);
  }, [reckon]);
  if (hits === "later") return <span className={css.round}> </span>;
  return (
    <span className={css.round} title={say("battle.odds.enemy")}>
      {hits ? say("battle.odds", hits) : say("battle.odds.unknown")}
    </span>
  );
};
