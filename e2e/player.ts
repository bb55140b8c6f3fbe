/** Somebody at a table in a browser: opens it, sets up, and plays on by mouse or by keyboard alone. */
import { stream } from "@westmarch/kernel";
import type { Locator, Page } from "playwright-core";

export type How = "computer" | "friend" | "screen";
/** Nobody waits longer than this for anything on the page, in milliseconds. */
const PATIENCE = 20_000;
/** How often the page is looked at while it is somebody else's turn, in milliseconds. */
const GLANCE = 40;

/** Opens a new table and comes to its page. `side`: the seat to play. */
export async function openTable(
  page: Page,
  address: string,
  how: How,
  side = 0,
  game = "confrontation",
): Promise<void> {
  await page.goto(`${address}/new/${game}?how=${how}`);
  if (how !== "screen") await page.locator(`form input[type=radio][value="${side}"]`).check({ force: true });
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

/** Opens the page again in another language (a tag such as `zh-Hant`). */
export async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate((chosen) => {
    const kept = JSON.parse(localStorage.getItem("westmarch") ?? "{}");
    kept.state.language = chosen;
    localStorage.setItem("westmarch", JSON.stringify(kept));
  }, language);
  await page.reload();
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
    await this.page
      .getByRole("button", { name: "Later" })
      .click({ timeout: 1000 })
      .catch(() => undefined);
    await this.page.getByRole("button", { name: "Place for me" }).click({ timeout: PATIENCE });
    await this.page.getByRole("button", { name: /^Ready/ }).click();
  }

  /** The choices offered now, but not the ones that lead back. */
  choices(): Locator {
    return this.page
      .locator("#choices button")
      .filter({ hasNotText: /Something else|Take back|claim|Pass the table/ });
  }

  async isOver(): Promise<boolean> {
    return this.page.getByText("The game is over.").first().isVisible();
  }

  protected any<T>(things: readonly T[]): T {
    return things[this.random(things.length)];
  }

  /** Goes on with whatever the page offers; false where there is nothing to do just now. */
  async step(): Promise<boolean> {
    const onward = this.page.getByRole("button", { name: /^(Continue|Skip)$/ });
    if (await onward.isVisible()) {
      await onward.click({ timeout: 3000 }).catch(() => undefined);
      return true;
    }
    const choices = await this.choices().all();
    if (choices.length === 0) return false;
    const pieces = await this.page.locator("#board button[data-ready]").all();
    const chosen = pieces.length > 0 && choices.length > 1 ? this.any(pieces) : this.any(choices);
    try {
      await chosen.click({ timeout: 3000 });
      this.made++;
    } catch {
      // The page has moved on meanwhile; it is looked at anew.
    }
    return true;
  }

  /** Plays until the game is over, or until `until` says so. */
  async play(until: () => Promise<boolean> = () => Promise.resolve(false)): Promise<void> {
    for (let quiet = 0; quiet < PATIENCE / GLANCE; quiet++) {
      if ((await this.isOver()) || (await until())) return;
      if (await this.step()) quiet = 0;
      else await this.page.waitForTimeout(GLANCE);
    }
    throw new Error(
      `nothing to do for too long; the page says: ${await this.page.locator("body").innerText()}`,
    );
  }

  /** The same by keyboard alone: number keys choose, Enter goes on. */
  async playByKeys(): Promise<void> {
    for (let quiet = 0; quiet < PATIENCE / GLANCE; quiet++) {
      if (await this.isOver()) return;
      if (await this.page.getByRole("button", { name: /^(Continue|Skip)$/ }).isVisible()) {
        await this.page.keyboard.press("Enter");
        quiet = 0;
      } else {
        const offered = Math.min(9, await this.choices().count());
        if (offered > 0) {
          await this.page.keyboard.press(String(this.random(offered) + 1));
          this.made++;
          quiet = 0;
        }
      }
      await this.page.waitForTimeout(GLANCE);
    }
    throw new Error(
      `nothing to do for too long; the page says: ${await this.page.locator("body").innerText()}`,
    );
  }
}
