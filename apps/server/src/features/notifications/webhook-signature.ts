/** Links in letters that do one thing without a password: signed by the house, kept nowhere. */
import { createHmac, timingSafeEqual } from "node:crypto";

export type Deed = "off" | "confirm";

const signature = (key: string, deed: Deed, way: string): string =>
  createHmac("sha256", key).update(`${deed} ${way}`).digest("base64url");

/** What stands in a link that does this to a way to be told. */
export const signed = (key: string, deed: Deed, way: string): string => `${way}.${signature(key, deed, way)}`;

/** The way that a link speaks of; null if it was not signed here for this. */
export function wayIn(key: string, deed: Deed, token: string): string | null {
  const [way, given] = token.split(".");
  if (!way || !given) return null;
  const [is, should] = [Buffer.from(given), Buffer.from(signature(key, deed, way))];
  return is.length === should.length && timingSafeEqual(is, should) ? way : null;
}
