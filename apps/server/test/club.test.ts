/** Signing in by the identity provider of a club: a real one, on this machine. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AccessTold, ClubBegun, ClubNewTold, PersonTold } from "@westmarch/protocol";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RunningServer } from "../src/main/index.ts";
import { policyFrom } from "../src/platform/policy.ts";
import { Authenticator } from "./authenticator.ts";
import { SITE, WITH_ACCOUNTS } from "./members.ts";
import { CLIENT, openProvider, type RunningProvider, SECRET, throughProvider } from "./provider.ts";
import { dropDir, sure, testServer } from "./table.ts";

type Served = RunningServer & { dataDir: string };

const folder = mkdtempSync(join(tmpdir(), "westmarch-club-"));
const secretFile = join(folder, "secret");
let provider: RunningProvider;
let server: Served;
/** The same where nobody registers but the club's people. */
let closed: Served;
beforeAll(async () => {
  writeFileSync(secretFile, `${SECRET}\n`);
  provider = await openProvider(`${SITE}/api/person/club/back`);
  const club = { name: "Thursday Club", issuer: provider.issuer, client: CLIENT, secretFile, letsIn: false };
  server = await testServer({ policy: { ...WITH_ACCOUNTS, club } });
  closed = await testServer({
    policy: { ...WITH_ACCOUNTS, mayRegister: "members", club: { ...club, letsIn: true } },
  });
});
afterAll(async () => {
  await server.close();
  await closed.close();
  await provider.close();
  for (const { dataDir } of [server, closed]) dropDir(dataDir);
  rmSync(folder, { recursive: true });
});

/** A browser that keeps its cookies. */
class Browser {
  readonly #at: Served;
  readonly #cookies = new Map<string, string>();

  constructor(at: Served = server) {
    this.#at = at;
  }

