import { endsOf, oddsBy } from "@westmarch/campaign/forecast";
import type { War } from "../../state.ts";
import type { GameSay } from "../keys.ts";
import { ENDS } from "./ends.ts";
import { type Matchup, matchupNow } from "./matchup.ts";
import { useBattleForecast } from "./useBattleForecast.ts";

/** How the battle on the stage may end from what stands there now. */
export const StageOdds = oddsBy<War, GameSay, Matchup>({
  matchupNow,
  useEnds: (matchup, say) => {
    const forecast = useBattleForecast(matchup);
    return matchup && forecast && endsOf(say, ENDS, matchup.attacker, forecast.ends);
  },
});
