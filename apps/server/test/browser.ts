import { sure } from "./table.ts";

/** A browser: keeps its cookies, and says where its page is from. */
export class Browser {
  /** The session's cookie; empty: not signed in. */
  cookie = "";
  /** How that was set. */
  set = "";
  readonly #others = new Map<string, string>();
  /** Where on the net it is, as a proxy says; empty: as the connection does. */
  from = "";
  readonly #house: { readonly address: string };
  readonly #site: string;

  constructor(house: { readonly address: string }, site: string) {
    this.#house = house;
    this.#site = site;
  }

  async ask(path: string, body?: unknown, origin: string | null = this.#site): Promise<Response> {
    const cookies = [this.cookie, ...this.#others.values()].filter((cookie) => cookie !== "").join("; ");
    const response = await fetch(`${this.#house.address}/api/person${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: {
        ...(body !== undefined && { "content-type": "application/json" }),
        ...(origin !== null && { origin }),
        ...(this.from && { "x-forwarded-for": this.from }),
        ...(cookies && { cookie: cookies }),
        "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0",
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    for (const set of response.headers.getSetCookie()) {
      const cookie = sure(set.split(";", 1)[0], "no cookie");
      if (cookie.startsWith("westmarch-session=")) {
        this.set = set;
        this.cookie = cookie;
      } else this.#others.set(sure(cookie.split("=", 1)[0], "no name"), cookie);
    }
    return response;
  }

  async get<T>(path: string, body?: unknown): Promise<T> {
    const response = await this.ask(path, body);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }
}
