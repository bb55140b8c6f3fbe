/** Webhooks: each service is sent what it takes, and says no to anything else, as the real ones do. */
import { HOOK_SERVICES, type HookService, type NoticeMessage, type WayTried } from "@westmarch/protocol";
import { afterEach, expect, test } from "vitest";
import { z } from "zod";
import { mustBeOutside, type SsrfGuard } from "../src/features/notifications/ssrf-guard.ts";
import { letterTo, serviceAt } from "../src/features/notifications/webhooks.ts";
import type { RunningServer } from "../src/main/index.ts";
import { type Received, type Receiver, receiver } from "./receiver.ts";
import { call, dropDir, newData, openPair, post, sure, testServer } from "./table.ts";
import { chooses, hearBy, RECIPIENT, TELLING, WISHES } from "./telling.ts";

const ADDRESS = "https://table.example.org";

const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

async function house(policy: object = {}, dataDir?: string): Promise<RunningServer> {
  const server = await testServer({
    title: async () => "The Hoard",
    policy: { ...TELLING, address: ADDRESS, ...policy },
    ...(dataDir !== undefined && { dataDir }),
  });
  open.push(async () => {
    await server.close();
    dropDir(server.dataDir);
  });
  return server;
}

const text = z.string().min(1);

/** What a service takes, where, and in which words it shows the title of a notice. */
interface Service {
  readonly path: string;
  /** Where it is posted to, if that is not the address itself. */
  readonly posted?: string;
  readonly takes: z.ZodType;
  /** The text that is shown, and the address that it leads to. */
  readonly shows: (body: never) => readonly [string, string];
}

const told = (shown: string) => [shown, shown.match(/https:\/\/[^\s>]+/)?.[0] ?? ""] as const;

const SERVICES: Readonly<Record<HookService, Service>> = {
  discord: {
    path: "/api/webhooks/1/token",
    takes: z.object({
      content: text.max(2000),
      allowed_mentions: z.strictObject({ parse: z.array(z.never()) }),
    }),
    shows: ({ content }: { content: string }) => told(content),
  },
  slack: {
    path: "/services/T0/B0/x",
    takes: z.strictObject({ text }),
    shows: (body: { text: string }) => told(body.text),
  },
  mattermost: {
    path: `/hooks/${"a1".repeat(13)}`,
    takes: z.object({ text: text.max(16_383) }),
    shows: (body: { text: string }) => told(body.text),
  },
  matrix: {
    path: "/webhook/6b1a",
    takes: z.object({ text }),
    shows: (body: { text: string }) => told(body.text),
  },
  ntfy: {
    path: "/our-table?auth=x",
    posted: "/?auth=x",
    takes: z.strictObject({
      topic: z.literal("our-table"),
      title: text.max(256),
      message: text.max(4096),
      click: z.url(),
    }),
    shows: ({ title, click }: { title: string; click: string }) => [title, click],
  },
  gotify: {
    path: "/message?token=A.b",
    takes: z.object({
      title: z.string(),
      message: text,
      extras: z.object({ "client::notification": z.object({ click: z.object({ url: z.url() }) }) }),
    }),
    shows: (body: { title: string; extras: Record<string, { click: { url: string } }> }) => [
      body.title,
      body.extras["client::notification"]?.click.url ?? "",
    ],
  },
  json: {
    path: "/hook",
    takes: z.strictObject({
      id: z.uuid(),
      title: text,
      body: z.string(),
      path: z.string().startsWith("/"),
      url: z.url(),
      notices: z.array(z.object({ kind: text, table: text, game: text })),
    }),
    shows: ({ title, url }: { title: string; url: string }) => [title, url],
  },
};

/** A service that says no, as the real one does, to whatever it does not take. */
async function standIn({ path, posted = path, takes }: Service): Promise<Receiver> {
  const made = await receiver(({ path: at, headers, body }: Received) => {
    if (at !== posted) return 404;
    if (headers["content-type"] !== "application/json") return 415;
    return takes.safeParse(JSON.parse(body)).success ? 200 : 400;
  });
  open.push(() => made.close());
  return made;
}

const tried = (server: RunningServer, way: string) =>
  post<WayTried>(server, "/api/notices/test", { recipient: RECIPIENT, way });

const webhook = (server: RunningServer, url: string, service?: HookService) =>
  post<{ way: { id: string; service: HookService } }>(server, "/api/notices/ways", {
    recipient: RECIPIENT,
    way: { kind: "webhook", url, ...(service && { service }) },
    ...WISHES,
  });

test.each(HOOK_SERVICES)(
  "%s takes what it is sent, in a test and at a turn, and leads to the table",
  async (service) => {
    const its = SERVICES[service];
    const [server, there] = [await house(), await standIn(its)];
    const { way } = await webhook(server, there.address + its.path, service);
    expect(way.service).toBe(service);
    expect(await tried(server, way.id)).toEqual({ outcome: "sent" });
    const { table, tokens } = await openPair(server);
    await post(server, "/api/notices/tables", { recipient: RECIPIENT, tokens: [tokens[0]], on: true });
    await chooses(server, tokens[0], 0);
    await chooses(server, tokens[1], 1);
    await there.until(2);
    const body = its.takes.parse(JSON.parse(sure(there.got[1], "no turn was told of").body)) as never;
    const [shown, leads] = its.shows(body);
    expect(shown).toContain("Your turn: The Hoard");
    expect(leads).toBe(`${ADDRESS}/table/${table}`);
  },
);

