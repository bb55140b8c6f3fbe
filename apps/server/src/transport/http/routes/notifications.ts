/** The calls about notices. */
import {
  addWay,
  dropWay,
  hearOf,
  type MyNotices,
  myNotices,
  type NoticesOffered,
  noticeLink,
  noticeWishes,
  tryWay,
  type WayAdded,
  type WayTried,
} from "@westmarch/protocol";
import type { FastifyInstance, onRequestHookHandler } from "fastify";
import type { z } from "zod";

import type { NotificationSettings } from "../../../features/notifications/desk.ts";

import type { CountTables } from "./tables.ts";

type Checked = <T>(schema: z.ZodType<T>, given: unknown) => T;

/**
 * `rare`: counts the calls that make the server write to others, as opening a table is counted; `countTables`: counts
 * tables that are asked about.
 */
export function noticeCalls(
  app: FastifyInstance,
  desk: NotificationSettings,
  checked: Checked,
  rare: onRequestHookHandler,
  countTables: CountTables,
): void {
  app.get("/notices", async (): Promise<NoticesOffered> => desk.offered());
  app.post("/notices/ways", { onRequest: rare }, async (request, reply): Promise<WayAdded> => {
    reply.code(201);
    return desk.add(checked(addWay, request.body));
  });
  app.post(
    "/notices/mine",
    async (request): Promise<MyNotices> => desk.mine(checked(myNotices, request.body).recipient),
  );
  app.post("/notices/wishes", async (request) => {
    await desk.wish(checked(noticeWishes, request.body));
    return {};
  });
  app.post("/notices/tables", async (request, reply) => {
    const wish = checked(hearOf, request.body);
    await countTables(wish.tokens.length, request, reply);
    await desk.hear(wish);
    return {};
  });
  app.post("/notices/drop", async (request) => {
    await desk.drop(checked(dropWay, request.body));
    return {};
  });
  app.post(
    "/notices/test",
    { onRequest: rare },
    async (request): Promise<WayTried> => desk.tryOut(checked(tryWay, request.body)),
  );
  app.post("/notices/confirm", async (request) => {
    await desk.confirm(checked(noticeLink, request.body).token);
    return {};
  });
  app.post("/notices/off", async (request) => {
    await desk.off(checked(noticeLink, request.body).token);
    return {};
  });
  // RFC 8058: a mail program posts a form of its own, and only the address says what it is about.
  app.register(async (one) => {
    one.addContentTypeParser(
      /^(application\/x-www-form-urlencoded|multipart\/form-data)/,
      (_request, body, done) => {
        body.resume();
        body.on("end", () => done(null, null));
      },
    );
    // What a mail program posts by itself when its reader wants no more letters (RFC 8058).
    one.post<{ Params: { token: string } }>("/notices/off/:token", async (request) => {
      await desk.off(checked(noticeLink, request.params).token);
      return {};
    });
  });
}
