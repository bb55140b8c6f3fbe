import { useLater } from "@westmarch/boardkit/later";
import { type ReactNode, useState } from "react";
import { printed } from "../../../data/ids.ts";
import type { GameSay } from "../../keys.ts";
import { CardFace } from "../CardFace.tsx";
import { kindsOf, ownersOf } from "../faces.ts";
import { RulesText } from "../RulesText.tsx";
import { linesOn } from "../runs.ts";
import { READINGS } from "../words.ts";
import { Explained } from "./Explained.tsx";
import type { Read } from "./Reader.tsx";
import css from "./short.module.css";

/** The words on it, opened when they are wanted. */
const Words = ({ read, say }: { readonly read: Read; readonly say: GameSay }) => {
  const [open, setOpen] = useState(false);
  return (
    <details className={css.more} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{say("read.words")}</summary>
      {open && <Explained card={read.card} now={null} say={say} />}
    </details>
  );
};

interface ShortProps {
  readonly read: Read;
  readonly title: string;
  readonly say: GameSay;
  /** The card as it is printed, instead of a small picture and its words beside it. */
  readonly whole?: boolean;
  /** What else there is to say of it, such as what it costs now. */
  readonly children?: ReactNode;
}

/** A card in a column: a small picture, its words at a size that is read, and how it stands. */
export const Short = ({ read, title, say, whole = false, children }: ShortProps) => {
  const reading = useLater(READINGS[say.language]);
  const card = printed(read.card);
  const totals = read.totals ? { now: read.totals } : {};
  return (
    <article className={css.short}>
      {whole ? (
        <div className={css.whole}>
          <CardFace card={read.card} size="large" say={say} {...totals} />
        </div>
      ) : (
        <>
          <header>
            <span className={css.picture} aria-hidden="true">
              <CardFace card={read.card} size="small" say={say} bare {...totals} />
            </span>
            <div>
              <h3>{title}</h3>
              {reading && (
                <p className={css.kinds}>
                  {kindsOf(say, reading.labels, card).join(" · ")}
                  <br />
                  {ownersOf(say, reading.labels, card).join(" · ")}
                </p>
              )}
            </div>
          </header>
          {reading && (
            <p className={css.says} data-says="">
              <RulesText
                card={card}
                lines={linesOn(card, reading.labels, reading.text(card.id))}
                labels={reading.labels}
                say={say}
              />
            </p>
          )}
        </>
      )}
      {children}
      {read.now && <div className={css.now}>{read.now}</div>}
      <Words key={read.card} read={read} say={say} />
    </article>
  );
};
