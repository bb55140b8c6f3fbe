import { sure } from "./table.ts";

/** A browser: keeps its cookie, and says where its page is from. */
export class Browser {
  cookie = "";
  set = "";
  readonly #house: { readonly address: string };
  readonly #site: string;

  constructor(house: { readonly address: string }, site: string) {
    this.#house = house;
    this.#site = site;
  }

  async ask(path: string, body?: unknown, origin: string | null = this.#site): Promise<Response> {
    const response = await fetch(`${this.#house.address}/api/person${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: {
        ...(body !== undefined && { "content-type": "application/json" }),
        ...(origin !== null && { origin }),
        ...(this.cookie && { cookie: this.cookie }),
        "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0",
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const cookie = response.headers.get("set-cookie");
    if (cookie) {
      this.set = cookie;
      this.cookie = sure(cookie.split(";", 1)[0], "no cookie");
    }
    return response;
  }

  async get<T>(path: string, body?: unknown): Promise<T> {
    const response = await this.ask(path, body);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }
}
