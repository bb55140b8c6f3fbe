import type { ReactNode } from "react";
import { CARD } from "../data/cards.ts";
import { LANDMARK_TILE, TOKEN } from "../data/ids.ts";
import css from "./explain.module.css";
import { type Explanation, explanationOf } from "./explaining.ts";
import { CardFace, LandmarkFace, TokenFace } from "./faces/index.ts";
import type { Besides } from "./keys.ts";

/** The thing itself beside its words, where it is one that lies on the table. */
export function pictureOf(id: string): ReactNode {
  const [kind, which] = id.split(":");
  const n = Number(which);
  if (kind === "card" && CARD.is(n)) return <CardFace card={n} />;
  if (kind === "landmark" && LANDMARK_TILE.is(n)) return <LandmarkFace landmark={n} />;
  return kind === "token" && TOKEN.is(n) ? <TokenFace token={n} /> : null;
}

function Words({ words, list = [] }: Explanation): ReactNode {
  return (
    <div>
      {words.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {list.length > 0 && (
        <ul>
          {list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Anything on the table in words: `card:12`, `landmark:3`, `chain:harp`, `colour:2`, `quest`, `bonus:6` … */
export const explain: Besides["explain"] = (id, { say, view }) => {
  const told = explanationOf(id, say, view);
  const picture = told.title === "" ? null : pictureOf(id);
  const words = <Words {...told} />;
  return {
    title: told.title,
    rules: told.rules,
    body:
      picture === null ? (
        words
      ) : (
        <div className={css.explained}>
          <div className={css.picture} data-picture data-kind={id.split(":")[0]}>
            {picture}
          </div>
          {words}
        </div>
      ),
  };
};
