import { type ReactNode, useState } from "react";
import type { Props } from "../keys.ts";
import css from "./place.module.css";
import { READING_ID } from "./usePointed.ts";
import type { Reading } from "./useReading.ts";

/** What a place shows: the words of a thing, with the whole card or a small picture of it. */
export type Shows = (id: string, whole: boolean) => ReactNode;

/** What is a card, and may be wanted as it is printed. */
const CARDS = /^(?:card|copy|site):/;

/** The standing place beside the table where everything is read. It covers nothing and needs no closing. */
export const ReadingPlace = ({
  say,
  reading: { id, kept, keep },
  shows,
}: Pick<Props, "say"> & { readonly reading: Reading; readonly shows: Shows | null }) => {
  const [whole, setWhole] = useState(false);
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
      <div id={READING_ID} className={css.words}>
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
