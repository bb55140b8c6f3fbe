/** Notification channels, what they subscribe to, and what has been sent. */
import type { Language } from "@westmarch/kernel/languages";
import type { NoticeKind } from "@westmarch/protocol";
import type { Generated, Selectable } from "kysely";

/** A notification channel: a way to tell a player what happens at tables. */
export interface WayRow {
  id: string;
  /** The recipient: `device:` and the hash of what the device shows. */
  recipient: string;
  kind: "push" | "mail" | "webhook";
  /** Where it leads: an address, or JSON of a push subscription. */
  address: string;
  /** What a webhook's messages are signed with. */
  secret: string | null;
  /** The service that a webhook leads to, as its owner says; null: the one that its address looks like. */
  service: Generated<string | null>;
  state: "new" | "on" | "gone";
  language: Language;
  zone: string;
  /** Minutes of the day. */
  quiet_from: number | null;
  quiet_to: number | null;
  /** Minutes for which news is gathered after a notice. */
  gather: number;
  made_at: number;
  /** Nothing is sent before that. */
  next_at: number;
  /** Until when the process that sends has leased it. */
  leased_until: number;
  /** Tries in a row that failed. */
  failures: number;
}

export type WayData = Selectable<WayRow>;

/** A subscription: the recipient hears of what happens to the holder of a seat's link. */
export interface WatchRow {
  recipient: string;
  link_hash: string;
  /** 1: the recipient wants no news of this seat. */
  muted: number;
}

/** The last of each kind of news of a table that is to go out by a channel. */
export interface NoticeRow {
  way_id: string;
  table_id: string;
  kind: NoticeKind;
  /** Which one it is: counts up, so that none is told twice. */
  mark: number;
  /** Since when it is so, by the steady clock. */
  since: number;
  due_at: number;
  /** `claimed`: on its way as part of a letter; `past`: seen, or no longer so; `void`: nothing could be sent. */
  state: "due" | "claimed" | "sent" | "past" | "void";
  /** The letter with which it goes. */
  letter: string | null;
}

export type NoticeData = Selectable<NoticeRow>;

/** What a letter is sent for. */
export type LetterKind = "sign-in" | "add" | "confirm" | "invite" | "let-in";

/** A letter that is on its way to a mailbox. Only marks of the mailbox and of who asked are kept, for a day at most. */
export interface LetterRow {
  id: string;
  box: string;
  kind: LetterKind;
  asker: string;
  at: number;
}
