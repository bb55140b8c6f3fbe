/** The hands of a player at a table of the War: by mouse, by keyboard alone, or by a thumb on a phone. */
import { readFileSync } from "node:fs";
import { towards } from "@westmarch/boardkit/towards";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { outlineOf, spotIn } from "./land.ts";
import { lines } from "./moments.ts";
import { DESKTOP, mapInHand, PHONE, type Site } from "./site.ts";

/** What hands can do; each takes words that stand on the table. */
export interface Hands {
  readonly page: Page;
  /** Takes a die up, by its face. */
  die(face: string): Promise<void>;
  /** Touches a region, by its name. */
  region(name: string): Promise<void>;
  /** Takes up a thing that lies on a tray, by what it is explained by. */
  thing(id: string): Promise<void>;
  /** One figure fewer goes along. */
  fewer(figure: string): Promise<void>;
  /** Gives an answer, by how it begins. */
  answer(words: string): Promise<void>;
  /** Chooses something on the stage of a battle, by its label. */
  onStage(label: string): Promise<void>;
  /** Goes on from a scene. */
  goOn(): Promise<void>;
  takeBack(): Promise<void>;
  /** The log, as this screen shows it. */
  log(): Promise<readonly string[]>;
}
export type Deed = Exclude<keyof Hands, "page" | "goOn" | "takeBack" | "log">;

/** Where the things of the table lie: the names of tabs and of the pages of a phone's dock. */
const TRAYS: Readonly<Record<string, RegExp>> = {
  card: /^Hand/,
  fellowship: /^(Fellowship|Ring)/,
  nation: /^Nations/,
  deck: /^(Free Peoples|Sides)/,
  "deck:2": /^(Shadow|Sides)/,
  "deck:3": /^(Shadow|Sides)/,
  character: /^(Shadow|Sides)/,
  "character:8": /^(Free Peoples|Sides)/,
};
const trayOf = (id: string): RegExp => TRAYS[id] ?? TRAYS[id.split(":")[0] ?? ""] ?? /^$/;

/** Milliseconds in which a thing can be pressed: a hang is meant, not a busy machine. */
const PATIENCE = 20_000;
/** What cannot be pressed for so many milliseconds has gone. */
const HESITATION = 1000;

/** On a phone, the button behind which everything but the hand lies, and the name of one of its pages. */
export const everythingOf = (page: Page): Locator => tabsOf(page).getByRole("button", { name: /^The table/ });
export const pageOf = (page: Page, name: RegExp): Locator =>
  board(page).getByRole("dialog").getByRole("button", { name });

const beginning = (words: string): RegExp => new RegExp(`^${words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}`);

const board = (page: Page): Locator => page.locator("#board");
export const dieOf = (page: Page, face: string): Locator =>
  board(page)
    .locator("button[data-point^='die:'][data-able]")
    .filter({ hasText: beginning(`${face} die`) })
    .first();
const answerOf = (page: Page, words: string): Locator =>
  page
    .locator("#choices button:not([aria-disabled])")
    .filter({ hasText: beginning(words) })
    .first();
const onwardOf = (page: Page): Locator =>
  page.locator("#choices button").filter({ hasText: /^(Go on|Back to the map)$/ });
const tabsOf = (page: Page): Locator => page.getByRole("navigation", { name: "The table" });
const thingOf = (page: Page, id: string): Locator =>
  board(page).locator(`[data-able][data-explain="${id}"]`).first();
const stageOf = (page: Page): Locator => board(page).locator("[data-staged]");

/** What mouse and thumb have in common: they point at things. */
abstract class Pointing implements Hands {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  protected abstract press(thing: Locator, patience?: number): Promise<void>;
  protected abstract pressAt(x: number, y: number): Promise<void>;
  /** Moves the map under the hand. */
  protected abstract pull(from: readonly [number, number], to: readonly [number, number]): Promise<void>;
  abstract log(): Promise<readonly string[]>;

  die(face: string): Promise<void> {
    return this.press(dieOf(this.page, face));
  }

  async region(name: string): Promise<void> {
    const outline = outlineOf(this.page, name);
    await outline.and(this.page.locator("[data-reach], [data-able]")).waitFor({ state: "attached" });
    const { x, y } = await spotIn(outline, ({ right, down }) => this.bringNear(right, down));
    return this.pressAt(x, y);
  }

