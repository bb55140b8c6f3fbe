/** What is counted of finished games: turns, the first action, and the cards that were played. */
import { anyStatistics, type Statistics, type StatisticsOf } from "@westmarch/boardkit/statistics";
import type { Language } from "@westmarch/kernel/languages";
import { ACTION, CARD } from "../ids.ts";
import type { Words } from "../words.ts";
import type { Key } from "./keys.ts";
import { actionName, cardName } from "./names.ts";
import { TITLES } from "./titles.ts";

type Events = Words["events"];

const statistics: StatisticsOf<Key> = {
  count: ({ type, facts }) => {
    switch (type) {
      case "turn":
        return { round: (facts as Events["turn"]).turn };
      case "action": {
        const { side, action } = facts as Events["action"];
        return { opening: ACTION.names[action], by: side };
      }
      case "card": {
        const { seat, card } = facts as Events["card"];
        return { card: CARD.names[card], by: seat };
      }
      default:
        return null;
    }
  },
  named: (what, key, say) => {
    if (what === "card") {
      const card = CARD.find(key);
      return card === null ? key : cardName(say, card);
    }
    const action = ACTION.find(key);
    return action === null ? key : actionName(say, action);
  },
};

/** With what the built-in pack calls its cards in this language. */
export async function statisticsIn(language: Language): Promise<Statistics> {
  await TITLES[language].fetch();
  return anyStatistics(statistics);
}
