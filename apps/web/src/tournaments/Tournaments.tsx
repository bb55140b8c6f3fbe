import type { TournamentSummary } from "@westmarch/protocol";
import { useCallback } from "react";
import { Link } from "wouter";
import { useWords } from "../i18n/index.ts";
import { CallFailed, failureKey } from "../net/api.ts";
import { useFetched } from "../net/useFetched.ts";
import { Busy, Button, Page } from "../ui/index.ts";
import { Refusal } from "../ui/Refusal.tsx";
import { TitleRow } from "../ui/TitleRow.tsx";
import { allTournaments } from "./api.ts";
import { inOrder } from "./course.ts";
import { FLAGS, Flags } from "./Flags.tsx";
import styles from "./flags.module.css";
import { HoldLeaf } from "./hold/HoldLeaf.tsx";
import { useFacts } from "./useFacts.ts";
import { useMine } from "./useMine.ts";
import { type TournamentsSay, useTournamentsWords } from "./words.ts";

/** `/tournaments`: the flags that are up, the rest in a list, and how to hold one. */
export function Tournaments() {
  const say = useTournamentsWords();
  const { say: shell } = useWords();
  const mine = useMine();
  const fetched = useFetched(
    useCallback(async () => {
      const answer = await allTournaments();
      if (!answer.ok) throw new CallFailed(answer);
      return { all: answer.value };
    }, []),
  );
  if (!say) return <Busy />;
  const all =
    fetched.state === "there" ? inOrder(fetched.all, ({ id }) => mine.some((own) => own.id === id)) : [];
  const up = all.filter(({ state }) => state !== "over").length;
  return (
    <Page broad headed={false} title={say("title")}>
      <TitleRow
        title={say("title")}
        about={fetched.state === "there" ? say("about.up", { n: up }) : say("about")}
      >
        <nav aria-label={say("title")} className={styles.tabs}>
          <Link href="/tournaments" aria-current="page">
            {say("title")}
          </Link>
          <Link href="/ladder">{shell("nav.ladder")}</Link>
        </nav>
      </TitleRow>
      {fetched.state === "loading" ? (
        <Busy />
      ) : fetched.state === "failed" ? (
        <Refusal
          told={fetched.error instanceof CallFailed ? failureKey(fetched.error.failure) : "error.offline"}
          actions={<Button onClick={fetched.retry}>{shell("retry")}</Button>}
        />
      ) : (
        <>
          {all.length > 0 && (
            <div className={styles.ground}>
              <Flags all={all.slice(0, FLAGS)} mine={mine} say={say} />
            </div>
          )}
          <HoldLeaf say={say} called={mine.some(({ call }) => call !== null)} />
          {all.length > FLAGS && <Others all={all.slice(FLAGS)} say={say} />}
        </>
      )}
    </Page>
  );
}

/** Those for which the ground line has no room. */
function Others({ all, say }: { readonly all: readonly TournamentSummary[]; readonly say: TournamentsSay }) {
  const facts = useFacts(say);
  return (
    <section className={styles.others} aria-labelledby="others">
      <h2 id="others">{say("others", { n: all.length })}</h2>
      <ul>
        {all.map((one) => (
          <li key={one.id}>
            <Link href={`/tournament/${one.id}`}>{one.name}</Link>
            <span>{facts.kind(one)}</span>
            <span>{facts.next(one, null)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
