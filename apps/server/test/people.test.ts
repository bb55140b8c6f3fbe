import { readFileSync } from "node:fs";
import { join as joined } from "node:path";
import type {
  AccountsTold,
  InvitationsTold,
  PasskeyChallenge,
  PersonGames,
  PersonKept,
  PersonShown,
  PersonTablesTold,
  PersonTold,
  ShelfTold,
} from "@westmarch/protocol";
import { describe, expect, it } from "vitest";
import { backup, openFolder, type RunningServer, restore, type SqliteDatabase } from "../src/main/index.ts";
import { hasAccounts, POLICY } from "../src/platform/policy.ts";
import { Authenticator } from "./authenticator.ts";
import { Browser as AnyBrowser } from "./browser.ts";
import { HOARD } from "./hoard.ts";
import { shared } from "./shared.ts";
import { call, dropDir, makeDir, openPair, Player, playOut, post, sure, testServer } from "./table.ts";

const SITE = "https://table.example.org";
let dataDir: string;
const sent: { to: string; text: string }[] = [];
let server: RunningServer;
let database: SqliteDatabase;
let now = Date.now();
shared(
  async () => {
    sent.length = 0;
    dataDir = makeDir();
    database = await openFolder(dataDir);
    server = await testServer({
      dataDir,
      database,
      games: [HOARD],
      clock: () => now,
      policy: { accounts: true, address: SITE, origins: [SITE] },
      ending: async (game, view, language) => (view.result ? `${game}, ${language}` : null),
      post: {
        from: "house@example.org",
        origin: SITE,
        transport: {
          sendMail: async ({ to, text }: { to?: unknown; text?: unknown }) => {
            sent.push({ to: String(to), text: String(text) });
          },
        } as never,
      },
    });
  },
  async () => {
    await server.close();
    dropDir(dataDir);
  },
);

class Browser extends AnyBrowser {
  constructor(house: RunningServer = server) {
    super(house, SITE);
  }
}

async function signedUp(
  name: string,
): Promise<{ browser: Browser; passkey: Authenticator; told: PersonTold }> {
  const browser = new Browser();
  const passkey = new Authenticator(SITE);
  const { ceremony, options } = await browser.get<PasskeyChallenge>("/passkey/begin", {
    to: "sign-up",
    name,
  });
  const told = await browser.get<PersonTold>("/passkey/finish", {
    ceremony,
    credential: passkey.make(options),
  });
  return { browser, passkey, told };
}

async function signedIn(passkey: Authenticator): Promise<Browser> {
  const browser = new Browser();
  const { ceremony, options } = await browser.get<PasskeyChallenge>("/passkey/begin", { to: "sign-in" });
  await browser.get("/passkey/finish", { ceremony, credential: passkey.use(options) });
  return browser;
}

