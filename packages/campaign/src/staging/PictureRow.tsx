import type { ReactNode } from "react";
import css from "./pictures.module.css";

/** So many are seen beside each other. */
const MOST = 5;

interface PicturesProps<E> {
  readonly events: readonly E[];
  /** A small picture of an event, or nothing where it cannot be drawn. */
  readonly drawn: (event: E) => ReactNode;
}

/** What of these events can be drawn, each beside the other. */
export const PicturesOf = <E extends { readonly version: number; readonly index: number }>({
  events,
  drawn,
}: PicturesProps<E>) => {
  const pictures = events.flatMap((event) => {
    const picture = drawn(event);
    return picture ? [{ key: `${event.version}.${event.index}`, picture }] : [];
  });
  return (
    pictures.length > 0 && (
      <span className={css.pictures} aria-hidden="true">
        {pictures.slice(0, MOST).map(({ key, picture }) => (
          <span key={key} className={css.one}>
            {picture}
          </span>
        ))}
      </span>
    )
  );
};

/** From one thing to another. */
export const Arrow = () => (
  <svg className={css.arrow} viewBox="0 0 24 16" aria-hidden="true" focusable="false">
    <path d="M1 8H20M14 2L21 8L14 14" />
  </svg>
);

/** The number of a turn that begins. */
export const TurnMark = ({ turn }: { readonly turn: number }) => <span className={css.turn}>{turn}</span>;
