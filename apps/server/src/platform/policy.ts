import { byLevel, LEVELS, type Level } from "@westmarch/kernel";
import { LANGUAGES } from "@westmarch/kernel/languages";
import { ACCESS_RULES } from "@westmarch/protocol";
import { isLoopback } from "@westmarch/protocol/loopback";
import { z } from "zod";

const whole = (least: number, initial: number) => z.int().min(least).default(initial);
const perSecond = (initial: number) => z.number().positive().default(initial);

const DAY = 86_400_000;

/** How a level of computer player behaves at the table, in milliseconds. */
const pace = z.strictObject({
  /** When its choice is made known, whatever it is and however long it took to find. */
  answer: z.int().min(0),
  /** How long it may think. */
  think: z.int().min(1),
});

/** How each level behaves where the host says nothing of it. */
const PACES: Readonly<Record<Level, z.infer<typeof pace>>> = {
  first: { answer: 700, think: 200 },
  gentle: { answer: 700, think: 250 },
  fair: { answer: 1000, think: 600 },
  skilled: { answer: 1300, think: 900 },
  strong: { answer: 1800, think: 1400 },
  best: { answer: 2800, think: 2500 },
};

const mayDo = z.enum(ACCESS_RULES).default("everybody");

/** The identity provider of a club, by which its people sign in. */
const club = z.strictObject({
  /** What its button is called by, as `Thursday Club`. */
  name: z.string().trim().min(1).max(40),
  /** Its address, as its discovery document says it; without TLS on this machine alone. */
  issuer: z.url({ protocol: /^https?$/ }).refine((url) => isTls(url) || isLoopback(new URL(url).hostname), {
    error: "write https://…; http:// is for a provider on this machine alone",
  }),
  /** What this server is called there. */
  client: z.string().min(1),
  /** The file that holds the secret; left out, the environment does, in WESTMARCH_CLUB_SECRET. */
  secretFile: z.string().min(1).optional(),
  /** Whether its people register whatever `mayRegister` says. */
  letsIn: z.boolean().default(false),
});

const isTls = (url: string): boolean => new URL(url).protocol === "https:";

