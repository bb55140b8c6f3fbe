/** The calls about accounts. Whatever changes something has to come from a page of this house. */
import {
  mailLink,
  mailWish,
  type PersonGames,
  type PersonKept,
  type PersonTold,
  passkeyBegin,
  passkeyFinish,
  passkeyRemoval,
  personForgets,
  personTables,
  personWish,
  signOut,
} from "@westmarch/protocol";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Refused } from "../refused.ts";
import type { Services } from "../services.ts";
import { originOf } from "../web.ts";
import type { MailLinks } from "./mail.ts";
import type { Passkeys, Site } from "./passkeys.ts";
import type { Checked, Limit } from "./people.ts";
import { mustBeOurs, type Sessions, type SignedIn } from "./sessions.ts";
import type { PersonStore } from "./store.ts";
import type { PersonTables } from "./tables.ts";

/** What the calls are carried out with. */
interface Desk {
  readonly house: Services;
  readonly store: PersonStore;
  readonly sessions: Sessions;
  readonly passkeys: Passkeys;
  readonly mail: MailLinks;
  readonly tables: PersonTables;
}

export function serve(app: FastifyInstance, desk: Desk, checked: Checked, signIns: Limit): void {
  const { house, store, sessions, passkeys, mail, tables } = desk;
  const ours = async (request: FastifyRequest) => mustBeOurs(request, house.policy.origins);
  const entrance = { onRequest: [ours, signIns] };
  const change = { onRequest: [ours] };
  const site = (request: FastifyRequest): Site => {
    const { address } = house.policy;
    const origin = address === "" ? originOf(request) : new URL(address).origin;
    if (origin === null) throw new Refused("bad-message");
    return { origin };
  };
  const told = async (signed: SignedIn | null): Promise<PersonTold> => ({
    person: signed && seen(signed),
    mails: mail.sends,
    passkeys: !signed
      ? []
      : (await store.passkeys(signed.person.id)).map(({ id, name, made_at, used_at }) => ({
          id,
          name,
          madeAt: made_at,
          usedAt: used_at,
        })),
    sessions: !signed
      ? []
      : (await store.sessions(signed.person.id)).map(({ id, device, made_at, seen_at }) => ({
          id,
          device,
          madeAt: made_at,
          seenAt: seen_at,
          here: id === signed.session.id,
        })),
  });
  /** Who is signed in after a proof was given: on this device already, or from now on. */
  const enter = async (request: FastifyRequest, reply: FastifyReply, person: string): Promise<PersonTold> => {
    const before = await sessions.of(request);
    if (before?.person.id === person) return told(await sessions.must(request));
    if (before) await tables.signOut(before.session.id, false);
    const secure = site(request).origin.startsWith("https:");
    return told(await sessions.begin(request, reply, person, secure));
  };

  app.get("/person", async (request) => told(await sessions.of(request)));
  app.post("/person", change, async (request) => {
    const { person } = await sessions.must(request);
    await store.change(person.id, checked(personWish, request.body));
    return told(await sessions.must(request));
  });
  app.post("/person/passkey/begin", entrance, async (request) => {
    const wish = checked(passkeyBegin, request.body);
    const person = wish.to === "add" ? (await sessions.must(request)).person : null;
    return passkeys.begin(wish, person, site(request));
  });
  app.post("/person/passkey/finish", entrance, async (request, reply) => {
    const { ceremony, credential } = checked(passkeyFinish, request.body);
    const signed = await sessions.of(request);
    const person = await passkeys.finish(ceremony, credential, signed?.person ?? null, site(request));
    return enter(request, reply, person);
  });
  app.post("/person/passkeys/remove", change, async (request) => {
    const { person } = await sessions.must(request);
    const { id } = checked(passkeyRemoval, request.body);
    const left = (await store.passkeys(person.id)).filter((passkey) => passkey.id !== id);
    if (left.length === 0 && (person.mail === null || !mail.sends))
      throw new Refused("illegal", { reason: "last-way" }, "This is the only way into the account.");
    await store.removePasskey(person.id, id);
    return told(await sessions.must(request));
  });
  app.post("/person/mail", entrance, async (request) => {
    await mail.send(checked(mailWish, request.body), (await sessions.of(request))?.person ?? null);
    return {};
  });
  app.post("/person/mail/open", entrance, async (request, reply) => {
    const { token } = checked(mailLink, request.body);
    const person = await mail.open(token, (await sessions.of(request))?.person ?? null);
    return enter(request, reply, person);
  });
  app.post("/person/tables", change, async (request) =>
    tables.join(await sessions.must(request), checked(personTables, request.body).tokens),
  );
  app.post("/person/tables/forget", change, async (request) => {
    const { person } = await sessions.must(request);
    await tables.forget(person, checked(personForgets, request.body).table);
    return {};
  });
  app.get(
    "/person/games",
    async (request): Promise<PersonGames> => ({
      games: await tables.games((await sessions.must(request)).person),
    }),
  );
  app.get("/person/kept", async (request): Promise<PersonKept> => {
    const signed = await sessions.must(request);
    return { ...(await told(signed)), tables: await tables.kept(signed.person) };
  });
  app.post("/person/sign-out", change, async (request, reply) => {
    const { person, session: here } = await sessions.must(request);
    const { session = here.id, keep } = checked(signOut, request.body);
    if (!(await store.sessions(person.id)).some(({ id }) => id === session)) throw new Refused("not-found");
    // What another device has, nobody can let it keep from here.
    await tables.signOut(session, keep && session === here.id);
    if (session !== here.id) return told(await sessions.must(request));
    sessions.clear(reply);
    return told(null);
  });
  app.post("/person/delete", change, async (request, reply) => {
    await tables.remove(await sessions.must(request));
    sessions.clear(reply);
    return told(null);
  });
}

const seen = ({ person }: SignedIn): NonNullable<PersonTold["person"]> => ({
  id: person.id,
  name: person.name,
  colour: person.colour,
  charge: person.charge,
  madeAt: person.made_at,
  mail: person.mail,
});
