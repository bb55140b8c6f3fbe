/** Keeps what is on this device in step with the account: seats, decks, data packs, and how one likes things. */

import { isLanguage } from "@westmarch/kernel/languages";
import type { PersonTold } from "@westmarch/protocol";
import { type Preferences, useDevice } from "../device/index.ts";
import { keptHere, lookAgain, putHere, SHELF_CHANGED } from "../device/shelf.ts";
import { loadWords } from "../i18n/index.ts";
import { type Answer, myTables } from "../net/api.ts";
import { TABLES_GIVEN, useAccount } from "./account.ts";
import { forgetTable, joinTables, signMeOut, syncShelf } from "./api.ts";
import {
  besideApart,
  changesOf,
  inParts,
  meeting,
  type Step,
  taken,
  withAll,
  withoutApart,
  withoutThese,
} from "./shelving.ts";

const KEY = "westmarch-account";
/** Where the settings stand on the shelf. */
const SETTINGS = "settings:house:preferences";
/** Milliseconds without a change before it is sent. */
const PAUSE = 1500;

function stepOf(person: string): Step {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as Step | null;
    if (kept?.person === person) return kept;
  } catch {
    // spoilt: everything is compared anew, and nothing is lost by that
  }
  return meeting(person, keptHere().keys());
}

const keep = (step: Step): void => localStorage.setItem(KEY, JSON.stringify(step));

/** What goes along to other devices of how a person likes things. */
function settingsHere(): string {
  const { language, theme, motion, pace, sound, textSize } = useDevice.getState();
  return JSON.stringify({ language, theme, motion, pace, sound, textSize });
}

/** The settings of another device, as far as this page knows them. */
function takeSettings(text: string): void {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return; // from a later Westmarch, perhaps; this device keeps its own
  }
  if (typeof given !== "object" || given === null) return;
  const wish: Record<string, unknown> = {};
  const oneOf = (name: keyof Preferences, known: readonly unknown[]) => {
    const value = (given as Record<string, unknown>)[name];
    if (known.includes(value)) wish[name] = value;
  };
  oneOf("theme", ["daylight", "candle", "auto"]);
  oneOf("motion", ["auto", "calm"]);
  oneOf("pace", ["slow", "even", "fast"]);
  oneOf("textSize", ["s", "m", "l"]);
  oneOf("sound", [true, false]);
  const language = "language" in given ? given.language : null;
  if (isLanguage(language)) {
    wish.language = language;
    void loadWords(language);
  }
  useDevice.getState().set(wish);
}

/** Everything that is here and belongs into the account. */
function allHere(step: Step): Map<string, string> {
  const here = withoutApart(step, keptHere());
  // A new device takes the settings of the account before it has any of its own to tell.
  if (step.met) here.set(SETTINGS, settingsHere());
  return here;
}

/** False if it could not be kept here. */
function put(key: string, text: string | null): boolean {
  if (key !== SETTINGS) return putHere(key, text);
  if (text !== null) takeSettings(text);
  return true;
}

async function exchange(person: string): Promise<boolean> {
  const begun = stepOf(person);
  const here = allHere(begun);
  const { changes, step, tooLarge } = changesOf(begun, here, Date.now());
  keep(step);
  const parts = inParts(changes);
  let full = false;
  for (const part of parts.length > 0 ? parts : [[]]) {
    const last = stepOf(person);
    const answer = await syncShelf({ since: last.since, changes: [...part] });
    if (!answer.ok) return false;
    full ||= answer.value.full;
    const now = allHere(stepOf(person));
    const after = taken(stepOf(person), answer.value, here, now);
    const beside = besideApart(after.step, after.puts, keptHere());
    const unkept = after.puts
      .filter(([key, text]) => beside.kept.includes(key) || !put(key, text))
      .map(([key]) => key);
    keep(withoutThese(beside.step, unkept, last));
    for (const [key, text] of after.puts.filter(([key]) => !unkept.includes(key))) {
      if (text === null) here.delete(key);
      else here.set(key, text);
    }
    if (after.puts.length > 0) lookAgain();
  }
  useAccount.setState({ full: full || tooLarge.length > 0 });
  tellGuests(person);
  return true;
}

/** Exchanges what has changed, one page of this browser at a time. False if the server could not be reached. */
export async function syncNow(person: string): Promise<boolean> {
  if (!navigator.locks) return exchange(person);
  return navigator.locks.request(KEY, () => exchange(person));
}

/** The seats on this device: those of the account, and those of a guest or of another account. */
function seatsHere(person: string): { readonly own: readonly string[]; readonly guests: readonly string[] } {
  const { tables } = useDevice.getState();
  const tokens = (mine: boolean) =>
    tables.filter(({ account }) => (account === person) === mine).map(({ token }) => token);
  return { own: tokens(true), guests: tokens(false) };
}

/** Shows what of this device is not in the account. */
function tellGuests(person: string): void {
  const { apart = [], stays = false } = stepOf(person);
  const here = keptHere();
  const items = apart.filter((key) => here.has(key)).length;
  const tables = guestSeats.size;
  useAccount.setState({ guests: tables + items > 0 ? { tables, items, stays } : null });
}

