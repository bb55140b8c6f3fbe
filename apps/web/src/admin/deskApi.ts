/** The calls of the admin page about people, cases, the log and the webhook of the whole server. */
import type {
  CaseFile,
  CasesTold,
  CaseWord,
  EndBotWish,
  EndSessionsWish,
  HostWords,
  LogTold,
  PeopleListed,
  PersonFile,
  RenameWish,
  RoleWish,
  SettleCase,
  SuspendWish,
  WayTried,
  WebhookTold,
  WebhookWish,
} from "@westmarch/protocol";
import { type Answer, call, post } from "../net/api.ts";

const KEEPER = "/api/keeper";

export const listPeople = (asked: Readonly<Record<string, string>>): Promise<Answer<PeopleListed>> =>
  call(`${KEEPER}/people?${new URLSearchParams(asked)}`, {});
export const personFile = (id: string): Promise<Answer<PersonFile>> =>
  call(`${KEEPER}/people/${encodeURIComponent(id)}`, {});
/** All that is kept about a person. */
export const keptOfPerson = (id: string): Promise<Answer<object>> =>
  call(`${KEEPER}/people/${encodeURIComponent(id)}/kept`, {});
export const deletePerson = (id: string): Promise<Answer<unknown>> => post(`${KEEPER}/people/delete`, { id });
/** Where the list is as a file. */
export const PEOPLE_FILE = `${KEEPER}/people.csv`;

/** What can be done about an account, by name; each is answered with what is known of it then. */
export interface PersonDeeds {
  readonly suspend: SuspendWish;
  readonly unsuspend: { readonly id: string };
  readonly rename: RenameWish;
  readonly role: RoleWish;
  readonly sessions: EndSessionsWish;
  readonly bots: EndBotWish;
}
export const doToPerson = <D extends keyof PersonDeeds>(
  deed: D,
  wish: PersonDeeds[D],
): Promise<Answer<PersonFile>> => post(`${KEEPER}/people/${deed}`, wish);

export const listCases = (asked: Readonly<Record<string, string>>): Promise<Answer<CasesTold>> =>
  call(`${KEEPER}/cases?${new URLSearchParams(asked)}`, {});

/** What can be done about a case, by name; each is answered with the case. */
export interface CaseDeeds {
  readonly read: { readonly number: number };
  readonly settle: SettleCase;
  readonly reopen: { readonly number: number };
  readonly word: CaseWord;
}
export const doToCase = <D extends keyof CaseDeeds>(deed: D, wish: CaseDeeds[D]): Promise<Answer<CaseFile>> =>
  post(`${KEEPER}/cases/${deed}`, wish);

export const readLog = (asked: Readonly<Record<string, string>>): Promise<Answer<LogTold>> =>
  call(`${KEEPER}/log?${new URLSearchParams(asked)}`, {});
/** Where the log is as a file. */
export const logFile = (asked: Readonly<Record<string, string>>): string =>
  `${KEEPER}/log.csv?${new URLSearchParams(asked)}`;

export const webhook = (): Promise<Answer<WebhookTold>> => call(`${KEEPER}/webhook`, {});
export const setWebhook = (wish: WebhookWish): Promise<Answer<WebhookTold>> =>
  post(`${KEEPER}/webhook`, wish);
export const tryWebhook = (): Promise<Answer<WayTried>> => post(`${KEEPER}/webhook/try`, {});

/** Words of the host to the players of these seats. */
export const hostWords = (tokens: readonly string[]): Promise<Answer<HostWords>> =>
  post("/api/words", { tokens });
export const readWord = (tokens: readonly string[], id: string): Promise<Answer<HostWords>> =>
  post("/api/words/read", { tokens, id });
