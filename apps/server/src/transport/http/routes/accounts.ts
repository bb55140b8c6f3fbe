import {
  type AccountsTold,
  type MailLinkTold,
  mailLink,
  mailLook,
  mailWish,
  type PasskeyChallenge,
  type PersonGames,
  type PersonKept,
  type PersonTablesTold,
  type PersonTold,
  passkeyBegin,
  passkeyFinish,
  passkeyNaming,
  passkeyRemoval,
  personForgets,
  personShelf,
  personTables,
  personWish,
  type ShelfTold,
  signOut,
} from "@westmarch/protocol";
import { Refused } from "@westmarch/table";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { PersonData } from "../../../database/schema/accounts.ts";
import type { AccessControl } from "../../../features/access/access-control.ts";
import type { AccountTables } from "../../../features/accounts/account-tables.ts";
import type { CloudShelves } from "../../../features/accounts/cloud-shelf.ts";
import type { ClubSignIn } from "../../../features/accounts/club-sign-in.ts";
import type { Friends } from "../../../features/accounts/friends.ts";
import type { GuestBotService } from "../../../features/accounts/guest-bots/guest-bots.ts";
import type { Invitations } from "../../../features/accounts/invitations.ts";
import { type MailLinks, PATIENCE } from "../../../features/accounts/mail-links.ts";
import type { Passkeys, Site } from "../../../features/accounts/passkeys.ts";
import type { Checked, Limit } from "../../../features/accounts/people.ts";
import { type Leave, signedInElse, taken } from "../../../features/accounts/person.ts";
import { mustBeOurs, type Sessions, type SignedIn } from "../../../features/accounts/sessions.ts";
import { addressOf } from "../../../platform/client-address.ts";
import { newToken } from "../../../platform/random.ts";
import type { AccountStore } from "../../../stores/account-store.ts";
import type { IdentityStore } from "../../../stores/identity-store.ts";
import type { HostLimits, TableServices } from "../../../tables/services.ts";
import { limited, WHOLE } from "../guards.ts";
import { originOf } from "../static-files.ts";
import { clubCalls } from "./club.ts";
import { friendCalls } from "./friends.ts";
import { invitationCalls } from "./invitations.ts";
import { languageIn, publicPageCalls } from "./public-pages.ts";

/** What a browser is known by that has asked for a link by mail. No script reads it, and no other call is sent it. */
const ASKED = "westmarch-asked";
const ASKED_AT = { path: "/api/person/mail", httpOnly: true, sameSite: "strict" } as const;

/** What the calls are carried out with. */
interface Desk {
  readonly services: Pick<HostLimits, "policy" | "quotas"> & Pick<TableServices, "entropy">;
  readonly store: AccountStore;
  readonly sessions: Sessions;
  readonly passkeys: Passkeys;
  readonly mail: MailLinks;
  readonly tables: AccountTables;
  readonly bots: GuestBotService;
  readonly shelves: CloudShelves;
  readonly invitations: Invitations;
  readonly friends: Friends;
  readonly standing: PersonRecords;
  readonly access: AccessControl;
  readonly identities: IdentityStore;
  /** Null: no club signs people in here. */
  readonly club: ClubSignIn | null;
}

/** The leave that the caller of a request has to make an account. */
const leaveOf =
  (access: AccessControl, { headers }: FastifyRequest): Leave =>
  (shown) =>
    access.registering(headers.cookie, shown);

/** What is kept about people by parts of the server that hold no accounts: ratings and tournaments. */
export interface PersonRecords {
  kept(person: string): Promise<Pick<PersonKept, "ratings" | "tournaments">>;
  /** Removes what leads to a person whose account is deleted. */
  leave(person: string): Promise<void>;
}

/** What requests go through before they change something, and where they come from. */
function guardsOf({ services }: Desk, signIns: Limit) {
  const ours = async (request: FastifyRequest) => mustBeOurs(request, services.policy.origins);
  return {
    ours,
    entrance: { onRequest: [ours, signIns] },
    change: { onRequest: [ours] },
    wide: limited(services, "tables", WHOLE),
    site: (request: FastifyRequest): Site => {
      const { address } = services.policy;
      const origin = address === "" ? originOf(request) : new URL(address).origin;
      if (origin === null) throw new Refused("bad-message");
      return { origin };
    },
  };
}

/** What an account looks like to its person. `here`: the session that asks; null: none of that person's. */
async function toldOf(
  { store, mail, invitations, identities }: Pick<Desk, "store" | "mail" | "invitations" | "identities">,
  person: PersonData,
  here: string | null,
): Promise<PersonTold> {
  return {
    person: { ...seen(person), blocked: await invitations.blocked(person.id) },
    mails: mail.sends,
    clubs: (await identities.of(person.id)).map(({ issuer, made_at }) => ({ issuer, madeAt: made_at })),
    passkeys: (await store.passkeys(person.id)).map(({ id, name, made_at, used_at }) => ({
      id,
      name,
      madeAt: made_at,
      usedAt: used_at,
    })),
    sessions: (await store.sessions(person.id)).map(({ id, device, made_at, seen_at }) => ({
      id,
      device,
      madeAt: made_at,
      seenAt: seen_at,
      here: id === here,
    })),
  };
}

