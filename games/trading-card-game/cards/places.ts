/** Where the fellowship is, in the words of cards. */
import { hasPrinted } from "../data/ids.ts";
import type { SitePlace } from "../language/tree.ts";
import type { CardGame } from "../state.ts";
import { siteNumber } from "../table/active.ts";
import { siteAt } from "../table/path.ts";
import type { TextContext } from "./text-context.ts";

/** Whether the fellowship is at such a place. */
export function isAtPlace(g: CardGame, s: TextContext, place: SitePlace, number = siteNumber(g)): boolean {
  switch (place.at) {
    case "sites":
      return place.sites.includes(number);
    case "from":
      return number >= place.site && (place.to === "higher" || number <= place.to);
    case "sanctuary":
      return siteAt(g, number).some(({ card }) => hasPrinted(card, "sanctuary"));
    case "terrain":
      return siteAt(g, number).some(({ card }) =>
        place.terrains.some((terrain) => hasPrinted(card, terrain)),
      );
    case "this site":
      return siteAt(g, number).some(({ id }) => id === s.self || id === s.bearer);
  }
}
