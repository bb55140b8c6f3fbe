import { endsOf, oddsBy } from "@westmarch/campaign/forecast";
import { useMemo } from "react";
import type { FiveArmies } from "../../state.ts";
import type { GameSay } from "../keys.ts";
import { ENDS } from "./ends.ts";
import { forecast } from "./fight.ts";
import { type Matchup, matchupNow } from "./matchup.ts";

/** How the combat on the stage may end from what stands there now. */
export const StageOdds = oddsBy<FiveArmies, GameSay, Matchup>({
  matchupNow,
  useEnds: (m, say) => useMemo(() => m && endsOf(say, ENDS, m.attacker, forecast(m).ends), [m, say]),
});