  async call(path: string, body?: unknown): Promise<Response> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(`${this.#at.address}/api${path}`, {
      method: body === undefined ? "GET" : "POST",
      redirect: "manual",
      headers: {
        origin: SITE,
        ...(cookie && { cookie }),
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    for (const set of response.headers.getSetCookie()) {
      const [name = "", value = ""] = sure(set.split(";", 1)[0], "no cookie").split("=");
      if (value === "") this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return response;
  }

  async ask<T>(path: string, body?: unknown): Promise<T> {
    const response = await this.call(path, body);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }

  async why(path: string, body?: unknown): Promise<string | undefined> {
    return ((await (await this.call(path, body)).json()) as { reason?: string }).reason;
  }

  /** Goes through the provider, and returns where this server leads on to. */
  async visit(login: string | null, to: "sign-in" | "add" = "sign-in"): Promise<string> {
    return this.back(await this.leave(login, to));
  }

  /** Goes through the provider, and returns the address to which it sends one back. */
  async leave(login: string | null, to: "sign-in" | "add" = "sign-in"): Promise<string> {
    const { url } = await this.ask<ClubBegun>("/person/club/begin", { to });
    expect(url).not.toContain(SECRET);
    return throughProvider(url, SITE, login);
  }

  async back(address: string): Promise<string> {
    const { pathname, search } = new URL(address);
    const response = await this.call(`${pathname.replace("/api", "")}${search}`);
    expect(response.status).toBe(303);
    return sure(response.headers.get("location"), "it leads nowhere");
  }

  /** Makes the account that waits for a name. */
  begin(place: string, name: string): Promise<PersonTold> {
    return this.ask("/person/club/new", { token: place.split("#")[1], name });
  }

  me(): Promise<PersonTold> {
    return this.ask("/person");
  }
}

async function byPasskey(browser: Browser, name: string): Promise<void> {
  const begun = await browser.ask<{ ceremony: string; options: never }>("/person/passkey/begin", {
    to: "sign-up",
    name,
  });
  const credential = new Authenticator(SITE).make(begun.options);
  await browser.ask("/person/passkey/finish", { ceremony: begun.ceremony, credential });
}

describe("the identity provider of a club", () => {
  it("signs somebody in whom nobody knows yet, with a new account under a name of their own", async () => {
    const browser = new Browser();
    expect((await browser.ask<AccessTold>("/access")).club).toBe("Thursday Club");
    const place = await browser.visit("rosie");
    expect(place).toMatch(/^\/club#[\w-]{43}$/);
    const token = place.split("#")[1];
    expect(await browser.ask<ClubNewTold>("/person/club/look", { token })).toEqual({ name: "rosie" });
    const { person, clubs } = await browser.begin(place, "Rosie");
    expect(person?.name).toBe("Rosie");
    expect(clubs).toEqual([{ issuer: provider.issuer, madeAt: expect.any(Number) }]);
    expect(await browser.why("/person/club/new", { token, name: "Again" })).toBe("club-stale");
    const elsewhere = new Browser();
    expect(await elsewhere.visit("rosie")).toBe("/person");
    expect((await elsewhere.me()).person?.id).toBe(person?.id);
  });

  it("is linked to an account that there is, and taken off it while another way in is left", async () => {
    const browser = new Browser();
    await byPasskey(browser, "Haleth");
    expect(await browser.visit("haleth", "add")).toBe("/person");
    expect((await browser.me()).clubs).toHaveLength(1);
    const elsewhere = new Browser();
    expect(await elsewhere.visit("haleth")).toBe("/person");
    expect((await elsewhere.me()).person?.name).toBe("Haleth");
    expect((await browser.ask<PersonTold>("/person/club/remove", {})).clubs).toEqual([]);
    const alone = new Browser();
    await alone.begin(await alone.visit("alone"), "Alone");
    expect(await alone.why("/person/club/remove", {})).toBe("last-way");
    const other = new Browser();
    await byPasskey(other, "Another");
    expect(await other.visit("alone", "add")).toBe("/club?why=club-other");
    expect(await other.why("/person/club/begin", { to: "sign-in" })).toBe("signed-in");
  });

  it("lets nobody in by an answer that another browser asked for, that was used, or that was called off", async () => {
    const browser = new Browser();
    const answer = await browser.leave("dior");
    expect(await new Browser().back(answer)).toBe("/club?why=club-stale");
    expect(await browser.back(answer)).toMatch(/^\/club#/);
    expect(await browser.back(answer)).toBe("/club?why=club-stale");
    expect(await browser.visit(null)).toBe("/club?why=club-refused");
    const forged = new URL(await browser.leave("dior"));
    forged.searchParams.set("code", "no-such-code");
    expect(await browser.back(forged.href)).toBe("/club?why=club-refused");
    expect((await browser.me()).person).toBeNull();
  });

  it("makes accounts as the rules say, or for all its people where the host says so", async () => {
    const browser = new Browser(closed);
    expect((await browser.ask<AccessTold>("/access")).may.register).toBe(false);
    const { person } = await browser.begin(await browser.visit("rosie"), "Rosie");
    expect(person?.name).toBe("Rosie");
    const strict = await testServer({
      policy: {
        ...WITH_ACCOUNTS,
        mayRegister: "members",
        club: { name: "Thursday Club", issuer: provider.issuer, client: CLIENT, secretFile, letsIn: false },
      },
    });
    const outside = new Browser(strict);
    const token = (await outside.visit("rosie")).split("#")[1];
    expect(await outside.why("/person/club/look", { token })).toBe("register-members");
    expect(await outside.why("/person/club/new", { token, name: "Rosie" })).toBe("register-members");
    await strict.close();
    dropDir(strict.dataDir);
  });

  it("that cannot be reached is said so, and the server runs on without it", async () => {
    const club = { name: "Nowhere", issuer: "http://127.0.0.1:9", client: CLIENT, letsIn: false };
    const lonely = await testServer({ policy: { ...WITH_ACCOUNTS, club } });
    expect(await new Browser(lonely).why("/person/club/begin", { to: "sign-in" })).toBe("club-away");
    await lonely.close();
    dropDir(lonely.dataDir);
  });
});

describe("the setting club", () => {
  const club = { name: "Thursday Club", issuer: "https://id.example.org/realms/club", client: CLIENT };

  it("takes an address without TLS on this machine alone", () => {
    expect(policyFrom({ club }).club).toMatchObject({ letsIn: false });
    expect(policyFrom({ club: { ...club, issuer: "http://localhost:8080" } }).club).toBeDefined();
    expect(() => policyFrom({ club: { ...club, issuer: "http://id.example.org" } })).toThrow(
      "write https://…; http:// is for a provider on this machine alone",
    );
  });

  it("ends the start with a sentence where the file with the secret is missing", async () => {
    const missing = { ...club, secretFile: join(folder, "nothing"), letsIn: false };
    await expect(testServer({ policy: { ...WITH_ACCOUNTS, club: missing } })).rejects.toThrow(
      "the secret of the club cannot be read from",
    );
  });
});
