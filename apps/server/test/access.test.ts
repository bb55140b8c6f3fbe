/** Who may come in: at every way into the server, by invitations to it, and by asking. */
import type {
  AccessKept,
  AccessTold,
  InvitationLook,
  Joined,
  PasskeyChallenge,
  PersonTold,
  PublicLobbyNow,
  TableOpened,
  TableSummary,
} from "@westmarch/protocol";
import { describe, expect, it } from "vitest";
import type { RunningServer } from "../src/main/index.ts";
import { adminTicket } from "../src/stores/host-key.ts";
import { Authenticator } from "./authenticator.ts";
import { SITE, WITH_ACCOUNTS } from "./members.ts";
import { keptAt } from "./place.ts";
import { shared } from "./shared.ts";
import { dropDir, openPair, Player, seatOf, sure, testServer } from "./table.ts";

const sent: { to: string; text: string }[] = [];
let server: RunningServer & { dataDir: string };
let now = Date.now();
shared(
  async () => {
    sent.length = 0;
    server = await testServer({
      clock: () => now,
      policy: { ...WITH_ACCOUNTS, proxies: 1 },
      post: {
        from: "host@example.org",
        origin: SITE,
        transport: {
          sendMail: async ({ to, text }: { to?: unknown; text?: unknown }) => {
            sent.push({ to: JSON.stringify(to), text: String(text) });
          },
        } as never,
      },
    });
  },
  async () => {
    await server.close();
    dropDir(server.dataDir);
  },
);

/** A browser of a household of its own: it keeps its cookies. */
class Visitor {
  static #households = 0;
  readonly #cookies = new Map<string, string>();
  readonly #from: string;

  constructor(from = `10.1.0.${++Visitor.#households}`) {
    this.#from = from;
  }

