import type { AccessKept, AccessNow } from "@westmarch/protocol";
import { useEffect, useState } from "react";
import type { Answer } from "../../net/api.ts";
import { pollWhileVisible } from "../../net/polling.ts";
import { type AccessDeeds, accessKept, keepAccess } from "./api.ts";

/** Milliseconds between looks for those who ask. */
const EVERY = 10_000;

/** Does something about who may come in. */
export type ActOnAccess = <D extends keyof AccessDeeds>(
  deed: D,
  wish: AccessDeeds[D],
) => Promise<Answer<AccessKept>>;

/** Who may come in, as the host sees it. */
export interface HostAccess {
  /** Null until it is here. */
  readonly now: AccessNow | null;
  readonly act: ActOnAccess;
  /** The last thing that was done failed. */
  readonly failed: boolean;
}

export function useHostAccess(): HostAccess {
  const [now, setNow] = useState<AccessNow | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(
    () =>
      pollWhileVisible(async (isWanted) => {
        const answer = await accessKept();
        if (isWanted() && answer.ok) setNow(answer.value.access);
      }, EVERY),
    [],
  );
  const act: ActOnAccess = async (deed, wish) => {
    const answer = await keepAccess(deed, wish);
    setFailed(!answer.ok);
    if (answer.ok) setNow(answer.value.access);
    return answer;
  };
  return { now, act, failed };
}
