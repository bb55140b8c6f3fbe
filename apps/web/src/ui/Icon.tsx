import sheet from "../drawn/icons.svg?url";
import type { GameIcon } from "./icons.ts";
import styles from "./ui.module.css";

/** Short names for what the shell shows most; any other icon goes by its name at game-icons.net. */
const SHORT = {
  candle: "candle-light",
  quill: "quill-ink",
  hearth: "fireplace",
  spyglass: "spyglass",
  sun: "sun",
  book: "open-book",
  dice: "perspective-dice-six-faces-random",
} as const satisfies Record<string, GameIcon>;

/** `cross` is our own. */
export type IconName = GameIcon | keyof typeof SHORT | "cross";

const inSheet = (name: IconName): string => (name in SHORT ? SHORT[name as keyof typeof SHORT] : name);

/** A silhouette in the colour of the words around it. It says nothing by itself: put words beside it. */
export function Icon({ name, size = 22 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg className={styles.icon} viewBox="0 0 512 512" width={size} height={size} aria-hidden="true">
      <use href={`${sheet}#${inSheet(name)}`} />
    </svg>
  );
}
