/** What can be chosen can be seen and reached, at every size: nothing lies on it, and a finger is not too large for it. */
import { inFull, inTurn, isFull } from "@westmarch/testkit/full";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { SIGHTS as CARD_SIGHTS } from "./card-moments.ts";
import { moment as inTheValley } from "./five-armies.ts";
import { spend } from "./lender.ts";
import { actAt, type Moment } from "./moments.ts";
import { openTable, Player } from "./player.ts";
import { inBattle, setOut } from "./saved.ts";
import { SIGHTS, show } from "./sights.ts";
import { misfits, openSite, PHONE } from "./site.ts";
import { FREE, moment, SHADOW } from "./war.ts";

const site = openSite();
const LONG = 240_000;

/** Windows in CSS pixels: desktops, a tablet, a phone lying down, a laptop at 200 %, phones upright. */
const SIZES = inFull(
  [
    [1440, 900],
    [844, 390],
    [320, 568],
  ],
  [
    [1440, 900],
    [1366, 768],
    [1024, 768],
    [844, 390],
    [720, 450],
    [390, 844],
    [375, 667],
    [320, 568],
  ],
);

/** Everything on the board that carries a mark that it can be chosen, and every button of the prompt bar. */
const CHOOSABLE = [
  "#choices button:not([data-copy])",
  "#notices button",
  "#board button[data-ready]",
  "#board path[data-reach]",
  "#board button[data-reach]",
  "#board button[data-mine]",
  "#board [data-anchor^='offer:']",
  "#board [data-keep]",
  "#board [data-verb]",
  "#board [data-playable]",
  "#board [data-setup] button",
].join();

/** Cards that may lie on each other, as long as enough of each is seen: in a hand, and minions before one companion. */
const LYING = "[data-playable], [data-area='hand'] [data-thing], [data-minions] [data-thing]";

/** Milliseconds in which a window that was given another size has come to rest. */
const AT_REST = 400;

/** The least side of anything that can be chosen, and of a piece on a phone, in CSS pixels. */
const LEAST = 24;
const LEAST_PIECE = 40;

/**
 * What is wrong with the choosable things on a page. Each is first brought into sight, as the keyboard would; then its
 * middle and four points near its corners must belong to it. Cards of a fan lie on each other: each must show enough
 * of itself. Regions are measured on their outline, and what stands in them belongs to them.
 */