  /** Pulls the map so that what lies so far from its middle comes nearer to it. */
  private async bringNear(right: number, down: number): Promise<void> {
    const start = await this.page.evaluate(() => {
      const { left, top, width, height } =
        document.querySelector("#board")?.getBoundingClientRect() ?? new DOMRect();
      for (const across of [0.5, 0.4, 0.6, 0.3, 0.7])
        for (const below of [0.4, 0.3, 0.5, 0.35, 0.55]) {
          const [x, y] = [left + width * across, top + height * below];
          if (
            document.elementFromPoint(x, y)?.closest("[data-page]") &&
            !document.elementFromPoint(x, y)?.closest("button")
          )
            return [x, y] as const;
        }
      throw new Error("there is no land to hold the map by");
    });
    await mapInHand(this.page);
    const most = (by: number, room: number): number => Math.max(-room, Math.min(room, by));
    const { width, height } = this.page.viewportSize() ?? DESKTOP;
    await this.pull(start, [start[0] - most(right, width * 0.28), start[1] - most(down, height * 0.2)]);
  }

  async thing(id: string): Promise<void> {
    const thing = thingOf(this.page, id);
    if (!(await thing.isVisible())) {
      const tab = tabsOf(this.page)
        .getByRole("button", { name: trayOf(id) })
        .first();
      if ((await tab.count()) > 0) await this.press(tab);
      else {
        await this.press(everythingOf(this.page));
        await this.press(pageOf(this.page, trayOf(id)));
      }
    }
    await this.press(thing);
  }

  fewer(figure: string): Promise<void> {
    return this.press(board(this.page).getByRole("button", { name: `Fewer: ${figure}` }));
  }

  async answer(words: string): Promise<void> {
    const answer = answerOf(this.page, words);
    await answer.waitFor({ state: "attached" });
    // What is pressed on the board has its copy for the keyboard.
    if (!(await answer.getAttribute("data-copy"))) return this.press(answer);
    await answer.focus();
    await answer.press("Enter");
  }

  onStage(label: string): Promise<void> {
    return this.press(stageOf(this.page).getByRole("button", { name: label }).first());
  }

  async goOn(): Promise<void> {
    // It may have given way by itself meanwhile.
    await this.press(onwardOf(this.page), HESITATION).catch(() => {});
  }

  takeBack(): Promise<void> {
    return this.press(this.page.getByRole("button", { name: "Take back" }));
  }
}

class Mouse extends Pointing {
  protected press(thing: Locator, timeout = PATIENCE): Promise<void> {
    return thing.click({ timeout });
  }
  protected pressAt(x: number, y: number): Promise<void> {
    return this.page.mouse.click(x, y);
  }
  protected async pull(
    [x, y]: readonly [number, number],
    [toX, toY]: readonly [number, number],
  ): Promise<void> {
    const { mouse } = this.page;
    await mouse.move(x, y);
    await mouse.down();
    await mouse.move(toX, toY, { steps: 4 });
    await mouse.up();
  }
  log(): Promise<readonly string[]> {
    return lines(this.page);
  }
}

class Thumb extends Pointing {
  protected press(thing: Locator, timeout = PATIENCE): Promise<void> {
    return thing.tap({ timeout });
  }
  protected pressAt(x: number, y: number): Promise<void> {
    return this.page.touchscreen.tap(x, y);
  }
  protected async pull(
    [x, y]: readonly [number, number],
    [toX, toY]: readonly [number, number],
  ): Promise<void> {
    const session = await this.page.context().newCDPSession(this.page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", at?: readonly [number, number]) =>
      session.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: at ? [{ x: Math.round(at[0]), y: Math.round(at[1]) }] : [],
      });
    await touch("touchStart", [x, y]);
    for (const part of [0.25, 0.5, 0.75, 1])
      await touch("touchMove", [x + (toX - x) * part, y + (toY - y) * part]);
    await touch("touchEnd");
    await session.detach();
  }
  async log(): Promise<readonly string[]> {
    await this.press(this.page.getByRole("button", { name: "Log", exact: true }));
    await this.page.locator("#red-book li").first().waitFor();
    const told = await lines(this.page);
    await this.press(this.page.getByRole("complementary").getByRole("button", { name: "Close" }));
    return told;
  }
}

type Spots = readonly (readonly [number, number])[];

/** Where the names of the regions stand on the map of a game, by their numbers: the arrow keys go from one to the next. */
const spotsOf = (game: string): Spots =>
  JSON.parse(
    readFileSync(new URL(`../games/${game}/board/drawn/map.json`, import.meta.url), "utf8"),
  ).regions.map(({ name }: { name: readonly [number, number] }) => name);
const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"] as const;

