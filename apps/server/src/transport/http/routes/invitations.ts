/** The calls about seats that are kept for people by name. */
import {
  challengeWithdrawal,
  type InvitationsTold,
  invitationDrop,
  type PersonTold,
  personInvite,
  personUnblock,
} from "@westmarch/protocol";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { AccountTables } from "../../../features/accounts/account-tables.ts";
import type { Friends } from "../../../features/accounts/friends.ts";
import type { Invitations } from "../../../features/accounts/invitations.ts";
import type { MailLinks } from "../../../features/accounts/mail-links.ts";
import type { Checked } from "../../../features/accounts/people.ts";
import type { Sessions, SignedIn } from "../../../features/accounts/sessions.ts";

type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

interface InvitationCalls {
  readonly sessions: Sessions;
  readonly mail: MailLinks;
  readonly invitations: Invitations;
  readonly tables: AccountTables;
  readonly friends: Friends;
  /** What a change goes through; `entrance`: and names that are looked up are counted. */
  readonly change: { readonly onRequest: Guard[] };
  readonly entrance: { readonly onRequest: Guard[] };
  /** What the account looks like to its person. */
  readonly told: (signed: SignedIn | null) => Promise<PersonTold>;
  readonly checked: Checked;
}

export function invitationCalls(
  app: FastifyInstance,
  { sessions, mail, invitations, tables, friends, entrance, change, told, checked }: InvitationCalls,
): void {
  app.post("/person/invite", entrance, async (request) => {
    const { person } = await sessions.must(request);
    const { to, table } = await invitations.send(person, checked(personInvite, request.body));
    if (to?.mail) await mail.invite(to.mail, person, table);
    return {};
  });
  // Invitations to tables that wait for the caller, and what the caller has sent.
  app.get("/person/invitations", async (request): Promise<InvitationsTold> => {
    const { person } = await sessions.must(request);
    // Every page of a person asks this now and then.
    await friends.here(person);
    return invitations.told(person.id);
  });
  // Takes back what the caller has sent for a seat. At an own table its link opens nothing from now on.
  app.post("/person/challenges/withdraw", change, async (request): Promise<InvitationsTold> => {
    const { person } = await sessions.must(request);
    const wish = checked(challengeWithdrawal, request.body);
    await invitations.withdraw(person.id, wish);
    await tables.renewInvitation(person, wish);
    return invitations.told(person.id);
  });
  app.post("/person/invitations/drop", change, async (request) => {
    const { person } = await sessions.must(request);
    await invitations.drop(person.id, checked(invitationDrop, request.body));
    return {};
  });
  app.post("/person/unblock", change, async (request): Promise<PersonTold> => {
    const { person } = await sessions.must(request);
    await invitations.unblock(person.id, checked(personUnblock, request.body).name);
    return told(await sessions.must(request));
  });
}