test("a server that does not know its own address sends the rest of a notice all the same", async () => {
  const takes = z.strictObject({
    id: text,
    title: text,
    body: text,
    path: text,
    notices: z.array(z.never()),
  });
  const there = await standIn({ ...SERVICES.json, takes });
  const server = await house({ address: "" });
  const { way } = await webhook(server, `${there.address}/hook`, "json");
  expect(await tried(server, way.id)).toEqual({ outcome: "sent" });
});

test.each<[string, HookService]>([
  ["https://discord.com/api/webhooks/1/x", "discord"],
  ["https://canary.discord.com/api/webhooks/1/x", "discord"],
  ["https://discord.com/api/webhooks/1/x/slack", "slack"],
  ["https://hooks.slack.com/services/T0/B0/x", "slack"],
  [`https://chat.example.org/hooks/${"a1".repeat(13)}`, "mattermost"],
  ["https://hookshot.example.org/webhook/6b1a", "matrix"],
  ["https://ntfy.sh/our-table", "ntfy"],
  ["https://ntfy.example.org/our-table", "ntfy"],
  ["https://push.example.org/message?token=A.b", "gotify"],
  ["https://example.org/hook", "json"],
  ["https://notdiscord.com/api/webhooks/1/x", "json"],
])("%s is taken for %s where nobody has said", (url, service) => {
  expect(serviceAt(new URL(url))).toBe(service);
});

const MESSAGE: NoticeMessage = {
  id: "1",
  title: "Your turn",
  body: "with @everyone *x* <!channel>",
  path: "/table/1",
  notices: [],
};

test.each<[HookService, RegExp]>([
  ["discord", /@(?:everyone|here)|(?<!\\)[*<]x?/],
  ["mattermost", /@(?:all|channel|everyone)/],
  ["matrix", /(?<!\\)</],
  ["slack", /<!/],
])("a player's name calls nobody in a room of %s, and marks nothing up", (service, never) => {
  const { body } = letterTo(new URL("https://example.org/x"), service, MESSAGE);
  // The title is written in bold, and is ours.
  expect(
    JSON.stringify(body)
      .replace(/\*+Your turn\*+/, "")
      .replaceAll("\\\\", "\\"),
  ).not.toMatch(never);
});

test("a message about many tables stays within what Discord takes", () => {
  const message = { ...MESSAGE, title: "News", body: "*".repeat(5000), url: `${ADDRESS}/tables` };
  const { body } = letterTo(new URL("https://discord.com/api/webhooks/1/x"), null, message);
  expect(SERVICES.discord.takes.safeParse(body).success).toBe(true);
});

test("a test says what came of it: refused, not reachable, or inside since it was given", async () => {
  const dataDir = await newData();
  const first = await house({}, dataDir);
  const refusing = await receiver();
  refusing.status = 403;
  const { way } = await webhook(first, `${refusing.address}/hook`);
  expect(await tried(first, way.id)).toEqual({ outcome: "refused", status: 403 });
  await refusing.close();
  expect(await tried(first, way.id)).toEqual({ outcome: "unreachable" });
  const stranger = { recipient: "another-device-of-0002", way: way.id };
  expect((await call(first, "/api/notices/test", stranger)).status).toBe(404);
  await first.close();
  const second = await house({ noticesInside: false }, dataDir);
  expect(await tried(second, way.id)).toEqual({ outcome: "inside" });
});

test("a webhook that was given up is used again once a test arrives there", async () => {
  const [server, there] = [await house(), await receiver()];
  open.push(() => there.close());
  const { tokens } = await openPair(server);
  const { way } = await hearBy(server, there.address, tokens[0]);
  there.status = 410;
  await chooses(server, tokens[0], 0);
  await chooses(server, tokens[1], 1);
  const state = async () => {
    const { ways } = await post<{ ways: { state: string }[] }>(server, "/api/notices/mine", {
      recipient: RECIPIENT,
    });
    return ways[0]?.state;
  };
  await expect.poll(state, { timeout: 20_000 }).toBe("gone");
  there.status = 200;
  expect(await tried(server, way.id)).toEqual({ outcome: "sent" });
  expect(await state()).toBe("on");
});

test.each([
  ["https://localhost/hook", "inside"],
  ["https://localhost./hook", "inside"],
  ["https://LOCALHOST:8080/hook", "inside"],
  ["https://table.localhost/hook", "inside"],
  ["https://printer.local/hook", "inside"],
  ["https://intranet/hook", "inside"],
  ["https://metadata.google.internal/x", "inside"],
  ["https://router.home.arpa/x", "inside"],
  ["https://127.1/hook", "inside"],
  ["https://[::ffff:10.0.0.1]/hook", "inside"],
  ["http://example.org/hook", "insecure"],
  ["https://me:word@example.org/hook", "credentials"],
])("%s is refused at once: %s", (url, reason) => {
  expect(() => mustBeOutside(new URL(url), false)).toThrow(
    expect.objectContaining({ reason }) satisfies SsrfGuard,
  );
});

test.each([
  ["https://localhost/hook", "inside"],
  ["http://example.org/hook", "insecure"],
  ["https://ntfy.sh/", "no-topic"],
])("a player who gives %s is told why it cannot be written to: %s", async (url, reason) => {
  const server = await house({ noticesInside: false });
  const way = { kind: "webhook", url, ...(reason === "no-topic" && { service: "ntfy" }) };
  const answer = await call(server, "/api/notices/ways", { recipient: RECIPIENT, way, ...WISHES });
  expect([answer.status, await answer.json()]).toMatchObject([400, { code: "bad-message", reason }]);
});
