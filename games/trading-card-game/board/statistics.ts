/** What is counted of finished games: turns, what was bid to choose the place, and the cards that were played. */

import { anyStatistics, type Statistics, type StatisticsOf } from "@westmarch/boardkit/statistics";
import type { Language } from "@westmarch/kernel/languages";
import { CARD } from "../data/ids.ts";
import type { Words } from "../words.ts";
import { NAMINGS } from "./cards/words.ts";
import type { Key } from "./keys.ts";
import { fullTitle } from "./names.ts";

type Events = Words["events"];

const statistics: StatisticsOf<Key> = {
  count: ({ type, facts }, rounds) => {
    switch (type) {
      case "turn":
        return { round: rounds + 1 };
      case "played": {
        const { seat, card } = facts as Events["played"];
        return { card: CARD.names[card], by: seat, opens: true };
      }
      default:
        return null;
    }
  },
  named: (_, key, say) => {
    const card = CARD.find(key);
    return card === null ? key : fullTitle(say, card);
  },
};

/** With the names of the cards in this language. */
export async function statisticsIn(language: Language): Promise<Statistics> {
  await NAMINGS[language].fetch();
  return anyStatistics(statistics);
}
