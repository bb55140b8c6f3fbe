/** What the things on the table are, by the ids of `explaining.ts`: at length, for the drawer and for a slip. */
import { latePart, useLater } from "@westmarch/boardkit/later";
import type { ReactNode } from "react";
import css from "./explain.module.css";
import { readId } from "./explaining.ts";
import type { Besides, Props } from "./keys.ts";
import { PRINTED_WORDS } from "./printedWords.ts";
import { Provenance } from "./reference/Provenance.tsx";
import { explanationOf } from "./telling/index.ts";

const Face = latePart(async () => (await import("./cards/Face.tsx")).Face);

type Asked = Pick<Props, "say" | "view">;

const paragraphs = (words: readonly string[]): ReactNode => words.map((text) => <p key={text}>{text}</p>);

/** The words of a thing; what is printed on it comes when the pack can be read in this language. */
function Told({ id, say, view }: Asked & { readonly id: string }) {
  const words = useLater(PRINTED_WORDS[say.language])?.(view) ?? null;
  const told = explanationOf(id, { say, view, words });
  const { printed = [], lists = [], from = null } = told;
  // What lies there as a card is read as a card.
  const kind = readId(id)?.kind;
  const isCard = kind === "card" || kind === "maneuver" || kind === "character";
  return (
    <div className={css.explained}>
      {isCard && <Face id={id} say={say} game={view} />}
      {!isCard && printed.length > 0 && (
        <dl className={css.printed}>
          {printed.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className={css.words}>{paragraphs(told.words)}</div>
      {lists.map(({ heading, items }) => (
        <div key={heading}>
          <p>{heading}</p>
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      ))}
      {!isCard && from !== null && <Provenance say={say} from={from} />}
    </div>
  );
}

export const explain: Besides["explain"] = (id, { say, view }) => {
  const words = PRINTED_WORDS[say.language].here()?.(view) ?? null;
  const { title, rules } = explanationOf(id, { say, view, words });
  return { title, rules, body: <Told key={id} id={id} say={say} view={view} /> };
};
