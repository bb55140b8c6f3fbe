import type { AdminNow, ServerNow } from "@westmarch/protocol";
import type { Deeds } from "./api.ts";
import type { AdminSay } from "./words.ts";

/** What a leaf of the admin page is given. */
export interface LeafProps {
  readonly now: AdminNow;
  readonly say: AdminSay;
  /** Does something; false if that failed. */
  readonly act: <D extends keyof Deeds>(deed: D, wish: Deeds[D]) => Promise<boolean>;
}

/** What a leaf about the server is given. */
export interface ServerLeafProps extends LeafProps {
  readonly server: ServerNow;
}
