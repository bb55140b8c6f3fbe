/** The calls of the admin page about reports, and those by which players report others and read words of the host. */
import {
  type CaseFile,
  type CasesTold,
  caseNamed,
  casesAsked,
  caseWord,
  type HostWords,
  reportWish,
  settleCase,
  wordsAsked,
  wordsRead,
} from "@westmarch/protocol";
import type { FastifyInstance } from "fastify";
import type { Cases } from "../../../features/people/cases.ts";
import type { PeopleDesk } from "../../../features/people/people-desk.ts";
import type { HostLimits } from "../../../tables/services.ts";
import { type CallerOf, does } from "../admin-guard.ts";
import { checked, limited } from "../guards.ts";

/** `desk`: what suspends accounts; null: there are none here. */
export function caseCalls(room: FastifyInstance, cases: Cases, desk: PeopleDesk | null, by: CallerOf): void {
  const ours = does("cases");
  // Reports of players, the latest first.
  room.get(
    "/cases",
    ours,
    async (request): Promise<CasesTold> => cases.list(checked(casesAsked, request.query)),
  );
  // Who opens a case is noted there.
  room.post(
    "/cases/read",
    ours,
    async (request): Promise<CaseFile> => cases.read(by(request), checked(caseNamed, request.body).number),
  );
  room.post(
    "/cases/settle",
    ours,
    async (request): Promise<CaseFile> => cases.settle(by(request), checked(settleCase, request.body), desk),
  );
  // Opens a settled case again. What came of it stays until it is lifted.
  room.post(
    "/cases/reopen",
    ours,
    async (request): Promise<CaseFile> => cases.reopen(by(request), checked(caseNamed, request.body).number),
  );
  // Sends a word to the player who reported, or to the one who was reported.
  room.post(
    "/cases/word",
    ours,
    async (request): Promise<CaseFile> => cases.word(by(request), checked(caseWord, request.body)),
  );
}

/** What players say to the host, and hear. */
export function wordCalls(
  app: FastifyInstance,
  { services, cases }: { readonly services: Pick<HostLimits, "policy" | "quotas">; readonly cases: Cases },
): void {
  app.post("/report", { onRequest: limited(services, "opens") }, async (request) => {
    await cases.report(checked(reportWish, request.body));
    return {};
  });
  app.post(
    "/words",
    async (request): Promise<HostWords> => cases.wordsTo(checked(wordsAsked, request.body).tokens),
  );
  app.post(
    "/words/read",
    async (request): Promise<HostWords> => cases.readWord(checked(wordsRead, request.body)),
  );
}
