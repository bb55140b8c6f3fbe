import { Link } from "wouter";
import type { Door } from "../games/doors.ts";
import type { LearnSay } from "../puzzles/words.ts";
import { useChapters } from "../rules/useChapters.ts";
import { Busy, Slip } from "../ui/index.ts";
import styles from "./learn.module.css";

/** The chapters of a game's rule book, each leading to its first rule. */
export function Chapters({ door, say }: { readonly door: Door; readonly say: LearnSay }) {
  const { id } = door;
  const book = useChapters(door);
  return (
    <Slip className={styles.leaf}>
      <h2>
        <Link href={`/rules/${id}`} className={styles.lead}>
          {say("learn.rules")}
        </Link>
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
