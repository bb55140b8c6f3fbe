/** What hosts and guests hand to a server of members stands in no line of its log, also where all of it fails. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AccessKept, ClubBegun } from "@westmarch/protocol";
import { expect, it } from "vitest";
import { openLog } from "../src/main/index.ts";
import { adminTicket } from "../src/stores/host-key.ts";
import { SITE, WITH_ACCOUNTS } from "./members.ts";
import { CLIENT, openProvider, SECRET, throughProvider } from "./provider.ts";
import { receiver } from "./receiver.ts";
import { dropDir, newData, sure, testServer } from "./table.ts";
import { TELLING } from "./telling.ts";

/** A browser that keeps its cookies. */
class Browser {
  readonly cookies = new Map<string, string>();
  readonly #address: string;

  constructor({ address }: { readonly address: string }) {
    this.#address = address;
  }

  async call(path: string, body?: unknown): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(`${this.#address}/api${path}`, {
      method: body === undefined ? "GET" : "POST",
      redirect: "manual",
      // The admin page shows nothing of another site's.
      headers: {
        ...(!path.startsWith("/keeper") && { origin: SITE }),
        ...(cookie && { cookie }),
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    for (const set of response.headers.getSetCookie()) {
      const [name = "", value = ""] = sure(set.split(";", 1)[0], "no cookie").split("=");
      this.cookies.set(name, value);
    }
    return response;
  }

  async ask<T>(path: string, body?: unknown): Promise<T> {
    const response = await this.call(path, body);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }
}

it("no secret of a club, an invitation, a webhook or a cookie is written into the log", async () => {
  const folder = mkdtempSync(join(tmpdir(), "westmarch-secrets-"));
  const secretFile = join(folder, "secret");
  writeFileSync(secretFile, SECRET);
  const provider = await openProvider(`${SITE}/api/person/club/back`);
  const hook = await receiver(() => 500);
  const dataDir = await newData();
  const log: string[] = [];
  const secrets = new Set([SECRET]);
  const club = { name: "Thursday Club", issuer: provider.issuer, client: CLIENT, secretFile, letsIn: true };
  const server = await testServer({
    dataDir,
    policy: { ...TELLING, ...WITH_ACCOUNTS, mayOpen: "invitation", mayRegister: "invitation", club },
    log: openLog("debug", { write: (line) => void log.push(line) }),
  });

  const host = new Browser(server);
  const ticket = adminTicket(server.dataDir, Date.now());
  await host.ask("/keeper/enter", { ticket });
  const { link = "" } = await host.ask<AccessKept>("/keeper/invite", { note: "Thursday", uses: 1, days: 7 });
  const token = sure(link.split("#")[1], "no token");
  const guest = new Browser(server);
  await guest.ask("/access/look", { token });
  await guest.ask("/access/enter", { token });
  await new Browser(server).call("/access/enter", { token });
  await new Browser(server).call("/access/look", { token: `${token}x` });

  const inTheAddress = "a-word-that-lets-one-post";
  const url = `${hook.address}/hook/${inTheAddress}?key=${inTheAddress}`;
  await host.ask("/keeper/webhook", { url, language: "en", kinds: ["table", "report"] });
  expect(await host.ask("/keeper/webhook/try", {})).not.toMatchObject({ outcome: "sent" });
  const { headers } = sure(hook.got[0], "nothing was posted");
  const [, signature = ""] = sure(/v1=(\w+)/.exec(JSON.stringify(headers)), "it was not signed");
  await hook.close();
  await host.call("/keeper/webhook/try", {});

  const person = new Browser(server);
  const { url: there } = await person.ask<ClubBegun>("/person/club/begin", { to: "sign-in" });
  const answer = new URL(await throughProvider(there, SITE, "rosie"));
  const back = `${answer.pathname.replace("/api", "")}${answer.search}`;
  const place = sure((await person.call(back)).headers.get("location"), "it leads nowhere");
  await person.ask("/person/club/new", { token: place.split("#")[1], name: "Rosie" });
  await person.call(back);
  const late = new Browser(server);
  await late.ask("/person/club/begin", { to: "sign-in" });
  await provider.close();
  await late.call(back);
  await new Browser(server).call("/person/club/begin", { to: "sign-in" });

  for (const one of [ticket, token, inTheAddress, signature, sure(place.split("#")[1], "no token")])
    secrets.add(one);
  for (const name of ["code", "state"]) secrets.add(sure(answer.searchParams.get(name), name));
  for (const { cookies } of [host, guest, person, late])
    for (const value of cookies.values()) secrets.add(value);
  await server.close();
  dropDir(dataDir);
  rmSync(folder, { recursive: true });
  expect(log.length).toBeGreaterThan(0);
  const written = log.join("\n");
  expect([...secrets].filter((secret) => secret !== "" && written.includes(secret))).toEqual([]);
  expect(secrets.size).toBeGreaterThan(9);
});
