/** What a server keeps about people, by kinds: the page has a sentence for each. */
export const KEPT_KINDS = [
  "tables",
  "names",
  "chat",
  "links",
  "results",
  "notices",
  "listings",
  "tournaments",
  "admissions",
  "accounts",
  "passkeys",
  "devices",
  "shelf",
  "invitations",
  "bots",
  "letters",
  "reports",
  "addresses",
] as const;

export type KeptKind = (typeof KEPT_KINDS)[number];

/** Answer of `GET /api/keeps`: what this server keeps, as it is set and as its database stands. */
export interface KeepsTold {
  readonly kinds: readonly KeptKind[];
  /** Days after which an unused table is deleted, finished or not; 0: never. */
  readonly finished: number;
  readonly abandoned: number;
  /** Such a table becomes a file of the host's first. */
  readonly archived: boolean;
}
