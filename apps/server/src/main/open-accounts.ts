/** Opens the accounts. This module is loaded only where they are on. */
import cookie from "@fastify/cookie";
import { NAME as KEY, secretIn } from "../database/account-key.ts";
import type { Db } from "../database/types.ts";
import type { AccessControl } from "../features/access/access-control.ts";
import { AccountTables } from "../features/accounts/account-tables.ts";
import { CloudShelves } from "../features/accounts/cloud-shelf.ts";
import { ClubSignIn } from "../features/accounts/club-sign-in.ts";
import { type Ending, Endings } from "../features/accounts/endings.ts";
import { Friends } from "../features/accounts/friends.ts";
import { GuestBotService } from "../features/accounts/guest-bots/guest-bots.ts";
import { GuestBotStreams } from "../features/accounts/guest-bots/streams.ts";
import { Invitations } from "../features/accounts/invitations.ts";
import { MailLinks, type Post } from "../features/accounts/mail-links.ts";
import { Passkeys } from "../features/accounts/passkeys.ts";
import type { Accounts } from "../features/accounts/people.ts";
import { mustBeOurs, Sessions } from "../features/accounts/sessions.ts";
import type { Lobby } from "../features/lobby/lobby.ts";
import { PeopleDesk } from "../features/people/people-desk.ts";
import type { AdminLog } from "../features/roles/admin-log.ts";
import { AccountStore } from "../stores/account-store.ts";
import { ChallengeStore } from "../stores/challenge-store.ts";
import { FriendStore } from "../stores/friend-store.ts";
import { GuestBotStore } from "../stores/guest-bot-store.ts";
import { IdentityStore } from "../stores/identity-store.ts";
import { PeopleStore } from "../stores/people-store.ts";
import type { GameRegistry } from "../tables/game-registry.ts";
import type { RoomRegistry } from "../tables/room-registry.ts";
import type { Services } from "../tables/services.ts";
import { keptOf, type PersonRecords, serve } from "../transport/http/routes/accounts.ts";
import { serveBots } from "../transport/http/routes/guest-bots.ts";

interface Opening {
  readonly services: Services;
  readonly rooms: RoomRegistry;
  readonly lobby: Lobby;
  readonly registry: GameRegistry;
  readonly db: Db;
  readonly ending: Ending;
  readonly dataDir: string;
  /** Used instead of the mail settings; null: the settings hold. */
  readonly post: Post | null;
  /** Throws where other servers on the same database have another secret. */
  readonly share: (name: string, secret: Buffer) => Promise<void>;
  readonly standing: PersonRecords;
  readonly access: AccessControl;
  readonly adminLog: AdminLog;
}

/** How mail is sent by the settings; null: not at all. Throws if the server's address is missing, which links in mails need. */
async function postOf({ policy }: Services): Promise<Post | null> {
  const { mail, address } = policy;
  if (mail.url === "") return null;
  if (address === "")
    throw new Error(
      'the setting mail needs the setting address, as "https://table.example.org", for its links',
    );
  const { createTransport } = await import("nodemailer");
  return { transport: createTransport(mail.url), from: mail.from, origin: new URL(address).origin };
}

/** Sign-in by the identity provider of a club, whose library is loaded where the settings name one; null: they name none. */
async function openClub(
  services: Services,
  store: AccountStore,
  identities: IdentityStore,
): Promise<ClubSignIn | null> {
  const { club } = services.policy;
  if (!club) return null;
  const { ClubProvider } = await import("../features/accounts/club-provider.ts");
  return new ClubSignIn(services, store, identities, new ClubProvider(club, services.log));
}

/** Who calls, by the sessions. */
const callersBy = (sessions: Sessions): Pick<Accounts, "personOf" | "memberOf" | "adminOf"> => ({
  personOf: async (request) => {
    const found = await sessions.of(request);
    if (!found) return null;
    const { id, name, colour, charge } = found.person;
    return { id, name, colour, charge };
  },
  adminOf: async (request) => {
    const found = await sessions.of(request);
    if (!found || found.person.role === "member") return null;
    const { id, name, role } = found.person;
    return { way: "account", role, person: id, name };
  },
  memberOf: async (cookies) => (await sessions.by(cookies))?.person.id ?? null,
});

/** Accounts, and what hosts and moderators do about them. */
export interface OpenedAccounts {
  readonly accounts: Accounts;
  readonly peopleDesk: PeopleDesk;
}

/** Opens the accounts of a server. */
export async function openAccounts(opening: Opening): Promise<OpenedAccounts> {
  const { services, rooms, lobby, registry, db, ending, dataDir, post, share, standing, access, adminLog } =
    opening;
  const store = new AccountStore(db);
  const secret = secretIn(dataDir, () => services.entropy(32));
  await share(KEY, secret);
  const sessions = new Sessions(services, store);
  const tables = new AccountTables(services, {
    rooms,
    db,
    store,
    secret,
    endings: new Endings(registry, services.log, ending, (id) => services.store.table(id)),
  });
  const botStore = new GuestBotStore(db);
  const streams = new GuestBotStreams(services, botStore, tables);
  const bots = new GuestBotService(services, { bots: botStore, people: store, tables, lobby }, (id) =>
    streams.changed(id),
  );
  const mail = new MailLinks(services, store, post ?? (await postOf(services)));
  const identities = new IdentityStore(db);
  const club = await openClub(services, store, identities);
  const desk = {
    services: services,
    store,
    sessions,
    passkeys: new Passkeys(services, store),
    mail,
    tables,
    bots,
    shelves: new CloudShelves(db, services.entropy, services.clock),
    invitations: new Invitations(services, db, store, new ChallengeStore(db)),
    friends: new Friends(services, new FriendStore(db), store),
    standing,
    access,
    identities,
    club,
  };
  const peopleDesk = new PeopleDesk(services, {
    people: new PeopleStore(db),
    accounts: store,
    tables,
    bots,
    log: adminLog,
    kept: (person) => keptOf(desk, person, null),
    leave: (person) => standing.leave(person),
    lookAgain: () => access.changedHere(),
  });
  return { accounts: accountsOf(services, { desk, streams }), peopleDesk };
}

type Desk = Parameters<typeof serve>[1];

/** Accounts, as the rest of the server knows them. */
function accountsOf(
  services: Services,
  { desk, streams }: { readonly desk: Desk; readonly streams: GuestBotStreams },
): Accounts {
  const { sessions, store, tables, bots, mail, club, access } = desk;
  return {
    ...callersBy(sessions),
    mails: mail.sends,
    club: club?.provider.name ?? null,
    tellLetIn: (to, language) => mail.letIn(to, language),
    shown: (name) => store.publicPage(name),
    give: (trx, person, given) => tables.give(trx, person, given),
    mustBeOurs: (request) => mustBeOurs(request, services.policy.origins),
    readCookies: async (app) => {
      await app.register(cookie);
    },
    serve: (api, checked, limits) => {
      serve(api, desk, checked, limits.signIns);
      serveBots(api, { origins: services.policy.origins, sessions, bots, streams, access }, checked, limits);
    },
  };
}