const faults = (page: Page, leastPiece: number, choosable = CHOOSABLE): Promise<string[]> =>
  page.evaluate(
    ([choosable, lying, least, leastPiece]) => {
      type Spot = readonly [x: number, y: number];
      const name = (thing: Element): string =>
        (thing.getAttribute("aria-label") ?? thing.textContent ?? "").trim().slice(0, 40);
      const hit = ([x, y]: Spot): Element | null => document.elementFromPoint(x, y);
      const isRegion = (thing: Element): boolean => thing.hasAttribute("data-reach");

      /** The corners to which a thing is cut, none for a rectangle. */
      const cutOf = (thing: Element): Spot[] => {
        const { left, top, width, height } = thing.getBoundingClientRect();
        const corners = getComputedStyle(thing).clipPath.matchAll(/([\d.]+)% ([\d.]+)%/g);
        return [...corners].map(([, x, y]) => [
          left + (Number(x) / 100) * width,
          top + (Number(y) / 100) * height,
        ]);
      };
      const within = ([x, y]: Spot, corners: readonly Spot[]): boolean =>
        corners.filter(([ax, ay], i) => {
          const [bx, by] = corners.at(i - 1) ?? [ax, ay];
          return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
        }).length %
          2 ===
        1;
      /** Whether a point is inside the outline of a thing that is no rectangle. */
      const inside = (thing: Element, spot: Spot): boolean => {
        if (thing instanceof SVGGeometryElement) {
          const matrix = thing.getScreenCTM();
          return (
            matrix !== null && thing.isPointInFill(new DOMPoint(...spot).matrixTransform(matrix.inverse()))
          );
        }
        const corners = cutOf(thing);
        return corners.length === 0 || within(spot, corners);
      };
      /** The box of a thing, or of the outline to which it is cut. */
      const boxOf = (thing: Element): DOMRect => {
        const corners = cutOf(thing);
        if (corners.length === 0) return thing.getBoundingClientRect();
        const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
        const [left, top] = [Math.min(...xs), Math.min(...ys)];
        return new DOMRect(left, top, Math.max(...xs) - left, Math.max(...ys) - top);
      };
      /** How large a thing is for a finger: a standee reaches beyond its picture. */
      const fingerRoom = (thing: Element, { width, height }: DOMRect): number => {
        if (!(thing instanceof HTMLElement) || !thing.matches("[data-ready]")) return Math.min(width, height);
        const grown = getComputedStyle(thing, "::before");
        const scale = width / thing.offsetWidth;
        return Math.min(Number.parseFloat(grown.width) * scale, Number.parseFloat(grown.height) * scale);
      };
      const belongs = (thing: Element, there: Element | null): boolean =>
        there !== null &&
        (thing.contains(there) ||
          (thing.matches("[data-mine]") && there.closest("[data-verb]") !== null) ||
          (isRegion(thing) &&
            there.closest("[data-page]") !== null &&
            there.closest("[data-setup]") === null));

      const bringIntoSight = (thing: HTMLElement | SVGElement): void => {
        // Lanes that are swiped come to rest in the middle.
        const inline = thing.closest("[data-lane]") ? "center" : "nearest";
        thing.scrollIntoView({ block: "nearest", inline });
        if (thing.closest("[data-page]")) thing.focus({ preventScroll: true });
      };
      const spotsOf = (thing: Element, { left, top, width, height }: DOMRect): Spot[] => {
        const [x, y] = [left + width / 2, top + height / 2];
        // Of a map that is seen from afar armies in narrow places overlap at their edges.
        if (thing.matches("[data-piece]") && width < 32) return [[x, y]];
        const [dx, dy] = isRegion(thing)
          ? [width * 0.2, height * 0.2]
          : [width / 2 - Math.min(6, width / 4), height / 2 - Math.min(6, height / 4)];
        const spots: Spot[] = [
          [x, y],
          [x - dx, y - dy],
          [x + dx, y - dy],
          [x - dx, y + dy],
          [x + dx, y + dy],
        ];
        return spots.filter((spot) => inside(thing, spot));
      };
      /** How much of a card of a fan is to be seen, along a line a little below its upper edge. */
      const shown = (thing: Element, { left, top, width }: DOMRect): number => {
        let much = 0;
        for (let x = left; x < left + width; x += 2) if (thing.contains(hit([x, top + 24]))) much += 2;
        return much;
      };

      const found: string[] = [];
      const things = document.querySelectorAll<HTMLElement | SVGElement>(choosable);
      if (things.length === 0) return ["nothing can be chosen"];
      for (const thing of things) {
        if (!thing.checkVisibility({ visibilityProperty: true })) continue;
        bringIntoSight(thing);
        const box = boxOf(thing);
        if (thing.matches(lying)) {
          const much = shown(thing, box);
          if (much < least) found.push(`${name(thing)} shows only ${much} px`);
          continue;
        }
        const room = fingerRoom(thing, box);
        if (room < (thing.matches("[data-piece]") ? leastPiece : least))
          found.push(`${name(thing)} is only ${room.toFixed(1)} px large`);
        for (const spot of spotsOf(thing, box)) {
          const there = hit(spot);
          if (belongs(thing, there)) continue;
          const by = there
            ? `${there.tagName}.${there.getAttribute("class")} “${name(there)}”`
            : "nothing: it is outside";
          found.push(`${name(thing)} at ${spot.map(Math.round)}: ${by}`);
        }
      }
      return found;
    },
    [choosable, LYING, LEAST, leastPiece] as const,
  );

/**
 * Looks at a moment of a game in a window of every size; on every day in one, and the moments, which are numbered, take
 * turns. `prepare` brings about what has passed by the next one.
 */
async function inOrder(
  page: Page,
  nth: number,
  moment: string,
  prepare: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  // Nothing rises under a pointer that happens to rest somewhere.
  await page.mouse.move(1, 1);
  for (const [width, height] of inTurn(SIZES, nth)) {
    await page.setViewportSize({ width, height });
    await prepare();
    const phone = Math.min(width, height) < 400;
    await expect
      .poll(() => faults(page, phone ? LEAST_PIECE : LEAST), {
        message: `${moment} at ${width}×${height}`,
      })
      .toEqual([]);
  }
  await page.setViewportSize({ width: SIZES[0][0], height: SIZES[0][1] });
}

