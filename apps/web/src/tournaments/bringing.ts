/** What goes along with a round that has begun, on every page: its table among one's own, and word to a player who is away. */
import type { TournamentMine } from "@westmarch/protocol";
import { useEffect } from "react";
import { TABLES_GIVEN, useAccount } from "../accounts/account.ts";
import { useDevice } from "../device/index.ts";
import { useTelling } from "../notifications/device.ts";
import { hearOfRounds } from "./api.ts";
import { takeSeat } from "./useEnter.ts";

/** Tables that have stood among this device's own: taken off that list, they are not put there again. */
const BROUGHT = "westmarch-tournament-tables";
const MOST = 200;

function broughtHere(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(BROUGHT) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
  } catch {
    return []; // spoilt, or the browser forbids to keep anything
  }
}

/** Those that this page has asked for; what did not come is asked for again by the next one. */
const asked = new Set<string>();

function noteBrought(table: string): void {
  try {
    localStorage.setItem(BROUGHT, JSON.stringify([...broughtHere(), table].slice(-MOST)));
  } catch {
    // Without room to remember it, it is brought as often as a page is opened.
  }
}

async function bring({ id, game }: TournamentMine, table: string, signedIn: boolean): Promise<void> {
  asked.add(table);
  // What the account has got, it brings to each of its devices, and takes from all of them.
  if (signedIn) dispatchEvent(new Event(TABLES_GIVEN));
  else if ((await takeSeat({ tournament: id, game, table })).ok) noteBrought(table);
}

/** Puts tables of one's rounds among one's own, before anybody has been there: a guest's from here, an account's from the account. */
export function useBroughtTables(mine: readonly TournamentMine[]): void {
  const signedIn = useAccount(({ person }) => person !== null);
  useEffect(() => {
    const { tables } = useDevice.getState();
    for (const of of mine) {
      const table = of.call?.table;
      if (table === undefined || asked.has(table) || broughtHere().includes(table)) continue;
      if (tables.some((known) => known.table === table)) noteBrought(table);
      else void bring(of, table, signedIn);
    }
  }, [mine, signedIn]);
}

/** Lets a device that is told of its tables hear of all its rounds, but those of which it would rather not. */
export function useHeardRounds(mine: readonly TournamentMine[]): void {
  const { on, muted } = useTelling();
  const wishes = mine.map(({ id }) => `${muted.includes(id) ? "-" : "+"}${id}`).join(" ");
  useEffect(() => {
    if (!on) return;
    for (const wish of wishes.split(" ").filter(Boolean))
      void hearOfRounds(wish.slice(1), wish.startsWith("+"));
  }, [on, wishes]);
}
