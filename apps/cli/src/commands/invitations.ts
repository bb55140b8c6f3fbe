/** Invitations to a server, as its host makes, lists and revokes them. */
import { inviteToServer, listInvitations, revokeInvitation, runningAt } from "@westmarch/server";
import { type DataFlags, whereOf } from "../data.ts";
import type { Output } from "../output.ts";
import { messageOf, Trouble } from "../trouble.ts";

/** The server's tools speak in sentences for the host. */
async function withSentences<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new Trouble("trouble.other", { sentence: messageOf(error) }, { cause: error });
  }
}

interface InviteFlags extends DataFlags {
  readonly uses: number;
  readonly days: number;
  readonly note?: string;
  readonly address?: string;
}

/** `westmarch invite` */
export async function inviteCommand(flags: InviteFlags, out: Output): Promise<void> {
  const { uses, days, note = "", data } = flags;
  if (uses < 1 || uses > 1000 || days < 1 || days > 365 || note.length > 60)
    throw new Trouble("trouble.invite");
  const running = flags.address === undefined ? await withSentences(() => runningAt(data)) : null;
  const reached = flags.address ?? (running?.address || running?.local);
  if (reached === undefined) throw new Trouble("trouble.no-server", { data });
  const { id, path } = await withSentences(() => inviteToServer(whereOf(flags), { note, uses, days }));
  const link = `${reached.replace(/\/+$/, "")}${path}`;
  out.tell("invite.made", { link, uses, days, id });
  out.result({ id, link, uses, days });
}

/** `westmarch invitations`: lists them; with `--revoke`, takes one back. */
export async function invitationsCommand(
  { revoke, ...where }: DataFlags & { readonly revoke?: string },
  out: Output,
): Promise<void> {
  if (revoke !== undefined) {
    await withSentences(() => revokeInvitation(whereOf(where), revoke));
    out.tell("invitations.revoked", { id: revoke });
    out.result({ revoked: revoke });
    return;
  }
  const invitations = await withSentences(() => listInvitations(whereOf(where)));
  for (const { id, note, uses, used, until, state } of invitations) {
    const end = new Date(until).toISOString();
    out.tell("invitations.line", { id, note: note || "–", uses, used, until: end, state });
  }
  if (invitations.length === 0) out.tell("invitations.none");
  out.result({ invitations });
}