test("in The Confrontation nothing covers what can be chosen: set-up, turn, march, battle", {
  timeout: LONG,
}, async () => {
  const page = await site.visit();
  await openTable(page, site.address, "computer");
  const standees = page.locator("#board button[data-ready]");
  await standees.first().waitFor();
  await inOrder(page, 0, "set-up");
  await standees.first().click();
  await page.locator("#board path[data-reach]").first().waitFor();
  await inOrder(page, 1, "a piece in hand");
  await page.getByRole("button", { name: "Place for me" }).click();
  await page.getByRole("button", { name: "Ready" }).waitFor();
  await inOrder(page, 2, "all placed");
  await setOut(site, null, page);
  await page.locator("#choices").getByText("Who sets out?").waitFor();
  await inOrder(page, 3, "a turn");
  await standees.first().click();
  await page.locator("#board path[data-reach]").first().waitFor();
  await inOrder(page, 4, "a march");
  await inBattle(site, page, null);
  await page.locator("#board [data-playable]").first().waitFor();
  await inOrder(page, 5, "a battle");
  await page.setViewportSize(PHONE);
  await expect.poll(() => handInBattle(page)).toEqual({ onAnother: 0, dull: 0 });
});

/** How many cards of a hand lie on another, and how many that can be played do not glow. */
const handInBattle = (page: Page) =>
  page.evaluate(() => {
    const cards = [...document.querySelectorAll("#board [data-playable]")];
    const boxes = cards.map((card) => card.getBoundingClientRect());
    return {
      onAnother: boxes.filter((one, i) =>
        boxes.some(
          (other, j) =>
            j > i &&
            one.left < other.right &&
            one.right > other.left &&
            one.top < other.bottom &&
            one.bottom > other.top,
        ),
      ).length,
      dull: cards.filter((card) => !getGlow(card)).length,
    };
    function getGlow(card: Element): boolean {
      return [...card.querySelectorAll("*")].some((part) => getComputedStyle(part).boxShadow !== "none");
    }
  });

test("in Duel nothing covers what can be chosen: turn, card, tokens, map", { timeout: LONG }, async () => {
  const page = await site.visit();
  for (const [nth, sight] of SIGHTS.entries()) {
    await show(site, page, sight);
    await inOrder(page, nth + 1, sight);
  }
});

/** Whether every corner of a button is in sight where it stands, a little within. */
const inSight = (button: Locator): Promise<boolean> =>
  button.evaluate((button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    return [left + 4, right - 4].every((x) =>
      [top + 4, bottom - 4].every((y) => button.contains(document.elementFromPoint(x, y))),
    );
  });

const LOOKING_BACK = [
  { game: "Duel", sit: (page: Page) => show(site, page, "button[data-reach]") },
  {
    game: "War of the Ring",
    sit: (page: Page) => actAt(site, moment({ seat: SHADOW, prompt: "act", after: 100 }), page),
  },
];

test.each(inTurn(LOOKING_BACK, 0))(
  "in $game the way back to the present is in sight in every window",
  { timeout: LONG },
  async ({ sit }) => {
    const page = await site.visit();
    await page.setViewportSize({ width: SIZES[0][0], height: SIZES[0][1] });
    await sit(page);
    await page.getByRole("button", { name: "History" }).click();
    const back = page.getByRole("button", { name: /^Back to now/ });
    await back.waitFor();
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => inSight(back), { message: `at ${width}×${height}` }).toBe(true);
    }
    await back.click();
    await page.locator("#choices button").first().waitFor();
  },
);

/** Small windows, where the map of the War is moved about and its trays are folded, and how large the letters are. */
const SMALL = inFull(
  [
    [844, 390, 1],
    [320, 640, 1],
    [1440, 900, 2],
  ],
  [
    [1024, 768, 1],
    [844, 390, 1],
    [720, 450, 1],
    [390, 844, 1],
    [320, 640, 1],
    [1440, 900, 2],
  ],
);
/** What browsers call a text of 100 %, in CSS pixels. */
const LETTERS = 16;
/** Regions and armies are brought into sight by the keyboard; what the bar has no room for is pressed on them. */
const IN_WAR = "#choices button:not([data-copy]), #board path[data-reach], #board [data-piece][data-ready]";

/** Looks at moments of games in small windows: what can be chosen can be reached, and words in the bar are whole. */
async function onSmallScreens(choosable: string, moments: readonly Moment[]): Promise<void> {
  const page = await site.visit();
  spend(page);
  const browser = await page.context().newCDPSession(page);
  for (const [nth, at] of moments.entries()) {
    await browser.send("Page.setFontSizes", { fontSizes: { standard: LETTERS } });
    await actAt(site, at, page);
    for (const [width, height, text] of inTurn(SMALL, nth)) {
      await browser.send("Page.setFontSizes", { fontSizes: { standard: text * LETTERS } });
      await page.setViewportSize({ width, height });
      await expect
        .poll(async () => [...(await faults(page, LEAST, choosable)), ...(await misfits(page, "#choices"))], {
          message: `${at.ask.prompt} at ${width}×${height}, ${text * 100} %`,
        })
        .toEqual([]);
    }
  }
}

