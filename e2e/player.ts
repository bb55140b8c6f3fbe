/** A player at a table in a browser: opens it, sets up, and plays on by mouse or by keyboard alone. */
import { stream } from "@westmarch/kernel";
import type { Locator, Page } from "playwright-core";
import { lead } from "./saved.ts";

export type How = "computer" | "friend" | "screen";
/** The longest wait for anything on the page, in milliseconds: a hang is meant, not a busy machine. */
const PATIENCE = 60_000;
/** A thing that cannot be pressed for so long has gone, in milliseconds. */
const HESITATION = 5000;
/** How often the page is looked at while it is another player's turn, in milliseconds. */
const GLANCE = 80;

/** Opens a new table and comes to its page. `side`: the seat to play. */
export async function openTable(
  page: Page,
  address: string,
  how: How,
  side = 0,
  game = "confrontation",
): Promise<void> {
  await lead(page, `${address}/new/${game}?how=${how}`);
  // Seats that are alike are not chosen.
  if (how !== "screen" && game !== "trading-card-game")
    await page.locator(`form fieldset:has([value="chance"]) label:has(input[value="${side}"])`).click();
  await page.locator("form button[type=submit]").click();
  await page.waitForURL(/\/table\//);
}

/** The link that a friend is sent. */
export const invitation = async (page: Page): Promise<string> =>
  page.locator("input[readonly]").first().inputValue({ timeout: PATIENCE });

/** Takes the seat that a link is for. */
export async function join(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.locator("form button[type=submit]").click();
  await page.waitForURL(/\/table\//);
}

/** A link out of the table's drawer. */
export async function linkOf(page: Page, pattern: RegExp): Promise<string> {
  await page.getByRole("button", { name: "Table", exact: true }).click();
  const fields = page.locator("input[readonly]");
  await fields.first().waitFor();
  for (const field of await fields.all()) {
    const link = await field.inputValue();
    if (pattern.test(link)) return link;
  }
  throw new Error(`no link like ${pattern}`);
}

/** Opens the page again in another language (a tag such as `zh-Hant`), unless it speaks that one already. */
export async function speak(page: Page, language: string): Promise<void> {
  if ((await page.locator("html").getAttribute("lang")) === language) return;
  await page.evaluate((chosen) => {
    const kept = JSON.parse(localStorage.getItem("westmarch") ?? '{"state":{},"version":1}');
    kept.state.language = chosen;
    localStorage.setItem("westmarch", JSON.stringify(kept));
  }, language);
  await page.reload();
}

/** Words of what leads back, out of the game, or to a hint. */
const BACK = /Something else|Take back|claim|Pass the table|Hint/;

/** Sees the rest of what is being shown at once, if anything is. */
export async function hurry(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: "Fast-forward" });
  // It is over meanwhile, as often as not.
  if (await button.isVisible())
    await button.dispatchEvent("click", {}, { timeout: GLANCE * 5 }).catch(() => {});
}

/** What the page offers. */
export interface Sight {
  readonly over: boolean;
  /** A scene is shown, and there is a way past it. */
  readonly onward: boolean;
  readonly choices: number;
  /** Pieces on the board that can be chosen. */
  readonly pieces: number;
}

export class Player {
  readonly page: Page;
  protected readonly random: (sides: number) => number;
  /** How many choices this player has made. */
  made = 0;

  constructor(page: Page, seed: number) {
    this.page = page;
    this.random = stream(seed);
  }

  /** Lets the nine be placed and says “ready”. */
  async setUp(): Promise<void> {
    const place = this.page.getByRole("button", { name: "Place for me" });
    const later = this.page.getByRole("button", { name: "Later" });
    await place.waitFor({ timeout: PATIENCE });
    if (await later.isVisible()) await later.click();
    await place.click({ timeout: PATIENCE });
    await this.page.getByRole("button", { name: /^Ready/ }).click();
  }

