/** What cards are called in a language other than English: a title or subtitle without a name does not compile. */
import type { Subtitle, Title } from "./cards.ts";

export interface Names {
  readonly titles: Readonly<Record<Title, string>>;
  readonly subtitles: Readonly<Record<Subtitle, string>>;
}