test(
  "in War of the Ring nothing covers what can be chosen on small screens: march, companions, battle, hunt",
  {
    timeout: LONG,
  },
  () =>
    onSmallScreens(IN_WAR, [
      moment({ seat: SHADOW, prompt: "move", after: 100 }),
      moment({ seat: FREE, prompt: "group-to" }),
      moment({ seat: SHADOW, prompt: "combat-card", after: 150 }),
      moment({ seat: FREE, prompt: "casualty", after: 40 }),
    ]),
);

test(
  "in The Battle of Five Armies nothing covers what can be chosen on small screens: leaders, casualties",
  {
    timeout: LONG,
  },
  () =>
    onSmallScreens(IN_WAR, [
      inTheValley({ seat: FREE, prompt: "lead" }),
      inTheValley({ seat: FREE, prompt: "casualties", after: 100 }),
    ]),
);

test(
  "in the trading card game nothing covers what can be chosen on small screens: assignment, skirmish, draft",
  {
    timeout: LONG,
  },
  () =>
    onSmallScreens(
      "#choices button:not([data-copy]), #board button[data-able]",
      Object.values(CARD_SIGHTS).map((sight) => sight()),
    ),
);

/** Listens in on a table's socket. Says to the page what its server might say. */
async function between(page: Page): Promise<(message: object) => void> {
  const sockets: { send(text: string): void }[] = [];
  spend(page);
  await page.routeWebSocket(/\/ws$/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => server.send(message));
    server.onMessage((message) => socket.send(message));
    sockets.push(socket);
  });
  return (message) => sockets.at(-1)?.send(JSON.stringify(message));
}

test.each(inTurn(["confrontation", "duel"], 0))(
  "in %s nothing that the table tells lies on what can be chosen",
  {
    timeout: LONG,
  },
  async (game) => {
    const page = await site.visit();
    const tell = await between(page);
    await openTable(page, site.address, "computer", 1, game);
    const player = new Player(page, 2);
    if (game === "confrontation") await player.setUp();
    await player.choices().first().waitFor();
    await inOrder(page, game === "duel" ? 1 : 2, "news", async () => {
      tell({ type: "bot-fell-back", seat: 0, to: "gentle" });
      await page.locator("#notices").getByText("chose at once").waitFor();
    });
  },
);

test("a map stays where it lies, and as large, while the table tells something", {
  timeout: LONG,
  skip: !isFull,
}, async () => {
  const page = await site.visit();
  const tell = await between(page);
  await openTable(page, site.address, "computer");
  await page.locator("#board [data-setup] button").first().waitFor();
  /** Where the map lies, and how wide, in windows of every size. */
  const lies = async (prepare: () => Promise<void>): Promise<number[][]> => {
    const found: number[][] = [];
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await prepare();
      await page.waitForTimeout(AT_REST);
      const box = await page.locator("#board [data-page]").boundingBox();
      found.push(box ? [box.x, box.y, box.width] : []);
    }
    return found;
  };
  const before = await lies(() => Promise.resolve());
  const during = await lies(async () => {
    tell({ type: "bot-fell-back", seat: 1, to: "gentle" });
    await page.locator("#notices").getByText("chose at once").waitFor();
  });
  const moved = during.map((box, i) =>
    Math.max(...box.map((at, j) => Math.abs(at - (before[i]?.[j] ?? Number.NaN)))),
  );
  // A map with a little room to spare stays in the middle of it.
  for (const [i, by] of moved.entries()) expect(by, SIZES[i]?.join("×")).toBeLessThan(3);
});

test("an offer hides nothing, and can be answered at every size", {
  timeout: LONG,
  skip: !isFull,
}, async () => {
  const [good, dark] = [await site.visitPlainly(), await site.visit()];
  await setOut(site, good, dark);
  await good.getByRole("button", { name: "Table", exact: true }).click();
  await good.getByRole("button", { name: "Offer a draw" }).click();
  await dark.locator("#notices").getByRole("button", { name: "Decline" }).waitFor();
  await inOrder(dark, 1, "an offer", () => dark.locator("#notices").getByText("Decline").waitFor());
  await dark.locator("#notices").getByRole("button", { name: "Decline" }).click();
  await good.locator("#notices").getByText("declines the draw").waitFor();
});