const tokenIn = (text: string): string => sure(/#([\w-]+)/.exec(text)?.[1], "no link in the mail");

describe("an account", () => {
  it("is made with a passkey, and opened with it on another device", async () => {
    const { told, browser, passkey } = await signedUp("Marigold");
    expect(told).toMatchObject({
      person: { name: "Marigold", mail: null },
      sessions: [{ device: "Firefox, Linux", here: true }],
    });
    expect(browser.set).toMatch(/HttpOnly; Secure; SameSite=Lax/);
    const other = await signedIn(passkey);
    const seen = await other.get<PersonTold>("");
    expect(seen.person?.id).toBe(told.person?.id);
    expect(seen.sessions).toHaveLength(2);
    expect(await new Browser().get("")).toEqual({
      person: null,
      mails: true,
      clubs: [],
      passkeys: [],
      sessions: [],
    });
  });

  it("is not opened by an answer for another server, by a used challenge, or by one that is too old", async () => {
    const { passkey } = await signedUp("Rosie");
    const browser = new Browser();
    const begin = () => browser.get<PasskeyChallenge>("/passkey/begin", { to: "sign-in" });
    const first = await begin();
    const foreign = new Authenticator("https://elsewhere.example.org").use(first.options);
    expect(
      (await browser.ask("/passkey/finish", { ceremony: first.ceremony, credential: foreign })).status,
    ).toBe(400);
    const again = { ceremony: first.ceremony, credential: passkey.use(first.options) };
    expect((await browser.ask("/passkey/finish", again)).status).toBe(409);
    const late = await begin();
    now += 6 * 60_000;
    const credential = passkey.use(late.options);
    expect((await browser.ask("/passkey/finish", { ceremony: late.ceremony, credential })).status).toBe(409);
    expect(browser.cookie).toBe("");
  });

  it("is changed from pages of this server alone", async () => {
    const { browser } = await signedUp("Estella");
    const wish = { name: "Estella B", colour: "red", charge: "star" };
    for (const origin of ["https://elsewhere.example.org", null])
      expect((await browser.ask("", wish, origin)).status).toBe(403);
    expect(await browser.get("", wish)).toMatchObject({ person: wish });
    expect((await new Browser().ask("", wish)).status).toBe(401);
  });

  it("keeps its last passkey, unless a mail leads into it", async () => {
    const { browser, told } = await signedUp("Hob");
    const wish = { id: told.passkeys[0]?.id };
    expect((await browser.ask("/passkeys/remove", wish)).status).toBe(409);
    await browser.get("/mail", { mail: "hob@example.org", language: "en" });
    await browser.get("/mail/open", { token: tokenIn(sure(sent.pop(), "no mail").text) });
    expect(await browser.get("/passkeys/remove", wish)).toMatchObject({ passkeys: [] });
  });
});

describe("a guest's seat", () => {
  const join = (browser: Browser, tokens: readonly string[]) =>
    browser.get<PersonTablesTold>("/tables", { tokens });

  it("moves into the account, and is played on another device by a link of its own", async () => {
    const { tokens, table } = await openPair(server);
    const { browser, passkey } = await signedUp("Merry");
    expect(await join(browser, [tokens[0]])).toEqual({ added: [], gone: [], guests: [] });
    const other = await signedIn(passkey);
    const { added } = await join(other, []);
    expect(added).toMatchObject([{ table, game: "hoard" }]);
    const token = sure(added[0], "no table").token;
    expect(token).not.toBe(tokens[0]);
    const player = await Player.at(server, token);
    expect(player.welcome.mine).toEqual([0]);
    // Asked again, the same device gets the same link.
    expect((await join(other, [])).added[0]?.token).toBe(token);
    expect(await join(other, [token])).toEqual({ added: [], gone: [], guests: [] });
    // Neither token is in the database, nor the secret behind the account's own.
    const secret = readFileSync(joined(dataDir, "accounts.key"), "utf8").trim();
    const dump = JSON.stringify(
      ["links", "person_links", "session_links", "sessions"].map((name) =>
        database.raw.prepare(`select * from ${name}`).all(),
      ),
    );
    for (const hidden of [token, tokens[0], secret]) expect(dump).not.toContain(hidden);
  });

  it("stays the guest's until the player wants it in the account, and is named as long", async () => {
    const { tokens, table } = await openPair(server);
    const { browser, passkey } = await signedUp("Paladin");
    const guests = [tokens[0]];
    expect(await browser.get("/tables", { tokens: [], guests })).toEqual({ added: [], gone: [], guests });
    expect(await join(await signedIn(passkey), [])).toEqual({ added: [], gone: [], guests: [] });
    expect(await browser.get("/tables", { tokens: [], brought: guests })).toMatchObject({ guests: [] });
    // What is the account's by now needs no asking.
    expect(await browser.get("/tables", { tokens: [], guests })).toEqual({ added: [], gone: [], guests: [] });
    expect((await join(await signedIn(passkey), [])).added).toMatchObject([{ table }]);
  });

  it("stays open by the guest's own link when that device signs out; what came with the account is closed", async () => {
    const [first, second] = [await openPair(server), await openPair(server)];
    const { browser } = await signedUp("Saradoc");
    await browser.get("/tables", { tokens: [second.tokens[0]], brought: [first.tokens[0]] });
    await browser.get("/sign-out", { keep: false });
    expect((await Player.at(server, first.tokens[0])).welcome.mine).toEqual([0]);
    expect((await Player.at(server, second.tokens[0])).messages).toMatchObject([{ code: "bad-token" }]);
  });

  it("is closed to a device that was signed out, at once, and stays open to the others", async () => {
    const { tokens } = await openPair(server);
    const { browser, passkey } = await signedUp("Pippin");
    await join(browser, [tokens[0]]);
    const lost = await signedIn(passkey);
    const { added } = await join(lost, []);
    const player = await Player.at(server, sure(added[0], "no table").token);
    const session = (await browser.get<PersonTold>("")).sessions.find(({ here }) => !here);
    await browser.get("/sign-out", { session: session?.id, keep: false });
    expect(await player.gone()).toBe(1008);
    expect((await lost.get<PersonTold>("")).person).toBe(null);
    expect((await Player.at(server, tokens[0])).welcome.mine).toEqual([0]);
  });

  it("leaves every account when its holder makes its link anew", async () => {
    const { tokens } = await openPair(server);
    const { browser, passkey } = await signedUp("Lobelia");
    await join(browser, [tokens[0]]);
    const renewed = await post<{ token: string }>(server, "/api/links", { token: tokens[0], kind: "seat" });
    const other = await signedIn(passkey);
    expect(await join(other, [])).toEqual({ added: [], gone: [], guests: [] });
    expect((await Player.at(server, renewed.token)).welcome.mine).toEqual([0]);
  });

  it("leaves the list of every device when one takes it off", async () => {
    const { tokens, table } = await openPair(server);
    const { browser, passkey } = await signedUp("Bungo");
    await join(browser, [tokens[0]]);
    const other = await signedIn(passkey);
    const token = sure((await join(other, [])).added[0], "no table").token;
    await other.get("/tables/forget", { table });
    expect(await join(browser, [tokens[0]])).toEqual({ added: [], gone: [tokens[0]], guests: [] });
    expect(await join(other, [token])).toEqual({ added: [], gone: [token], guests: [] });
  });

  it("is nobody's who has only looked on", async () => {
    const { spectator } = await openPair(server);
    const { browser, passkey } = await signedUp("Ted");
    await join(browser, [spectator]);
    expect((await join(await signedIn(passkey), [])).added).toEqual([]);
  });
});

describe("a name", () => {
  it("is nobody else's, however it is written, and is changed to no other's", async () => {
    const { browser } = await signedUp("Primula");
    const other = new Browser();
    const taken = await other.ask("/passkey/begin", { to: "sign-up", name: "PRIMULA " });
    expect([taken.status, await taken.json()]).toMatchObject([409, { reason: "name-taken" }]);
    const { browser: third } = await signedUp("Drogo");
    expect((await third.ask("", { name: "primula" })).status).toBe(409);
    expect(await third.get("", { about: "Rows on the river." })).toMatchObject({
      person: { name: "Drogo", about: "Rows on the river." },
    });
    expect(await browser.get("", { name: "Primula B" })).toMatchObject({ person: { name: "Primula B" } });
    expect(await third.get("", { name: "Primula" })).toMatchObject({ person: { name: "Primula" } });
  });

  it("stands with its seal at the person's seats, changes there with it, and goes with the account", async () => {
    const { tokens, table } = await openPair(server);
    const { browser } = await signedUp("Hamfast");
    await browser.get("", { colour: "green", charge: "tree" });
    await browser.get("/tables", { tokens: [tokens[0]] });
    const other = await Player.at(server, tokens[1]);
    const seal = { colour: "green", charge: "tree" };
    expect(other.welcome.seats).toMatchObject([
      { player: { name: "Hamfast", seal } },
      { player: { name: "Bo" } },
    ]);
    expect(JSON.stringify(other.welcome.seats[1])).not.toContain("seal");
    await browser.get("", { name: "Gaffer", charge: "flower" });
    const renamed = { player: { name: "Gaffer", seal: { colour: "green", charge: "flower" } } };
    expect((await Player.at(server, tokens[1])).welcome.seats[0]).toMatchObject(renamed);
    await browser.get("/tables/forget", { table });
    expect(JSON.stringify((await Player.at(server, tokens[1])).welcome.seats)).not.toContain("seal");
  });

  it("goes along with its seal to the next game, where the sides are exchanged", async () => {
    const { tokens } = await openPair(server);
    const { browser } = await signedUp("Menegilda");
    await browser.get("/tables", { tokens: [tokens[0]] });
    const loser = await Player.at(server, tokens[0]);
    await loser.act({ type: "resign", seat: 0 });
    await loser.until(() => loser.now.result !== null);
    for (const token of tokens) await post(server, "/api/again", { token });
    const { seats } = (await Player.at(server, tokens[1])).welcome;
    expect(seats).toMatchObject([{ player: { name: "Bo" } }, { player: { name: "Menegilda", seal: {} } }]);
    // The right has gone along: the account's other devices come to the new table.
    const { tables } = await browser.get<PersonKept>("/kept");
    expect(tables).toHaveLength(2);
  });

  it("leads to what its owner shows, and games are shown on the owner's wish alone", async () => {
    const over = await openPair(server);
    const [winner, loser] = await Promise.all([
      Player.at(server, over.tokens[1]),
      Player.at(server, over.tokens[0]),
    ]);
    await loser.act({ type: "resign", seat: 0 });
    await winner.until(() => winner.now.result !== null);
    const { browser } = await signedUp("Odo");
    await browser.get("/tables", { tokens: [over.tokens[1]] });
    const shown = () =>
      fetch(`${server.address}/api/people/odo`).then((answer) => answer.json() as Promise<PersonShown>);
    expect(await shown()).toMatchObject({ name: "Odo", games: null });
    await browser.get("", { showsGames: true });
    const [game] = sure((await shown()).games, "no games");
    // The opponent has not agreed to be named.
    expect(game).toEqual({
      game: "hoard",
      outcome: "won",
      others: ["person"],
      by: "resigned",
      endedAt: expect.any(Number),
    });
    // Who sat there as well is told so, and may look at the whole game.
    const { browser: opponent } = await signedUp("Dinodas");
    await opponent.get("/tables", { tokens: [over.tokens[0]] });
    const seen = await fetch(`${server.address}/api/people/odo`, {
      headers: { cookie: opponent.cookie },
    }).then((answer) => answer.json() as Promise<PersonShown>);
    expect(seen.games?.[0]).toEqual({ ...game, others: ["you"], replay: expect.any(String) });
    expect(sure((await shown()).games, "no games")).toEqual([game]);
    expect((await fetch(`${server.address}/api/people/nobody`)).status).toBe(404);
  });
});

describe("a finished game", () => {
  it("says how it ended, in the language of the asking person", async () => {
    const { tokens } = await openPair(server);
    await playOut(await Promise.all(tokens.map((token) => Player.at(server, token))));
    const { browser } = await signedUp("Falco");
    await browser.get("/tables", { tokens: [tokens[0]] });
    const told = async (query: string) => (await browser.get<PersonGames>(`/games${query}`)).games[0];
    expect(await told("?language=ja")).toMatchObject({ text: "hoard, ja" });
    expect(await told("")).toMatchObject({ text: "hoard, en" });
    expect(await told("?language=klingon")).toMatchObject({ text: "hoard, en" });
    expect(await told("")).not.toHaveProperty("by");
  });
});

describe("a shelf", () => {
  const deck = (id: string, text: string | null, from = 0, at = now) => ({
    kind: "deck",
    game: "hoard",
    id,
    text,
    from,
    at,
  });
  const sync = (browser: Browser, since: number, ...changes: ReturnType<typeof deck>[]) =>
    browser.get<ShelfTold>("/shelf", { since, changes });

  it("is the same on every device, and tells each what is new to it", async () => {
    const { browser, passkey } = await signedUp("Asphodel");
    const first = await sync(browser, 0, deck("one", "a"), deck("two", "b"));
    expect(first.items.map(({ text }) => text)).toEqual(["a", "b"]);
    const other = await signedIn(passkey);
    const seen = await sync(other, 0);
    expect(seen).toEqual(first);
    const [one] = seen.items;
    const changed = await sync(
      other,
      seen.version,
      deck("one", "a2", one?.version),
      deck("two", null, one?.version),
    );
    expect(changed.items).toMatchObject([
      { id: "one", text: "a2" },
      { id: "two", text: null },
    ]);
    expect((await sync(browser, first.version)).items).toEqual(changed.items);
    expect((await sync(browser, changed.version)).items).toEqual([]);
  });

  it("loses nothing that two devices change at once: the later stays, the other lies beside it", async () => {
    const { browser, passkey } = await signedUp("Mirabella");
    const { version } = await sync(browser, 0, deck("one", "a"));
    const other = await signedIn(passkey);
    await sync(other, version, deck("one", "late", version, now));
    const { version: last, items } = await sync(browser, version, deck("one", "early", version, now - 1000));
    expect(items.find(({ id }) => id === "one")?.text).toBe("late");
    expect(items.map(({ text }) => text).sort()).toEqual(["early", "late"]);
    // What was changed elsewhere is not removed, and comes back to who wished to.
    const told = await sync(other, last, deck("one", null, version));
    expect(told.items).toMatchObject([{ id: "one", text: "late" }]);
  });

  it("keeps one of the settings, and no more things than it has room for", async () => {
    const { browser } = await signedUp("Pearl");
    const mine = (text: string, at: number) => ({ ...deck("device", text, 0, at), kind: "settings" });
    await sync(browser, 0, mine("one", now - 5));
    const { items } = await sync(browser, 0, mine("two", now));
    expect(items).toMatchObject([{ kind: "settings", text: "two" }]);
    const many = Array.from({ length: 300 }, (_, at) => deck(`d${at}`, "x"));
    const told = await sync(browser, 0, ...many);
    expect(told.full).toBe(true);
    expect(told.items).toHaveLength(300);
  });
});

describe("an invitation by name", () => {
  const invite = (browser: Browser, name: string, invitation: string) =>
    browser.ask("/invite", { name, invitation });
  const told = async (browser: Browser) => (await browser.get<InvitationsTold>("/invitations")).invitations;
  const openSeat = async (more: object = {}) => {
    const opened = await post<{ token: string; table: string; invitations: { token: string }[] }>(
      server,
      "/api/tables",
      {
        game: "hoard",
        settings: {},
        seats: [{ kind: "me", name: "Ada" }, { kind: "open" }],
        ...more,
      },
    );
    return {
      table: opened.table,
      token: sure(opened.invitations[0], "no seat").token,
      opener: opened.token,
    };
  };

  it("is seen by the person of that name until the seat is taken, and tells who sent it nothing", async () => {
    const { browser: one } = await signedUp("Belladonna");
    const { browser: other } = await signedUp("Hildigrim");
    const { token, table } = await openSeat();
    const answers = await Promise.all(
      ["hildigrim", "Nobody at all"].map(async (name) => {
        const answer = await invite(one, name, token);
        return [answer.status, await answer.text()];
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(await told(other)).toMatchObject([
      { from: { name: "Belladonna" }, table, game: "hoard", seat: 1, token },
    ]);
    expect(await told(one)).toEqual([]);
    expect((await invite(new Browser(), "hildigrim", token)).status).toBe(401);
    await post(server, "/api/join", { invitation: token, name: "Hildigrim" });
    expect(await told(other)).toEqual([]);
    expect((await invite(one, "hildigrim", token)).status).toBe(404);
  });

  const sentBy = async (browser: Browser) => (await browser.get<InvitationsTold>("/invitations")).challenges;

  it("is seen by its sender alone on every device, alike whether it waits, was dropped or reached nobody", async () => {
    const { browser: one, passkey } = await signedUp("Odovacar");
    const { browser: other } = await signedUp("Rufus");
    const { token, table } = await openSeat();
    await invite(one, "Rufus", token);
    now += 1;
    await invite(one, "Nobody at all", token);
    const elsewhere = await signedIn(passkey);
    const both = [
      { name: "Nobody at all", table, game: "hoard", seat: 1 },
      { name: "Rufus", table, game: "hoard", seat: 1 },
    ];
    expect(await sentBy(elsewhere)).toMatchObject(both);
    expect(await sentBy(other)).toEqual([]);
    expect(JSON.stringify(await sentBy(elsewhere))).not.toContain(token);
    await other.get("/invitations/drop", { table, seat: 1, block: true });
    expect(await sentBy(elsewhere)).toMatchObject(both);
    const { invitations } = await elsewhere.get<PersonKept>("/kept");
    expect(invitations.map(({ from, to }) => [from, to])).toEqual([
      ["Odovacar", "Nobody at all"],
      ["Odovacar", "Rufus"],
    ]);
    await post(server, "/api/join", { invitation: token, name: "Whoever" });
    expect(await sentBy(elsewhere)).toEqual([]);
  });

  it("is withdrawn on any device of its sender: it waits no more, and its link opens nothing", async () => {
    const { browser: one, passkey } = await signedUp("Ponto");
    const { browser: other } = await signedUp("Porto");
    const { token, table, opener } = await openSeat();
    await one.get("/tables", { tokens: [opener] });
    await invite(one, "Porto", token);
    expect(await told(other)).toHaveLength(1);
    // Nobody else takes it back.
    expect((await other.ask("/challenges/withdraw", { table, seat: 1 })).status).toBe(404);
    const elsewhere = await signedIn(passkey);
    const left = await elsewhere.get<InvitationsTold>("/challenges/withdraw", { table, seat: 1 });
    expect(left.challenges).toEqual([]);
    expect(await told(other)).toEqual([]);
    expect(await sentBy(one)).toEqual([]);
    const late = await call(server, "/api/join", { invitation: token, name: "Porto" });
    expect(late.status).toBe(404);
    expect((await one.ask("/challenges/withdraw", { table, seat: 1 })).status).toBe(404);
  });

  it("is withdrawn by whoever sent it to a table that another opened, whose link stays good", async () => {
    const { browser: one } = await signedUp("Tobold");
    const { browser: other } = await signedUp("Isumbras");
    const { token, table } = await openSeat();
    await invite(one, "Isumbras", token);
    await one.get("/challenges/withdraw", { table, seat: 1 });
    expect(await told(other)).toEqual([]);
    await post(server, "/api/join", { invitation: token, name: "Whoever" });
  });

  it("goes with its seat when the opener changes sides", async () => {
    const { browser: one } = await signedUp("Fosco");
    const { browser: other } = await signedUp("Dudo");
    const { token, opener } = await openSeat({ gathers: true });
    await invite(one, "Dudo", token);
    await post(server, "/api/arrange", { token: opener, seat: 1 });
    expect(await sentBy(one)).toMatchObject([{ seat: 0 }]);
    expect(await told(other)).toMatchObject([{ seat: 0 }]);
  });

  it("can be sent twenty times before anybody answers, whether or not there are such accounts", async () => {
    const { browser: one } = await signedUp("Largo");
    const { token } = await openSeat();
    for (let n = 1; n <= 20; n++) expect((await invite(one, `Nobody ${n}`, token)).status).toBe(200);
    expect((await invite(one, "Nobody 21", token)).status).toBe(429);
    expect((await invite(one, "Nobody 20", token)).status).toBe(200);
  });

  it("no longer comes from a person who is blocked, until that is taken back", async () => {
    const { browser: one } = await signedUp("Otho");
    const { browser: other } = await signedUp("Sancho");
    const { token, table } = await openSeat();
    await invite(one, "Sancho", token);
    await other.get("/invitations/drop", { table, seat: 1, block: true });
    expect(await told(other)).toEqual([]);
    expect((await invite(one, "Sancho", token)).status).toBe(200);
    expect(await told(other)).toEqual([]);
    expect((await other.get<PersonTold>("")).person?.blocked).toEqual(["Otho"]);
    await other.get("/unblock", { name: "Otho" });
    await invite(one, "Sancho", token);
    expect(await told(other)).toHaveLength(1);
  });

  it("goes by mail to a person who wishes that", async () => {
    const { browser: one } = await signedUp("Gilly");
    const { browser: other } = await signedUp("Posco");
    await other.get("/mail", { mail: "posco@example.org", language: "en" });
    await other.get("/mail/open", { token: tokenIn(sure(sent.pop(), "no mail").text) });
    await invite(one, "Posco", (await openSeat()).token);
    expect(sent.filter(({ text }) => text.includes("Gilly"))).toEqual([]);
    await other.get("", { mailsInvitations: true });
    const { token, opener } = await openSeat();
    await invite(one, "Posco", token);
    expect(sent.filter(({ text }) => text.includes("Gilly keeps a seat"))).toHaveLength(1);
    // However often its link is made anew, it is one invitation.
    for (const _ of [1, 2, 3]) {
      const renewed = await post<{ token: string }>(server, "/api/links", {
        token: opener,
        kind: "invitation",
        seat: 1,
      });
      await invite(one, "Posco", renewed.token);
      expect(await told(other)).toContainEqual(expect.objectContaining({ token: renewed.token }));
    }
    expect(sent.filter(({ text }) => text.includes("Gilly keeps a seat"))).toHaveLength(1);
  });
});

describe("what is kept about a person", () => {
  it("is handed out whole; deleted, finished games stay without the name and running ones go on", async () => {
    const over = await openPair(server);
    const [winner, loser] = await Promise.all([
      Player.at(server, over.tokens[1]),
      Player.at(server, over.tokens[0]),
    ]);
    await loser.act({ type: "say", text: "Farewell from Ada" });
    await loser.act({ type: "resign", seat: 0 });
    await winner.until(() => winner.now.result !== null);
    const running = await openPair(server);
    const { browser, passkey } = await signedUp("Ada");
    await browser.get("/tables", { tokens: [over.tokens[0], running.tokens[0]] });
    const other = await signedIn(passkey);
    const away = (await other.get<PersonTablesTold>("/tables", { tokens: [] })).added;
    const { games } = await browser.get<PersonGames>("/games");
    expect(games).toMatchObject([{ table: over.table, mine: [0], result: { winners: [1] } }]);
    const kept = await browser.get<PersonKept>("/kept");
    expect(kept.tables.map(({ table }) => table).sort()).toEqual([over.table, running.table].sort());
    expect(JSON.stringify(kept)).toContain("Farewell from Ada");
    expect(JSON.stringify(kept)).not.toContain('"Bo"');

    expect(await browser.get("/delete", {})).toMatchObject({ person: null });
    expect((await other.get<PersonTold>("")).person).toBe(null);
    const seen = (await Player.at(server, over.tokens[1])).welcome;
    expect(seen).toMatchObject({ seats: [{ player: { name: "" } }, { player: { name: "Bo" } }] });
    expect(JSON.stringify(seen.chat)).not.toContain("Ada");
    expect((await Player.at(server, running.tokens[0])).welcome.mine).toEqual([0]);
    for (const { token } of away)
      expect((await Player.at(server, token)).messages).toMatchObject([{ code: "bad-token" }]);
    for (const name of ["people", "passkeys", "sessions", "person_links", "session_links"])
      expect(JSON.stringify(database.raw.prepare(`select * from ${name}`).all())).not.toContain('"Ada"');
  });
});

describe("a backup", () => {
  it("brings accounts back, with the key that lies beside it", async () => {
    const { tokens, table } = await openPair(server);
    const { browser, passkey } = await signedUp("Bandobras");
    await browser.get("/tables", { tokens: [tokens[0]] });
    const file = joined(dataDir, "copy.db");
    backup(dataDir, file);
    const elsewhere = makeDir();
    await restore(file, elsewhere, { games: [HOARD] });
    const again = await testServer({
      dataDir: elsewhere,
      games: [HOARD],
      policy: { accounts: true, address: SITE, origins: [SITE] },
    });
    const other = new Browser(again);
    const { ceremony, options } = await other.get<PasskeyChallenge>("/passkey/begin", { to: "sign-in" });
    await other.get("/passkey/finish", { ceremony, credential: passkey.use(options) });
    const { added } = await other.get<PersonTablesTold>("/tables", { tokens: [] });
    expect(added).toMatchObject([{ table }]);
    expect((await Player.at(again, sure(added[0], "no table").token)).welcome.mine).toEqual([0]);
    await again.close();
    dropDir(elsewhere);
  });
});

describe("a server without accounts", () => {
  it("answers none of these calls", async () => {
    const plain = await testServer();
    expect((await fetch(`${plain.address}/api/person`)).status).toBe(404);
    const told = (await (await fetch(`${plain.address}/api/accounts`)).json()) as AccountsTold;
    expect(told).toEqual({ on: false, mails: false, person: null });
    expect((await call(plain, "/api/person/mail", {})).status).toBe(404);
    await plain.close();
    dropDir(plain.dataDir);
  });

  it("has them where mail and its own address are set, unless it is told otherwise", () => {
    const mailed = {
      ...POLICY,
      mail: { url: "smtp://127.0.0.1:1", from: "house@example.org" },
      address: SITE,
    };
    expect(hasAccounts(POLICY)).toBe(false);
    expect(hasAccounts(mailed)).toBe(true);
    expect(hasAccounts({ ...mailed, accounts: false })).toBe(false);
    expect(hasAccounts({ ...POLICY, accounts: true })).toBe(true);
  });

  it("does not open with mail and without an address for its links", async () => {
    const mail = { url: "smtp://127.0.0.1:1", from: "house@example.org" };
    const dir = makeDir();
    await expect(testServer({ dataDir: dir, policy: { accounts: true, mail } })).rejects.toThrow(
      "needs the setting address",
    );
    dropDir(dir);
  });
});
