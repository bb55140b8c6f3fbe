import type { ReactNode } from "react";
import css from "./card.module.css";

/** About 96, 160 and 320 pixels wide; `--card` on something around it sets another width. */
export type CardSize = "small" | "middle" | "large";

interface CardFrameProps {
  /** How the cards of this game look. */
  readonly className: string;
  readonly size: CardSize;
  /** `combat`: what it does in a fight alone, as it lies there. */
  readonly part: "both" | "combat";
  readonly deck: string;
  readonly shadow: boolean;
  readonly double: boolean;
  /** Its name, its words, and so few of them that they can be set larger. */
  readonly title: string;
  readonly words: string;
  readonly few: number;
  readonly name?: string;
  readonly children: ReactNode;
}

/** About how much room words take: a Chinese or Japanese character as much as two letters. */
const roomFor = (words: string): number => words.length + (words.match(/[\u3040-\u9fff]/g)?.length ?? 0);

/** A word so long that a name with it has to be set smaller. */
const LONG = /[\p{Script=Latin}’]{9,}/u;

/** The stock and the frame of a card, whatever is printed on it. */
export const CardFrame = (props: CardFrameProps) => {
  const { className, size, part, deck, shadow, double, title, words, few, name, children } = props;
  return (
    <span
      className={`${css.card} ${className}`}
      data-size={size}
      data-part={part}
      data-deck={deck}
      data-side={shadow ? "shadow" : "free"}
      data-double={double || undefined}
      data-few={roomFor(words) < few || undefined}
      data-long={LONG.test(title) || undefined}
      data-card={name}
    >
      <span className={css.frame}>{children}</span>
    </span>
  );
};
