import { Spoken } from "@westmarch/boardkit";
import { listed } from "@westmarch/boardkit/writing";
import type { ReactNode } from "react";
import type { Source } from "../../pack/types.ts";
import type { GameSay } from "../keys.ts";
import css from "./cards.module.css";
import type { Told } from "./words.ts";

type Mark = "box" | "book" | "ring" | "triangle";

/** What was made by us, or not read off anything printed, has the dashed triangle. */
const MARKS: Readonly<Record<Source, Mark>> = {
  box: "box",
  rulebook: "book",
  page: "ring",
  inferred: "triangle",
  memory: "triangle",
  reconstructed: "triangle",
};

const SHAPES: Readonly<Record<Mark, ReactNode>> = {
  box: (
    <>
      <path d="M3 5.5L5.5 3H14V11.5L11.5 14H3Z" className={css.solid} />
      <path d="M5.5 8.5L7.6 10.8L11.4 6" className={css.tick} />
    </>
  ),
  book: (
    <path d="M2 4Q5.4 2.6 8 4.4Q10.6 2.6 14 4V13Q10.6 11.6 8 13.4Q5.4 11.6 2 13Z" className={css.solid} />
  ),
  ring: (
    <>
      <circle cx="8" cy="8" r="5.4" className={css.hollow} />
      <circle cx="8" cy="8" r="1.8" className={css.solid} />
    </>
  ),
  triangle: <path d="M8 2.6L14 13.2H2Z" className={css.dashed} />,
};

/** The sign of a source: a box, a book, a ring, or a dashed triangle. */
export const SourceMark = ({ source }: { readonly source: Source }) => (
  <svg
    className={css.mark}
    viewBox="0 0 16 16"
    data-mark={MARKS[source]}
    aria-hidden="true"
    focusable="false"
  >
    {SHAPES[MARKS[source]]}
  </svg>
);

/** A source in words, with what comes from there where not all does. */
const words = (say: GameSay, { source, parts }: Told, only: boolean): string =>
  only
    ? say(`card.from.${source}`)
    : say("printed.from.parts", {
        source: say(`card.from.${source}`),
        parts: listed(
          say,
          parts.map((part) => say(`printed.part.${part}`)),
        ),
      });

export interface ProvenanceProps {
  readonly from: readonly Told[];
  readonly say: GameSay;
  /** With its words; otherwise they are only heard. */
  readonly worded: boolean;
}

/** Where what is printed on a card comes from: stands on every one of them. */
export const Provenance = ({ from, say, worded }: ProvenanceProps) => (
  <span className={css.from}>
    {from.map((told) => {
      const said = words(say, told, from.length === 1);
      return (
        <span key={told.source} title={said}>
          {worded ? (
            <>
              <SourceMark source={told.source} /> {said}
            </>
          ) : (
            <Spoken as={said}>
              <SourceMark source={told.source} />
            </Spoken>
          )}
        </span>
      );
    })}
  </span>
);