/** All that is kept about a person. */
export async function keptOf(
  desk: Omit<Desk, "services" | "sessions" | "passkeys">,
  person: PersonData,
  here: string | null,
): Promise<PersonKept> {
  const { tables, shelves, invitations, bots, friends, standing } = desk;
  return {
    ...(await toldOf(desk, person, here)),
    tables: await tables.kept(person),
    shelf: await shelves.all(person.id),
    invitations: await invitations.kept(person),
    bots: await bots.ownedBy(person),
    friends: await friends.told(person.id),
    ...(await standing.kept(person.id)),
  };
}

/** Who calls, and what the caller's account looks like. */
function personsOf(desk: Desk, { site }: ReturnType<typeof guardsOf>) {
  const { sessions, mail, access } = desk;
  const told = async (signed: SignedIn | null): Promise<PersonTold> =>
    signed
      ? toldOf(desk, signed.person, signed.session.id)
      : { person: null, mails: mail.sends, clubs: [], passkeys: [], sessions: [] };
  return {
    told,
    /** Signs a caller in who has given a proof, unless that is done. Throws `Refused` where another account is signed in. */
    enter: async (request: FastifyRequest, reply: FastifyReply, person: string): Promise<PersonTold> => {
      const before = await sessions.of(request);
      if (before?.person.id === person) return told(before);
      if (before) throw signedInElse();
      const secure = site(request).origin.startsWith("https:");
      return told(await sessions.begin(request, reply, person, secure));
    },
    caller: async (request: FastifyRequest) => ({
      person: (await sessions.of(request))?.person ?? null,
      browser: request.cookies[ASKED] ?? null,
      leave: leaveOf(access, request),
    }),
  };
}

interface AccountCalls extends Desk, ReturnType<typeof guardsOf>, ReturnType<typeof personsOf> {
  readonly checked: Checked;
  /** Counts tries at signing in, and names that are looked up. */
  readonly signIns: Limit;
}

/** The calls about accounts. */
export function serve(app: FastifyInstance, desk: Desk, checked: Checked, signIns: Limit): void {
  const guards = guardsOf(desk, signIns);
  const calls = { ...desk, ...guards, ...personsOf(desk, guards), checked, signIns };
  profileCalls(app, calls);
  publicPageCalls(app, calls);
  invitationCalls(app, calls);
  friendCalls(app, calls);
  passkeyCalls(app, calls);
  mailCalls(app, calls);
  clubCalls(app, { ...calls, leaveOf: (request) => leaveOf(desk.access, request) });
  tableCalls(app, calls);
  leavingCalls(app, calls);
}

/** The own account. */
function profileCalls(
  app: FastifyInstance,
  { store, sessions, mail, tables, shelves, change, told, checked }: AccountCalls,
): void {
  // The signed-in account, or null.
  app.get("/person", async (request): Promise<PersonTold> => told(await sessions.of(request)));
  app.post("/person", change, async (request): Promise<PersonTold> => {
    const { person } = await sessions.must(request);
    if (!(await store.change(person.id, checked(personWish, request.body)))) throw taken();
    const now = await sessions.must(request);
    const { name, colour, charge } = now.person;
    if (name !== person.name || colour !== person.colour || charge !== person.charge)
      await tables.show(now.person);
    return told(now);
  });
  // Whether people may have accounts here, and who is signed in.
  app.get("/accounts", async (request): Promise<AccountsTold> => {
    const signed = await sessions.of(request);
    if (!signed) return { on: true, mails: mail.sends, person: null };
    const { id, name, colour, charge } = signed.person;
    return { on: true, mails: mail.sends, person: { id, name, colour, charge } };
  });
  app.post("/person/shelf", change, async (request): Promise<ShelfTold> => {
    const { person } = await sessions.must(request);
    return shelves.sync(person.id, checked(personShelf, request.body));
  });
}

