/** The words of a script of Chinese, which its sentences are put together from. */
import type { ThingWords } from "../things.ts";

type Term =
  | "character"
  | "region"
  | "musterRegion"
  | "musterPoint"
  | "eyrie"
  | "eagle"
  | "bat"
  | "cloud"
  | "rally"
  | "breached"
  | "activation"
  | "goblins"
  | "maneuver"
  | "blue"
  | "red"
  | "fortification"
  | "tiles"
  | "pool"
  | "wrath"
  | "event"
  | "story"
  | "settlement"
  | "closed";

/** Words of one script. */
export interface ChineseWords extends ThingWords {
  readonly peoples: Readonly<Record<"dwarven" | "elven", string>>;
  readonly terms: Readonly<Record<Term, string>>;
  /** The words that join others in this script; they are written in simplified characters here. */
  script(sentence: string): string;
}
