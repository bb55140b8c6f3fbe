/** The calls about who may come in: of every visitor, and of the host. */
import {
  type AccessKept,
  type AccessTold,
  accessAnswer,
  accessAsking,
  accessChange,
  accessEntry,
  accessInviting,
  accessUninviting,
  type InvitationLook,
} from "@westmarch/protocol";
import { Refused } from "@westmarch/table";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ADMISSION, ADMITTED_FOR } from "../../../features/access/access-control.ts";
import type { Admissions } from "../../../features/access/admissions.ts";
import { COME_IN, type HostAccess } from "../../../features/access/host-access.ts";
import type { Accounts } from "../../../features/accounts/people.ts";
import { addressOf, originAllowed } from "../../../platform/client-address.ts";
import type { HostLimits } from "../../../tables/services.ts";
import { type CallerOf, does } from "../admin-guard.ts";
import { checked, limited } from "../guards.ts";
import { originOf } from "../static-files.ts";

interface AccessCalls {
  readonly services: Pick<HostLimits, "policy" | "quotas">;
  readonly admissions: Admissions;
  /** Null: accounts are off. */
  readonly people: Pick<Accounts, "mails" | "club"> | null;
}

/** Keeps a guest's leave with the browser, where no script reads it. */
function keep(request: FastifyRequest, reply: FastifyReply, secret: string, address: string): void {
  const secure = (address === "" ? originOf(request) : address)?.startsWith("https:") === true;
  const age = Math.floor(ADMITTED_FOR / 1000);
  reply.header(
    "set-cookie",
    `${ADMISSION}=${secret}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`,
  );
}

/** What every visitor may ask: how one stands, what an invitation opens, to come in. */
export function accessCalls(app: FastifyInstance, { services, admissions, people }: AccessCalls): void {
  const { policy } = services;
  const told = async (cookies: string | undefined): Promise<AccessTold> => ({
    ...(await admissions.told(cookies)),
    mails: people?.mails ?? false,
    club: people?.club ?? null,
  });
  // A call that changes something has to come from a page of this server.
  const entrance = {
    onRequest: [
      async (request: FastifyRequest) => {
        if (!originAllowed(request.raw, policy.origins)) throw new Refused("not-your-seat");
      },
      limited(services, "sign-ins"),
    ],
  };
  // The rules, how the caller stands and what the caller may do.
  app.get("/access", async (request): Promise<AccessTold> => told(request.headers.cookie));
  app.post("/access/look", entrance, async (request): Promise<InvitationLook> => {
    return admissions.look(checked(accessEntry, request.body).token);
  });
  /** What the caller is told whose browser has a new secret. */
  const toldAnew = (request: FastifyRequest, secret: string): Promise<AccessTold> => {
    const others = (request.headers.cookie ?? "")
      .split(";")
      .filter((one) => !one.trim().startsWith(`${ADMISSION}=`));
    return told([`${ADMISSION}=${secret}`, ...others].join(";"));
  };
  app.post("/access/enter", entrance, async (request, reply): Promise<AccessTold> => {
    const { token } = checked(accessEntry, request.body);
    const address = addressOf(request.raw, policy.proxies);
    const secret = await admissions.enter(token, request.headers.cookie, address);
    if (secret === null) return told(request.headers.cookie);
    keep(request, reply, secret, policy.address);
    return toldAnew(request, secret);
  });
  app.post("/access/ask", entrance, async (request, reply): Promise<AccessTold> => {
    const wish = checked(accessAsking, request.body);
    const address = addressOf(request.raw, policy.proxies);
    const secret = await admissions.ask(wish, request.headers.cookie, address);
    keep(request, reply, secret, policy.address);
    return toldAnew(request, secret);
  });
}

/** What the host does about it, within the calls of the admin page. */
export function hostAccessCalls(
  room: FastifyInstance,
  {
    services,
    hostAccess,
  }: { readonly services: Pick<HostLimits, "policy">; readonly hostAccess: HostAccess },
  by: CallerOf,
): void {
  const told = async (): Promise<AccessKept> => ({ access: await hostAccess.now() });
  // Who may come in: rules, invitations to the server, and those who ask.
  room.get("/access", does("admit"), told);
  room.post("/access", does("access"), async (request): Promise<AccessKept> => {
    await hostAccess.change(by(request), checked(accessChange, request.body));
    return told();
  });
  room.post("/invite", does("admit"), async (request): Promise<AccessKept> => {
    const token = await hostAccess.invite(by(request), checked(accessInviting, request.body));
    const { address } = services.policy;
    const origin = address === "" ? originOf(request) : new URL(address).origin;
    return { ...(await told()), link: `${origin ?? ""}${COME_IN}#${token}` };
  });
  room.post("/uninvite", does("admit"), async (request): Promise<AccessKept> => {
    await hostAccess.uninvite(by(request), checked(accessUninviting, request.body).id);
    return told();
  });
  room.post("/answer", does("admit"), async (request): Promise<AccessKept> => {
    await hostAccess.answer(by(request), checked(accessAnswer, request.body));
    return told();
  });
}
