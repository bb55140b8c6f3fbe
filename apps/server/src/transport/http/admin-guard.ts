/** Who is let into the admin page, and how calls of it say what they do. */
import type { AdminDeed } from "@westmarch/protocol";
import { Refused } from "@westmarch/table";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Accounts } from "../../features/accounts/people.ts";
import type { Admin } from "../../features/admin/admin.ts";
import { type AdminCaller, BY_LINK, mustBeAllowed } from "../../features/roles/admin-caller.ts";
import { originAllowed } from "../../platform/client-address.ts";
import { cookieOf } from "../../platform/cookies.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** What a call of the admin page does, by which roles are checked. */
    readonly deed?: AdminDeed;
  }
}

const COOKIE = "westmarch-keeper";
const PATH = "/api/keeper";

/** Tells who makes a call of the admin page, once the call has been let in. */
export type CallerOf = (request: FastifyRequest) => AdminCaller;

/** The options of a call that does this. */
export const does = (deed: AdminDeed) => ({ config: { deed } });

/** The pass that a browser brings. */
export const passOf = ({ headers }: FastifyRequest): string | undefined => cookieOf(headers.cookie, COOKIE);

/** Keeps a pass with the browser, where no script reads it and no other site sends it along; an empty one takes it away. */
export function keep(request: FastifyRequest, reply: FastifyReply, pass: string): void {
  const secure = request.headers["x-forwarded-proto"] === "https" || request.protocol === "https";
  const age = pass === "" ? "; Max-Age=0" : "";
  reply.header(
    "set-cookie",
    `${COOKIE}=${pass}; Path=${PATH}; HttpOnly; SameSite=Strict${secure ? "; Secure" : ""}${age}`,
  );
}

/**
 * Lets in whoever may do what a call does: the holder of the host's link, or somebody who is signed in to an account with a
 * role. A call that does not say what it does lets nobody in.
 */
export function guarded(
  room: FastifyInstance,
  { admin, people }: { readonly admin: Admin; readonly people: Accounts | null },
): CallerOf {
  const callers = new WeakMap<FastifyRequest, AdminCaller>();
  const coming = async (request: FastifyRequest): Promise<AdminCaller | null> => {
    // A call that changes something has to come from a page of this server.
    const changes = request.method !== "GET";
    if (await admin.isGood(passOf(request))) {
      if (changes && !originAllowed(request.raw, [])) throw new Refused("not-your-seat");
      return BY_LINK;
    }
    const account = (await people?.adminOf(request)) ?? null;
    if (account && changes) people?.mustBeOurs(request);
    return account;
  };
  room.addHook("onRequest", async (request) => {
    const { url, config } = request.routeOptions;
    if (url === `${PATH}/enter`) {
      if (!originAllowed(request.raw, [])) throw new Refused("not-your-seat");
      return;
    }
    const caller = await coming(request);
    if (!caller) throw new Refused("bad-token");
    if (config.deed === undefined) throw new Refused("not-found");
    mustBeAllowed(caller, config.deed);
    callers.set(request, caller);
  });
  return (request) => {
    const caller = callers.get(request);
    if (!caller) throw new Refused("bad-token");
    return caller;
  };
}

/** Answers with a table that the browser saves. */
export const sendFile = (reply: FastifyReply, name: string, text: string): FastifyReply =>
  reply
    .header("content-disposition", `attachment; filename="${name}"`)
    .type("text/csv; charset=utf-8")
    .send(text);
