/**
 * What accounts may do on the admin page. The table stands here once: routes are checked by it, the page shows it, and
 * `docs/hosting.md` is held to it by a test.
 */

/** From the most to the least that an account may do. */
export const ROLES = ["host", "moderator", "organiser", "member"] as const;
export type Role = (typeof ROLES)[number];

const HOST = ["host"] as const;
const MODERATORS = ["host", "moderator"] as const;
const ORGANISERS = ["host", "organiser"] as const;
const ALL_OF_THEM = ["host", "moderator", "organiser"] as const;

/** Each thing to do on the admin page, with the roles that may do it. */
export const DEEDS = {
  /** To come in at all. */
  enter: ALL_OF_THEM,
  /** To post an announcement, and to take it down. */
  announce: ALL_OF_THEM,
  /** To act in tournaments that somebody else has opened. */
  tournaments: ORGANISERS,
  /** To see the list of accounts, and what the server knows of one. */
  people: MODERATORS,
  suspend: MODERATORS,
  rename: MODERATORS,
  /** To sign devices out. */
  sessions: MODERATORS,
  /** To end bots. */
  bots: MODERATORS,
  /** To read reports and settle them. */
  cases: MODERATORS,
  /** To invite people to the server, and to answer those who ask to come in. */
  admit: MODERATORS,
  /** To lift a mute or a ban. */
  lift: MODERATORS,
  /** To read the log. */
  log: MODERATORS,
  /** To see how the server is doing: health, load, tables, limits. */
  server: HOST,
  /** To say who may come in. */
  access: HOST,
  /** To open and close the common room. */
  commons: HOST,
  /** To change limits of the running server. */
  limits: HOST,
  backup: HOST,
  /** To say where the server's news is posted. */
  webhook: HOST,
  role: HOST,
  /** To save the list of accounts with their mail addresses. */
  list: HOST,
  /** To take out all that is kept about an account. */
  export: HOST,
  delete: HOST,
} as const satisfies Readonly<Record<string, readonly Role[]>>;
export type AdminDeed = keyof typeof DEEDS;

/** Whether an account of this role may do this. */
export const mayDo = (role: Role, deed: AdminDeed): boolean => DEEDS[deed].some((one) => one === role);

/** What an account of this role may do, in the order of the table. */
export const deedsOf = (role: Role): readonly AdminDeed[] => DEED_NAMES.filter((deed) => mayDo(role, deed));

/** The names of the table's rows, in their order. */
export const DEED_NAMES: readonly AdminDeed[] = Object.keys(DEEDS).filter((name): name is AdminDeed =>
  Object.hasOwn(DEEDS, name),
);

/** Whether one role may act on an account of another: a host on every account, anybody else on those who may do less. */
export const mayActOn = (by: Role, of: Role): boolean =>
  by === "host" || ROLES.indexOf(by) < ROLES.indexOf(of);

/** Who looks at the admin page: an account with a role, or with an empty name the holder of the host's link. */
export interface AdminYou {
  readonly role: Role;
  readonly name: string;
}
