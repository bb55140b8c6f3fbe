/** The calls about notices. */
import type {
  MyNotices,
  NoticesOffered,
  NoticeWay,
  NoticeWishes,
  WayAdded,
  WayTried,
} from "@westmarch/protocol";
import type { KnownTable } from "../device/index.ts";
import { type Answer, call, post } from "../net/api.ts";
import { useTelling } from "./device.ts";

/** This device, as notices know it. */
export const recipient = (): string => {
  // Read once, it is also written: without that, the next page would be another recipient.
  useTelling.setState({});
  return useTelling.getState().recipient;
};

/** How this device's owner likes to be told. */
const wishes = (language: NoticeWishes["language"]): NoticeWishes => {
  const { quiet, hours } = useTelling.getState();
  return {
    language,
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    quiet: quiet ? { from: hours.from * 60, to: hours.until * 60 } : null,
    gather: 0,
  };
};

/** The notification channels that this server has. */
export const noticesOffered = (): Promise<Answer<NoticesOffered>> => call("/api/notices", {});

/** The ways in which this device is told. */
export const myNotices = (): Promise<Answer<MyNotices>> =>
  post("/api/notices/mine", { recipient: recipient() });

/** Adds a way, or takes the same one up again. */
export const addWay = (way: NoticeWay, language: NoticeWishes["language"]): Promise<Answer<WayAdded>> =>
  post("/api/notices/ways", { recipient: recipient(), way, ...wishes(language) });

/** Says anew how this device's owner likes to be told. */
export const sayWishes = (language: NoticeWishes["language"]): Promise<Answer<unknown>> =>
  post("/api/notices/wishes", { recipient: recipient(), ...wishes(language) });

export const dropWay = (way: string): Promise<Answer<unknown>> =>
  post("/api/notices/drop", { recipient: recipient(), way });

/** Posts a message to a webhook at once. */
export const tryWay = (way: string): Promise<Answer<WayTried>> =>
  post("/api/notices/test", { recipient: recipient(), way });

/** Lets this device hear, or not hear, of the tables behind these tokens. */
export const hearOf = (tokens: readonly string[], on: boolean): Promise<Answer<unknown>> =>
  tokens.length === 0
    ? Promise.resolve({ ok: true, value: {} })
    : post("/api/notices/tables", { recipient: recipient(), tokens, on });

/** Lets this device hear of all its tables but those of which it would rather not. */
export const hearOfAll = (tables: readonly KnownTable[]): Promise<Answer<unknown>> => {
  const { muted } = useTelling.getState();
  return hearOf(
    tables.filter(({ table }) => !muted.includes(table)).map(({ token }) => token),
    true,
  );
};

/** Does what a link out of a letter says. */
export const followLink = (deed: "off" | "confirm", token: string): Promise<Answer<unknown>> =>
  post(`/api/notices/${deed}`, { token });
