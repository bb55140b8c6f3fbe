/** Moments of saved games at which something is asked, and pages that sit down at them. */
import type { Ask, Core, Engine, Save } from "@westmarch/kernel";
import type { Page } from "playwright-core";
import { type Course, playedBy, sit } from "./saved.ts";
import type { Site } from "./site.ts";

/** A moment of a game, and what is asked then. */
export interface Moment {
  readonly saved: Save;
  readonly ask: Ask;
}

export interface Sought<G> extends Omit<Course<G>, "until"> {
  /** Whether this is the question, in a position to which so many choices have led. */
  readonly wanted: (ask: Ask, position: G, made: number) => boolean;
}

/** The first moment of a game at which what is wanted is asked. Throws if it never is. */
export function momentOf<G extends Core<S>, S>(
  engine: Engine<G, S>,
  { wanted, ...course }: Sought<G>,
): Moment {
  let found: Ask | undefined;
  const saved = playedBy(engine, {
    ...course,
    until: (asks, made, position) => {
      found = asks.find((ask) => wanted(ask, position, made));
      return found !== undefined;
    },
  });
  if (!found) throw new Error(`what is wanted of ${engine.game.id} is never asked`);
  return { saved, ask: found };
}

/** Sits these pages down at that moment, in the order of seats; the one who is asked sees what is asked. */
export async function sitAt(
  site: Pick<Site, "address" | "serving">,
  { saved, ask }: Moment,
  ...pages: (Page | null)[]
): Promise<readonly string[]> {
  const addresses = await sit(site, saved, ...pages);
  await pages[ask.seat]?.locator("#choices button").first().waitFor();
  return addresses;
}

/** A page on the seat that is asked. */
export async function actAt(site: Pick<Site, "address" | "serving">, at: Moment, page: Page): Promise<void> {
  await sitAt(
    site,
    at,
    ...Array.from({ length: at.ask.seat + 1 }, (_, i) => (i === at.ask.seat ? page : null)),
  );
}

/** Lines of the log, also while a scene stands before it. */
export const lines = (page: Page): Promise<string[]> => page.locator("#red-book li").allTextContents();

/** What a player at the table sees of it: what is asked, and what was told. */
export const sight = async (page: Page): Promise<string> =>
  `${await page.locator("#choices").innerText()}\n${(await lines(page)).join("\n")}`;
