/** How the words of a catalogue are said. */
import type { Language } from "@westmarch/kernel/languages";

/** Values that fill the slots of a message (ICU MessageFormat). */
export type Slots = Readonly<Record<string, string | number | boolean>>;

/** Says a text key of the game's catalogue in the player's language. A missing key is a defect and shows as the key. */
export interface Say<Key extends string = string> {
  (key: Key, slots?: Slots): string;
  readonly language: Language;
  /** Things are marked where they are named (`named`), for a reader who can ask about them there. */
  readonly marks?: true;
}
