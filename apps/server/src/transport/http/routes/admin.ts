import {
  type AdminNow,
  type Announced,
  adminEntry,
  adminSwitch,
  announceWish,
  liftBar,
  reportWish,
  settleReport,
} from "@westmarch/protocol";
import { Refused } from "@westmarch/table";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { HostAccess } from "../../../features/access/host-access.ts";
import type { Admin } from "../../../features/admin/admin.ts";
import { originAllowed } from "../../../platform/client-address.ts";
import { cookieOf } from "../../../platform/cookies.ts";
import type { HostLimits } from "../../../tables/services.ts";
import { checked, limited } from "../guards.ts";
import { hostAccessCalls } from "./access.ts";

const COOKIE = "westmarch-keeper";
const PATH = "/api/keeper";

/** The pass that a browser brings. */
const passOf = ({ headers }: FastifyRequest): string | undefined => cookieOf(headers.cookie, COOKIE);

/** Keeps a pass with the browser, where no script reads it and no other site sends it along; an empty one takes it away. */
function keep(request: FastifyRequest, reply: FastifyReply, pass: string): void {
  const secure = request.headers["x-forwarded-proto"] === "https" || request.protocol === "https";
  const age = pass === "" ? "; Max-Age=0" : "";
  reply.header(
    "set-cookie",
    `${COOKIE}=${pass}; Path=${PATH}; HttpOnly; SameSite=Strict${secure ? "; Secure" : ""}${age}`,
  );
}

interface AdminCalls {
  readonly services: Pick<HostLimits, "policy" | "quotas">;
  readonly admin: Admin;
  readonly hostAccess: HostAccess;
}

/** The calls of the admin page, the announcement that all players read, and reports to the host. */
export function adminCalls(app: FastifyInstance, { services, admin, hostAccess }: AdminCalls): void {
  app.get("/announcement", async (): Promise<Announced> => ({ announcement: admin.announcement }));
  app.post("/report", { onRequest: limited(services, "opens") }, async (request) => {
    const { token, seat, about } = checked(reportWish, request.body);
    await admin.report(token, seat, about);
    return {};
  });
  app.register(
    async (room) => {
      room.addHook("onRequest", async (request) => {
        // A call that changes something has to come from a page of this server.
        if (request.method !== "GET" && !originAllowed(request.raw, [])) throw new Refused("not-your-seat");
        if (request.routeOptions.url !== `${PATH}/enter`) await admin.check(passOf(request));
      });
      room.post("/enter", { onRequest: limited(services, "keys") }, async (request, reply) => {
        keep(request, reply, await admin.enter(checked(adminEntry, request.body).ticket));
        return {};
      });
      // Ends the pass of the browser that calls.
      room.post("/leave", async (request, reply) => {
        await admin.leave(passOf(request));
        keep(request, reply, "");
        return {};
      });
      room.get("", async (): Promise<AdminNow> => admin.now());
      room.post("/commons", async (request): Promise<AdminNow> => {
        await admin.setCommons(checked(adminSwitch, request.body).open);
        return admin.now();
      });
      // Makes a backup now.
      room.post("/backup", async (): Promise<AdminNow> => {
        await admin.backup();
        return admin.now();
      });
      room.post("/announce", async (request): Promise<AdminNow> => {
        const { text, hours } = checked(announceWish, request.body);
        await admin.announce(text, hours);
        return admin.now();
      });
      // Takes the announcement back.
      room.post("/withdraw", async (): Promise<AdminNow> => {
        await admin.withdraw();
        return admin.now();
      });
      room.post("/settle", async (request): Promise<AdminNow> => {
        await admin.settle(checked(settleReport, request.body));
        return admin.now();
      });
      room.post("/lift", async (request): Promise<AdminNow> => {
        const { kind, whom } = checked(liftBar, request.body);
        await admin.lift(kind, whom);
        return admin.now();
      });
      hostAccessCalls(room, { services, hostAccess });
    },
    { prefix: "/keeper" },
  );
}
