/** The server's HTTP side. A token travels in a header or a body, never in an address. */
import type {
  BarredReason,
  Entered,
  EnterPairing,
  ErrorCode,
  HandIn,
  HttpReason,
  Joined,
  JoinTable,
  KeptTables,
  LinkRenewed,
  OpenTable,
  RematchTold,
  RenewLink,
  ReplayFile,
  RevokeLink,
  StoryPage,
  TableOpened,
  TableSummary,
  ThenView,
  WantRematch,
} from "@westmarch/protocol";

import { isHere } from "../device/localToken.ts";

/** What came of a call. `offline`: the server could not be reached at all. */
export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | ({ readonly ok: false; readonly status: number } & Failure);

/** Why a call failed: by its code, and by a reason where the server gives one. */
export interface Failure {
  readonly code: ErrorCode | "offline";
  readonly reason?: HttpReason | BarredReason;
  /** The reason as the server names it, for a part of the page with words of its own, and what its sentence speaks of. */
  readonly told?: string;
  readonly facts?: object;
}

/** Text key of the sentence for a failed call. */
export const failureKey = ({ code, reason }: Failure) => `error.${reason ?? code}` as const;

const BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: "bad-message",
  401: "bad-token",
  403: "bad-token",
  404: "not-found",
  409: "stale",
  410: "bad-token",
  413: "too-large",
  429: "too-fast",
};

const CODES: readonly string[] = [
  "bad-message",
  "bad-token",
  "not-your-seat",
  "stale",
  "illegal",
  "too-fast",
  "too-large",
  "finished",
  "not-found",
  "unavailable",
] satisfies ErrorCode[];

/** As `HTTP_REASONS`; only types are imported, for the checker of messages is not for this page to carry. */
const REASONS = [
  "no-such-game",
  "no-computers",
  "name",
  "settings",
  "seats",
  "over-at-once",
] as const satisfies readonly HttpReason[];

const ACTIONS = ["open", "join", "watch", "register"] as const;
/** As the reasons of refusals for want of leave. */
const BARRED = ACTIONS.flatMap(
  (action) => [`${action}-invitation`, `${action}-approval`, `${action}-members`] as const,
) satisfies readonly BarredReason[];

/** Whether the sentence of this key says that the host lets only some people do a thing. */
export const isBarred = (key: string): boolean => BARRED.some((reason) => key === `error.${reason}`);

let fetchBarredWords = (): Promise<void> => Promise.reject(new Error("nobody has the words"));

/** Says how the words are fetched that a refusal for want of leave needs. They are here before it is told. */
export function beforeBarred(fetchWords: () => Promise<void>): void {
  fetchBarredWords = fetchWords;
}

const hasBarredWords = (): Promise<boolean> =>
  fetchBarredWords().then(
    () => true,
    () => false,
  );

/** A call that failed, for those who fetch and catch. */
export class CallFailed extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.code);
    this.failure = failure;
  }
}

const isCode = (word: unknown): word is ErrorCode => typeof word === "string" && CODES.includes(word);

async function failureOf(response: Response): Promise<Failure> {
  const body: unknown = await response.json().catch(() => null);
  if (body === null || typeof body !== "object" || !("code" in body) || !isCode(body.code))
    return { code: BY_STATUS[response.status] ?? "unavailable" };
  const told = "reason" in body ? body.reason : undefined;
  const reason = [...REASONS, ...BARRED].find((known) => known === told);
  // The words for these come when they are needed. Where they do not come, nothing does.
  if (reason && isBarred(`error.${reason}`) && !(await hasBarredWords())) return { code: "offline" };
  return {
    code: body.code,
    ...(reason && { reason }),
    ...(typeof told === "string" && { told }),
    ...factsIn(body),
  };
}

/** What a refusal speaks of. */
function factsIn(body: object): { readonly facts?: object } {
  const refusal = "refusal" in body ? body.refusal : null;
  const facts = typeof refusal === "object" && refusal && "facts" in refusal ? refusal.facts : null;
  return typeof facts === "object" && facts ? { facts } : {};
}

/** Answers a call with the token of a table that this device keeps. */
type LocalServer = (path: string, token: string) => Promise<Answer<unknown>>;

