import type { TableSummary } from "@westmarch/protocol";
import { type Answer, failureKey } from "../net/api.ts";
import { addressOf, tableAddress } from "../net/links.ts";

/** Why a call failed, as the key of its sentence. */
export type Failed = { readonly failed: ReturnType<typeof failureKey> };

/** What is known of an invitation: it opens nothing (any more); the game at its table is over; its table; or nothing. */
export type Known = "gone" | "over" | TableSummary | Failed;

/** Where a token leads that is no invitation. */
interface Elsewhere {
  readonly elsewhere: string;
}

/** The calls that tell what a token opens; neither spends an invitation. */
interface Asking {
  readonly mine: (tokens: readonly string[]) => Promise<Answer<readonly TableSummary[]>>;
  readonly replay: (token: string) => Promise<Answer<unknown>>;
}

/** Asks what this token opens. The server leaves out what opens nothing, and does not say why. */
export async function lookUp(token: string, { mine, replay }: Asking): Promise<Known | Elsewhere> {
  const answer = await mine([token]);
  if (!answer.ok) return { failed: failureKey(answer) };
  const [found] = answer.value;
  if (found?.link === "invitation") return found.result ? "over" : found;
  if (found) {
    const watched = found.mine.length === 0;
    return { elsewhere: watched ? addressOf({ kind: "watch", token }) : tableAddress(found.table, token) };
  }
  const replayed = await replay(token);
  if (replayed.ok) return { elsewhere: addressOf({ kind: "replay", token }) };
  // Only who was answered knows that there is nothing.
  const told = replayed.code === "not-found" || replayed.code === "bad-token";
  return told ? "gone" : { failed: failureKey(replayed) };
}
