/** Reports of players as numbered cases, and words of the host to those whom a case is about. */
import { z } from "zod";
import type { LogWay } from "./admin-log.ts";
import { removal } from "./client.ts";
import { LIMITS, OUTCOMES } from "./constants.ts";
import { identifier, line } from "./text.ts";

export const CASE_STATES = ["open", "settled", "all"] as const;
export type CaseOutcome = (typeof OUTCOMES)[number];
/** What stands in the history of a case. */
export type CaseDid = CaseOutcome | "reported" | "read" | "reopen" | "word-reporter" | "word-reported";

const number = z.int().min(1);
const word = line(LIMITS.chat);

/** Query of `GET /api/keeper/cases`: a page of ten. */
export const casesAsked = z.object({
  state: z.enum(CASE_STATES).default("all"),
  from: z.coerce.number().int().min(0).default(0),
});
/** `POST /api/keeper/cases/read`, `/reopen`: of a case. */
export const caseNamed = z.strictObject({ number });
/** `POST /api/keeper/cases/settle`: what comes of a case, for so many days, and a word to one or both. */
export const settleCase = z.strictObject({
  number,
  how: z.enum(OUTCOMES),
  days: z.int().min(1).max(365),
  toReporter: word.optional(),
  toReported: word.optional(),
});
/** `POST /api/keeper/cases/word`: what the host says to one of the two. */
export const caseWord = z.strictObject({ number, to: z.enum(["reporter", "reported"]), text: word });

const tokens = z.array(removal.shape.token).max(200);
/** `POST /api/words`: words of the host to the players of these seats that were not read yet. */
export const wordsAsked = z.strictObject({ tokens });
/** `POST /api/words/read`: a word has been read at one of these seats. */
export const wordsRead = z.strictObject({ tokens, id: identifier(64).min(1) });

export type CasesAsked = z.infer<typeof casesAsked>;
export type SettleCase = z.infer<typeof settleCase>;
export type CaseWord = z.infer<typeof caseWord>;
export type WordsAsked = z.infer<typeof wordsAsked>;
export type WordsRead = z.infer<typeof wordsRead>;

/** A case in the list. Times are milliseconds since 1970. */
export interface CaseListed {
  readonly number: number;
  readonly at: number;
  readonly game: string;
  /** Who is reported, and by whom; empty: that was not noted. */
  readonly name: string;
  readonly by: string;
  /** Null: it is open. */
  readonly settled: CaseOutcome | null;
}

/** Answer of `GET /api/keeper/cases`. */
export interface CasesTold {
  readonly cases: readonly CaseListed[];
  readonly count: number;
  readonly open: number;
}

/** Answer of the calls about one case. */
export interface CaseFile extends CaseListed {
  /** What the reporter wrote. */
  readonly about: string;
  /** What the reported player last said at the table to everybody. */
  readonly said: readonly { readonly text: string; readonly at: number }[];
  /** The address is known, so that it can be banned. */
  readonly reachable: boolean;
  /** The account of the reported player; null: a guest, or an account that is gone. */
  readonly account: string | null;
  /** It is known who reported, so that a word can be sent there. */
  readonly canAnswer: boolean;
  readonly history: readonly {
    readonly at: number;
    readonly way: LogWay;
    readonly by: string;
    readonly did: CaseDid;
    readonly what: string;
  }[];
}

/** Answer of `POST /api/words` and `POST /api/words/read`. */
export interface HostWords {
  readonly words: readonly { readonly id: string; readonly text: string; readonly at: number }[];
}
