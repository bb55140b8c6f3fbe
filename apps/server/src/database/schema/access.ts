/** Whom the host lets in. */
import type { Language } from "@westmarch/kernel/languages";
import type { Generated, Selectable } from "kysely";

/** An invitation to the server. Only the hash of its link is kept. */
interface AccessInvitationRow {
  id: string;
  hash: string;
  /** For whom it is, in the host's words. */
  note: string;
  /** For how many people it is, and how many have come. */
  uses: number;
  used: Generated<number>;
  made_at: number;
  until: number;
  /** 1: the host has taken it back. */
  revoked: Generated<number>;
}

/** A guest who has come by an invitation or has asked to come in. Only the hash of the browser's cookie is kept. */
interface AdmissionRow {
  id: string;
  hash: string;
  /** Null: the guest has asked. */
  invitation_id: string | null;
  /** The account that was made with it, which is the only one; goes with it. */
  person_id: string | null;
  state: AdmissionState;
  name: string;
  text: string;
  mail: string | null;
  language: Language;
  /** Stands for the address that the guest came from. */
  mark: string;
  at: number;
}

/** `in`: let in. `asked`: the host has not answered. `no`: the host has declined. */
export type AdmissionState = "in" | "asked" | "no";

/** Whom a club's identity provider knows an account by. */
interface IdentityRow {
  issuer: string;
  subject: string;
  person_id: string;
  made_at: number;
}

export interface AccessSchema {
  access_invitations: AccessInvitationRow;
  admissions: AdmissionRow;
  identities: IdentityRow;
}

export type AccessInvitationData = Selectable<AccessInvitationRow>;
export type AdmissionData = Selectable<AdmissionRow>;
