import {
  type AdminNow,
  type Announced,
  adminEntry,
  adminSwitch,
  announceWish,
  type LogTold,
  liftBar,
  limitsWish,
  logAsked,
  type WayTried,
  type WebhookTold,
  webhookWish,
} from "@westmarch/protocol";
import type { FastifyInstance } from "fastify";
import type { HostAccess } from "../../../features/access/host-access.ts";
import type { Accounts } from "../../../features/accounts/people.ts";
import type { Admin } from "../../../features/admin/admin.ts";
import type { Cases } from "../../../features/people/cases.ts";
import type { PeopleDesk } from "../../../features/people/people-desk.ts";
import type { AdminLog } from "../../../features/roles/admin-log.ts";
import type { ServerWebhook } from "../../../features/server-webhook/server-webhook.ts";
import type { HostLimits } from "../../../tables/services.ts";
import { type CallerOf, does, guarded, keep, passOf, sendFile } from "../admin-guard.ts";
import { checked, limited } from "../guards.ts";
import { hostAccessCalls } from "./access.ts";
import { caseCalls, wordCalls } from "./cases.ts";
import { peopleDeskCalls } from "./people-desk.ts";

/** What the calls of the admin page are carried out with. */
export interface AdminSide {
  readonly services: Pick<HostLimits, "policy" | "quotas">;
  readonly admin: Admin;
  readonly hostAccess: HostAccess;
  readonly adminLog: AdminLog;
  readonly cases: Cases;
  readonly serverWebhook: ServerWebhook;
  /** Null: accounts are off. */
  readonly people: Accounts | null;
  readonly peopleDesk: PeopleDesk | null;
}

/** The calls of the admin page, the announcement that all players read, and reports to the host. */
export function adminCalls(app: FastifyInstance, side: AdminSide): void {
  const { admin, cases, peopleDesk } = side;
  app.get("/announcement", async (): Promise<Announced> => ({ announcement: admin.announcement }));
  wordCalls(app, side);
  app.register(
    async (room) => {
      const by = guarded(room, side);
      comingCalls(room, side, by);
      serverCalls(room, side, by);
      logCalls(room, side);
      webhookCalls(room, side, by);
      hostAccessCalls(room, side, by);
      caseCalls(room, cases, peopleDesk, by);
      if (peopleDesk) peopleDeskCalls(room, peopleDesk, by);
    },
    { prefix: "/keeper" },
  );
}

/** Coming in, looking around, and leaving. */
function comingCalls(room: FastifyInstance, { services, admin }: AdminSide, by: CallerOf): void {
  room.post("/enter", { onRequest: limited(services, "keys") }, async (request, reply) => {
    keep(request, reply, await admin.enter(checked(adminEntry, request.body).ticket));
    return {};
  });
  // Ends the pass of the browser that calls.
  room.post("/leave", does("enter"), async (request, reply) => {
    await admin.leave(passOf(request));
    keep(request, reply, "");
    return {};
  });
  // The admin page, as far as the caller's role may see it.
  room.get("", does("enter"), async (request): Promise<AdminNow> => admin.now(by(request)));
}

/** What is done about the whole server. */
function serverCalls(room: FastifyInstance, { admin }: AdminSide, by: CallerOf): void {
  room.post("/commons", does("commons"), async (request): Promise<AdminNow> => {
    await admin.setCommons(by(request), checked(adminSwitch, request.body).open);
    return admin.now(by(request));
  });
  // Changes limits of the running server, or sets them back.
  room.post("/limits", does("limits"), async (request): Promise<AdminNow> => {
    await admin.setLimits(by(request), checked(limitsWish, request.body));
    return admin.now(by(request));
  });
  // Makes a backup now.
  room.post("/backup", does("backup"), async (request): Promise<AdminNow> => {
    await admin.backup(by(request));
    return admin.now(by(request));
  });
  room.post("/announce", does("announce"), async (request): Promise<AdminNow> => {
    await admin.announce(by(request), checked(announceWish, request.body));
    return admin.now(by(request));
  });
  // Takes the announcement back.
  room.post("/withdraw", does("announce"), async (request): Promise<AdminNow> => {
    await admin.withdraw(by(request));
    return admin.now(by(request));
  });
  room.post("/lift", does("lift"), async (request): Promise<AdminNow> => {
    const { kind, whom } = checked(liftBar, request.body);
    await admin.lift(by(request), kind, whom);
    return admin.now(by(request));
  });
}

/** The webhook of the whole server. */
function webhookCalls(room: FastifyInstance, { serverWebhook }: AdminSide, by: CallerOf): void {
  // Where news of the whole server is posted, and whether it arrives.
  room.get("/webhook", does("webhook"), async (): Promise<WebhookTold> => serverWebhook.told());
  room.post("/webhook", does("webhook"), async (request): Promise<WebhookTold> => {
    await serverWebhook.set(by(request), checked(webhookWish, request.body));
    return serverWebhook.told();
  });
  // Posts a message at once, and tells what came of it.
  room.post("/webhook/try", does("webhook"), async (): Promise<WayTried> => serverWebhook.tryOut());
}

/** Reading the log. There is no call that changes it. */
function logCalls(room: FastifyInstance, { adminLog }: AdminSide): void {
  // What hosts, moderators and organisers have done, the latest first.
  room.get(
    "/log",
    does("log"),
    async (request): Promise<LogTold> => adminLog.told(checked(logAsked, request.query)),
  );
  // The log as a file for spreadsheets.
  room.get("/log.csv", does("log"), async (request, reply) =>
    sendFile(reply, "westmarch-log.csv", await adminLog.csv(checked(logAsked, request.query))),
  );
}
