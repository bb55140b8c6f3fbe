import type { Say } from "@westmarch/boardkit";
import { useMemo } from "react";
import css from "./odds.module.css";
import { type End, Ends } from "./Slip.tsx";

/** How a game foretells the fight that is going on. */
interface Foretelling<G, S, M> {
  readonly matchupNow: (view: G) => M | null;
  /** How it may end; null while that is worked out. */
  readonly useEnds: (matchup: M | null, say: S) => readonly End[] | null;
}

/** How a fight may end from what stands there now, on its stage: one line of a bar, and words at its ends. */
export const oddsBy =
  <G, S extends Say<"forecast.end" | "forecast.without">, M>({ matchupNow, useEnds }: Foretelling<G, S, M>) =>
  ({ say, told }: { readonly say: S; readonly told: G }) => {
    const matchup = useMemo(() => matchupNow(told), [told]);
    const ends = useEnds(matchup, say);
    if (!matchup) return null;
    const word: Say<"forecast.end" | "forecast.without"> = say;
    return (
      <section
        className={css.odds}
        aria-label={word("forecast.end")}
        title={word("forecast.without")}
        data-odds
      >
        {ends && <Ends ends={ends} />}
      </section>
    );
  };
