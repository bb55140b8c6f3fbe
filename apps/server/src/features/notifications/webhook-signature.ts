/** Links in letters that do one thing without a password. The server signs them and does not store them. */
import { createHmac, timingSafeEqual } from "node:crypto";

export type Deed = "off" | "confirm";

const signature = (key: string, deed: Deed, way: string): string =>
  createHmac("sha256", key).update(`${deed} ${way}`).digest("base64url");

/** The token of a link that does this to a channel. */
export const signed = (key: string, deed: Deed, way: string): string => `${way}.${signature(key, deed, way)}`;

/** The channel that a link names; null if this server did not sign the link for this deed. */
export function wayIn(key: string, deed: Deed, token: string): string | null {
  const [way, given] = token.split(".");
  if (!way || !given) return null;
  const [is, should] = [Buffer.from(given), Buffer.from(signature(key, deed, way))];
  return is.length === should.length && timingSafeEqual(is, should) ? way : null;
}