/** The seats of a guest, as the server has told them from those of the account. */
let guestSeats: ReadonlySet<string> = new Set();

/** Seats of the account come here, and those of this device go there as far as they are the account's own. */
export async function joinNow(person: string, brings = false): Promise<boolean> {
  const { own, guests } = seatsHere(person);
  const answer = await joinTables({
    tokens: [...own],
    brought: brings ? [...guests] : [],
    guests: brings ? [] : [...guests],
  });
  if (!answer.ok) return false;
  const { added, gone, guests: left } = answer.value;
  const { remember, forget, give } = useDevice.getState();
  for (const token of gone) forget(token);
  give(
    guests.filter((token) => !left.includes(token)),
    person,
  );
  for (const { table, game, token, at } of [...added].reverse()) remember({ table, game, token, at });
  guestSeats = new Set(left);
  tellGuests(person);
  return true;
}

/** What a guest had on this device goes into the account, as the player has said. False if the server could not be reached. */
export async function bringGuests(person: string): Promise<boolean> {
  if (!(await joinNow(person, true))) return false;
  keep(withAll(stepOf(person)));
  return syncNow(person);
}

/** What a guest had on this device stays the guest's, as the player has said. */
export function leaveGuests(person: string): void {
  keep({ ...stepOf(person), stays: true });
  tellGuests(person);
}

/** Keeps everything in step until it is told to end. */
export function keepInStep(person: string): () => void {
  let ended = false;
  let taking = false;
  const timers: Record<"shelf" | "tables", ReturnType<typeof setTimeout> | undefined> = {
    shelf: undefined,
    tables: undefined,
  };
  const soon = (what: "shelf" | "tables", does: () => Promise<unknown>) => {
    clearTimeout(timers[what]);
    timers[what] = setTimeout(() => void (ended || does()), PAUSE);
  };
  let known = new Set(useDevice.getState().tables.map(({ table }) => table));
  /** Tables that were taken off the list here leave the account; a link that was made anew is no such thing. */
  const join = async () => {
    const now = new Set(useDevice.getState().tables.map(({ table }) => table));
    for (const table of known) if (!now.has(table)) await forgetTable(table);
    taking = true;
    await joinNow(person);
    taking = false;
    known = new Set(useDevice.getState().tables.map(({ table }) => table));
  };
  const look = () => {
    const step = stepOf(person);
    if (changesOf(step, allHere(step), 0).changes.length > 0) soon("shelf", () => syncNow(person));
  };
  const back = () => {
    if (document.visibilityState === "visible") soon("shelf", () => syncNow(person));
  };
  const unsubscribe = useDevice.subscribe((now, before) => {
    if (now.tables !== before.tables && !taking) soon("tables", join);
    look();
  });
  const given = () => soon("tables", join);
  addEventListener(TABLES_GIVEN, given);
  addEventListener(SHELF_CHANGED, look);
  document.addEventListener("visibilitychange", back);
  void join();
  void syncNow(person).then((reached) => {
    if (reached) look();
  });
  const end = () => {
    ended = true;
    unsubscribe();
    removeEventListener(TABLES_GIVEN, given);
    removeEventListener(SHELF_CHANGED, look);
    document.removeEventListener("visibilitychange", back);
    for (const timer of Object.values(timers)) clearTimeout(timer);
    endings.delete(end);
  };
  endings.add(end);
  return end;
}

const endings = new Set<() => void>();

/** Nothing more goes into the account from here. */
export function endSync(): void {
  for (const end of [...endings]) end();
}

/** Takes what the account has away from this device; what it has not stays, and what was here before. */
async function clearHere(): Promise<void> {
  const { person } = useAccount.getState();
  const step = person ? stepOf(person.id) : null;
  localStorage.removeItem(KEY);
  if (step) {
    const changed = new Set(
      changesOf(step, allHere(step), 0).changes.map(({ kind, game, id }) => `${kind}:${game}:${id}`),
    );
    const brought = new Set(step.brought);
    for (const key of Object.keys(step.items))
      if (key !== SETTINGS && !changed.has(key) && !brought.has(key)) putHere(key, null);
    lookAgain();
  }
  const { tables, forget, set } = useDevice.getState();
  const answer = await myTables(tables.map(({ token }) => token));
  if (answer.ok) {
    const open = new Set(answer.value.map(({ token }) => token));
    for (const { token } of tables) if (!open.has(token)) forget(token);
  }
  set({ name: "" });
}

/** What is here stays, and belongs to no account. */
export function leaveHere(): void {
  localStorage.removeItem(KEY);
}

/** Signs out on this device. What has not reached the account yet goes there first; what cannot, stays here. */
export async function signOutHere(person: string, keeps: boolean): Promise<Answer<PersonTold>> {
  await syncNow(person);
  endSync();
  const answer = await signMeOut({ keep: keeps });
  if (answer.ok) {
    if (keeps) leaveHere();
    else await clearHere();
  }
  return answer;
}
