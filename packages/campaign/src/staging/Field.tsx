import { UNSEEN } from "@westmarch/boardkit";
import { isSpaced, type Language } from "@westmarch/kernel/languages";
import { type CSSProperties, type ReactNode, useContext, useState } from "react";
import css from "./field.module.css";
import { StruckContext } from "./struck.ts";

interface CaptionProps {
  readonly say: { readonly language: Language };
  /** Which round it is, in words. */
  readonly round: string | false;
  readonly children: ReactNode;
}

/** The round, and what has just happened or comes next. */
export const Caption = ({ say, round, children }: CaptionProps) => (
  <>
    {round !== false && <b>{round}</b>}
    {isSpaced(say.language) && " "}
    {children}
  </>
);

export interface FieldProps {
  /** Its own measures: `--figure-wide`, `--die-wide`, `--edge`, `--choice`. */
  readonly className: string | undefined;
  /** Cards are being chosen; cards lie between the camps; who is at home still matters; dice have been rolled. */
  readonly chooses: boolean;
  readonly laid: boolean;
  readonly begins?: boolean;
  readonly rolled?: boolean;
  readonly camps: readonly [free: ReactNode, shadow: ReactNode];
  /** What stands between the camps. */
  readonly children: ReactNode;
}

/** Where two sides fight: their camps, and between them what they lay. */
export const Field = ({ className, chooses, laid, begins, rolled, camps, children }: FieldProps) => (
  <div
    className={`${css.field} ${className}`}
    data-chooses={chooses || undefined}
    data-laid={(laid && !chooses) || undefined}
    data-begins={begins || undefined}
    data-rolled={rolled || undefined}
  >
    {camps[0]}
    <div className={css.middle}>{children}</div>
    {camps[1]}
  </div>
);

export interface CampProps {
  readonly name: string;
  readonly side: "free" | "shadow";
  /** What it can do, a line each. */
  readonly means: readonly (string | null)[];
  /** Who stands and who has fallen, as `Kind`s. */
  readonly children: ReactNode;
  readonly throws: ReactNode;
}

/** One side of a fight. */
export const Camp = ({ name, side, means, children, throws }: CampProps) => (
  <section className={css.camp} data-side={side} aria-label={name}>
    <h3>{name}</h3>
    {means.map(
      (words) =>
        words !== null && (
          <p key={words} className={css.means}>
            {words}
          </p>
        ),
    )}
    <ul className={css.figures} data-uncovered>
      {children}
    </ul>
    {throws}
  </section>
);

export interface KindProps {
  /** What a slip says of it. */
  readonly explain?: string;
  /** How many of them stand, drawn each; `falls`: that one is about to be chosen. */
  readonly standing?: { readonly many: number; readonly crowd: boolean };
  readonly draw?: (nth: number, falls: boolean) => ReactNode;
  readonly fallen?: ReactNode;
  /** What choosing one of them does now, or null. */
  readonly take?: { readonly says: string; readonly go: () => void } | null;
  /** All of it for the voice, where the name below does not say it. */
  readonly spoken?: string;
  readonly name: ReactNode;
  readonly lost?: boolean;
  readonly children?: ReactNode;
}

/** Figures of one kind, the fallen last; where one of them may be chosen, they are a button. */
export const Kind = (props: KindProps) => {
  const { explain, standing, draw, fallen, take = null, spoken, name, lost, children } = props;
  const [aimed, aim] = useState(false);
  const struck = useContext(StruckContext).get(explain ?? "") ?? 0;
  const many = standing?.many ?? 0;
  const falls = (nth: number) => take !== null && nth >= many - Math.max(struck, Number(aimed));
  const pieces = standing && draw && many > 0 && (
    <span className={css.crowd} data-crowd={standing.crowd || undefined}>
      {Array.from({ length: many }, (_, i) => draw(i, falls(i)))}
    </span>
  );
  return (
    <li
      className={css.kind}
      data-explain={explain}
      data-lost={lost || undefined}
      data-drawn={standing !== undefined || undefined}
    >
      {children ?? (
        <span className={css.ground}>
          {take ? (
            <button
              type="button"
              className={css.take}
              aria-label={take.says}
              onClick={take.go}
              onPointerEnter={() => aim(true)}
              onPointerLeave={() => aim(false)}
              onFocus={() => aim(true)}
              onBlur={() => aim(false)}
            >
              {pieces}
            </button>
          ) : (
            pieces
          )}
          {fallen}
        </span>
      )}
      {spoken !== undefined && <span style={UNSEEN}>{spoken}</span>}
      {name !== null && (
        <span className={css.name} aria-hidden={spoken !== undefined || undefined}>
          {name}
        </span>
      )}
    </li>
  );
};

interface FallenProps {
  /** How they lie in this game. */
  readonly className: string | undefined;
  readonly style?: CSSProperties;
  readonly person?: boolean;
  readonly count: number;
  readonly children: ReactNode;
}

/** Those of a kind who have fallen, and how many they are. */
export const Fallen = ({ className, style, person = false, count, children }: FallenProps) => (
  <span
    className={`${css.fallen} ${className}`}
    style={style}
    data-person={person || undefined}
    aria-hidden="true"
  >
    {children}
    <b>−{count}</b>
  </span>
);

/** All that one side has thrown, and how many hits that is. */
export const Throws = ({ thrown, children }: { readonly thrown: boolean; readonly children: ReactNode }) => (
  <div className={css.dice} data-empty={!thrown || undefined}>
    {children}
  </div>
);

/** A sum that is told in large figures; `spoken` where the voice says it otherwise. */
export const Total = ({
  figures,
  words,
  spoken,
}: {
  readonly figures: string;
  readonly words: string;
  readonly spoken?: string;
}) => (
  <p className={css.total}>
    <b key={figures} aria-hidden={spoken !== undefined || undefined}>
      {figures}
    </b>{" "}
    <span aria-hidden={spoken !== undefined || undefined}>{words}</span>
    {spoken !== undefined && <span style={UNSEEN}>{spoken}</span>}
  </p>
);

/** A card that may be laid now. */
export interface Choosable {
  readonly explain: string;
  readonly face: ReactNode;
  readonly go: () => void;
  /** What is said below it. */
  readonly note?: ReactNode;
}

/** The cards that may be laid now. */
export const CardChoices = ({
  name,
  cards,
}: {
  readonly name: string;
  readonly cards: readonly Choosable[];
}) =>
  cards.length > 0 && (
    <ul className={css.choices} aria-label={name}>
      {cards.map(({ explain, face, go, note }) => (
        <li key={explain} data-explain={explain}>
          <button type="button" onClick={go}>
            {face}
          </button>
          {note}
        </li>
      ))}
    </ul>
  );
