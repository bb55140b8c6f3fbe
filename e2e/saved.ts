/// <reference lib="dom" />
/** Tables that begin in the middle of a game: always the same position, and the same chance from there on. */
import { keyed, published } from "@westmarch/fairness";
import {
  type Ask,
  begin,
  type Core,
  Engine,
  type Option,
  type Recording,
  record,
  type Save,
  type Settings,
  save,
  stream,
} from "@westmarch/kernel";
import type { Joined } from "@westmarch/protocol";
import { importSave } from "@westmarch/server";
import type { Page } from "playwright-core";
import { gameOf } from "./replaying.ts";
import type { Serving } from "./server.ts";

const KEY = "5e".repeat(32);

/** A server, and where it keeps its tables. */
export interface Hosting {
  readonly address: string;
  readonly serving: Pick<Serving, "data">;
}

/** Whether a question is being asked, by the name of its prompt. */
export const asksFor =
  (prompt: string) =>
  (asks: readonly Ask[]): boolean =>
    asks.some((ask) => ask.prompt === prompt);

export interface Course<G = Core> {
  readonly settings?: Settings;
  readonly seed: number;
  /** How a choice is made. By default anything is chosen, as likely as anything else. */
  readonly choose?: (view: G, ask: Ask, random: (sides: number) => number) => Option;
  /** Where it breaks off, by what is asked, how many choices were made and how all stands; by default at its end. */
  readonly until?: (asks: readonly Ask[], made: number, position: G) => boolean;
}

/** A game of anybody's choices, as a file would hold it. Throws if it ends before the moment that is wanted. */
export const played = (game: string, course: Course): Save => playedBy(new Engine(gameOf(game)), course);

/** The same of a game whose state is known. */
export function playedBy<G extends Core<S>, S>(engine: Engine<G, S>, course: Course<G>): Save {
  const { ended, saved } = play(engine, course);
  if (ended && course.until)
    throw new Error(`the game of ${engine.game.id} with seed ${course.seed} ends too soon`);
  return saved;
}

/** Plays until it is to break off, or to its end. */
function play<G extends Core<S>, S>(
  engine: Engine<G, S>,
  { settings = {}, seed, until, choose = anything }: Course<G>,
): { ended: boolean; saved: Save } {
  const [chance, random] = [keyed(KEY), stream(seed)];
  let recording: Recording<G> = begin(engine, settings, chance);
  for (let made = 0; !recording.state.result; made++) {
    const asks = engine.asks(recording.state);
    if (until?.(asks, made, recording.state)) return { ended: false, saved: filed(save(engine, recording)) };
    const [ask] = asks;
    const option = choose(engine.view(recording.state, ask.seat), ask, random);
    recording = record(engine, recording, ask.seat, [option], chance);
  }
  return { ended: true, saved: filed(save(engine, recording)) };
}

const anything = (_view: unknown, { options }: Ask, random: (sides: number) => number): Option =>
  options[random(options.length)];

/** The same, up to the last moment at which this is asked. */
export function playedToTheLast(game: string, seed: number, wanted: (asks: readonly Ask[]) => boolean): Save {
  let last = 0;
  const note = (asks: readonly Ask[], made: number) => {
    if (wanted(asks)) last = made;
    return false;
  };
  play(new Engine(gameOf(game)), { seed, until: note });
  return played(game, { seed, until: (_asks, made) => made === last });
}

const filed = (saved: Save): Save =>
  JSON.parse(JSON.stringify({ ...saved, fairness: published(KEY, []) })) as Save;

/** Puts a saved game on a table, where everybody sits down. Returns the address of each seat. */
export async function seated(site: Hosting, saved: Save): Promise<string[]> {
  const { invitations } = await importSave(site.serving.data, saved);
  const addresses: string[] = [];
  for (const [i, invitation] of invitations.entries()) {
    const response = await fetch(`${site.address}/api/join`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ invitation: invitation.token, name: `Player ${i + 1}` }),
    });
    if (!response.ok) throw new Error(`seat ${i} cannot be taken: ${await response.text()}`);
    const { table, token } = (await response.json()) as Joined;
    addresses.push(`${site.address}/table/${table}#${token}`);
  }
  return addresses;
}

/**
 * Leads a page to an address. Where the site is open on it already, it goes there as by a link: nothing is loaded and
 * compiled anew.
 */
export async function lead(page: Page, address: string): Promise<void> {
  const within = await page.evaluate(async (address) => {
    const { origin, pathname, search, hash } = new URL(address);
    const before = document.querySelector("#main");
    // A page that is there already does not begin anew by being led to.
    if (origin !== location.origin || pathname === location.pathname || !before) return false;
    history.pushState(null, "", pathname + search + hash);
    dispatchEvent(new PopStateEvent("popstate"));
    // What stood there is not taken for what is to come.
    while (before.isConnected) await new Promise(requestAnimationFrame);
    return true;
  }, address);
  if (!within) await page.goto(address);
}

/** The same, and these pages, in the order of seats, look at it. */
export async function sit(
  site: Hosting,
  saved: Save,
  ...pages: readonly (Page | null)[]
): Promise<readonly string[]> {
  const addresses = await seated(site, saved);
  for (const [i, address] of addresses.entries()) {
    const page = pages[i];
    if (page) await lead(page, address);
  }
  for (const page of pages)
    await page?.locator("#board [data-explain]").first().waitFor({ state: "attached" });
  return addresses;
}

/** Two at a table of The Confrontation: all stand, and the Shadow player begins. */
export const setOut = (site: Hosting, good: Page | null, dark: Page | null): Promise<unknown> =>
  sit(site, played("confrontation", { seed: 1, until: asksFor("turn") }), good, dark);

/** Two in a battle late in a game of The Confrontation: both choose their cards. */
export const inBattle = (site: Hosting, good: Page | null, dark: Page | null): Promise<unknown> =>
  sit(
    site,
    playedToTheLast("confrontation", 1, (asks) => asks.length > 1 && asksFor("card")(asks)),
    good,
    dark,
  );
