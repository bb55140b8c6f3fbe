/** What the server says of the tables this device knows, asked for once for all parts of a page. */
import type { TableSummary } from "@westmarch/protocol";
import { useEffect } from "react";
import { create } from "zustand";
import { useDevice } from "../../device/index.ts";
import { type Failure, myTables } from "../../net/api.ts";
import { pollWhileVisible } from "../../net/polling.ts";

/** Milliseconds after which a page that is being looked at asks again. */
const EVERY = 30_000;

interface OwnTablesTold {
  /** Null: nothing was told yet. */
  readonly summaries: readonly TableSummary[] | null;
  /** Why nothing was told when it was asked for last. What was known stays. */
  readonly failure: Failure | null;
}

/** How the tables this device knows stand. */
export const useOwnTables = create<OwnTablesTold>()(() => ({ summaries: null, failure: null }));

/** The tables at which one of the player's seats owes a choice or an answer, those that have waited longest first. */
export const useWaitingTables = create<readonly TableSummary[]>()(() => []);

/** A seat that a person keeps for the player, as a row of the bell. */
interface Challenge {
  readonly id: string;
  readonly text: string;
  readonly href: string;
}

/** The seats that people keep for the player who is signed in. What knows of accounts tells them. */
export const useChallenges = create<readonly Challenge[]>()(() => []);

function show(summaries: readonly TableSummary[]): void {
  useOwnTables.setState({ summaries, failure: null });
  const mine = summaries.filter(({ yourTurn, proposed, result }) => (yourTurn || proposed) && !result);
  useWaitingTables.setState(
    mine.toSorted((a, b) => a.changedAt - b.changedAt),
    true,
  );
}

/** Asks the server how these tables stand. Without an answer what was known stays. */
export async function askOwnTables(tokens: readonly string[], isWanted = () => true): Promise<void> {
  if (tokens.length === 0) return show([]);
  const answer = await myTables(tokens);
  if (!isWanted()) return;
  if (answer.ok) show(answer.value);
  else useOwnTables.setState({ failure: answer });
}

/** Asks the server as long as a part of the page needs to know. */
export function useAskWaiting(): void {
  const known = useDevice((device) => device.tables);
  useEffect(() => {
    const tokens = known.map(({ token }) => token);
    return pollWhileVisible((isWanted) => askOwnTables(tokens, isWanted), EVERY);
  }, [known]);
}
