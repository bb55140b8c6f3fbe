/**
 * `npm run pictures`: takes the pictures in `docs/pictures` anew, and those that links show. They are the real pages, and nothing is
 * arranged. `npm run pictures -- NAME …` takes these alone, `puzzles` that of every puzzle, and `pages FOLDER` every page.
 * Names of languages want fonts for Chinese and Japanese (Debian: fonts-noto-cjk), and no picture is taken without.
 */
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import process from "node:process";
import { confrontation } from "@westmarch/confrontation";
import { policy as confrontationPolicy } from "@westmarch/confrontation/bot";
import { fiveArmies } from "@westmarch/five-armies";
import { policy as fivePolicy } from "@westmarch/five-armies/bot";
import { Engine } from "@westmarch/kernel";
import { warOfTheRing } from "@westmarch/war-of-the-ring";
import { policy } from "@westmarch/war-of-the-ring/bot";
import type { Page } from "playwright-core";
import { launchBrowser } from "./browser.ts";
import { SIGHTS } from "./card-moments.ts";
import { pressed } from "./likeness.ts";
import { actAt, type Moment } from "./moments.ts";
import { takePages } from "./page-pictures.ts";
import { openTable, Player } from "./player.ts";
import { SCENES } from "./preview-scenes.ts";
import { playedBy, sit } from "./saved.ts";
import { serve } from "./server.ts";
import { setup } from "./setup.ts";

const folder = join(dirname(import.meta.dirname), "docs/pictures");
mkdirSync(folder, { recursive: true });
await setup();
const serving = await serve();
const browser = await launchBrowser();

const visit = (colorScheme: "light" | "dark", width: number, height: number): Promise<Page> =>
  browser.newPage({ viewport: { width, height }, colorScheme, reducedMotion: "reduce" });

/** How wide pictures of the documents are, in points. */
const WIDE = 1200;

/** Milliseconds in which everything that moves has come to rest. */
const REST = 2000;

const root = dirname(import.meta.dirname);
/** A link shows its picture in 1200 × 630: a desktop's window, made smaller. */
const previewOf = (): Promise<Page> =>
  browser.newPage({
    viewport: { width: 1600, height: 840 },
    deviceScaleFactor: 0.75,
    colorScheme: "light",
    reducedMotion: "reduce",
  });

/** Kilobytes that a picture of the documents may have: eight are looked at at once. */
const MOST = 150;

/** A page on which pictures are made small. */
const desk = await browser.newPage();

/** Throws where a letter is drawn as the box that stands for letters which no font has. */
async function mustWrite(letters: string): Promise<void> {
  const missing = await desk.evaluate((wanted) => {
    const canvas = document.createElement("canvas");
    const pen = canvas.getContext("2d", { willReadFrequently: true });
    const drawn = (letter: string): string => {
      if (!pen) return letter;
      pen.clearRect(0, 0, canvas.width, canvas.height);
      pen.font = "40px sans-serif";
      pen.fillText(letter, 10, 60);
      return canvas.toDataURL();
    };
    // Of these two no font has one.
    const boxes = new Set(["\u{10ffff}", "\u0378"].map(drawn));
    return [...wanted].filter((letter) => boxes.has(drawn(letter))).join("");
  }, letters);
  if (missing !== "") throw new Error(`no font of this machine writes ${missing}: install fonts-noto-cjk`);
}

