/** What is kept about people with an account. Everything is deleted with the account. */
import type { Role, SealCharge, SealColour } from "@westmarch/protocol";
import type { Generated, Insertable, Selectable } from "kysely";

interface PersonRow {
  id: string;
  name: string;
  colour: SealColour;
  charge: SealCharge;
  /** In small letters; null: none was given. */
  mail: string | null;
  made_at: number;
  /** The name in the form that no two accounts share (`handleOf`); null: an old account whose name another one has. */
  handle: string | null;
  /** What this person tells about themselves. */
  about: Generated<string>;
  /** 1: others may see how finished games ended. */
  shows_games: Generated<number>;
  /** 1: puzzles may be made of finished games. */
  gives_puzzles: Generated<number>;
  /** 1: invitations are sent to the mail address, too. */
  mails_invitations: Generated<number>;
  /** 1: friends who want the same see that this person is here. */
  shows_here: Generated<number>;
  /** When a page of this person was last heard of; 0: that is not noted. */
  here_at: Generated<number>;
  /** What this account may do on the admin page. */
  role: Generated<Role>;
  /** Counts the changes of the shelf. */
  shelf_at: Generated<number>;
}

/** A device that is signed in to an account. Only the hash of its cookie is kept. */
interface SessionRow {
  id: string;
  hash: string;
  person_id: string;
  device: string;
  made_at: number;
  seen_at: number;
}

interface PasskeyRow {
  /** As WebAuthn names the credential. */
  id: string;
  person_id: string;
  /** Base64url of a COSE key. */
  public_key: string;
  counter: number;
  /** JSON list: how the browser may reach it. */
  transports: string;
  name: string;
  made_at: number;
  used_at: number | null;
}

/** What a person has to answer within minutes: a challenge, or a link that was sent by mail. Only its hash is kept. */
interface ProofRow {
  hash: string;
  kind: ProofKind;
  /** The account that it is for; null: none yet. */
  person_id: string | null;
  /** The challenge, or the mail address. */
  value: string;
  /** The name of a new account. */
  name: string | null;
  until: number;
  /** Hash of the cookie of the browser that asked for a link by mail; null: none did, or before this was kept. */
  browser: Generated<string | null>;
  /** The leave with which a new account is made; null: none was needed. */
  admission: Generated<string | null>;
}

/** `club`: somebody is at the identity provider of a club. `identity`: somebody has come back from there and has no account. */
export type ProofKind = "sign-up" | "sign-in" | "add" | "mail" | "club" | "identity";

/** A person's own right to seats: a link whose token the server alone can make again. Goes with that link. */
interface PersonLinkRow {
  person_id: string;
  hash: string;
  nonce: string;
  added_at: number;
}

/** A link that a signed-in device has. */
interface SessionLinkRow {
  hash: string;
  session_id: string;
  /** 1: the device had it as a guest, and has it again when it signs out. */
  brought: Generated<number>;
}

/** A deck, a data pack, the settings: what a person has on every device. */
interface ShelfRow {
  person_id: string;
  kind: string;
  game: string;
  id: string;
  /** Null: it was removed, and the other devices have to hear of that. */
  text: string | null;
  version: number;
  changed_at: number;
}

/** Another player keeps a seat for this person. The token is the invitation's, as it is with seeks. */
interface PersonInvitationRow {
  person_id: string;
  from_id: string;
  table_id: string;
  seat: number;
  token: string;
  at: number;
}

/** What a person has sent by name. `link`: the hash of the invitation; `name`: as the sender wrote it. */
interface ChallengeRow {
  from_id: string;
  link: string;
  name: string;
  table_id: string;
  seat: number;
  at: number;
}

/** A person whom another one does not want to hear. */
interface PersonBlockRow {
  person_id: string;
  blocked_id: string;
  /** `mute`: their chat is not read; `block`: nothing of them is heard, and they get no seat at open tables. */
  how: Generated<string>;
}

/** A person who would like to be friends with another one. */
interface FriendshipRow {
  from_id: string;
  to_id: string;
  /** When that was asked. */
  at: number;
  /** 1: both are friends. 0: it was asked. -1: it was asked, and is not heard. */
  agreed: Generated<number>;
}

/**
 * A bot that a person brings along. It has an account with a name and a seal (`people`), and a key in the place of
 * passkeys.
 */
interface BotRow {
  person_id: string;
  owner_id: string;
  key_hash: string;
  /** JSON list: the games that it plays with every opponent who asks. */
  plays: string;
  /** As many games as it plays at the same time. */
  at_once: number;
  /** When its program was last heard of, in milliseconds since 1970; 0: it has left. */
  seen_at: number;
}

export interface PeopleSchema {
  bots: BotRow;
  people: PersonRow;
  sessions: SessionRow;
  passkeys: PasskeyRow;
  proofs: ProofRow;
  person_links: PersonLinkRow;
  session_links: SessionLinkRow;
  person_shelf: ShelfRow;
  person_invitations: PersonInvitationRow;
  challenges: ChallengeRow;
  person_blocks: PersonBlockRow;
  friendships: FriendshipRow;
}

export type BotData = Selectable<BotRow>;
export type PersonData = Selectable<PersonRow>;
export type NewPerson = Insertable<PersonRow>;
export type SessionData = Selectable<SessionRow>;
export type PasskeyData = Selectable<PasskeyRow>;
export type ProofData = Selectable<ProofRow>;
export type NewProof = Insertable<ProofRow>;
