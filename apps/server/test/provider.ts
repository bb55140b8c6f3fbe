/** A real identity provider on this machine, and a browser that signs in there. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import Provider from "oidc-provider";
import { sure } from "./table.ts";

export const CLIENT = "westmarch";
export const SECRET = "a secret that no log may hold";

/** A provider at which everybody can sign in by any word, and is called by the name they give. */
export interface RunningProvider {
  readonly issuer: string;
  close(): Promise<void>;
}

export async function openProvider(back: string): Promise<RunningProvider> {
  let answer: ReturnType<Provider["callback"]> | null = null;
  const server: Server = createServer((request, response) => void answer?.(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT,
        client_secret: SECRET,
        redirect_uris: [back],
        response_types: ["code"],
        grant_types: ["authorization_code"],
        token_endpoint_auth_method: "client_secret_post",
      },
    ],
    pkce: { required: () => true },
    claims: { profile: ["preferred_username"] },
    conformIdTokenClaims: false,
    findAccount: (_context, id) => ({
      accountId: id,
      claims: async () => ({ sub: id, preferred_username: id }),
    }),
    cookies: { keys: ["for a test"] },
    features: { devInteractions: { enabled: true } },
  });
  answer = provider.callback();
  return {
    issuer,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/**
 * Follows the provider's pages from an address until it sends the browser back to `site`, and returns that address. `login`: by
 * which name one signs in; null: one calls it off.
 */
export async function throughProvider(from: string, site: string, login: string | null): Promise<string> {
  const cookies = new Map<string, string>();
  let [address, form]: [string, URLSearchParams | null] = [from, null];
  for (let step = 0; step < 20; step++) {
    const response = await fetch(address, {
      redirect: "manual",
      method: form ? "POST" : "GET",
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
      ...(form && { body: form }),
    });
    for (const set of response.headers.getSetCookie()) {
      const [name = "", value = ""] = sure(set.split(";", 1)[0], "no cookie").split("=");
      cookies.set(name, value);
    }
    form = null;
    const location = response.headers.get("location");
    if (location) {
      address = new URL(location, address).href;
      if (address.startsWith(site)) return address;
      continue;
    }
    const page = await response.text();
    if (login === null) {
      address = new URL(sure(/href="([^"]*\/abort)"/.exec(page)?.[1], page), address).href;
      continue;
    }
    const prompt = sure(/name="prompt" value="(\w+)"/.exec(page)?.[1], page);
    const action = sure(/action="([^"]+)"/.exec(page)?.[1], page);
    address = new URL(action, address).href;
    form = new URLSearchParams({ prompt, ...(prompt === "login" && { login, password: "x" }) });
  }
  throw new Error("the provider leads nowhere");
}
