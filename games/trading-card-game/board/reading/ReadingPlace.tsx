import { type Laid, layWhole } from "@westmarch/boardkit/whole";
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from "react";
import type { Props } from "../keys.ts";
import css from "./place.module.css";
import { READING_ID } from "./usePointed.ts";
import type { Reading } from "./useReading.ts";

/** What a place shows: the words of a thing, with the whole card or a small picture of it. */
export type Shows = (id: string, whole: boolean) => ReactNode;

/** What is a card, and may be wanted as it is printed. */
const CARDS = /^(?:card|copy|site):/;

const read = (letters: string, picture: string, head: "grid" | "block"): Laid => ({
  "--reading": letters,
  "--picture": picture,
  "--head": head,
  "--pictured": head === "grid" ? "block" : "none",
});

/** How a thing is read, best first: its picture becomes smaller before its words do, and goes before anything has to be scrolled to. */
const WAYS: readonly Laid[] = [
  read("1rem", "clamp(4.5rem, 9vh, 6.4rem)", "grid"),
  read("1rem", "3.25rem", "grid"),
  read("0.9375rem", "3.25rem", "grid"),
  read("0.9375rem", "0px", "block"),
  read("0.875rem", "0px", "block"),
];

/** Keeps what is read in this box whole, whatever comes into it and however large the window is. */
function useWhole(words: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current: box } = words;
    if (!box) return;
    const lay = () => layWhole(box, WAYS);
    const [content, size] = [new MutationObserver(lay), new ResizeObserver(lay)];
    content.observe(box, { childList: true, subtree: true, characterData: true });
    size.observe(box);
    lay();
    return () => {
      content.disconnect();
      size.disconnect();
    };
  }, [words]);
}

/** The standing place beside the table where everything is read. It covers nothing and needs no closing. */
export const ReadingPlace = ({
  say,
  reading: { id, kept, keep },
  shows,
}: Pick<Props, "say"> & { readonly reading: Reading; readonly shows: Shows | null }) => {
  const [whole, setWhole] = useState(false);
  const words = useRef<HTMLDivElement>(null);
  useWhole(words);
  return (
    <aside
      className={css.place}
      data-reading={whole ? "whole" : "short"}
      aria-labelledby={`${READING_ID}-title`}
    >
      <header>
        <h2 id={`${READING_ID}-title`}>{say("look.reading")}</h2>
        {kept === null ? (
          <em>{say("look.reading.point")}</em>
        ) : (
          <button type="button" onClick={() => keep(null)}>
            {say("look.reading.release")}
          </button>
        )}
      </header>
      <div ref={words} id={READING_ID} className={css.words}>
        <div data-uncovered>{shows?.(id, whole)}</div>
      </div>
      <footer>
        {CARDS.test(id) && (
          <button type="button" onClick={() => setWhole(!whole)}>
            {say(whole ? "look.reading.short" : "look.reading.whole")}
          </button>
        )}
        {kept !== id && (
          <button type="button" onClick={() => keep(id)}>
            {say("look.reading.keep")}
          </button>
        )}
      </footer>
    </aside>
  );
};
