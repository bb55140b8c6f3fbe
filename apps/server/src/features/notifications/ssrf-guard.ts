/** Messages to addresses that users have entered: never into the host's own network, unless the host allows it. */
import { type LookupAddress, lookup } from "node:dns";
import { request as plain } from "node:http";
import { request as secure } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import type { AddressReason } from "@westmarch/protocol";
import ipaddr from "ipaddr.js";

/** Milliseconds for the whole request. */
const PATIENCE = 10_000;

/** An address that must not be posted to, and why. */
export class SsrfGuard extends Error {
  readonly reason: Unspeakable;

  constructor(reason: Unspeakable) {
    super(`not to be spoken to: ${reason}`);
    this.reason = reason;
  }
}

type Unspeakable = Extract<AddressReason, "insecure" | "inside" | "credentials">;

/** Names that lead to the machine itself or into its own network, whichever name server answers: RFC 6761, 6762, 8375, 9476. */
const INSIDE_NAMES = /^[^.]+$|(?:^|\.)(?:localhost|local|internal|lan|home\.arpa)$/;

/** Whether an IP address is on the open net, and is not the machine's own, a private or a reserved one. */
export const isOutside = (address: string): boolean => ipaddr.process(address).range() === "unicast";

/** Looks a name up, and returns no address inside the host's network. The checked address is the one that is connected to. */
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

/** Throws `SsrfGuard` if an address must not be posted to. A name is checked again when it is connected to. */
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
 * Posts a body, and returns the status of the answer. Redirections are not followed. Throws if there is no answer within ten
 * seconds.
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
