/** What is counted of finished games: turns, the first die that was used, and the Event cards that were played. */
import { anyStatistics, type StatisticsOf } from "@westmarch/boardkit/statistics";
import { CARD } from "../data/cards.ts";
import { FACES } from "../data/ids.ts";
import type { Words } from "../words.ts";
import type { Key } from "./keys.ts";
import { cardName } from "./names.ts";

type Events = Words["events"];

const counting: StatisticsOf<Key> = {
  count: ({ type, facts }) => {
    switch (type) {
      case "turn":
        return { round: (facts as Events["turn"]).turn };
      case "action": {
        const { seat, face } = facts as Events["action"];
        return { opening: FACES[face], by: seat };
      }
      case "played": {
        const { seat, card } = facts as Events["played"];
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
    const face = FACES.find((name) => name === key);
    return face === undefined ? key : say(`face.${face}`);
  },
};

export const statistics = anyStatistics(counting);
