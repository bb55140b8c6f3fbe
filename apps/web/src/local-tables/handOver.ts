/** Handing a game over to the server: it is played again there from its beginning, and goes on as a table. */
import type { Save } from "@westmarch/kernel";
import type { HandOver, Level, TableOpened } from "@westmarch/protocol";
import { type Answer, post } from "../net/api.ts";

/** Who is to sit on a seat there. */
export type Sitter =
  | { readonly kind: "me"; readonly name: string }
  | { readonly kind: "bot"; readonly level: Level }
  | { readonly kind: "open" };

/** What a page can say of a hand-over that failed. */
const FAILED = ["offline", "rules-differ", "save-broken", "too-large", "too-fast", "no-computers"] as const;

/** The words for why it failed. */
export function failedKey(answer: Extract<Answer<unknown>, { ok: false }>) {
  const why = answer.told ?? answer.reason ?? answer.code;
  return `failed.${FAILED.find((known) => known === why) ?? "other"}` as const;
}

/**
 * Hands a game over. With the same `claim` it may be done again where the answer was lost: the server knows the table again.
 * What lies hidden in the file is the key of its past chance alone, and that stays here: from now on the server draws.
 */
export const handOver = (
  claim: string,
  { fairness: _, ...save }: Save,
  seats: readonly Sitter[],
): Promise<Answer<TableOpened>> => {
  const wish: HandOver = { claim, save, seats: [...seats] };
  return post("/api/hand-over", wish);
};
