/** What both sides keep to, for a page that does not carry the checker of messages. */

/** Sizes that a message may not exceed; a larger one is refused before it is read. */
export const LIMITS = {
  /** Bytes of one socket message. */
  message: 16_384,
  /** Bytes of one HTTP body. */
  body: 131_072,
  /** Bytes of a body with a whole game. */
  save: 2_000_000,
  /** Characters of a setting that a player writes: the list of a deck. */
  lines: 6000,
  /** Characters of a document that a player brings to a table: a data pack. */
  document: 48_000,
  /** Choices sent as one list. */
  options: 64,
  /** Characters of a player's name. */
  name: 24,
  /** Characters of what a person says about themselves. */
  about: 140,
  /** Things on the shelf of an account, and characters of all of them. */
  shelf: 300,
  shelfText: 2_000_000,
  /** Characters of one line of chat. */
  chat: 500,
  /** Characters of an address that notices are sent to, and of one of mail. */
  endpoint: 2048,
  mail: 254,
} as const;

/**
 * The edition of the protocol, told with every greeting. It counts up when something that a client may rely on goes or comes
 * to mean something else; what is merely added leaves it as it is, so a client passes over what it does not know.
 */
export const PROTOCOL = 1;

/** Where the socket is, on the same host as the page. */
export const SOCKET_PATH = "/ws";

/**
 * The code with which the server closes a socket whose table has moved on to another game: the same token opens that one,
 * at once.
 */
export const MOVED_ON = 4001;

/** What can be proposed to the others at a table. The last three: that time stands still, or runs again. */
export const OFFERS = ["take-back", "draw", "pause", "adjourn", "resume"] as const;

/** What becomes of a player who has run out of time: the table only says so, the computer chooses, or the game is lost. */
export const OUT_OF_TIME = ["warning", "computer", "loss"] as const;

/** What a plan for when one is asked again may hold: cases in all, and events that one of them waits for. */
export const PLAN = { cases: 16, heard: 4 } as const;

/** How well a player who looks for a game plays, by the player's own word. */
export const STRENGTHS = ["any", "beginner", "experienced"] as const;

/** What a host lets some people do and others not. */
export const ACCESS_ACTIONS = ["open", "join", "watch", "register"] as const;
/** Who may do it. */
export const ACCESS_RULES = ["everybody", "invitation", "approval", "members"] as const;

/**
 * The limits among the settings of a server that its host changes on the admin page while it runs, with the least and the most
 * that each can be set to there. None of them can lock out whoever changes it back.
 */
export const HOST_LIMITS = {
  opensPerMinute: { least: 1, most: 600 },
  opensPerDay: { least: 1, most: 20_000 },
  seeksPerAddress: { least: 1, most: 100 },
  listingsPerAddress: { least: 1, most: 200 },
  entriesPerAddress: { least: 1, most: 200 },
  callsPerMinute: { least: 60, most: 20_000 },
  choicesPerMinute: { least: 60, most: 100_000 },
  signInsPerMinute: { least: 3, most: 1000 },
  thinkingPerMinute: { least: 1000, most: 3_600_000 },
  socketsPerAddress: { least: 2, most: 5000 },
  sockets: { least: 10, most: 100_000 },
  hotTables: { least: 10, most: 50_000 },
  keepFinished: { least: 0, most: 3650 },
  keepAbandoned: { least: 0, most: 3650 },
} as const satisfies Readonly<Record<string, { readonly least: number; readonly most: number }>>;
export type HostLimit = keyof typeof HOST_LIMITS;
/** Their names, in the order in which the page shows them. */
export const HOST_LIMIT_NAMES: readonly HostLimit[] = Object.keys(HOST_LIMITS).filter(
  (name): name is HostLimit => Object.hasOwn(HOST_LIMITS, name),
);

/** The services to which webhooks lead, each of which takes a form of its own; `json`: any other program. */
export const HOOK_SERVICES = ["discord", "slack", "mattermost", "matrix", "ntfy", "gotify", "json"] as const;

/**
 * Seconds of tournaments. `grace`, `arenaGrace`: to come to a table with live clocks. `rest`: between rounds with live clocks.
 * `review`: the least that is waited before the next round where a game was decided without being played, so that the organiser
 * can take that back.
 */
export const TOURNAMENT = { grace: 300, arenaGrace: 60, rest: 180, review: 180 } as const;
/** The most who take part in one tournament. */
export const MOST_ENTRANTS = 64;

/** How many accounts a page of the host's list holds, unless it is asked for others. */
export const PEOPLE_PAGE = 8;

/** What the webhook of a whole server is told: a table that is open to all, a tournament that was opened or has begun, a report, a backup that failed. */
export const WEBHOOK_NEWS = ["table", "tournament", "begun", "report", "backup"] as const;

/** All that is written into the log of the admin page. */
export const LOGGED = [
  "enter",
  "commons",
  "limits",
  "backup",
  "announce",
  "withdraw",
  "mute",
  "ban",
  "dismiss",
  "lift",
  "suspend",
  "unsuspend",
  "rename",
  "role",
  "sessions",
  "bots",
  "delete",
  "export",
  "list",
  "case-read",
  "case-settled",
  "case-reopened",
  "case-word",
  "tournament",
  "webhook",
  "access",
  "invite",
  "uninvite",
  "let-in",
  "decline",
] as const;

/** What may come of a case: a mute at that table, a ban of the address, a suspension of the account, or nothing. */
export const OUTCOMES = ["mute", "ban", "suspend", "dismiss"] as const;
