/** What is kept about people with an account. Everything goes with the person. */
import type { SealCharge, SealColour } from "@westmarch/protocol";
import type { Selectable } from "kysely";

interface PersonRow {
  id: string;
  name: string;
  colour: SealColour;
  charge: SealCharge;
  /** In small letters; null: none was given. */
  mail: string | null;
  made_at: number;
}

/** A device on which somebody is signed in. Only the hash of its cookie is kept. */
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

/** What somebody has to answer to within minutes: a challenge, or a link that was sent by mail. Only its hash is kept. */
interface ProofRow {
  hash: string;
  kind: ProofKind;
  /** Whose account it is for; null: nobody's yet. */
  person_id: string | null;
  /** The challenge, or the mail address. */
  value: string;
  /** The name of a new account. */
  name: string | null;
  until: number;
}

export type ProofKind = "sign-up" | "sign-in" | "add" | "mail";

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
}

export interface PeopleSchema {
  people: PersonRow;
  sessions: SessionRow;
  passkeys: PasskeyRow;
  proofs: ProofRow;
  person_links: PersonLinkRow;
  session_links: SessionLinkRow;
}

export type PersonData = Selectable<PersonRow>;
export type SessionData = Selectable<SessionRow>;
export type PasskeyData = Selectable<PasskeyRow>;
export type ProofData = Selectable<ProofRow>;
