/** Who may come in: what a host lets guests do, invitations to the server, and those who ask to come in. */
import { LANGUAGES } from "@westmarch/kernel/languages";
import { z } from "zod";
import { playerName, token } from "./client.ts";
import { type ACCESS_ACTIONS, ACCESS_RULES, LIMITS } from "./constants.ts";
import { identifier, line } from "./text.ts";

export type AccessAction = (typeof ACCESS_ACTIONS)[number];
/**
 * `everybody`: guests, too. `invitation`: members, and who comes by an invitation to the server. `approval`: the same, and who
 * asks and is let in. `members`: accounts alone; to register, nobody.
 */
export type AccessRule = (typeof ACCESS_RULES)[number];
export type AccessRules = Readonly<Record<AccessAction, AccessRule>>;

/** What can be wrong with a call about who may come in. */
export type AccessReason = BarredReason | InvitationReason | ClubReason;
/** The action that is refused, and the rule that holds for it. */
export type BarredReason =
  | "open-invitation"
  | "open-approval"
  | "open-members"
  | "join-invitation"
  | "join-approval"
  | "join-members"
  | "watch-invitation"
  | "watch-approval"
  | "watch-members"
  | "register-invitation"
  | "register-approval"
  | "register-members";
/** What can be wrong with an invitation to the server, or with a wish to come in. */
export type InvitationReason =
  | "invitation-used-up"
  | "invitation-over"
  | "invitation-revoked"
  | "asked-enough";
/** What can go wrong with sign-in by the identity provider of a club. */
export type ClubReason = "club-away" | "club-refused" | "club-other" | "club-stale";

const rule = z.enum(ACCESS_RULES);

/** `POST /api/keeper/access`: who may do what from now on; `null` gives the settings of the server their say again. */
export const accessChange = z.strictObject({
  open: rule.nullable().optional(),
  join: rule.nullable().optional(),
  watch: rule.nullable().optional(),
  register: rule.nullable().optional(),
});
/** `POST /api/keeper/invite`: makes an invitation to the server for so many people and days. */
export const accessInviting = z.strictObject({
  note: z.union([z.literal(""), line(60)]),
  uses: z.int().min(1).max(1000),
  days: z.int().min(1).max(365),
});
/** `POST /api/keeper/uninvite`: revokes an invitation; guests who came by it have to ask anew, members stay. */
export const accessUninviting = z.strictObject({ id: identifier(64) });
/** `POST /api/keeper/answer`: lets somebody in who has asked, or does not. */
export const accessAnswer = z.strictObject({ id: identifier(64), yes: z.boolean() });

/** `POST /api/access/look` and `POST /api/access/enter`: what an invitation to the server opens, and coming in by it. */
export const accessEntry = z.strictObject({ token });
/** `POST /api/access/ask`: asks the host to be let in. `mail`: where the answer is sent, too. */
export const accessAsking = z.strictObject({
  name: playerName,
  text: line(LIMITS.about),
  language: z.enum(LANGUAGES),
  mail: z.email().max(LIMITS.mail).optional(),
});

export type AccessChange = z.infer<typeof accessChange>;
export type AccessInviting = z.infer<typeof accessInviting>;
export type AccessUninviting = z.infer<typeof accessUninviting>;
export type AccessAnswer = z.infer<typeof accessAnswer>;
export type AccessAsking = z.infer<typeof accessAsking>;

/** `member`: signed in. `let-in`: a guest with the host's leave. `asked`, `declined`: a guest who has asked. */
export type Standing = "member" | "let-in" | "asked" | "declined" | "guest";

/** Answer of `GET /api/access`: who may do what here, and how the caller stands. */
export interface AccessTold {
  readonly rules: AccessRules;
  readonly standing: Standing;
  /** What the caller may do now. */
  readonly may: Readonly<Record<AccessAction, boolean>>;
  /** The name under which the caller has asked; null: the caller has not. */
  readonly name: string | null;
  /** Whether there are accounts at this server, and whether it sends letters. */
  readonly accounts: boolean;
  readonly mails: boolean;
  /** The club whose identity provider signs people in; null: none. */
  readonly club: string | null;
}

/** Answer of `POST /api/access/look`. `past`: an invitation that opens nothing any more, and why. */
export interface InvitationLook {
  readonly state: "open" | "used-up" | "over" | "revoked";
  /** For how many more people, and until when. */
  readonly left: number;
  readonly until: number;
}

/** An invitation to the server, as its host sees it. Its link is told once, when it is made. */
export interface AccessInvitation {
  readonly id: string;
  readonly note: string;
  readonly uses: number;
  readonly used: number;
  readonly madeAt: number;
  readonly until: number;
  readonly state: InvitationLook["state"];
}

/** Somebody who asks to come in. */
export interface AccessAsked {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly at: number;
  /** There is an address that the answer is sent to. */
  readonly hears: boolean;
}

/** What the admin page knows of who may come in. */
export interface AccessNow {
  readonly rules: AccessRules;
  /** Those of the rules that were made on the page, and not in the settings. */
  readonly changed: readonly AccessAction[];
  /** Whether there are accounts: without them, nobody is a member. */
  readonly accounts: boolean;
  readonly invitations: readonly AccessInvitation[];
  readonly asking: readonly AccessAsked[];
}

/** Answer of `GET /api/keeper/access` and of every call about it. */
export interface AccessKept {
  readonly access: AccessNow;
  /** The link of the invitation that was made by this call. */
  readonly link?: string;
}
