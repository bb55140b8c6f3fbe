/** What waits for the player at this device, asked for once for all parts of a page. */
import type { TableSummary } from "@westmarch/protocol";
import { useEffect } from "react";
import { create } from "zustand";
import { useDevice } from "../../device/index.ts";
import { myTables } from "../../net/api.ts";
import { pollWhileVisible } from "../../net/polling.ts";

/** Milliseconds after which a page that is being looked at asks again. */
const EVERY = 30_000;

/** The tables at which one of the player's seats owes a choice or an answer, those that have waited longest first. */
export const useWaitingTables = create<readonly TableSummary[]>()(() => []);

const show = (tables: readonly TableSummary[]): void => useWaitingTables.setState(tables, true);

/** Asks the server as long as a part of the page needs to know. Without an answer what was known stays. */
export function useAskWaiting(): void {
  const known = useDevice((device) => device.tables);
  useEffect(() => {
    if (known.length === 0) return show([]);
    return pollWhileVisible(async (isWanted) => {
      const answer = await myTables(known.map(({ token }) => token));
      if (!isWanted() || !answer.ok) return;
      const mine = answer.value.filter(({ yourTurn, proposed, result }) => (yourTurn || proposed) && !result);
      show(mine.toSorted((a, b) => a.changedAt - b.changedAt));
    }, EVERY);
  }, [known]);
}