let localServer: LocalServer = async () => ({ ok: false, code: "not-found", status: 404 });

/** Sets what answers the calls of tables that this device keeps; it stands above this file. */
export function serveLocalTables(server: LocalServer): void {
  localServer = server;
}

/** Makes one call, of the server or of a table on this device. */
export async function call<T>(path: string, request: RequestInit, token?: string): Promise<Answer<T>> {
  if (token && isHere(token)) return localServer(path, token) as Promise<Answer<T>>;
  const headers = new Headers(request.headers);
  if (token) headers.set("authorization", `Bearer ${token}`);
  let response: Response;
  try {
    response = await fetch(path, {
      ...request,
      headers,
      signal: request.signal ?? AbortSignal.timeout(15_000),
    });
  } catch {
    return { ok: false, code: "offline", status: 0 };
  }
  if (!response.ok) return { ok: false, status: response.status, ...(await failureOf(response)) };
  // A proxy that answers with a page of its own is no answer.
  if (!response.headers.get("content-type")?.includes("json")) {
    return { ok: false, code: "unavailable", status: response.status };
  }
  try {
    return { ok: true, value: (await response.json()) as T };
  } catch {
    // It broke off on its way: the line did, or the page is being left.
    return { ok: false, code: "offline", status: 0 };
  }
}

export const post = <T>(path: string, body: unknown, token?: string): Promise<Answer<T>> =>
  call(
    path,
    { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) },
    token,
  );

/** Opens a table. Where a seat is free, its game begins when a guest has taken it. */
export const openTable = (plan: OpenTable): Promise<Answer<TableOpened>> =>
  post("/api/tables", { ...plan, ...(plan.seats.some(({ kind }) => kind === "open") && { gathers: true }) });

/** A secret of this device's own, that makes a call safe to repeat. Works without TLS, too. */
export const freshKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );

/** Takes the seat an invitation is for. With the same key it may be called again when the answer was lost. */
export const joinTable = (taking: JoinTable): Promise<Answer<Joined>> => post("/api/join", taking);

/** Hands in what was built for the round after a game; without lines, what the server makes of what the seat holds. */
export const handIn = (wish: HandIn): Promise<Answer<unknown>> => post("/api/deck", wish);

/** A link to one's own seat at a table of the round. */
export const enterPairing = (wish: EnterPairing): Promise<Answer<Entered>> => post("/api/pairing", wish);

/** What has become of the tables behind these tokens; tokens that no longer open anything are left out. */
export const myTables = async (tokens: readonly string[]): Promise<Answer<readonly TableSummary[]>> =>
  tokens.length === 0 ? { ok: true, value: [] } : post("/api/mine", { tokens });

/** Makes a fresh link in the place of an old one, which stops working. */
export const renewLink = (wish: RenewLink): Promise<Answer<LinkRenewed>> => post("/api/links", wish);

/** Makes a link open nothing any more, with nothing in its place. */
export const revokeLink = (wish: RevokeLink): Promise<Answer<unknown>> => post("/api/revoke", wish);

/** Everything that is kept about the player of this seat. */
export const keptAbout = (token: string): Promise<Answer<KeptTables>> => call("/api/kept", {}, token);

/** Takes this seat's name away, and what was said under it. */
export const forgetMe = (token: string): Promise<Answer<unknown>> => post("/api/forget", { token });

/** Deletes the table that this seat opened. */
export const deleteTable = (token: string): Promise<Answer<unknown>> => post("/api/delete", { token });

/** Says that this seat's player would like another game with the same people. */
export const wantRematch = (wish: WantRematch): Promise<Answer<RematchTold>> => post("/api/again", wish);

/** A finished game, nothing hidden any more. */
export const replayOf = (token: string): Promise<Answer<ReplayFile>> => call("/api/replay", {}, token);

/** What the holder of this token saw when the table stood at this version. */
export const seenAt = (version: number, token: string): Promise<Answer<ThenView>> =>
  call(`/api/at/${version}`, {}, token);

/** The last part of a long story before this version, as the holder of this token heard it. */
export const storyBefore = (version: number, token: string): Promise<Answer<StoryPage>> =>
  call(`/api/story/${version}`, {}, token);
