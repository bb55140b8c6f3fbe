/** Seats that are kept by name: for whoever is signed in, and by that person for others. The server keeps both, for every device. */
import type { ChallengeTold, ChallengeWithdrawal, InvitationsTold } from "@westmarch/protocol";
import { create } from "zustand";
import type { Answer } from "../net/api.ts";
import { myInvitations, withdrawChallenge } from "./api.ts";

interface ByName {
  /** What the server said last; null: it has said nothing yet. */
  readonly told: InvitationsTold | null;
  /** Whose page it was said to, by the account's id. */
  readonly person: string | null;
}

export const useByName = create<ByName>()(() => ({ told: null, person: null }));

/** Forgets what another person was told on this page. */
export function forPerson(person: string | null): void {
  if (useByName.getState().person !== person) useByName.setState({ told: null, person });
}

const NONE: readonly ChallengeTold[] = [];

/** What whoever is signed in has sent by name and nobody has taken. */
export const useChallengesSent = (): readonly ChallengeTold[] =>
  useByName(({ told }) => told?.challenges ?? NONE);

async function note(asked: Promise<Answer<InvitationsTold>>, isWanted = () => true) {
  const answer = await asked;
  if (answer.ok && isWanted()) useByName.setState({ told: answer.value });
  return answer;
}

/** Asks the server. What was known stays where there is no answer. */
export const askByName = (isWanted?: () => boolean) => note(myInvitations(), isWanted);

/** Takes back what was sent for a seat. */
export const withdraw = (wish: ChallengeWithdrawal) => note(withdrawChallenge(wish));