  /** Another browser of the same household. */
  stranger(): Visitor {
    return new Visitor(this.#from);
  }

  get cookies(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  async call(path: string, body?: unknown, token?: string): Promise<Response> {
    const response = await fetch(`${server.address}/api${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: {
        origin: SITE,
        "x-forwarded-for": this.#from,
        ...(body !== undefined && { "content-type": "application/json" }),
        ...(this.cookies && { cookie: this.cookies }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    for (const set of response.headers.getSetCookie()) {
      const [name, value] = sure(set.split(";", 1)[0], "no cookie").split("=");
      this.#cookies.set(sure(name, "no name"), sure(value, "no value"));
    }
    return response;
  }

  async ask<T>(path: string, body?: unknown, token?: string): Promise<T> {
    const response = await this.call(path, body, token);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }

  /** Why a call is refused; `ok` where it is not. */
  async why(path: string, body?: unknown, token?: string): Promise<string> {
    const response = await this.call(path, body, token);
    const told = (await response.json()) as { reason?: string; code?: string };
    return response.ok ? "ok" : (told.reason ?? told.code ?? "");
  }

  /** Registers by a passkey; says why that is refused. */
  async register(name: string): Promise<string> {
    const begun = await this.call("/person/passkey/begin", { to: "sign-up", name });
    const told = (await begun.json()) as PasskeyChallenge & { reason?: string };
    if (!begun.ok) return told.reason ?? "refused";
    const credential = new Authenticator(SITE).make(told.options);
    return this.why("/person/passkey/finish", { ceremony: told.ceremony, credential });
  }

  access(): Promise<AccessTold> {
    return this.ask("/access");
  }
}

/** The host's browser. It shows nothing of another site's. */
class Host {
  static #here: { readonly at: string; readonly since: number; readonly host: Host } | null = null;
  #cookie = "";

  /** The host at the server of these tests; comes in anew when the pass is over. */
  static async in(): Promise<Host> {
    const here = Host.#here;
    if (here && here.at === server.address && now - here.since < 3_600_000) return here.host;
    const host = new Host();
    await host.ask("/enter", { ticket: adminTicket(keptAt(server.dataDir).dataDir, now) });
    Host.#here = { at: server.address, since: now, host };
    return host;
  }

  async call(path: string, body?: unknown): Promise<Response> {
    const response = await fetch(`${server.address}/api/keeper${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: {
        ...(body !== undefined && { "content-type": "application/json" }),
        ...(this.#cookie && { cookie: this.#cookie }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const [set] = response.headers.getSetCookie();
    if (set) this.#cookie = sure(set.split(";", 1)[0], "no cookie");
    return response;
  }

  async ask<T = AccessKept>(path: string, body?: unknown): Promise<T> {
    const response = await this.call(path, body);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }

  /** Makes an invitation, and returns its token. */
  async invite(uses = 1, days = 7): Promise<string> {
    const { link = "" } = await this.ask("/invite", { note: "Thursday", uses, days });
    return sure(link.split("#")[1], "no token");
  }
}

const OPEN = { game: "hoard", settings: {}, seats: [{ kind: "me", name: "Ada" }, { kind: "open" }] };
const everything = (rule: string) => ({ open: rule, join: rule, watch: rule, register: rule });
let names = 0;
const freshName = () => `Guest ${++names}`;

/** A member who came while the house was open, and a listed table of theirs with everything to see. */
async function listed(): Promise<{ member: Visitor; opened: TableOpened }> {
  const host = await Host.in();
  await host.ask("/access", everything("everybody"));
  const member = new Visitor();
  expect(await member.register(freshName())).toBe("ok");
  const opened = await member.ask<TableOpened>("/tables", OPEN);
  await member.ask("/commons/list", { token: seatOf(opened), join: true, watch: true, language: "en" });
  return { member, opened };
}

describe("a host says who may come in", () => {
  it("and every way in keeps to it, and says what to do", async () => {
    const { member, opened } = await listed();
    const host = await Host.in();
    await host.ask("/access", everything("members"));
    const guest = new Visitor();
    const { table, spectator } = opened;
    const [invitation] = opened.invitations;
    const key = "0123456789abcdef0123456789abcdef";
    for (const [path, body, reason, token] of [
      ["/tables", OPEN, "open-members"],
      ["/hand-over", {}, "open-members"],
      ["/tournaments", {}, "open-members"],
      ["/join", { invitation: invitation.token, name: "Guest" }, "join-members"],
      ["/invitation", undefined, "join-members", invitation.token],
      ["/commons/join", { table, name: "Guest" }, "join-members"],
      ["/commons/seek", { key, name: "G", game: "hoard", strength: "any", language: "en" }, "open-members"],
      ["/commons/answer", { key, name: "G", seek: "x" }, "join-members"],
      ["/tournaments/join", {}, "join-members"],
      ["/commons", undefined, "join-members"],
      ["/commons/live", undefined, "join-members"],
      ["/tournaments", undefined, "join-members"],
      ["/tournaments/calendar.ics", undefined, "join-members"],
      ["/tournaments/none", undefined, "join-members"],
      ["/bots", undefined, "open-members"],
      ["/commons/watch", { table }, "watch-members"],
      ["/commons/exhibition", {}, "watch-members"],
      ["/commons/glimpses", { tables: [] }, "watch-members"],
      ["/commons/highlights", undefined, "watch-members"],
      ["/tournaments/watch", {}, "watch-members"],
      ["/archive", undefined, "watch-members"],
      ["/archive/records", undefined, "watch-members"],
      ["/statistics/hoard", undefined, "watch-members"],
      ["/ladder/hoard", undefined, "watch-members"],
      ["/ratings/somebody", undefined, "watch-members"],
      ["/people/Somebody", undefined, "watch-members"],
      ["/replay", undefined, "watch-members", spectator],
      ["/at/0", undefined, "watch-members", spectator],
      ["/story/0", undefined, "watch-members", spectator],
      ["/person/passkey/begin", { to: "sign-up", name: "Guest" }, "register-members"],
    ] as const)
      expect([path, await guest.why(path, body, token)]).toEqual([path, reason]);
    const refused = (await (await guest.call("/tables", OPEN)).json()) as { message: string };
    expect(refused.message).toBe(
      "This server opens tables to members. Sign in, or ask the host for an invitation.",
    );
    expect(await member.why("/tables", OPEN)).toBe("ok");
    expect(await member.ask<PublicLobbyNow>("/commons")).toMatchObject({ open: true });
    expect(await guest.ask<TableSummary[]>("/mine", { tokens: [spectator, invitation.token] })).toEqual([]);
    expect(await guest.ask<TableSummary[]>("/mine", { tokens: [seatOf(opened)] })).toHaveLength(1);
  });

  it("by settings, over which the admin page has the last word until the host gives it back", async () => {
    const host = await Host.in();
    const { access } = await host.ask("/access", { ...everything("everybody"), watch: "members" });
    expect(access.rules).toEqual({ ...everything("everybody"), watch: "members" });
    expect(access.changed).toEqual(["open", "join", "watch", "register"]);
    const back = await host.ask("/access", { open: null, join: null, watch: null, register: null });
    expect(back.access).toMatchObject({ rules: everything("everybody"), changed: [] });
    expect((await host.call("/access", { open: "nobody" })).status).toBe(400);
    expect((await new Visitor().call("/keeper/access")).status).toBe(401);
  });

  it("but nobody who has a seat is locked out of it, while a guest who only watches has to go", async () => {
    const host = await Host.in();
    await host.ask("/access", everything("everybody"));
    const { tokens, spectator } = await openPair(server);
    const player = await Player.at(server, tokens[0]);
    const onlooker = await Player.at(server, spectator);
    expect(onlooker.welcome.type).toBe("welcome");
    await host.ask("/access", everything("members"));
    await onlooker.until(() => onlooker.closed !== null);
    expect(player.closed).toBeNull();
    const again = await Player.at(server, tokens[1]);
    expect(again.welcome.type).toBe("welcome");
    const outside = await Player.at(server, spectator);
    expect(outside.messages[0]).toMatchObject({
      type: "refused",
      code: "bad-token",
      refusal: { reason: "watch-members" },
    });
    expect(await new Visitor().why("/at/0", undefined, tokens[0])).toBe("ok");
    for (const one of [player, again, outside]) one.leave();
  });

  it("shows of the public lobby what one may do there", async () => {
    const { opened } = await listed();
    const host = await Host.in();
    await host.ask("/access", { join: "members" });
    const guest = new Visitor();
    const onlyWatching = await guest.ask<PublicLobbyNow>("/commons");
    expect(onlyWatching.tables.every(({ free }) => free.length === 0)).toBe(true);
    await host.ask("/access", { join: "everybody", watch: "members" });
    const onlyJoining = await guest.ask<PublicLobbyNow>("/commons");
    expect(onlyJoining.tables.find(({ table }) => table === opened.table)).toMatchObject({ watch: false });
  });
});

describe("an invitation to the server", () => {
  it("lets as many register by it as it is for, each once, and says before a press that it is used up", async () => {
    const host = await Host.in();
    await host.ask("/access", everything("invitation"));
    const token = await host.invite(1);
    const guest = new Visitor();
    expect(await guest.register(freshName())).toBe("register-invitation");
    expect(await guest.ask<InvitationLook>("/access/look", { token })).toMatchObject({
      state: "open",
      left: 1,
    });
    expect(await guest.ask<AccessTold>("/access/enter", { token })).toMatchObject({
      standing: "let-in",
      may: { open: true, join: true, watch: true, register: true },
    });
    // Coming twice takes no second place.
    expect((await guest.ask<AccessTold>("/access/enter", { token })).standing).toBe("let-in");
    const late = new Visitor();
    expect(await late.ask<InvitationLook>("/access/look", { token })).toMatchObject({
      state: "used-up",
      left: 0,
    });
    expect(await late.why("/access/enter", { token })).toBe("invitation-used-up");
    expect(await guest.register(freshName())).toBe("ok");
    expect((await guest.access()).standing).toBe("member");
    expect(await guest.why("/tables", OPEN)).toBe("ok");
    // Signed out, the same browser has no second account from it.
    await guest.ask("/person/sign-out", { keep: false });
    expect((await guest.access()).standing).toBe("guest");
    expect(await guest.register(freshName())).toBe("register-invitation");
  });

  it("lets a guest take a seat without an account, where it is the host's wish", async () => {
    const { member } = await listed();
    const host = await Host.in();
    await host.ask("/access", { ...everything("members"), join: "invitation" });
    const opened = await member.ask<TableOpened>("/tables", OPEN);
    const wish = { invitation: sure(opened.invitations[0], "no seat").token, name: "Guest" };
    const guest = new Visitor();
    expect(await guest.why("/join", wish)).toBe("join-invitation");
    await guest.ask("/access/enter", { token: await host.invite() });
    expect((await guest.ask<Joined>("/join", wish)).table).toBe(opened.table);
    expect(await guest.register(freshName())).toBe("register-members");
  });

  it("is over at its end, and when the host takes it back, with the leave of guests who came by it", async () => {
    const host = await Host.in();
    await host.ask("/access", everything("invitation"));
    const token = await host.invite(5, 1);
    const guest = new Visitor();
    await guest.ask("/access/enter", { token });
    now += 86_400_000 + 1;
    const late = new Visitor();
    expect(await late.ask<InvitationLook>("/access/look", { token })).toMatchObject({ state: "over" });
    expect(await late.why("/access/enter", { token })).toBe("invitation-over");
    const fresh = await Host.in();
    const other = await fresh.invite(5, 7);
    const second = new Visitor();
    await second.ask("/access/enter", { token: other });
    expect((await second.access()).standing).toBe("let-in");
    const { access } = await fresh.ask("/access");
    const made = sure(access.invitations[0], "no invitation");
    expect(made).toMatchObject({ note: "Thursday", uses: 5, used: 1, state: "open" });
    const { access: after } = await fresh.ask("/uninvite", { id: made.id });
    expect(after.invitations[0]).toMatchObject({ id: made.id, state: "revoked" });
    expect(await second.why("/access/enter", { token: other })).toBe("invitation-revoked");
    expect((await second.access()).standing).toBe("guest");
    expect(JSON.stringify(after)).not.toContain(other);
    expect(await second.why("/access/look", { token: "nothing-of-the-kind" })).toBe("not-found");
  });

  it("makes one account by a link by mail, too, wherever that is opened", async () => {
    const host = await Host.in();
    await host.ask("/access", everything("invitation"));
    const guest = new Visitor();
    await guest.ask("/access/enter", { token: await host.invite() });
    const linkFor = async (browser: Visitor, mail: string) => {
      sent.length = 0;
      await browser.ask("/person/mail", { mail, language: "en" });
      return sure(/#([\w-]+)/.exec(sure(sent[0], "no mail").text)?.[1], "no link");
    };
    const stranger = new Visitor();
    const without = await linkFor(stranger, "stranger@example.org");
    expect(await stranger.why("/person/mail/look", { token: without })).toBe("register-invitation");
    expect(await stranger.why("/person/mail/open", { token: without, name: freshName() })).toBe(
      "register-invitation",
    );
    const link = await linkFor(guest, "guest@example.org");
    const elsewhere = new Visitor();
    const wish = { token: link, name: freshName(), elsewhere: true };
    const { person } = await elsewhere.ask<PersonTold>("/person/mail/open", wish);
    expect(person?.mail).toBe("guest@example.org");
    // The leave is spent: the browser that had it makes no other account.
    expect(await guest.register(freshName())).toBe("register-invitation");
  });
});

describe("somebody who asks to come in", () => {
  it("waits, is let in by the host, hears of it by mail, and is a guest with leave from then on", async () => {
    const host = await Host.in();
    await host.ask("/access", everything("approval"));
    const guest = new Visitor();
    expect(await guest.why("/tables", OPEN)).toBe("open-approval");
    sent.length = 0;
    const wish = { name: "Dior", text: "from the Thursday club", language: "en", mail: "dior@example.org" };
    expect(await guest.ask<AccessTold>("/access/ask", wish)).toMatchObject({
      standing: "asked",
      name: "Dior",
    });
    expect(await guest.why("/access/ask", wish)).toBe("illegal");
    expect(await guest.why("/tables", OPEN)).toBe("open-approval");
    const { access } = await host.ask("/access");
    const asked = sure(
      access.asking.find(({ name }) => name === "Dior"),
      "nobody asks",
    );
    expect(asked).toMatchObject({ text: "from the Thursday club", hears: true });
    expect(JSON.stringify(access)).not.toContain("dior@example.org");
    await host.ask("/answer", { id: asked.id, yes: true });
    expect((await host.call("/answer", { id: asked.id, yes: false })).status).toBe(409);
    expect((await guest.access()).standing).toBe("let-in");
    expect(sure(sent[0], "no mail")).toMatchObject({ to: expect.stringContaining("dior@example.org") });
    expect(sent[0]?.text).toContain(`${SITE}/come-in`);
    expect(await guest.why("/tables", OPEN)).toBe("ok");
    expect(await guest.register(freshName())).toBe("ok");
  });

  it("learns that the host has declined, and an address has three open wishes at most", async () => {
    const host = await Host.in();
    await host.ask("/access", { ...everything("everybody"), register: "approval" });
    const guest = new Visitor();
    await guest.ask("/access/ask", { name: "Ulfast", text: "please", language: "en" });
    const { access } = await host.ask("/access");
    const asked = sure(
      access.asking.find(({ name }) => name === "Ulfast"),
      "nobody asks",
    );
    const { access: after } = await host.ask("/answer", { id: asked.id, yes: false });
    expect(after.asking.some(({ name }) => name === "Ulfast")).toBe(false);
    expect(await guest.access()).toMatchObject({
      standing: "declined",
      may: { open: true, register: false },
    });
    const crowd = new Visitor();
    const asking = { name: "One of many", text: "please", language: "en" };
    for (let i = 0; i < 3; i++) expect(await crowd.stranger().why("/access/ask", asking)).toBe("ok");
    expect(await crowd.stranger().why("/access/ask", asking)).toBe("asked-enough");
    await host.ask("/access", everything("members"));
    expect(await new Visitor().why("/access/ask", asking)).toBe("illegal");
  });
});

describe("a server without accounts", () => {
  it("does not start where members alone may do something, and says how to change that", async () => {
    await expect(testServer({ policy: { mayOpen: "members" } })).rejects.toThrow(
      'the setting mayOpen is "members", but there are no accounts here: set accounts to true, or mayOpen to "invitation"',
    );
  });

  it("lets guests in by invitation all the same", async () => {
    const plain = await testServer({ policy: { mayOpen: "invitation" } });
    const answer = await fetch(`${plain.address}/api/tables`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(OPEN),
    });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ reason: "open-invitation" });
    await plain.close();
    dropDir(plain.dataDir);
  });
});
