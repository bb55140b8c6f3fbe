import type { InvitationNow, TableSummary } from "@westmarch/protocol";
import { type Answer, failureKey } from "../../net/api.ts";
import { addressOf, tableAddress } from "../../net/links.ts";

/** Why a call failed, as the key of its sentence. */
export type Failed = { readonly failed: ReturnType<typeof failureKey> };

/** What is known of an invitation: it opens nothing; what the server tells of it; or nothing. */
export type Known = "gone" | InvitationNow | Failed;

/** Where a token leads that is no invitation. */
interface Elsewhere {
  readonly elsewhere: string;
}

/** The calls that tell what a token opens; none spends an invitation. */
interface Asking {
  readonly invitation: (token: string) => Promise<Answer<InvitationNow>>;
  readonly mine: (tokens: readonly string[]) => Promise<Answer<readonly TableSummary[]>>;
  readonly replay: (token: string) => Promise<Answer<unknown>>;
}

/** Only who was answered knows that there is nothing. */
const isNothing = (answer: Answer<unknown>): boolean =>
  !answer.ok && (answer.code === "not-found" || answer.code === "bad-token");

/** Asks what this token opens: an invitation, or another link that was pasted without its address. */
export async function lookUp(
  token: string,
  { invitation, mine, replay }: Asking,
): Promise<Known | Elsewhere> {
  const invited = await invitation(token);
  if (invited.ok) return invited.value;
  if (!isNothing(invited)) return { failed: failureKey(invited) };
  const answer = await mine([token]);
  if (!answer.ok) return { failed: failureKey(answer) };
  const [found] = answer.value;
  if (found) {
    const watched = found.mine.length === 0;
    return { elsewhere: watched ? addressOf({ kind: "watch", token }) : tableAddress(found.table, token) };
  }
  const replayed = await replay(token);
  if (replayed.ok) return { elsewhere: addressOf({ kind: "replay", token }) };
  return isNothing(replayed) ? "gone" : { failed: failureKey(replayed) };
}
