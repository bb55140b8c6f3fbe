/** What goes along with a round that has begun, on every page: its table among one's own, and word to whoever is away. */
import type { TournamentMine } from "@westmarch/protocol";
import { useEffect } from "react";
import { useDevice } from "../device/index.ts";
import { useTelling } from "../notices/device.ts";
import { TABLES_GIVEN, useAccount } from "../people/account.ts";
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

/** Whether a table comes here now for the first time. */
function comesFirst(table: string): boolean {
  const brought = broughtHere();
  if (brought.includes(table)) return false;
  try {
    localStorage.setItem(BROUGHT, JSON.stringify([...brought, table].slice(-MOST)));
  } catch {
    // Without room to remember it, it is brought as often as a page is opened.
  }
  return true;
}

/** Puts tables of one's rounds among one's own, before anybody has been there: a guest's from here, an account's from the account. */
export function useBroughtTables(mine: readonly TournamentMine[]): void {
  const signedIn = useAccount(({ person }) => person !== null);
  useEffect(() => {
    const { tables } = useDevice.getState();
    for (const { id, game, call } of mine) {
      if (!call || tables.some(({ table }) => table === call.table) || !comesFirst(call.table)) continue;
      if (signedIn) dispatchEvent(new Event(TABLES_GIVEN));
      else void takeSeat({ tournament: id, game, table: call.table });
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
