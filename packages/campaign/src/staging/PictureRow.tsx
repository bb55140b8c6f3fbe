import type { ReactNode } from "react";
import css from "./pictures.module.css";

/** So many are seen beside each other. */
const MOST = 5;

/** Small pictures of what happens, one after the other; nothing where none of it can be drawn. */
export const PictureRow = ({
  pictures,
}: {
  readonly pictures: readonly { readonly key: string; readonly picture: ReactNode }[];
}) =>
  pictures.length > 0 && (
    <span className={css.pictures} aria-hidden="true">
      {pictures.slice(0, MOST).map(({ key, picture }) => (
        <span key={key} className={css.one}>
          {picture}
        </span>
      ))}
    </span>
  );

/** From one thing to another. */
export const Arrow = () => (
  <svg className={css.arrow} viewBox="0 0 24 16" aria-hidden="true" focusable="false">
    <path d="M1 8H20M14 2L21 8L14 14" />
  </svg>
);

/** The number of a turn that begins. */
export const TurnMark = ({ turn }: { readonly turn: number }) => <span className={css.turn}>{turn}</span>;