/** Everything that a host may set: its name, its allowed values, and its default. */
const policy = z.strictObject({
  /** Milliseconds unseen while owing a decision after which a player's game may be claimed. */
  claimAfter: whole(0, 14 * DAY),
  pace: z
    .partialRecord(z.enum(LEVELS), pace)
    .transform((set) => byLevel((level) => set[level] ?? PACES[level]))
    .default(PACES),
  /** Milliseconds after which a pass is given among people, by order or by hand: any between these two, whatever the player holds. */
  standing: z
    .strictObject({ least: z.int().min(0), most: z.int().min(0) })
    .default({ least: 700, most: 2000 }),
  /** Milliseconds between looks at the clocks of a table, and between notes of how far they have run: so much a crash gives back at most. */
  clockBeat: whole(1, 1000),
  /** Milliseconds for which a game waits, once all players sit, for what their devices contribute to its chance. */
  gatherFor: whole(0, 20_000),
  /** Milliseconds after which a computer's choice at its own pace (setting up) is made known, at most. */
  ownPace: whole(0, 500),
  /** Threads on which computer players think; 0: as many as there are processors but one, at most four. */
  thinkers: whole(0, 0),
  /**
   * How many of these threads may think about one choice while no other choice needs them; 1: no thread helps another.
   */
  thinkersTogether: whole(1, 1),
  /**
   * Milliseconds before which no computer's choice is made known where its seat knows nothing that other players do not
   * know.
   */
  openPace: whole(0, 700),
  /**
   * Milliseconds for which the strongest level goes on thinking while people choose, where no other choice needs the
   * thread; 0: it does not.
   */
  pondering: whole(0, 10_000),
  /** Milliseconds that a computer player may think at least, however many wait for their turn. */
  thinkLeast: whole(1, 20),
  /** Milliseconds beyond its thinking time after which a computer player is taken for hung. */
  botPatience: whole(0, 30_000),
  /** Tables kept in memory though no client is connected to them. */
  hotTables: whole(0, 500),
  /** Milliseconds without an act after which a table leaves the memory. */
  idleAfter: whole(0, 600_000),
  /** Days for which no player has needed a table, finished or not, after which it is deleted; 0: never. */
  keepFinished: whole(0, 0),
  keepAbandoned: whole(0, 0),
  /** The folder in which such a table becomes a file first; empty: none. */
  archive: z.string().default(""),
  /** Milliseconds after the start when the database is looked through. */
  checkAfter: whole(0, 10_000),
  /** Milliseconds that a game which is handed over may take to be played again; it is refused beyond that. */
  replayWithin: whole(1, 30_000),
  /** Bytes left on the disk below which the host is warned. */
  lowDisk: whole(0, 268_435_456),
  /** Sockets from one address, and in all. A socket that has not said hello makes room first. */
  socketsPerAddress: whole(1, 64),
  sockets: whole(1, 20_000),
  /** Connections of any kind from one address (not counted behind proxies), and in all. Idle ones make room first. */
  connectionsPerAddress: whole(1, 256),
  connections: whole(1, 22_000),
  /** Messages of one socket: at once, and per second in the long run. */
  messageBurst: whole(1, 40),
  messagesPerSecond: perSecond(15),
  /** Lines of chat of one seat: at once, and per second in the long run. */
  chatBurst: whole(1, 10),
  chatPerSecond: perSecond(0.5),
  /** Bytes waiting to be read by a client before it is cut off (it resumes where it was). */
  backlog: whole(1, 1_048_576),
  /** Milliseconds within which a socket must say hello, and between signs of life. */
  helloWithin: whole(1, 10_000),
  heartbeat: whole(1, 30_000),
  /** Milliseconds for which a server that ends goes on while it says that it is not ready, where others keep the same tables. */
  drain: whole(0, 0),
  /** HTTP calls per minute: from one address, and in all. */
  callsPerMinute: whole(1, 240),
  callsPerMinuteInAll: whole(1, 60_000),
  /** Tables that calls ask about per minute, for one address, and in all: 200 for a whole list, which one call may hold. */
  tablesPerMinute: whole(200, 12_000),
  tablesPerMinuteInAll: whole(200, 600_000),
  /** Tables opened: from one address in a minute and in a day, and in all in a minute. */
  opensPerMinute: whole(1, 20),
  opensPerDay: whole(1, 500),
  opensPerMinuteInAll: whole(1, 1200),
  /** From one address at once: seeks, tables in the public lobby, and entries into one tournament. */
  seeksPerAddress: whole(1, 5),
  listingsPerAddress: whole(1, 10),
  entriesPerAddress: whole(1, 16),
  /** Sockets opened per minute: from one address, and in all. */
  dialsPerMinute: whole(1, 600),
  dialsPerMinuteInAll: whole(1, 60_000),
  /** Choices, and whatever else acts on a table, per minute: from one address, and in all. */
  choicesPerMinute: whole(1, 1200),
  choicesPerMinuteInAll: whole(1, 600_000),
  /** Milliseconds that computer players may think per minute: for one address, and in all. Beyond that they think briefly. */
  thinkingPerMinute: whole(1, 180_000),
  thinkingPerMinuteInAll: whole(1, 240_000),
  /** Milliseconds for which a player may be away before being told of a turn, between looks at what is due, and between two notices of one way. */
  noticeGrace: whole(0, 60_000),
  noticeBeat: whole(1, 2000),
  noticeGap: whole(0, 300_000),
  /** Whether notices may be sent to addresses within the host's own network, and without TLS. */
  noticesInside: z.boolean().default(false),
  /** The server that takes letters, as `smtps://user:word@mail.example.org`, and whom they are from; without it, none are sent. */
  mail: z.strictObject({ url: z.string(), from: z.string() }).default({ url: "", from: "" }),
  /** The address of this server for people, as `https://table.example.org`: for links in letters. */
  address: z.union([z.literal(""), z.url({ protocol: /^https?$/ })]).default(""),
  /**
   * Where news of the whole server is posted, and in which language, unless the admin page names another place; an empty
   * address: nowhere.
   */
  webhook: z
    .strictObject({
      url: z.union([z.literal(""), z.url({ protocol: /^https?$/ })]),
      language: z.enum(LANGUAGES).default("en"),
    })
    .default({ url: "", language: "en" }),
  /**
   * Whom to write to about a hole in this server, as `mailto:…` or `https://…`: for `/.well-known/security.txt`; empty:
   * no contact.
   */
  securityContact: z
    .string()
    .refine((contact) => contact === "" || /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(contact), {
      error: "write mailto:NAME@HOST or https://ADDRESS",
    })
    .default(""),
  /** Proxies in front of this server whose X-Forwarded-For can be believed. */
  proxies: whole(0, 0),
  /** Other origins whose pages may open sockets here. */
  origins: z.array(z.string()).default([]),
  /** Who may show puzzles and replays in a frame (`/embed/…`): everybody, nobody, or pages of these origins. */
  embeds: z
    .union([z.boolean(), z.array(z.string().regex(/^https?:\/\/[a-z0-9.-]+(?::\d{1,5})?$/i))])
    .default(true),
  /** Whether tables may be listed in the public lobby; if not, players come to a table by invitation alone. */
  commons: z.boolean().default(true),
  /** Whether computers play a game for whoever looks on, at any hour, as long as somebody does. */
  exhibitions: z.boolean().default(true),
  /** How these computers behave. So short a thought is over before any player's answer is due: no player waits for it. */
  exhibitionPace: pace.default({ answer: 6000, think: 300 }),
  /** Whether the computer gives hints to a player whose opponents are all computers. */
  hints: z.boolean().default(true),
  /** Whether tables may keep their people's time. */
  tableTime: z.boolean().default(true),
  /** Whether people may have accounts; left out: where mail can bring them back into theirs. Guests and links stay as they are. */
  accounts: z.boolean().optional(),
  /**
   * Who may open tables, join, watch and register, until the host changes that on the admin page: everybody, guests too; by an
   * invitation to this server; by the host's approval; or members alone, so that nobody registers.
   */
  mayOpen: mayDo,
  mayJoin: mayDo,
  mayWatch: mayDo,
  mayRegister: mayDo,
  /** The identity provider of a club; left out: there is none. */
  club: club.optional(),
  /** Whether tournaments may be opened. */
  tournaments: z.boolean().default(true),
  /** How the year is parted for ladders: in quarters, not at all, or by days (in UTC) that the host names. */
  seasons: z
    .union([
      z.enum(["none", "quarterly"]),
      z.array(z.strictObject({ name: z.string().min(1).max(60), from: z.iso.date(), until: z.iso.date() })),
    ])
    .default("quarterly"),
  /** Requests that belong to signing in, per minute: from one address, and in all. */
  signInsPerMinute: whole(1, 30),
  signInsPerMinuteInAll: whole(1, 3000),
  /** Where traces are sent by OTLP over HTTP, as `http://127.0.0.1:4318/v1/traces` (empty: there are none), and of how many of all that begins here. */
  traces: z
    .strictObject({
      url: z.union([z.literal(""), z.url({ protocol: /^https?$/ })]),
      share: z.number().min(0).max(1).default(1),
    })
    .default({ url: "", share: 1 }),
  /** Whether /metrics is answered on the main address. */
  metrics: z.boolean().default(true),
});

