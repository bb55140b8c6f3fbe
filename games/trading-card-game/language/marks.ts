/** What sentences of several languages share: what is set as a keyword, and how amounts and lists are put down. */
import type { Keyword } from "./runs.ts";
import type { Adjective, Kind, Signed } from "./targets.ts";

/** Kinds that stand on cards as keywords. */
export const KEYWORD_KINDS: { readonly [K in Kind]?: Keyword } = {
  archer: "archer",
  ranger: "ranger",
  tale: "tale",
  tracker: "tracker",
};
export const KEYWORD_ADJECTIVES: { readonly [K in Adjective]?: Keyword } = {
  archer: "archer",
  pipeweed: "pipeweed",
  ranger: "ranger",
  stealth: "stealth",
  weather: "weather",
};

export const signed = ({ sign, amount }: Signed): string => `${sign}${amount}`;

/** Marks of several things to choose from, in Chinese and Japanese. */
export const CHOICES = ["①", "②"] as const;
