/** The calls about accounts. Who calls is known by a cookie that no script reads. */
import type { Language } from "@westmarch/kernel/languages";
import type {
  AccountsTold,
  BotAsked,
  BotKey,
  BotReason,
  ChallengeWithdrawal,
  ClubBegun,
  ClubNewTold,
  ClubReason,
  FriendsTold,
  GuestBots,
  HushPerson,
  InvitationDrop,
  InvitationsTold,
  MailLinkTold,
  MailOpening,
  MailWish,
  OwnBots,
  PasskeyBegin,
  PasskeyChallenge,
  PersonFigures,
  PersonGames,
  PersonInvite,
  PersonKept,
  PersonReason,
  PersonShelf,
  PersonShown,
  PersonTables,
  PersonTablesTold,
  PersonTold,
  PersonWish,
  ShelfTold,
  SignOut,
} from "@westmarch/protocol";
import type { ShellSay } from "../i18n/keys.ts";
import { type Answer, call, type Failure, failureKey, post } from "../net/api.ts";
import type { PeopleSay } from "./words.ts";

export const accountsHere = (): Promise<Answer<AccountsTold>> => call("/api/accounts", {});

export const me = (): Promise<Answer<PersonTold>> => call("/api/person", {});
export const changeMe = (wish: PersonWish): Promise<Answer<PersonTold>> => post("/api/person", wish);
export const myGames = (language: Language): Promise<Answer<PersonGames>> =>
  call(`/api/person/games?language=${language}`, {});
export const keptOfMe = (): Promise<Answer<PersonKept>> => call("/api/person/kept", {});
export const signMeOut = (wish: SignOut): Promise<Answer<PersonTold>> => post("/api/person/sign-out", wish);
export const deleteMe = (): Promise<Answer<PersonTold>> => post("/api/person/delete", {});

/** What a person shows to everybody. */
export const shownOf = (name: string, language: Language): Promise<Answer<PersonShown>> =>
  call(`/api/people/${encodeURIComponent(name)}?language=${language}`, {});

export const joinTables = (wish: PersonTables): Promise<Answer<PersonTablesTold>> =>
  post("/api/person/tables", wish);
export const forgetTable = (table: string): Promise<Answer<unknown>> =>
  post("/api/person/tables/forget", { table });
export const syncShelf = (wish: PersonShelf): Promise<Answer<ShelfTold>> => post("/api/person/shelf", wish);

export const mailLink = (wish: MailWish): Promise<Answer<unknown>> => post("/api/person/mail", wish);
export const lookAtMailLink = (token: string): Promise<Answer<MailLinkTold>> =>
  post("/api/person/mail/look", { token });
export const openMailLink = (wish: MailOpening): Promise<Answer<PersonTold>> =>
  post("/api/person/mail/open", wish);

export const namePasskey = (id: string, name: string): Promise<Answer<PersonTold>> =>
  post("/api/person/passkeys/name", { id, name });
export const removePasskey = (id: string): Promise<Answer<PersonTold>> =>
  post("/api/person/passkeys/remove", { id });

export const inviteByName = (wish: PersonInvite): Promise<Answer<unknown>> =>
  post("/api/person/invite", wish);
export const myInvitations = (): Promise<Answer<InvitationsTold>> => call("/api/person/invitations", {});
export const withdrawChallenge = (wish: ChallengeWithdrawal): Promise<Answer<InvitationsTold>> =>
  post("/api/person/challenges/withdraw", wish);
export const dropInvitation = (wish: InvitationDrop): Promise<Answer<unknown>> =>
  post("/api/person/invitations/drop", wish);
export const myBots = (): Promise<Answer<OwnBots>> => call("/api/person/bots", {});
export const makeBot = (name: string): Promise<Answer<BotKey>> => post("/api/person/bots", { name });
export const newBotKey = (id: string): Promise<Answer<BotKey>> => post("/api/person/bots/key", { id });
export const endBot = (id: string): Promise<Answer<OwnBots>> => post("/api/person/bots/remove", { id });
/** The bots of others that are there. */
export const botsHere = (): Promise<Answer<GuestBots>> => call("/api/bots", {});
export const askBot = (wish: BotAsked): Promise<Answer<unknown>> => post("/api/bots/ask", wish);

