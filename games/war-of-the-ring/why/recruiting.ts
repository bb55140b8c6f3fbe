/** 8.3: why nothing, or not this, or not there can be recruited with a Muster result. */
import type { Refusal } from "@westmarch/kernel";
import {
  END_NATION,
  FIGURE_COUNT,
  FIRST_NATION,
  FREE,
  isUnit,
  LEADER,
  NAZGUL,
  NONE,
  nationOfFigure,
  other,
  PERSON,
  SAURON,
  sideOfNation,
} from "../data/ids.ts";
import { isStronghold, NATION_OF, SETTLEMENTS_OF } from "../data/regions.ts";
import { atWar } from "../facts.ts";
import { hasArmy, inPool, isBesieged, unitsIn } from "../rules/figures.ts";
import { isBanned, mayRecruit } from "../rules/teams.ts";
import { ARMY_LIMIT } from "../state.ts";
import { type Attempt, isRegion, localNumber, no, nothingOfThatName, word } from "./refusal.ts";

const ELITE = 8;
const nationOf = (figure: number): number => (figure === NAZGUL ? SAURON : nationOfFigure(figure));

/** 5.7.3: nothing at all. */
export function whyNoRecruiting({ g, seat, side }: Attempt): Refusal | null {
  let war = false;
  let banned = false;
  for (let nation = FIRST_NATION[side]; nation < END_NATION[side]; nation++) {
    if (!mayRecruit(g, seat, nation) || !atWar(g, nation)) continue;
    war = true;
    if (isBanned(g, seat, 1 << nation, NONE)) banned = true;
  }
  if (!war) return no("no-nation-at-war", "8.3.2");
  return banned ? no("nation-has-just-acted", "16.10.1") : no("nothing-to-recruit", "8.3.9");
}

/** 8.3.2, 8.3.9: this kind of figure. */
function whyNotFigure(attempt: Attempt): Refusal | null {
  const { g, seat, side, frame } = attempt;
  const figure = word(attempt, 1);
  if (figure === NONE || figure >= FIGURE_COUNT) return nothingOfThatName();
  const facts = { figure };
  if (figure >= PERSON) return no("characters-are-not-recruited", "7.2.1", facts);
  const nation = nationOf(figure);
  if (sideOfNation(nation) !== side) return no("not-your-nation", "16.1.4", facts);
  if (!mayRecruit(g, seat, nation)) return no("partners-nation", "16.6.1", facts);
  if (!atWar(g, nation)) return no("nation-not-at-war", "8.3.2", facts);
  if (isBanned(g, seat, 1 << nation, NONE)) return no("nation-has-just-acted", "16.10.1", facts);
  if (localNumber(frame, "placed") > 0 && figure >= ELITE && figure < LEADER)
    return no("elite-comes-alone", "8.3.1", facts);
  if (inPool(g, figure) === 0) return no("none-left", "8.3.9", facts);
  return no("nowhere-to-stand", "8.3.3", facts);
}

/** 8.3.3 to 8.3.8: this place. */
function whyNotThere(attempt: Attempt): Refusal | null {
  const { g, side, frame } = attempt;
  const region = word(attempt, 1);
  if (!isRegion(region)) return nothingOfThatName();
  const figure = localNumber(frame, "figure");
  if (figure === NONE) return null;
  const facts = { figure, region };
  if (localNumber(frame, "placed") > 0 && localNumber(frame, "where") === region)
    return no("two-settlements", "8.3.4", facts);
  if (!SETTLEMENTS_OF[nationOf(figure)].includes(region))
    return NATION_OF[region] === nationOf(figure)
      ? no("no-settlement", "8.3.3", facts)
      : no("settlement-of-another-nation", "8.3.3", facts);
  if (figure === NAZGUL && !isStronghold(region)) return no("nazgul-need-a-stronghold", "8.3.5", facts);
  if (g.control[region] !== side) return no("settlement-lost", "8.3.6", facts);
  if (isBesieged(g, side, region)) return no("settlement-besieged", "8.3.6", facts);
  if (hasArmy(g, other(side), region)) return no("enemy-army-there", "8.3.3", facts);
  if (!isUnit(figure) && side === FREE && !hasArmy(g, FREE, region))
    return no("leader-needs-unit", "8.3.8", facts);
  return g.rulings.strictStacking && unitsIn(g, side, region) >= ARMY_LIMIT
    ? no("region-full", "8.2.1", facts)
    : null;
}

export const whyNotRecruit = (attempt: Attempt): Refusal | null => {
  const [verb] = attempt.option;
  if (verb === "figure") return whyNotFigure(attempt);
  if (verb === "to") return whyNotThere(attempt);
  return verb === "done" ? no("something-first", "5.3.2") : null;
};

/** 8.4: by a card. */
export function whyNotByCard(attempt: Attempt): Refusal | null {
  const { g, side, option } = attempt;
  if (option[0] === "done") return no("card-places-all", "8.4.7");
  if (option[0] === "figure") {
    const figure = word(attempt, 1);
    if (figure === NONE || figure >= FIGURE_COUNT) return nothingOfThatName();
    return figure < PERSON && inPool(g, figure) === 0
      ? no("none-left", "8.3.9", { figure })
      : no("not-on-the-card", "8.4.1", { figure });
  }
  if (option[0] !== "to") return null;
  const region = word(attempt, 1);
  if (!isRegion(region)) return nothingOfThatName();
  if (hasArmy(g, other(side), region) && !isBesieged(g, side, region))
    return no("enemy-army-there", "8.4.4", { region });
  return g.control[region] === other(side)
    ? no("settlement-lost", "8.4.4", { region })
    : no("not-on-the-card", "8.4.5", { region });
}
