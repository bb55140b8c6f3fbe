import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";

/**
 * The address a request comes from. Behind proxies, each of them adds the address it heard from at the end of
 * X-Forwarded-For, so only that many entries from the end can be believed.
 */
export function addressOf(request: IncomingMessage, proxies: number): string {
  const direct = directAddress(request.socket);
  if (proxies < 1) return direct;
  const header = request.headers["x-forwarded-for"];
  const chain = (Array.isArray(header) ? header.join() : (header ?? ""))
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const told = chain.at(-proxies);
  return told === undefined ? direct : grouped(told);
}

/** The address at the other end of a connection. */
export const directAddress = (socket: Socket): string => grouped(socket.remoteAddress ?? "unknown");

/** One household has a whole IPv6 /64, so limits count that as one address. */
function grouped(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1];
  if (!address.includes(":")) return address;
  const [head, tail] = address.split("::") as [string, string?];
  const front = head.split(":").filter((part) => part !== "");
  const back = tail === undefined ? [] : tail.split(":").filter((part) => part !== "");
  const missing = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length);
  return [...front, ...new Array<string>(missing).fill("0"), ...back].slice(0, 4).join(":");
}

/** Whether a page from this origin may talk to us. Programs that are no browsers send none. */
export function originAllowed(request: IncomingMessage, others: readonly string[]): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  if (others.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
