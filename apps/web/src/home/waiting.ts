import { useEffect, useState } from "react";
import { useDevice } from "../device/index.ts";
import { myTables } from "../net/api.ts";
import { tableAddress } from "../net/links.ts";
import { pollWhileVisible } from "../net/polling.ts";

/** How often a page that is being looked at asks again. */
const EVERY = 30_000;

/** By game: the address of the table that has waited longest for this device's owner. */
export function useWaiting(): ReadonlyMap<string, string> {
  const tables = useDevice((device) => device.tables);
  const [waiting, setWaiting] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    if (tables.length === 0) {
      setWaiting(new Map());
      return;
    }
    return pollWhileVisible(async (isWanted) => {
      const answer = await myTables(tables.map(({ token }) => token));
      // Without an answer the tags stay as they are: the tables page says what is wrong.
      if (!isWanted() || !answer.ok) return;
      const mine = answer.value.filter(({ yourTurn }) => yourTurn).sort((a, b) => b.changedAt - a.changedAt);
      setWaiting(new Map(mine.map(({ game, table, token }) => [game, tableAddress(table, token)])));
    }, EVERY);
  }, [tables]);
  return waiting;
}
