import type { Ref } from "react";
import type { CardData } from "../../data/card.ts";
import type { Labels } from "../../language/index.ts";
import type { CardSay } from "../keys.ts";
import css from "./card.module.css";
import { cultureName } from "./faces.ts";
import type { Piece, SetLine } from "./runs.ts";
import { Twilight } from "./seals.tsx";

const Arrow = () => (
  <svg className={css.arrow} viewBox="0 0 18 10" aria-hidden="true" focusable="false">
    <path
      d="M1 5H15M11 1.4L15.4 5 11 8.6"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);

/** Twilight as its token; the words are there for who hovers, and for who listens. */
const Tokens = ({ text, amount }: { readonly text: string; readonly amount: number | "X" }) => (
  <svg className={css.tokens} viewBox="-12 -12 24 24" role="img" aria-label={text}>
    <Twilight
      x={0}
      y={0}
      radius={10.8}
      number={amount}
      words={text}
      figures={`${amount}`.length > 1 ? 1.3 : 1.65}
    />
  </svg>
);

const SetPiece = ({ piece, labels }: { readonly piece: Piece; readonly labels: Labels }) => {
  switch (piece.run) {
    case "lead":
      return <b className={css.lead}>{piece.text}</b>;
    case "keyword":
    case "bonus":
      return <b className={css.strong}>{piece.text}</b>;
    case "printed":
      return <b className={css.printed}>{piece.text}</b>;
    case "culture":
      return (
        <span className={css.culture}>
          {/\p{Lu}{2}/u.test(piece.text) ? cultureName(labels, piece.culture) : piece.text}
        </span>
      );
    case "twilight":
      return <Tokens text={piece.text} amount={piece.amount} />;
    case "arrow":
      return (
        <>
          {" "}
          <Arrow />{" "}
        </>
      );
    default:
      return piece.text;
  }
};

/** What a card says, a paragraph for each part. */
export const RulesText = ({
  ref,
  card,
  lines,
  labels,
  say,
}: {
  readonly ref?: Ref<HTMLSpanElement>;
  readonly card: CardData;
  readonly lines: readonly SetLine[];
  readonly labels: Labels;
  readonly say: CardSay;
}) => (
  <span ref={ref} className={css.text} data-says="" data-side={card.side} lang={say.language}>
    {lines.map((line, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a card never change
      <span key={i} className={css.part}>
        {line.map((piece, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nor do their pieces
          <SetPiece key={n} piece={piece} labels={labels} />
        ))}
      </span>
    ))}
  </span>
);
