/** What is counted of finished games: rounds, the Shadow's first step, and the cards that were played. */
import { anyStatistics, type StatisticsOf } from "@westmarch/boardkit/statistics";
import { CARD, REGION, REGIONS } from "../data/ids.ts";
import type { Words } from "../words.ts";
import type { Key } from "./keys.ts";
import { cardName } from "./names.ts";

type Events = Words["events"];

/** Between the two regions of a step, in its key and in its name. */
const TO = " ";

const counting: StatisticsOf<Key> = {
  count: ({ type, facts }) => {
    switch (type) {
      case "turn":
        return { round: Math.ceil((facts as Events["turn"]).turn / 2) };
      case "moved": {
        const { side, from, to } = facts as Events["moved"];
        return { opening: `${REGIONS[from]}${TO}${REGIONS[to]}`, by: side };
      }
      case "card-played": {
        const { side, card } = facts as Events["card-played"];
        return { card: CARD.names[card], by: side };
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
    const [from, to] = key.split(TO).map((name) => {
      const region = REGION.find(name);
      return region === null ? name : say(`region.${REGIONS[region]}`);
    });
    return `${from} → ${to}`;
  },
};

export const statistics = anyStatistics(counting);
