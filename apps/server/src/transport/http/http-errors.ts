import type {
  AccessReason,
  AddressReason,
  AdminReason,
  BotReason,
  ErrorCode,
  HandOverReason,
  HttpReason,
  HttpRefusal,
  PersonReason,
  TournamentReason,
} from "@westmarch/protocol";
import { Refused, SENTENCES } from "@westmarch/table";
import type { FastifyReply } from "fastify";
import type { Telemetry } from "../../tables/services.ts";

/** The reasons that a page has words for. */
const HTTP_REASONS = [
  "no-such-game",
  "no-computers",
  "name",
  "settings",
  "seats",
  "over-at-once",
  "rules-differ",
  "save-broken",
  "full",
  "full-from-here",
  "too-few",
  "too-few-here",
  "start",
  "rung",
  "signed-out",
  "passkey",
  "ceremony",
  "mail-link",
  "mail-taken",
  "mail-elsewhere",
  "signed-in",
  "last-way",
  "name-taken",
  "suspended",
  "bot-away",
  "bot-busy",
  "bot-plays-not",
  "too-many-bots",
  "insecure",
  "inside",
  "credentials",
  "no-topic",
  ...(["open", "join", "watch", "register"] as const).flatMap(
    (action) => [`${action}-invitation`, `${action}-approval`, `${action}-members`] as const,
  ),
  "invitation-used-up",
  "invitation-over",
  "invitation-revoked",
  "asked-enough",
  "club-away",
  "club-refused",
  "club-other",
  "club-stale",
  "role",
  "own-account",
  "until",
  "case-settled",
  "no-address",
  "no-account",
  "no-reporter",
  "no-webhook",
] as const satisfies readonly (
  | HttpReason
  | HandOverReason
  | TournamentReason
  | PersonReason
  | BotReason
  | AddressReason
  | AccessReason
  | AdminReason
)[];

const STATUS: Readonly<Record<ErrorCode, number>> = {
  "bad-message": 400,
  "bad-token": 401,
  "not-your-seat": 403,
  "not-found": 404,
  stale: 409,
  illegal: 409,
  finished: 409,
  "too-large": 413,
  "too-fast": 429,
  unavailable: 503,
};

/** Answers a call that failed; what is no refusal is a defect, and goes into the log. */
export function refuseCall({ log }: Pick<Telemetry, "log">, error: unknown, reply: FastifyReply): void {
  const refused = refusedFrom(error);
  if (!refused) log.defect("an HTTP call failed", error);
  const code = refused?.code ?? "unavailable";
  const reason = HTTP_REASONS.find((known) => known === refused?.refusal?.reason);
  const message = refused?.message ?? SENTENCES.unavailable;
  const refusal = code === "illegal" ? refused?.refusal : undefined;
  const body: HttpRefusal = { code, message, ...(reason && { reason }), ...(refusal && { refusal }) };
  reply.code(STATUS[code]).send(body);
}

/** What a failed call is told; null for a defect of ours. */
function refusedFrom(error: unknown): Refused | null {
  if (error instanceof Refused) return error;
  const status = error instanceof Error && "statusCode" in error ? error.statusCode : 500;
  if (status === 413) return new Refused("too-large");
  if (status === 429) return new Refused("too-fast");
  // Not JSON, no content type, a broken address …
  if (typeof status === "number" && status >= 400 && status < 500) return new Refused("bad-message");
  return null;
}
