import type { BoardModule } from "@westmarch/boardkit";
import type { ReactNode } from "react";
import type { Duel } from "../state.ts";
import css from "./explain.module.css";
import { type Explanation, explanationOf } from "./explaining.ts";
import { CardFace, LandmarkFace, TokenFace } from "./faces/index.ts";

/** The thing itself beside its words, where it is one that lies on the table. */
function pictureOf(id: string): ReactNode {
  const [kind, which] = id.split(":");
  if (kind === "card") return <CardFace card={Number(which)} />;
  if (kind === "landmark") return <LandmarkFace landmark={Number(which)} />;
  return kind === "token" ? <TokenFace token={Number(which)} /> : null;
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
export const explain: BoardModule<Duel>["explain"] = (id, { say, view }) => {
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
          <div className={css.picture} data-kind={id.split(":")[0]}>
            {picture}
          </div>
          {words}
        </div>
      ),
  };
};
