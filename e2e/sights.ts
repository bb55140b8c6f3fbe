/** What there is to see at a table of Duel: moments of saved games, so that no test depends on what is dealt. */
import type { Page } from "playwright-core";
import { asksFor, played, sit } from "./saved.ts";
import type { Site } from "./site.ts";

/** A turn, a card taken up, tokens or cards to choose from, regions to choose from: how each is known on the board. */
const MOMENTS = {
  "button[data-mine]": "turn",
  "[data-selected]": "turn",
  "[data-anchor^='offer:']": "token",
  "button[data-reach]": "place",
} as const;

export type SightOfDuel = keyof typeof MOMENTS;
export const SIGHTS: readonly SightOfDuel[] = [
  "button[data-mine]",
  "[data-selected]",
  "[data-anchor^='offer:']",
  "button[data-reach]",
];

/** Shows a table of Duel at such a moment to the player who is asked. */
export async function show(site: Site, page: Page, sight: SightOfDuel): Promise<void> {
  let asked = 0;
  const isIt = asksFor(MOMENTS[sight]);
  const saved = played("duel", {
    seed: 1,
    until: (asks) => {
      asked = asks[0].seat;
      return isIt(asks);
    },
  });
  await sit(site, saved, ...(asked === 0 ? [page] : [null, page]));
  if (sight === "[data-selected]") await page.locator("#board button[data-mine]").first().click();
  await page.locator(`#board ${sight}`).first().waitFor();
}
