import { randomBytes } from "node:crypto";
import type { Language } from "@westmarch/kernel/languages";
import webpush from "web-push";
import { openMail } from "../../platform/smtp.ts";
import type { NotificationStore } from "../../stores/notification-store.ts";
import type { RoomRegistry } from "../../tables/room-registry.ts";
import type { Services } from "../../tables/services.ts";
import { NotificationSettings } from "./desk.ts";
import { Notifications } from "./notifications.ts";
import type { SenderKeys, Senders } from "./senders.ts";

/** The server's keys. The process that starts first makes them; every other process reads them. */
async function keysOf(store: NotificationStore): Promise<SenderKeys> {
  const pair = JSON.parse(await store.secret("push", () => JSON.stringify(webpush.generateVAPIDKeys())));
  const links = await store.secret("notice-links", () => randomBytes(32).toString("base64url"));
  return { push: { publicKey: String(pair.publicKey), privateKey: String(pair.privateKey) }, links };
}

export interface NotificationSide {
  readonly desk: NotificationSettings;
  readonly notices: Notifications;
  readonly senders: Senders;
  close(): Promise<void>;
}

/** Begins to notify absent players of what happens at their tables. */
export async function openNotifications(
  services: Services,
  rooms: RoomRegistry,
  title: (game: string, language: Language) => Promise<string>,
): Promise<NotificationSide> {
  const { policy, store, log, clock } = services;
  const mailer = openMail(policy.mail);
  if (mailer && policy.address === "")
    log.warn("mail needs the setting `address`, where people reach this server; none is sent without it");
  const senders = {
    keys: await keysOf(store.notifications),
    mailer,
    address: policy.address.replace(/\/$/, ""),
    inside: policy.noticesInside,
    seconds: () => Math.floor(clock() / 1000),
  };
  const notices = new Notifications(services, {
    senders,
    title,
    seenSince: (table, seats, since) => rooms.seenSince(table, seats, since),
  });
  const look = () =>
    notices.look().catch((error: unknown) => log.trouble("notices could not be looked after", error));
  const beat = setInterval(() => void look(), policy.noticeBeat);
  beat.unref();
  return {
    desk: new NotificationSettings(services, senders, notices),
    notices,
    senders,
    close: async () => {
      clearInterval(beat);
      await notices
        .close()
        .catch((error: unknown) => log.trouble("notices could not be looked after", error));
      mailer?.close();
    },
  };
}