/** Signing in by passkey, and the passkeys of an account. */
function passkeyCalls(
  app: FastifyInstance,
  {
    store,
    sessions,
    passkeys,
    mail,
    access,
    identities,
    club,
    entrance,
    change,
    site,
    told,
    enter,
    checked,
  }: AccountCalls,
): void {
  app.post("/person/passkeys/name", change, async (request): Promise<PersonTold> => {
    const { person } = await sessions.must(request);
    const { id, name } = checked(passkeyNaming, request.body);
    await store.namePasskey(person.id, id, name);
    return told(await sessions.must(request));
  });
  app.post("/person/passkey/begin", entrance, async (request): Promise<PasskeyChallenge> => {
    const wish = checked(passkeyBegin, request.body);
    if (wish.to !== "add" && (await sessions.of(request))) throw signedInElse();
    const person = wish.to === "add" ? (await sessions.must(request)).person : null;
    return passkeys.begin(wish, person, site(request), leaveOf(access, request));
  });
  app.post("/person/passkey/finish", entrance, async (request, reply): Promise<PersonTold> => {
    const { ceremony, credential } = checked(passkeyFinish, request.body);
    const signed = await sessions.of(request);
    const leave = leaveOf(access, request);
    const person = await passkeys.finish(ceremony, credential, signed?.person ?? null, site(request), leave);
    return enter(request, reply, person);
  });
  app.post("/person/passkeys/remove", change, async (request): Promise<PersonTold> => {
    const { person } = await sessions.must(request);
    const { id } = checked(passkeyRemoval, request.body);
    const left = (await store.passkeys(person.id)).filter((passkey) => passkey.id !== id);
    const byClub = club !== null && (await identities.of(person.id)).length > 0;
    if (left.length === 0 && !byClub && (person.mail === null || !mail.sends))
      throw new Refused("illegal", { reason: "last-way" }, "This is the only way into the account.");
    await store.removePasskey(person.id, id);
    return told(await sessions.must(request));
  });
}

/** Signing in by a link that is mailed. */
function mailCalls(
  app: FastifyInstance,
  { services, mail, entrance, change, site, enter, caller, checked }: AccountCalls,
): void {
  app.post("/person/mail", entrance, async (request, reply) => {
    const wish = checked(mailWish, request.body);
    const browser = request.cookies[ASKED] ?? newToken(services.entropy);
    const secure = site(request).origin.startsWith("https:");
    reply.setCookie(ASKED, browser, { ...ASKED_AT, secure, maxAge: PATIENCE / 1000 });
    await mail.send(
      wish,
      { ...(await caller(request)), browser },
      addressOf(request.raw, services.policy.proxies),
    );
    return {};
  });
  app.post("/person/mail/look", change, async (request): Promise<MailLinkTold> => {
    return mail.look(checked(mailLook, request.body).token, await caller(request));
  });
  app.post("/person/mail/open", entrance, async (request, reply): Promise<PersonTold> => {
    const person = await mail.open(checked(mailLink, request.body), await caller(request));
    return enter(request, reply, person);
  });
}

/** The tables that an account knows of, and all that is kept about it. */
function tableCalls(app: FastifyInstance, calls: AccountCalls): void {
  const { sessions, tables, ours, change, wide, checked } = calls;
  app.post(
    "/person/tables",
    { onRequest: [ours, wide] },
    async (request): Promise<PersonTablesTold> =>
      tables.join(await sessions.must(request), checked(personTables, request.body)),
  );
  app.post("/person/tables/forget", change, async (request) => {
    const { person } = await sessions.must(request);
    await tables.forget(person, checked(personForgets, request.body).table);
    return {};
  });
  // Finished games of the caller, with how they ended.
  app.get(
    "/person/games",
    { onRequest: wide },
    async (request): Promise<PersonGames> => ({
      games: await tables.games((await sessions.must(request)).person, languageIn(request)),
    }),
  );
  app.get("/person/kept", { onRequest: wide }, async (request): Promise<PersonKept> => {
    const { person, session } = await sessions.must(request);
    return keptOf(calls, person, session.id);
  });
}

/** Signing out, and deleting the account. */
function leavingCalls(
  app: FastifyInstance,
  { store, sessions, tables, bots, standing, change, told, checked }: AccountCalls,
): void {
  app.post("/person/sign-out", change, async (request, reply): Promise<PersonTold> => {
    const { person, session: here } = await sessions.must(request);
    const { session = here.id, keep } = checked(signOut, request.body);
    if (!(await store.sessions(person.id)).some(({ id }) => id === session)) throw new Refused("not-found");
    // This device cannot let another device keep its links.
    await tables.signOut(session, session !== here.id ? "none" : keep ? "all" : "brought");
    if (session !== here.id) return told(await sessions.must(request));
    sessions.clear(reply);
    return told(null);
  });
  // Deletes the account of the caller, with all that is kept about it.
  app.post("/person/delete", change, async (request, reply): Promise<PersonTold> => {
    const signed = await sessions.must(request);
    await bots.removeAll(signed.person);
    await standing.leave(signed.person.id);
    await tables.remove(signed.person, signed.session);
    sessions.clear(reply);
    return told(null);
  });
}

const seen = (person: PersonData): Omit<NonNullable<PersonTold["person"]>, "blocked"> => ({
  id: person.id,
  name: person.name,
  colour: person.colour,
  charge: person.charge,
  madeAt: person.made_at,
  mail: person.mail,
  about: person.about,
  showsGames: person.shows_games === 1,
  givesPuzzles: person.gives_puzzles === 1,
  mailsInvitations: person.mails_invitations === 1,
  role: person.role,
});
