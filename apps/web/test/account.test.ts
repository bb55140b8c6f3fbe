/** What an account and a device have to do with each other: links out of mails, and what a guest had here before. */
import type { MailLinkTold, PersonTold } from "@westmarch/protocol";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { meaningOf } from "../src/accounts/mailDeed.ts";

const seal = { colour: "blue", charge: "star" } as const;
const someone = (id: string) => ({ id, name: id, ...seal });
const link = (over: Partial<MailLinkTold>): MailLinkTold => ({
  to: "sign-in",
  mail: "a@example.org",
  person: someone("ada"),
  here: true,
  name: "",
  ...over,
});

describe("a link out of a mail", () => {
  it("is read by what it is, and not by who is signed in", () => {
    for (const here of [null, someone("bo")])
      expect(meaningOf(link({}), here)).toMatchObject({ deed: "enter", leaves: here !== null });
    expect(meaningOf(link({ person: null }), null)).toMatchObject({ deed: "begin", leaves: false });
    expect(meaningOf(link({}), someone("ada")).deed).toBe("already");
    expect(meaningOf(link({ to: "add" }), someone("ada")).deed).toBe("add");
    expect(meaningOf(link({ to: "add", here: false }), someone("bo")).deed).toBe("other");
  });

  it("of another browser is told from one's own", () => {
    expect(meaningOf(link({ here: false }), null).foreign).toBe(true);
    expect(meaningOf(link({ here: false }), someone("bo"))).toMatchObject({ foreign: true, leaves: true });
    expect(meaningOf(link({}), null).foreign).toBe(false);
  });
});

describe("what a guest had on a device", () => {
  /** The browser's store, as a page has it. */
  const stored = new Map<string, string>();
  const sent: { path: string; body: Record<string, unknown> }[] = [];
  /** The seats that the account has already. */
  const theirs = new Set<string>();

  function answerTo(path: string, body: Record<string, unknown>): unknown {
    if (path.endsWith("/tables")) {
      const guests = (body.guests as string[]).filter((token) => !theirs.has(token));
      return { added: [], gone: [], guests };
    }
    return { version: 1, items: [], full: false };
  }

  beforeEach(() => {
    vi.resetModules();
    stored.clear();
    sent.length = 0;
    theirs.clear();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => stored.set(key, text),
      removeItem: (key: string) => stored.delete(key),
      key: (at: number) => [...stored.keys()][at] ?? null,
      get length() {
        return stored.size;
      },
    });
    vi.stubGlobal("navigator", { language: "en", languages: ["en"], onLine: true });
    vi.stubGlobal("fetch", async (path: string, init: { body?: string }) => {
      const body = JSON.parse(init.body ?? "{}");
      sent.push({ path, body });
      return Response.json(answerTo(path, body));
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  const told = (id: string): PersonTold["person"] => ({
    ...someone(id),
    madeAt: 0,
    mail: null,
    about: "",
    showsGames: false,
    givesPuzzles: false,
    mailsInvitations: false,
    role: "member",
    blocked: [],
  });
  const table = (token: string) => ({ token, table: `table of ${token}`, game: "duel", at: 1 });
  const GUEST = "guest-seat-0000001";
  const OWN = "own-seat-000000001";

  /** A device with a guest's seat and deck, on which an account signs in and opens a table. */
  async function device() {
    const [{ useDevice }, { signedIn, useAccount }, sync] = await Promise.all([
      import("../src/device/index.ts"),
      import("../src/accounts/account.ts"),
      import("../src/accounts/sync.ts"),
    ]);
    stored.set("westmarch-deck:duel:mine", "a deck");
    useDevice.getState().remember(table(GUEST));
    signedIn({ mails: true, person: told("ada") });
    useDevice.getState().remember(table(OWN));
    return { useDevice, signedIn, useAccount, sync };
  }
  const lastTables = () => sent.findLast(({ path }) => path.endsWith("/tables"))?.body;
  const shelved = () =>
    sent.flatMap(({ body }) => (body.changes as { id: string }[] | undefined) ?? []).map(({ id }) => id);

  it("stays out of the account, seats and decks, until its player says otherwise", async () => {
    const { useAccount, useDevice, sync } = await device();
    await sync.joinNow("ada");
    await sync.syncNow("ada");
    expect(lastTables()).toEqual({ tokens: [OWN], brought: [], guests: [GUEST] });
    expect(shelved()).not.toContain("mine");
    expect(useAccount.getState().guests).toEqual({ tables: 1, items: 1, stays: false });
    // Looked at again, also after a reload, it is a guest's seat as before.
    useDevice.getState().remember({ ...table(GUEST), at: 5 });
    await sync.joinNow("ada");
    expect(lastTables()).toMatchObject({ tokens: [OWN], guests: [GUEST] });

    expect(await sync.bringGuests("ada")).toBe(true);
    expect(sent.filter(({ path }) => path.endsWith("/tables")).at(-1)?.body).toMatchObject({
      brought: [GUEST],
    });
    expect(shelved()).toContain("mine");
    expect(useAccount.getState().guests).toBeNull();
    expect(useDevice.getState().tables.map(({ account }) => account)).toEqual(["ada", "ada"]);
  });

  it("is not asked about again where it was left, nor where the account has it", async () => {
    const { useAccount, useDevice, sync } = await device();
    await sync.joinNow("ada");
    sync.leaveGuests("ada");
    await sync.joinNow("ada");
    expect(useAccount.getState().guests).toMatchObject({ tables: 1, stays: true });
    theirs.add(GUEST);
    await sync.joinNow("ada");
    expect(useAccount.getState().guests).toMatchObject({ tables: 0 });
    expect(useDevice.getState().tables.every(({ account }) => account === "ada")).toBe(true);
  });

  it("is a guest's again when no account is signed in any more, for the next visitor", async () => {
    const { signedIn, useDevice, sync } = await device();
    await sync.bringGuests("ada");
    signedIn({ mails: true, person: null });
    expect(useDevice.getState().tables.some((known) => "account" in known)).toBe(false);
    signedIn({ mails: true, person: told("bo") });
    await sync.joinNow("bo");
    expect(lastTables()).toMatchObject({ tokens: [], brought: [] });
  });
});
