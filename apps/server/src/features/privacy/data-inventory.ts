/** What this house keeps about people, for whoever asks: every table of the database says what it is about. */
import type { KeepsTold, KeptKind } from "@westmarch/protocol";
import { KEPT_KINDS } from "@westmarch/protocol";
import type { Schema } from "../../database/schema/schema.ts";
import type { Db } from "../../database/types.ts";
import { hasAccounts, type Policy } from "../../platform/policy.ts";

/** Null: it holds nothing about people, only what the server itself has to know. */
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
  seat_owners: "results",
  ways: "notices",
  watches: "notices",
  notices: "notices",
  listings: "listings",
  seeks: "listings",
  tournaments: "tournaments",
  entrants: "tournaments",
  tournament_games: "tournaments",
  people: "accounts",
  ladder_hidden: "accounts",
  person_links: "accounts",
  passkeys: "passkeys",
  sessions: "devices",
  session_links: "devices",
  proofs: "devices",
  person_shelf: "shelf",
  person_invitations: "invitations",
  person_blocks: "invitations",
  bots: "bots",
  letters: "letters",
  reports: "reports",
  bars: "addresses",
  seat_marks: "addresses",
  attendance: "addresses",
  counts: "addresses",
  keeper_log: "reports",
  announcements: null,
  host: null,
  secrets: null,
  outages: null,
  processes: null,
  claims: null,
};

/** The kinds of which a house begins to keep something only where its host has switched that on. */
function isOn(kind: KeptKind, policy: Policy): boolean {
  switch (kind) {
    case "accounts":
    case "passkeys":
    case "devices":
    case "shelf":
    case "invitations":
    case "bots":
      return hasAccounts(policy);
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

/** What this house keeps: what is switched on, and what is still there of what once was. */
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