/** Friends, people whom the caller has met lately, and those whom the caller does not want to hear. */
export const myFriends = (): Promise<Answer<FriendsTold>> => call("/api/person/friends", {});
export const askFriend = (name: string): Promise<Answer<FriendsTold>> =>
  post("/api/person/friends/ask", { name });
export const endFriend = (name: string): Promise<Answer<FriendsTold>> =>
  post("/api/person/friends/end", { name });
export const showHere = (on: boolean): Promise<Answer<FriendsTold>> =>
  post("/api/person/friends/here", { on });
export const hush = (wish: HushPerson): Promise<Answer<FriendsTold>> => post("/api/person/hush", wish);

/** How a person's games ended. */
export const figuresOf = (name: string): Promise<Answer<PersonFigures>> =>
  call(`/api/people/${encodeURIComponent(name)}/figures`, {});

/** Goes to the identity provider of the club; what could not be done is said. */
export async function toClub(to: "sign-in" | "add"): Promise<Answer<ClubBegun>> {
  const answer = await post<ClubBegun>("/api/person/club/begin", { to });
  if (answer.ok) location.assign(answer.value.url);
  return answer;
}
export const lookAtClub = (token: string): Promise<Answer<ClubNewTold>> =>
  post("/api/person/club/look", { token });
export const newByClub = (token: string, name: string): Promise<Answer<PersonTold>> =>
  post("/api/person/club/new", { token, name });
export const leaveClub = (): Promise<Answer<PersonTold>> => post("/api/person/club/remove", {});

/** The sentence for a reason that the server has put into an address. */
export const reasonIn = (told: string, say: PeopleSay, shell: ShellSay): string =>
  isReason(told) ? say(`error.${told}`) : shell("error.unavailable");

/** A passkey is made or used: the server asks, the browser and its owner answer. `given-up`: the owner closed the question. */
export async function withPasskey(wish: PasskeyBegin): Promise<Answer<PersonTold> | "given-up"> {
  const begun = await post<PasskeyChallenge>("/api/person/passkey/begin", wish);
  if (!begun.ok) return begun;
  const { ceremony, options } = begun.value;
  const { startAuthentication, startRegistration } = await import("@simplewebauthn/browser");
  try {
    const credential =
      wish.to === "sign-in"
        ? await startAuthentication({ optionsJSON: options as never })
        : await startRegistration({ optionsJSON: options as never });
    return await post("/api/person/passkey/finish", { ceremony, credential });
  } catch (error) {
    // The browser says no more than that, lest a page learns which passkeys there are.
    if (error instanceof Error) return "given-up";
    throw error;
  }
}

type Reason = PersonReason | BotReason | ClubReason | "invitation-used-up";

const REASONS: readonly string[] = [
  "suspended",
  "signed-out",
  "passkey",
  "ceremony",
  "mail-link",
  "mail-taken",
  "mail-elsewhere",
  "signed-in",
  "last-way",
  "name-taken",
  "bot-away",
  "bot-busy",
  "bot-plays-not",
  "too-many-bots",
  "club-away",
  "club-refused",
  "club-other",
  "club-stale",
  "invitation-used-up",
] satisfies Reason[];

const isReason = (word: string | undefined): word is Reason => word !== undefined && REASONS.includes(word);

/** The sentence for a call about accounts that failed. */
export const failureIn = (failure: Failure, say: PeopleSay, shell: ShellSay): string =>
  isReason(failure.told)
    ? say(`error.${failure.told}`, suspensionIn(failure, say.language))
    : shell(failureKey(failure));

/** Until when and why an account is suspended, where that is the reason. */
function suspensionIn({ facts = {} }: Failure, language: Language): { when: string; why: string } {
  const until = "until" in facts && typeof facts.until === "number" ? facts.until : 0;
  const format = new Intl.DateTimeFormat(language, { dateStyle: "long", timeStyle: "short" });
  return { when: format.format(until), why: "why" in facts ? String(facts.why) : "" };
}
