import { justNowBy } from "@westmarch/campaign/recent";
import type { Props } from "../keys.ts";
import { Die, type DieProps } from "../signs/Die.tsx";
import { recentOf } from "./deeds.ts";

/** What the other has done since the player's last choice. */
export const JustNow = justNowBy<Props, DieProps>({ recentOf, Die });