  /** The choices offered now, but not the ones that lead back. */
  choices(): Locator {
    return this.page.locator("#choices button").filter({ hasNotText: BACK });
  }

  /** Everything at one glance: a page is looked at hundreds of times a game, and searching it for roles and texts is dear. */
  protected sight(): Promise<Sight> {
    return this.page.evaluate((back) => {
      const texts = Array.from(document.querySelectorAll("#choices button"), (button) =>
        (button.textContent ?? "").trim(),
      );
      return {
        over: (document.querySelector("#choices")?.textContent ?? "").includes("The game is over."),
        onward: texts.some((text) => text === "Continue" || text === "Skip"),
        choices: texts.filter((text) => !new RegExp(back).test(text)).length,
        pieces: document.querySelectorAll("#board button[data-ready]").length,
      };
    }, BACK.source);
  }

  async isOver(): Promise<boolean> {
    return (await this.sight()).over;
  }

  /** Goes on with whatever the page offers; false where there is nothing to do just now. */
  async step(): Promise<boolean> {
    return this.act(await this.sight());
  }

  protected async act({ onward, choices, pieces }: Sight): Promise<boolean> {
    if (choices === 0) return false;
    if (onward) return this.press(this.choices().first());
    const onTheMap = pieces > 0 && choices > 1;
    const chosen = onTheMap
      ? this.page.locator("#board button[data-ready]").nth(this.random(pieces))
      : this.choices().nth(this.random(choices));
    if (await this.press(chosen)) this.made++;
    return true;
  }

  /** False if the page has moved on meanwhile: it is looked at anew. */
  protected async press(thing: Locator, position?: { x: number; y: number }): Promise<boolean> {
    try {
      // What is pressed on the board instead has its button for keys alone.
      if ((await thing.getAttribute("data-copy", { timeout: HESITATION })) !== null)
        await thing.press("Enter", { timeout: HESITATION });
      else await thing.click({ timeout: HESITATION, ...(position && { position }) });
      return true;
    } catch {
      return false;
    }
  }

  /** Plays until the game is over, or until `until` says so. */
  play(until?: () => Promise<boolean>): Promise<void> {
    return this.goOn(async (sight) => {
      if (!until) return this.act(sight);
      // Meanwhile the page may have moved on.
      return (await until()) ? null : this.step();
    });
  }

  /** The same by keyboard alone: number keys choose, Enter goes on. */
  playByKeys(): Promise<void> {
    return this.goOn(async ({ onward, choices }) => {
      if (choices === 0) return false;
      const key = onward ? "Enter" : String(this.random(Math.min(9, choices)) + 1);
      await this.page.keyboard.press(key);
      if (!onward) this.made++;
      await this.page.waitForTimeout(GLANCE);
      return true;
    });
  }

  /** Looks and acts until the game is over or `act` answers null. Throws if there is nothing to do for too long. */
  private async goOn(act: (sight: Sight) => Promise<boolean | null>): Promise<void> {
    for (let since = Date.now(); Date.now() - since < PATIENCE; ) {
      const sight = await this.sight();
      if (sight.over) return;
      const acted = await act(sight);
      if (acted === null) return;
      if (acted) since = Date.now();
      else await this.page.waitForTimeout(GLANCE);
    }
    throw new Error(
      `nothing to do for too long; the page says: ${await this.page.locator("body").innerText()}`,
    );
  }
}

/**
 * Two people play to the end, and the other one loads the page anew once, as soon as `when` says so. Tells whether that has
 * happened.
 */
export async function playTogether(
  one: Player,
  other: Player,
  when: () => boolean | Promise<boolean>,
): Promise<boolean> {
  let reloaded = false;
  const reloadOnce = async () => {
    if (reloaded || !(await when())) return false;
    reloaded = true;
    await other.page.reload();
    return false;
  };
  await Promise.all([one.play(), other.play(reloadOnce)]);
  return reloaded;
}
