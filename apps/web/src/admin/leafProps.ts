import type { KeeperNow } from "@westmarch/protocol";
import type { Deeds } from "./api.ts";
import type { KeeperSay } from "./words.ts";

/** What a leaf of the admin page is given. */
export interface LeafProps {
  readonly now: KeeperNow;
  readonly say: KeeperSay;
  /** Does something; false if that failed. */
  readonly act: <D extends keyof Deeds>(deed: D, wish: Deeds[D]) => Promise<boolean>;
}
