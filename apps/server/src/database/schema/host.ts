/** What a host keeps across restarts. */
import type { WebhookNewsKind } from "@westmarch/protocol";

/** What the host keeps across restarts: numbers by name. */
export interface HostRow {
  name: string;
  value: number;
}

/** News of the server that waits to be posted to the webhook of the whole server. */
export interface WebhookNewsRow {
  id: string;
  kind: WebhookNewsKind;
  /** JSON: what it speaks of. */
  facts: string;
  /** Where it leads, within the site. */
  path: string;
  at: number;
  due_at: number;
  tries: number;
}

/** What the host keeps to itself across restarts: keys by name. */
export interface SecretRow {
  name: string;
  value: string;
}