/** The shortest way over the map by arrow keys. */
function wayBetween(places: Spots, from: number, to: number): readonly string[] {
  const ways = new Map<number, readonly string[]>([[from, []]]);
  for (const [place, way] of ways) {
    if (place === to) return way;
    for (const key of ARROWS) {
      const next = towards(places, place, key);
      if (next !== null && !ways.has(next)) ways.set(next, [...way, key]);
    }
  }
  throw new Error(`the arrow keys do not lead from region ${from} to ${to}`);
}

class Keys implements Hands {
  readonly page: Page;
  readonly #places: Spots;
  constructor(page: Page, places: Spots) {
    this.page = page;
    this.#places = places;
  }

  async die(face: string): Promise<void> {
    await this.page.keyboard.press("b");
    await this.tabTo(dieOf(this.page, face));
    await this.takeUp();
  }

  async region(name: string): Promise<void> {
    const outline = outlineOf(this.page, name);
    await outline.and(this.page.locator("[data-reach], [data-able]")).waitFor({ state: "attached" });
    await this.page.keyboard.press("b");
    const from = await this.page.evaluate(() => document.activeElement?.getAttribute("data-region") ?? "");
    expect(from, "what has the focus on the map").not.toBe("");
    for (const key of wayBetween(
      this.#places,
      Number(from),
      Number(await outline.getAttribute("data-region")),
    ))
      await this.page.keyboard.press(key);
    await this.page.keyboard.press("Enter");
  }

  async thing(id: string): Promise<void> {
    const thing = thingOf(this.page, id);
    await this.page.keyboard.press("b");
    if (!(await thing.isVisible())) {
      const tab = tabsOf(this.page)
        .getByRole("button", { name: trayOf(id) })
        .first();
      await this.tabTo(tab);
      await this.page.keyboard.press("Enter");
    }
    await this.tabTo(thing);
    await this.takeUp();
  }

  async fewer(figure: string): Promise<void> {
    await this.tabTo(board(this.page).getByRole("button", { name: `Fewer: ${figure}` }));
    await this.page.keyboard.press("Enter");
  }

  /** By the digit that is written on it; without one by Tab. */
  async answer(words: string): Promise<void> {
    const answer = answerOf(this.page, words);
    await answer.waitFor();
    const digit = /\n(\d)$/.exec((await answer.innerText()).trim())?.[1];
    if (digit !== undefined) return this.page.keyboard.press(digit);
    await this.page.keyboard.press("c");
    await this.tabTo(answer);
    await this.page.keyboard.press("Enter");
  }

  async onStage(label: string): Promise<void> {
    await this.page.keyboard.press("b");
    await this.tabTo(stageOf(this.page).getByRole("button", { name: label }).first());
    await this.page.keyboard.press("Enter");
  }

  goOn(): Promise<void> {
    return this.page.keyboard.press("Enter");
  }
  takeBack(): Promise<void> {
    return this.page.keyboard.press("u");
  }
  log(): Promise<readonly string[]> {
    return lines(this.page);
  }

  /** What is in hand is asked about anew: a number read before that is one of the last question. */
  private async takeUp(): Promise<void> {
    const asked = () => this.page.locator("#choices").innerText();
    const before = await asked();
    await this.page.keyboard.press("Enter");
    await expect.poll(asked).not.toBe(before);
  }

  /** Goes to something by the tab key alone, in no more steps than anybody would bear. */
  private async tabTo(thing: Locator): Promise<void> {
    await thing.waitFor();
    for (let stops = 0; stops < 40; stops++) {
      if (await thing.evaluate((it) => it === document.activeElement)) return;
      await this.page.keyboard.press("Tab");
    }
    throw new Error(`the tab key does not come to ${thing}`);
  }
}

/** The least in which the trays of the War lie open beside the map. */
const ROOMY = { width: 1200, height: 720 };

interface Way {
  readonly name: string;
  readonly sit: (site: Site) => Promise<Page>;
  readonly hands: (page: Page) => Hands;
}

/** Every way to play a game on a map: whose window it is, and whose hands. */
export const waysOf = (game: string): readonly [Way, ...Way[]] => [
  {
    name: "by mouse",
    sit: (site) => site.visitPlainly({ viewport: ROOMY }),
    hands: (page) => new Mouse(page),
  },
  {
    name: "by keyboard alone",
    sit: (site) => site.visitPlainly({ viewport: ROOMY }),
    hands: (page) => new Keys(page, spotsOf(game)),
  },
  {
    name: "by thumb on a phone",
    sit: (site) => site.visitPlainly({ viewport: PHONE, hasTouch: true, isMobile: true }),
    hands: (page) => new Thumb(page),
  },
];

export const WAYS = waysOf("war-of-the-ring");
