/** The webhook of the whole server: a chat room or program that is told what happens there. */
import { LANGUAGES, type Language } from "@westmarch/kernel/languages";
import { z } from "zod";
import { HOOK_SERVICES, LIMITS, WEBHOOK_NEWS } from "./constants.ts";
import type { HookService } from "./notifications.ts";
import { webAddress } from "./text.ts";

export type WebhookNewsKind = (typeof WEBHOOK_NEWS)[number];

/** `POST /api/keeper/webhook`: where news is posted; null: where the settings of the server say, if they do. */
export const webhookWish = z
  .strictObject({
    url: webAddress(LIMITS.endpoint),
    /** Left out: the one that the address looks like. */
    service: z.enum(HOOK_SERVICES).optional(),
    language: z.enum(LANGUAGES),
    kinds: z.array(z.enum(WEBHOOK_NEWS)).max(WEBHOOK_NEWS.length),
  })
  .nullable();
export type WebhookWish = z.infer<typeof webhookWish>;

/** Answer of `GET` and `POST /api/keeper/webhook`. Times are milliseconds since 1970. */
export interface WebhookTold {
  /** Null: nothing is posted anywhere. The whole address is a secret, and is not repeated. */
  readonly hook: {
    /** Whether it was set on the admin page, or in the settings of the server. */
    readonly by: "page" | "settings";
    readonly host: string;
    readonly service: HookService;
    readonly language: Language;
    readonly kinds: readonly WebhookNewsKind[];
  } | null;
  /** When something last arrived, and when it last did not; null: never. */
  readonly sentAt: number | null;
  readonly failedAt: number | null;
  /** When something was given up after many tries; null: never since then. */
  readonly gaveUpAt: number | null;
  /** How many messages wait to be tried again. */
  readonly waiting: number;
  /** The server knows its own address, so that messages lead back to it. */
  readonly knowsAddress: boolean;
}
