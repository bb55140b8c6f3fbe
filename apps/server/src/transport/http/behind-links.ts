/** Looks up what stands behind an address that names a tournament or a person, for what its link shows. */
import { identifier, playerName } from "@westmarch/protocol";
import { Refused } from "@westmarch/table";
import type { FastifyRequest } from "fastify";
import type { AccessControl } from "../../features/access/access-control.ts";
import type { Accounts } from "../../features/accounts/people.ts";
import type { Tournaments } from "../../features/tournaments/tournaments.ts";
import { addressOf } from "../../platform/client-address.ts";
import type { Counted } from "../../platform/rate-limits.ts";
import type { HostLimits } from "../../tables/services.ts";
import type { Behind } from "./link-previews.ts";

/** Where what links name is kept. */
export interface LinkSources {
  readonly services: Pick<HostLimits, "policy" | "quotas">;
  readonly tournaments: Pick<Tournaments, "now">;
  /** Null: accounts are off. */
  readonly people: Pick<Accounts, "shown"> | null;
  readonly access: Pick<AccessControl, "must" | "mustAny">;
}

const NAMED = /^\/(tournament|people)\/([^/]+)\/?$/;
const tournamentId = identifier(64);

/** A part of an address as it was meant; null where it cannot be read. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

async function tournamentBehind({ tournaments }: LinkSources, id: string): Promise<Behind | null> {
  const asked = tournamentId.safeParse(id);
  if (!asked.success) return null;
  const nobody = { key: null, person: null, mark: "" };
  const { name, game, kind, state, round, rounds, entrants } = await tournaments.now(asked.data, nobody);
  return { kind: "tournament", name, game, format: kind, state, round, rounds, entrants };
}

async function personBehind({ people }: LinkSources, name: string): Promise<Behind | null> {
  const asked = playerName.safeParse(name);
  const person = asked.success ? await people?.shown(asked.data) : null;
  return person ? { kind: "person", ...person } : null;
}

/** The same shares as those of the calls behind the pages, so that links tell no faster who is here. */
const COUNTED = { tournament: "calls", people: "sign-ins" } as const satisfies Record<string, Counted>;

/**
 * Finds what an address names, as far as everybody may know it. Null where it names nothing of the kind, where there is none,
 * and where the caller has asked too often: these look alike.
 */
export async function behindLink(
  path: string,
  request: FastifyRequest,
  sources: LinkSources,
): Promise<Behind | null> {
  const [, kind, part = ""] = NAMED.exec(path) ?? [];
  const named = decoded(part);
  if ((kind !== "tournament" && kind !== "people") || named === null) return null;
  const { quotas, policy } = sources.services;
  if ((await quotas.wait(COUNTED[kind], addressOf(request.raw, policy.proxies))) > 0) return null;
  const cookies = request.headers.cookie;
  try {
    // Links show no more than the calls behind the pages.
    if (kind === "tournament") await sources.access.mustAny(cookies, "join", "watch");
    else await sources.access.must(cookies, "watch");
    return await (kind === "tournament" ? tournamentBehind(sources, named) : personBehind(sources, named));
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}