export type Pace = Readonly<z.infer<typeof pace>>;
export type Policy = Readonly<z.infer<typeof policy>>;

/** Whether people may have accounts at this server. */
export const hasAccounts = ({ accounts, mail, address }: Policy): boolean =>
  accounts ?? (mail.url !== "" && address !== "");

export const POLICY: Policy = policy.parse({});

/** For benches and tests, where all clients come from one address: none is slowed down. */
export const UNLIMITED = {
  socketsPerAddress: 1e6,
  connectionsPerAddress: 1e6,
  messageBurst: 1e9,
  messagesPerSecond: 1e9,
  chatBurst: 1e6,
  callsPerMinute: 1e9,
  callsPerMinuteInAll: 1e9,
  tablesPerMinute: 1e9,
  tablesPerMinuteInAll: 1e9,
  opensPerMinute: 1e9,
  opensPerDay: 1e9,
  opensPerMinuteInAll: 1e9,
  seeksPerAddress: 1e6,
  listingsPerAddress: 1e6,
  entriesPerAddress: 1e6,
  dialsPerMinute: 1e9,
  dialsPerMinuteInAll: 1e9,
  choicesPerMinute: 1e9,
  choicesPerMinuteInAll: 1e9,
  thinkingPerMinute: 1e9,
  thinkingPerMinuteInAll: 1e9,
  signInsPerMinute: 1e9,
  signInsPerMinuteInAll: 1e9,
} satisfies Partial<Policy>;

/** The settings that the host has written down. Throws with a sentence that says what is wrong with them. */
export function policyFrom(given: unknown): Partial<Policy> {
  if (typeof given !== "object" || given === null || Array.isArray(given))
    throw new Error('settings are a JSON object, as { "opensPerMinute": 5 }');
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(policy.shape, name));
  if (unknown !== undefined)
    throw new Error(`there is no setting ${unknown}; there is ${Object.keys(policy.shape).join(", ")}`);
  const read = policy.safeParse(given);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new Error(`the setting ${issue?.path.join(".")} cannot be that: ${issue?.message}`);
  }
  // Settings that were not given stay absent, so that a default does not overrule what is set elsewhere.
  return Object.fromEntries(Object.entries(read.data).filter(([name]) => Object.hasOwn(given, name)));
}