/** Lets a page come to rest, with its fonts and drawings. */
async function rest(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** What a page shows, for the documents. */
async function take(page: Page, name: string): Promise<void> {
  await rest(page);
  const width = Math.min(page.viewportSize()?.width ?? WIDE, WIDE);
  const picture = await pressed(desk, await page.screenshot(), width);
  if (picture.length > MOST * 1000) throw new Error(`${name}.webp has ${picture.length} bytes`);
  writeFileSync(join(folder, `${name}.webp`), picture);
  console.log(`took ${name}.webp`);
  await page.close();
}

/** What a page shows, for those who are sent a link to it: programs that show links read JPEG. */
async function takePreview(page: Page, file: string): Promise<void> {
  await rest(page);
  await page.screenshot({ path: join(root, file), type: "jpeg", quality: 82 });
  console.log(`took ${file}`);
  await page.close();
}

/** A table against the computer, in the middle of its first battle after two choices. */
async function atBattle(page: Page): Promise<void> {
  await openTable(page, serving.address, "computer");
  const player = new Player(page, 5);
  await player.setUp();
  const cards = page.getByText("Which card?");
  await player.play(async () => {
    if (player.made < 2 || (await cards.count()) === 0) return false;
    await page.waitForTimeout(REST); // what has just happened may still be shown
    return (await cards.count()) > 0;
  });
}

/** A table of the Confrontation at which the light side moves after so many choices. */
async function atConfrontation(page: Page, choices: number): Promise<void> {
  const saved = playedBy(new Engine(confrontation), {
    seed: 5,
    choose: confrontationPolicy.playout,
    until: (asks, made) =>
      made >= choices && asks.some(({ seat, prompt }) => seat === 0 && prompt === "turn"),
  });
  await sit({ address: serving.address, serving }, saved, page);
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(2 * REST);
}

/** A puzzle of a game's collection, as it is put to a solver. */
async function atPuzzle(page: Page, game: string, id: string): Promise<void> {
  await page.goto(`${serving.address}/puzzles/${game}/${id}`);
  await page.locator("#board [data-explain]").first().waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(2 * REST);
}

/** The identifiers of a game's puzzles. */
const puzzlesOf = (game: string): readonly string[] => {
  const kept: readonly { readonly id: string }[] = JSON.parse(
    readFileSync(join(root, "games", game, "puzzles.json"), "utf8"),
  );
  return kept.map(({ id }) => id);
};

/** The puzzle in the middle of a game's collection. */
async function atSomePuzzle(page: Page, game: string): Promise<void> {
  const ids = puzzlesOf(game);
  await atPuzzle(page, game, ids[Math.floor(ids.length / 2)] ?? "");
}

/** A table of Duel against the computer, after so many choices. */
async function atDuel(page: Page, choices: number): Promise<void> {
  await openTable(page, serving.address, "computer", 0, "duel");
  const player = new Player(page, 3);
  await player.play(async () => player.made >= choices && (await player.choices().count()) > 0);
  await page.waitForTimeout(REST);
}

/** The first table of War of the Ring at which the Free Peoples act after so many choices. */
async function atWar(page: Page, choices: number): Promise<void> {
  const saved = playedBy(new Engine(warOfTheRing), {
    seed: 5,
    choose: policy.playout,
    until: (asks, made) => made >= choices && asks.some(({ seat, prompt }) => seat === 0 && prompt === "act"),
  });
  await sit({ address: serving.address, serving }, saved, page);
  // The mountains and woods come after the land.
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(2 * REST);
}

/** A table of the Five Armies at which the Free Peoples act after so many choices. */
async function atFive(page: Page, choices: number): Promise<void> {
  const saved = playedBy(new Engine(fiveArmies), {
    seed: 5,
    choose: fivePolicy.playout,
    until: (asks, made) => made >= choices && asks.some(({ seat, prompt }) => seat === 0 && prompt === "act"),
  });
  await sit({ address: serving.address, serving }, saved, page);
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(2 * REST);
}

/** A table of the card game, or of a draft, at a moment, seen by the player who is asked. */
async function atCards(page: Page, at: Moment): Promise<void> {
  await actAt({ address: serving.address, serving }, at, page);
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(REST);
}

/** A window of a desktop, where nothing else is said, and that of a phone. */
const DESKTOP = [1440, 900] as const;
const PHONE = [390, 844] as const;

/** What a page is led to before its picture is taken, by the name of the picture. */
const HOUSE = async (page: Page): Promise<void> => {
  await page.goto(serving.address);
  await page.getByRole("heading", { level: 1 }).waitFor();
};
const CONFRONTATION = (page: Page): Promise<void> => atConfrontation(page, 14);
const DUEL = (page: Page): Promise<void> => atDuel(page, 14);
const WAR = (page: Page): Promise<void> => atWar(page, 200);
const FIVE = (page: Page): Promise<void> => atFive(page, 120);
const CARDS = (page: Page): Promise<void> => atCards(page, SIGHTS["an assignment"]());

/** The pictures of the documents: how they are lit, what they show, and in which window. */
const PICTURES: {
  readonly [name: string]: readonly [
    light: "light" | "dark",
    lead: (page: Page) => Promise<void>,
    window?: readonly [width: number, height: number],
  ];
} = {
  home: ["light", HOUSE],
  confrontation: ["light", CONFRONTATION],
  battle: ["dark", atBattle],
  duel: ["light", DUEL],
  "war-of-the-ring": ["light", WAR],
  "trading-card-game": ["light", CARDS],
  "five-armies": ["light", FIVE],
  phone: ["dark", (page) => atConfrontation(page, 6), PHONE],
  "war-of-the-ring-phone": ["light", WAR, PHONE],
  "five-armies-phone": ["light", FIVE, PHONE],
  "trading-card-game-phone": ["light", CARDS, PHONE],
  "duel-phone": ["light", DUEL, PHONE],
};

/** The pictures that links show, by their file. */
const PREVIEWS: { readonly [file: string]: (page: Page) => Promise<void> } = {
  "apps/web/public/previews/house.jpg": HOUSE,
  "apps/web/public/previews/puzzle.jpg": (page) => atSomePuzzle(page, "confrontation"),
  "games/confrontation/door/preview.jpg": CONFRONTATION,
  "games/duel/door/preview.jpg": DUEL,
  "games/war-of-the-ring/door/preview.jpg": WAR,
  "games/five-armies/door/preview.jpg": FIVE,
  "games/trading-card-game/door/preview.jpg": CARDS,
  "games/trading-card-draft/door/preview.jpg": (page) => atCards(page, SIGHTS["a pack"]()),
};

/** The games that have puzzles: a link to one shows a position of its game. */
const PUZZLES = globSync("*/puzzles.json", { cwd: join(root, "games") }).map(dirname);
const PUZZLE_PREVIEWS = Object.fromEntries(
  PUZZLES.map((game) => [`games/${game}/door/preview-puzzle.jpg`, (page: Page) => atSomePuzzle(page, game)]),
);

/**
 * `npm run pictures -- puzzles`: the position of every puzzle, for a host whose links shall show each its own. They are many
 * megabytes, and stay on the machine that took them (`games/NAME/door/puzzles`); the next build serves them.
 */
async function takePuzzles(): Promise<void> {
  for (const game of PUZZLES) {
    const to = join("games", game, "door/puzzles");
    mkdirSync(join(root, to), { recursive: true });
    for (const id of puzzlesOf(game).filter((one) => !existsSync(join(root, to, `${one}.jpg`)))) {
      const page = await previewOf();
      await atPuzzle(page, game, id);
      await takePreview(page, join(to, `${id}.jpg`));
    }
  }
}

const wanted = process.argv.slice(2);
const [all, into] = wanted;
const isWanted = (name: string): boolean => wanted.length === 0 || wanted.includes(name);

try {
  await mustWrite("繁體中文简日本語かなカナ");
  for (const [name, [light, lead, [width, height] = DESKTOP]] of Object.entries(PICTURES)) {
    if (!isWanted(name)) continue;
    const page = await visit(light, width, height);
    await lead(page);
    await take(page, name);
  }
  for (const [file, lead] of Object.entries({ ...PREVIEWS, ...PUZZLE_PREVIEWS })) {
    if (!isWanted(file)) continue;
    const page = await previewOf();
    await lead(page);
    await takePreview(page, file);
  }
  for (const [file, scene] of Object.entries(SCENES)) {
    if (!isWanted(file)) continue;
    const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
    await page.setContent(scene());
    await takePreview(page, file);
  }
  if (wanted.includes("puzzles")) await takePuzzles();
  if (all === "pages") await takePages(browser, into ?? "dist/pages");
} finally {
  await browser.close();
  await serving.stop();
}
