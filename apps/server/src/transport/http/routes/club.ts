/** The calls of signing in by the identity provider of a club. */
import {
  type ClubBegun,
  type ClubNewTold,
  clubBegin,
  clubLook,
  clubNew,
  type PersonTold,
} from "@westmarch/protocol";
import { Refused } from "@westmarch/table";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { CLUB_PATIENCE, type ClubSignIn } from "../../../features/accounts/club-sign-in.ts";
import type { Site } from "../../../features/accounts/passkeys.ts";
import type { Checked, Limit } from "../../../features/accounts/people.ts";
import type { Leave } from "../../../features/accounts/person.ts";
import { signedInElse } from "../../../features/accounts/person.ts";
import type { Sessions } from "../../../features/accounts/sessions.ts";
import { newToken } from "../../../platform/random.ts";
import type { AccountStore } from "../../../stores/account-store.ts";
import type { IdentityStore } from "../../../stores/identity-store.ts";
import type { TableServices } from "../../../tables/services.ts";

/** What a browser is known by that has gone to the provider. It comes back from another site, so the cookie is lax. */
const VISITOR = "westmarch-club";
const VISITOR_AT = { path: "/api/person/club", httpOnly: true, sameSite: "lax" } as const;

interface ClubCalls {
  readonly services: Pick<TableServices, "entropy">;
  readonly store: AccountStore;
  readonly identities: IdentityStore;
  readonly sessions: Sessions;
  /** Null: no club signs people in here. */
  readonly club: ClubSignIn | null;
  readonly mail: { readonly sends: boolean };
  readonly checked: Checked;
  readonly signIns: Limit;
  readonly entrance: { readonly onRequest: Limit[] | ((request: FastifyRequest) => Promise<void>)[] };
  readonly change: { readonly onRequest: ((request: FastifyRequest) => Promise<void>)[] };
  readonly site: (request: FastifyRequest) => Site;
  readonly leaveOf: (request: FastifyRequest) => Leave;
  readonly told: (signed: Awaited<ReturnType<Sessions["of"]>>) => Promise<PersonTold>;
  readonly enter: (request: FastifyRequest, reply: FastifyReply, person: string) => Promise<PersonTold>;
}

/** Why somebody could not come in by the club, for the page that says it. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Refused)) throw error;
  return String(error.refusal?.reason ?? error.code);
}

export function clubCalls(app: FastifyInstance, calls: ClubCalls): void {
  const { club } = calls;
  if (!club) return;
  visitCalls(app, calls, club);
  newCalls(app, calls, club);
}

/** Going to the provider, and coming back. */
function visitCalls(app: FastifyInstance, calls: ClubCalls, club: ClubSignIn): void {
  const { services, sessions, checked, signIns, entrance, site, leaveOf, enter } = calls;
  app.post("/person/club/begin", entrance, async (request, reply): Promise<ClubBegun> => {
    const { to } = checked(clubBegin, request.body);
    const signed = await sessions.of(request);
    if (to === "sign-in" && signed) throw signedInElse();
    const person = to === "add" ? (await sessions.must(request)).person : null;
    const browser = request.cookies[VISITOR] ?? newToken(services.entropy);
    const { origin } = site(request);
    const secure = origin.startsWith("https:");
    reply.setCookie(VISITOR, browser, { ...VISITOR_AT, secure, maxAge: CLUB_PATIENCE / 1000 });
    return { url: await club.begin({ person, browser, leave: leaveOf(request) }, origin) };
  });
  // The provider sends people here; they are led on to a page.
  app.get("/person/club/back", { onRequest: signIns }, async (request, reply) => {
    try {
      const person = (await sessions.of(request))?.person ?? null;
      const browser = request.cookies[VISITOR] ?? null;
      const came = await club.back(new URL(request.url, site(request).origin), { person, browser });
      if ("begin" in came) return await reply.redirect(`/club#${came.begin}`, 303);
      await enter(request, reply, came.person);
      return await reply.redirect("/person", 303);
    } catch (error) {
      return reply.redirect(`/club?why=${encodeURIComponent(reasonOf(error))}`, 303);
    }
  });
}

/** A new account of somebody whom the provider knows, and the end of such a link. */
function newCalls(app: FastifyInstance, calls: ClubCalls, club: ClubSignIn): void {
  const { store, identities, sessions, mail, checked, entrance, change, leaveOf, told, enter } = calls;
  const caller = (request: FastifyRequest) => ({
    browser: request.cookies[VISITOR] ?? null,
    leave: leaveOf(request),
  });
  app.post("/person/club/look", entrance, async (request): Promise<ClubNewTold> => {
    return { name: await club.look(checked(clubLook, request.body).token, caller(request)) };
  });
  app.post("/person/club/new", entrance, async (request, reply): Promise<PersonTold> => {
    const { token, name } = checked(clubNew, request.body);
    return enter(request, reply, await club.finish(token, name, caller(request)));
  });
  // Takes the club's sign-in off the caller's account.
  app.post("/person/club/remove", change, async (request): Promise<PersonTold> => {
    const { person } = await sessions.must(request);
    const others = (await store.passkeys(person.id)).length > 0 || (person.mail !== null && mail.sends);
    if (!others)
      throw new Refused("illegal", { reason: "last-way" }, "This is the only way into the account.");
    await identities.unlink(person.id);
    return told(await sessions.must(request));
  });
}
