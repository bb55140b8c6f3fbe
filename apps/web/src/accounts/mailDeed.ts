import type { AccountsTold, MailLinkTold } from "@westmarch/protocol";

/**
 * What a link out of a mail does here. The link says so, and not who is signed in: `add` puts the address into the account
 * that asked; `other`: which is not signed in here; `already`: its account is; `enter` and `begin` sign in, into an
 * account or into a new one.
 */
export type MailDeed = "add" | "other" | "already" | "enter" | "begin";

export interface MailMeaning {
  readonly deed: MailDeed;
  /** Another account is signed in here, and has to be signed out first. */
  readonly leaves: boolean;
  /** Another browser asked for it, and its owner may have sent it on. */
  readonly foreign: boolean;
}

/** Reads a link, with who is signed in here. */
export function meaningOf(link: MailLinkTold, here: AccountsTold["person"]): MailMeaning {
  if (link.to === "add") return { deed: link.here ? "add" : "other", leaves: false, foreign: !link.here };
  if (link.person && link.person.id === here?.id) return { deed: "already", leaves: false, foreign: false };
  return { deed: link.person ? "enter" : "begin", leaves: here !== null, foreign: !link.here };
}
