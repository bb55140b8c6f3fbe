import { useCallback } from "react";
import { Link } from "wouter";
import { type Door, ruleWords } from "../games/doors.ts";
import { sayFrom, useWords } from "../i18n/index.ts";
import { useFetched } from "../net/useFetched.ts";
import type { LearnSay } from "../puzzles/words.ts";
import { inWords } from "../rules/find.ts";
import { Busy, Slip } from "../ui/index.ts";
import styles from "./learn.module.css";

/** The chapters of a game's rule book, each leading to its first rule. */
export function Chapters({ door: { id, rules }, say }: { readonly door: Door; readonly say: LearnSay }) {
  const { language } = useWords();
  const book = useFetched(
    useCallback(async () => {
      if (!rules) return { chapters: [] };
      const [written, said] = await Promise.all([rules(), ruleWords(id, language)]);
      return { chapters: inWords(written, sayFrom(said.language, said.words)) };
    }, [id, rules, language]),
  );
  return (
    <Slip className={styles.leaf}>
      <h2>
        <Link href={`/rules/${id}`}>{say("learn.rules")}</Link>
      </h2>
      {book.state === "loading" && <Busy />}
      {book.state === "failed" && <p role="alert">{say("learn.failed")}</p>}
      {book.state === "there" && (
        <ol className={styles.chapters}>
          {book.chapters.map(({ title, rules: [first] }) => (
            <li key={title}>
              <Link href={first ? `/rules/${id}?rule=${first.number}` : `/rules/${id}`}>{title}</Link>
            </li>
          ))}
        </ol>
      )}
    </Slip>
  );
}
