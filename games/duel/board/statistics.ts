/** What is counted of finished games: turns, the first card, and the cards that were played. */
import { anyStatistics, type StatisticsOf } from "@westmarch/boardkit/statistics";
import { CARD } from "../data/cards.ts";
import type { Words } from "../words.ts";
import type { Key } from "./keys.ts";
import { cardName } from "./names.ts";

type Events = Words["events"];

const counting: StatisticsOf<Key> = {
  count: ({ type, facts }, rounds) => {
    switch (type) {
      case "turn":
        return { round: rounds + 1 };
      case "played": {
        const { side, card } = facts as Events["played"];
        return { card: CARD.names[card], by: side, opens: true };
      }
      default:
        return null;
    }
  },
  named: (_, key, say) => {
    const card = CARD.find(key);
    return card === null ? key : cardName(say, card);
  },
};

export const statistics = anyStatistics(counting);
