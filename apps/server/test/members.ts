/** People with accounts, for tests: each signs up with a passkey of an own. */

import type { BotPlayer } from "@westmarch/players/port";
import type { PasskeyChallenge, PersonTold } from "@westmarch/protocol";
import type { RunningServer } from "../src/main/index.ts";
import { Authenticator } from "./authenticator.ts";
import { dropDir, newData, sure, testServer } from "./table.ts";

export const SITE = "https://table.example.org";

/** What a server needs for them. */
export const WITH_ACCOUNTS = { accounts: true, address: SITE, origins: [SITE] };

/** A person with a browser; a guest until signed up. */
export class Member {
  readonly #server: { readonly address: string };
  #cookie = "";
  #passkey: Authenticator | null = null;
  id = "";

  constructor(server: { readonly address: string }) {
    this.#server = server;
  }

  static async of(server: RunningServer, name: string): Promise<Member> {
    const member = new Member(server);
    const passkey = new Authenticator(SITE);
    member.#passkey = passkey;
    const { ceremony, options } = await member.ask<PasskeyChallenge>("/person/passkey/begin", {
      to: "sign-up",
      name,
    });
    const credential = passkey.make(options);
    const { person } = await member.ask<PersonTold>("/person/passkey/finish", { ceremony, credential });
    member.id = sure(person, "nobody signed up").id;
    return member;
  }

  /** The same person's browser at another server of the same house. */
  at(server: { readonly address: string }): Member {
    const member = new Member(server);
    member.id = this.id;
    member.#cookie = this.#cookie;
    return member;
  }

  /** The same person signs in on another device. */
  async signIn(): Promise<Member> {
    const { response, device } = await this.#comeIn();
    if (!response.ok) throw new Error(await response.text());
    return device;
  }

  /** What the server says to that. */
  async trySignIn(): Promise<Response> {
    return (await this.#comeIn()).response;
  }

  async #comeIn(): Promise<{ response: Response; device: Member }> {
    const device = new Member(this.#server);
    device.id = this.id;
    device.#passkey = this.#passkey;
    const begun = await device.ask<PasskeyChallenge>("/person/passkey/begin", { to: "sign-in" });
    const credential = sure(this.#passkey, "no passkey").use(begun.options);
    const { ceremony } = begun;
    return { response: await device.call("/person/passkey/finish", { ceremony, credential }), device };
  }

  /** What its browser brings along. */
  get cookie(): string {
    return this.#cookie;
  }

  async call(path: string, body?: unknown): Promise<Response> {
    const response = await fetch(`${this.#server.address}/api${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: {
        origin: SITE,
        ...(body !== undefined && { "content-type": "application/json" }),
        ...(this.#cookie && { cookie: this.#cookie }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const cookie = response.headers.get("set-cookie");
    if (cookie) this.#cookie = sure(cookie.split(";", 1)[0], "no cookie");
    return response;
  }

  async ask<T>(path: string, body?: unknown): Promise<T> {
    const response = await this.call(path, body);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }

  /** Moves the seats behind these links into the account. */
  async sit(...tokens: readonly string[]): Promise<void> {
    await this.ask("/person/tables", { tokens });
  }
}

/** Chooses whatever stands first, at once. */
const bots: BotPlayer = {
  choose: async ({ ask }) => ({ options: [ask.options[0]], by: "search", fellBack: false }),
};

/** A server with accounts and computers; `ending` gathers what ends it, the last first, and drops a place made for it. */
export async function serveMembers(
  ending: (() => unknown)[],
  dataDir?: string,
  more = {},
): Promise<RunningServer & { dataDir: string }> {
  const where = dataDir ?? (await newData());
  if (dataDir === undefined) ending.push(() => dropDir(where));
  const server = await testServer({ dataDir: where, bots, policy: WITH_ACCOUNTS, ...more });
  ending.push(() => server.close());
  return server;
}
