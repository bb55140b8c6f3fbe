/** Messages to addresses that somebody has given us: never into the host's own network, unless the host allows it. */
import { type LookupAddress, lookup } from "node:dns";
import { request as plain } from "node:http";
import { request as secure } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import type { AddressReason } from "@westmarch/protocol";
import ipaddr from "ipaddr.js";

/** Milliseconds for the whole of it. */
const PATIENCE = 10_000;

/** An address that is not to be spoken to, and why. */
export class SsrfGuard extends Error {
  readonly reason: Unspeakable;

  constructor(reason: Unspeakable) {
    super(`not to be spoken to: ${reason}`);
    this.reason = reason;
  }
}

type Unspeakable = Extract<AddressReason, "insecure" | "inside" | "credentials">;

/** Names that lead to the machine itself or into its own network, whoever is asked: RFC 6761, 6762, 8375, 9476. */
const INSIDE_NAMES = /^[^.]+$|(?:^|\.)(?:localhost|local|internal|lan|home\.arpa)$/;

/** Whether an IP address is one of the open net, as against the machine's own, a private or a reserved one. */
export const isOutside = (address: string): boolean => ipaddr.process(address).range() === "unicast";

/** Looks a name up, and hands back nothing of what lies inside: what was checked is what is connected to. */
const onlyOutside: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found: readonly LookupAddress[] = []) => {
    const outside = found.filter(({ address }) => isOutside(address));
    const [first] = outside;
    if (error) done(error, "");
    else if (!first) done(new SsrfGuard("inside"), "");
    else if (options.all) done(null, outside.slice());
    else done(null, first.address, first.family);
  });
};

/** Throws `SsrfGuard` if an address may not be written to. Names are looked at again when they are connected to. */
export function mustBeOutside(url: URL, inside: boolean): void {
  if (inside && (url.protocol === "http:" || url.protocol === "https:")) return;
  if (url.protocol !== "https:") throw new SsrfGuard("insecure");
  if (url.username || url.password) throw new SsrfGuard("credentials");
  const host = url.hostname.replace(/^\[|\]$|\.$/g, "");
  if (isIP(host) > 0 ? !isOutside(host) : INSIDE_NAMES.test(host)) throw new SsrfGuard("inside");
}

export interface Posting {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | string;
}

/**
 * Posts something, and hands back the status of the answer. Redirections are not followed. Throws if there is no answer
 * within ten seconds.
 */
export function postOutside({ url, headers, body }: Posting, inside: boolean): Promise<number> {
  mustBeOutside(url, inside);
  const request = url.protocol === "http:" ? plain : secure;
  return new Promise((done, failed) => {
    const asked = request(
      url,
      {
        method: "POST",
        headers: { ...headers, "content-length": Buffer.byteLength(body) },
        agent: false,
        signal: AbortSignal.timeout(PATIENCE),
        ...(!inside && { lookup: onlyOutside }),
      },
      (answer) => {
        answer.resume();
        done(answer.statusCode ?? 0);
      },
    );
    asked.on("error", failed);
    asked.end(body);
  });
}
