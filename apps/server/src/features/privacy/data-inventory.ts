/** What this server keeps about people, as every visitor may read: each table of the database has a kind. */
import type { KeepsTold, KeptKind } from "@westmarch/protocol";
import { KEPT_KINDS } from "@westmarch/protocol";
import type { Schema } from "../../database/schema/schema.ts";
import type { Db } from "../../database/types.ts";
import { hasAccounts, type Policy } from "../../platform/policy.ts";

/** By table of the database. Null: it holds nothing about people, only what the server itself needs. */
export const KEPT_IN: Readonly<Record<keyof Schema, KeptKind | null>> = {
  tables: "tables",
  positions: "tables",
  acts: "tables",
  snapshots: "tables",
  contributions: "tables",
  standing: "tables",
  plans: "tables",
  clocks: "tables",
  time: "tables",
  handed: "tables",
  pairings: "tables",
  seats: "names",
  chat: "chat",
  links: "links",
  results: "results",
  outcomes: "results",
  finished: "results",
  seat_owners: "results",
  ways: "notices",
  watches: "notices",
  notices: "notices",
  listings: "listings",
  seeks: "listings",
  exhibitions: null,
  highlights: "tables",
  found_puzzles: null,
  tournaments: "tournaments",
  entrants: "tournaments",
  tournament_games: "tournaments",
  tournament_reopenings: "tournaments",
  access_invitations: null,
  admissions: "admissions",
  people: "accounts",
  identities: "accounts",
  ladder_hidden: "accounts",
  person_links: "accounts",
  passkeys: "passkeys",
  sessions: "devices",
  session_links: "devices",
  proofs: "devices",
  person_shelf: "shelf",
  person_invitations: "invitations",
  challenges: "invitations",
  person_blocks: "invitations",
  friendships: "invitations",
  bots: "bots",
  letters: "letters",
  reports: "reports",
  bars: "addresses",
  seat_marks: "addresses",
  attendance: "addresses",
  counts: "addresses",
  keeper_log: "reports",
  suspensions: "accounts",
  webhook_news: "notices",
  case_history: "reports",
  case_words: "reports",
  announcements: null,
  host: null,
  secrets: null,
  outages: null,
  processes: null,
  claims: null,
};

const SETTINGS = ["mayOpen", "mayJoin", "mayWatch", "mayRegister"] as const;

/** Whether the server keeps new data of this kind. Some kinds begin only when the host has switched them on. */
function isOn(kind: KeptKind, policy: Policy): boolean {
  switch (kind) {
    case "accounts":
    case "passkeys":
    case "devices":
    case "shelf":
    case "invitations":
    case "bots":
      return hasAccounts(policy);
    case "admissions":
      return SETTINGS.some((setting) => ["invitation", "approval"].includes(policy[setting]));
    case "letters":
      return policy.mail.url !== "";
    case "listings":
      return policy.commons;
    case "tournaments":
      return policy.tournaments;
    default:
      return true;
  }
}

/** The kinds that this server keeps: those that are switched on, and those of which the database still holds something. */
export async function keeps(db: Db, policy: Policy): Promise<KeepsTold> {
  const holds = async (kind: KeptKind) => {
    for (const table of TABLES) {
      if (KEPT_IN[table] !== kind) continue;
      const row = await db
        .selectFrom(table)
        .select((eb) => eb.val(1).as("there"))
        .limit(1)
        .executeTakeFirst();
      if (row) return true;
    }
    return false;
  };
  const kinds: KeptKind[] = [];
  for (const kind of KEPT_KINDS) if (isOn(kind, policy) || (await holds(kind))) kinds.push(kind);
  return {
    kinds,
    finished: policy.keepFinished,
    abandoned: policy.keepAbandoned,
    archived: policy.archive !== "",
  };
}

const TABLES = Object.keys(KEPT_IN).filter((name): name is keyof Schema => Object.hasOwn(KEPT_IN, name));
