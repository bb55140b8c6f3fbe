/** Links by mail: whose they are, what they do, and how many of them anybody can have sent. */
import type { MailLinkTold, PasskeyChallenge, PersonTold } from "@westmarch/protocol";
import { describe, expect, it } from "vitest";
import type { RunningServer } from "../src/main/index.ts";
import { mailboxOf } from "../src/stores/mail-limits.ts";
import { Authenticator } from "./authenticator.ts";
import { Browser as AnyBrowser } from "./browser.ts";
import { shared } from "./shared.ts";
import { dropDir, sure, testServer } from "./table.ts";

const SITE = "https://table.example.org";
const sent: { to: string; text: string }[] = [];
let server: RunningServer & { dataDir: string };
let now = Date.now();
/** The mail server takes nothing. */
let isClosed = false;
shared(
  async () => {
    sent.length = 0;
    server = await testServer({
      clock: () => now,
      policy: { accounts: true, address: SITE, origins: [SITE], proxies: 1 },
      post: {
        from: "house@example.org",
        origin: SITE,
        transport: {
          sendMail: async ({ to, text }: { to?: unknown; text?: unknown }) => {
            if (isClosed) throw new Error("closed");
            sent.push({ to: String(to), text: String(text) });
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

/** A browser of a household of its own. */
let households = 0;
class Browser extends AnyBrowser {
  constructor() {
    super(server, SITE);
    this.from = `10.0.0.${++households}`;
  }
}

async function signedUp(name: string): Promise<Browser> {
  const browser = new Browser();
  const { ceremony, options } = await browser.get<PasskeyChallenge>("/passkey/begin", {
    to: "sign-up",
    name,
  });
  await browser.get("/passkey/finish", { ceremony, credential: new Authenticator(SITE).make(options) });
  return browser;
}

const ask = (browser: Browser, mail: string, name?: string) =>
  browser.ask("/mail", { mail, language: "en", ...(name !== undefined && { name }) });
/** The link in the last letter. */
const link = (): string =>
  sure(/#([\w-]+)/.exec(sure(sent.pop(), "no mail").text)?.[1], "no link in the mail");
const linkFor = async (browser: Browser, mail: string, name?: string): Promise<string> => {
  expect((await ask(browser, mail, name)).status).toBe(200);
  return link();
};
const look = (browser: Browser, token: string) => browser.get<MailLinkTold>("/mail/look", { token });
const open = (browser: Browser, token: string, more: object = {}) =>
  browser.ask("/mail/open", { token, ...more });
const reasonOf = async (answer: Response) => ((await answer.json()) as { reason?: string }).reason;
/** An account that a mailbox leads into, and its browser. */
async function mailed(name: string, mail: string): Promise<Browser> {
  const browser = new Browser();
  expect((await open(browser, await linkFor(browser, mail), { name })).status).toBe(200);
  return browser;
}

describe("a link by mail", () => {
  it("makes an account under the name that its owner says, and opens it again; it works once", async () => {
    const browser = new Browser();
    const token = await linkFor(browser, "Fatty@example.org", "林小米");
    expect(await look(browser, token)).toEqual({
      to: "sign-in",
      mail: "fatty@example.org",
      person: null,
      here: true,
      name: "林小米",
    });
    expect(await reasonOf(await open(browser, token))).toBe("name");
    const told = (await (await open(browser, token, { name: "Fredegar" })).json()) as PersonTold;
    expect(told.person).toMatchObject({ name: "Fredegar", mail: "fatty@example.org" });
    expect((await open(new Browser(), token, { elsewhere: true })).status).toBe(409);
    const again = new Browser();
    const second = await linkFor(again, "fatty@EXAMPLE.org");
    expect(await look(again, second)).toMatchObject({ person: { name: "Fredegar" }, here: true });
    const opened = (await (await open(again, second)).json()) as PersonTold;
    expect(opened.person?.id).toBe(told.person?.id);
  });

  it("is not used up by a name that another one has", async () => {
    await signedUp("Melilot");
    const browser = new Browser();
    const token = await linkFor(browser, "melilot@example.org");
    expect(await reasonOf(await open(browser, token, { name: "MELILOT" }))).toBe("name-taken");
    expect((await open(browser, token, { name: "Melilot B" })).status).toBe(200);
  });

  it("says whose account it opens, and lets another browser in only where that is wanted all the same", async () => {
    const attacker = await mailed("Ferny", "ferny@example.org");
    await attacker.get("/sign-out", { keep: false });
    const token = await linkFor(attacker, "ferny@example.org");
    const victim = new Browser();
    expect(await look(victim, token)).toMatchObject({
      to: "sign-in",
      mail: "ferny@example.org",
      person: { name: "Ferny" },
      here: false,
    });
    const refused = await open(victim, token);
    expect([refused.status, await reasonOf(refused)]).toEqual([409, "mail-elsewhere"]);
    expect(victim.cookie).toBe("");
    // Nothing was used up by looking, nor by the refusal.
    expect((await open(victim, token, { elsewhere: true })).status).toBe(200);
  });

  it("is bound by a cookie that no script reads, and that goes to these calls alone", async () => {
    const answer = await ask(new Browser(), "bound@example.org");
    expect(answer.headers.getSetCookie().join()).toMatch(
      /westmarch-asked=.*Path=\/api\/person\/mail;.*HttpOnly; Secure; SameSite=Strict/,
    );
    sent.pop();
  });

  it("takes nobody who is signed in into another account", async () => {
    const attacker = await mailed("Grima", "grima@example.org");
    await attacker.get("/sign-out", { keep: false });
    const token = await linkFor(attacker, "grima@example.org");
    const victim = await signedUp("Theodred");
    const before = victim.cookie;
    const refused = await open(victim, token, { elsewhere: true });
    expect([refused.status, await reasonOf(refused)]).toEqual([409, "signed-in"]);
    expect(victim.cookie).toBe(before);
    expect((await victim.get<PersonTold>("")).person?.name).toBe("Theodred");
    const passkey = await victim.ask("/passkey/begin", { to: "sign-in" });
    expect(await reasonOf(passkey)).toBe("signed-in");
  });

  it("puts an address only into the account that asked, says which that is, and takes none of another's", async () => {
    const folco = await signedUp("Folco");
    const token = await linkFor(folco, "folco@example.org");
    const told = { to: "add", mail: "folco@example.org", person: { name: "Folco" } };
    expect(await look(folco, token)).toMatchObject({ ...told, here: true });
    const lotho = await signedUp("Lotho");
    for (const other of [new Browser(), lotho]) {
      expect(await look(other, token)).toMatchObject({ ...told, here: false });
      expect((await open(other, token, { elsewhere: true })).status).toBe(401);
    }
    const opened = (await (await open(folco, token)).json()) as PersonTold;
    expect(opened.person?.mail).toBe("folco@example.org");
    const second = await linkFor(lotho, "folco@example.org");
    expect(await reasonOf(await lotho.ask("/mail/look", { token: second }))).toBe("mail-taken");
    expect((await open(lotho, second)).status).toBe(409);
  });
});

describe("letters to a mailbox", () => {
  const lettersTo = (mail: string) => sent.filter(({ to }) => mailboxOf(to) === mail).length;

  it("are three at a time for one who asks, whatever browser that is and however the address is spelt", async () => {
    sent.length = 0;
    const household = new Browser().from;
    const spellings = [
      "many@example.org",
      "Many@example.org",
      "m.any@Example.org",
      "many+1@example.org",
      "MANY@example.org",
    ];
    const statuses: number[] = [];
    for (const mail of spellings) {
      const browser = new Browser();
      browser.from = household;
      statuses.push((await ask(browser, mail)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect(sent.splice(0)).toHaveLength(3);
  });

  it("for other accounts keep its owner from nothing, and those of strangers open its own account", async () => {
    const owner = await mailed("Bilbo", "bilbo@example.org");
    await owner.get("/sign-out", { keep: false });
    for (const name of ["Otho", "Lobelia"]) {
      const stranger = await signedUp(name);
      for (const _ of [1, 2, 3]) await ask(stranger, "bilbo@example.org");
    }
    expect(lettersTo("bilbo@example.org")).toBe(6);
    sent.length = 0;
    const token = await linkFor(owner, "bilbo@example.org");
    expect(await look(owner, token)).toMatchObject({ to: "sign-in", person: { name: "Bilbo" }, here: true });
    // Guests fill the mailbox: what came then opens the owner's account, too.
    for (let at = 0; at < 4; at++) for (const _ of [1, 2, 3]) await ask(new Browser(), "bilbo@example.org");
    const theirs = link();
    sent.length = 0;
    const late = new Browser();
    expect((await ask(late, "bilbo@example.org")).status).toBe(200);
    expect(sent).toEqual([]);
    expect((await open(late, theirs, { elsewhere: true })).status).toBe(200);
    // A person who has opened one is no longer held up by those before.
    await late.get("/sign-out", { keep: false });
    expect(await linkFor(late, "bilbo@example.org")).not.toBe("");
  });

  it("count for nothing where the mail server takes none", async () => {
    isClosed = true;
    const browser = new Browser();
    // Each is given back a moment after its call was answered.
    for (const _ of [1, 2, 3, 4, 5])
      await expect.poll(async () => (await ask(browser, "lost@example.org")).status).toBe(200);
    isClosed = false;
  });

  it("may be asked for again after a while", async () => {
    const browser = new Browser();
    for (const _ of [1, 2, 3]) await ask(browser, "again@example.org");
    expect((await ask(browser, "again@example.org")).status).toBe(429);
    now += 15 * 60_000 + 1;
    expect((await ask(browser, "again@example.org")).status).toBe(200);
  });
});

describe("the key of a mailbox", () => {
  it("is the same in every spelling", () => {
    expect(
      new Set(["vIcTim@Example.org", "victim@example.ORG", " victim@example.org"].map(mailboxOf)).size,
    ).toBe(1);
    expect(mailboxOf("a@bücher.example")).toBe("a@xn--bcher-kva.example");
    expect(mailboxOf("a+b@example.org")).not.toBe(mailboxOf("a@example.org"));
  });
});
