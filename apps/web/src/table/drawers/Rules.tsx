import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { ruleWords, schoolOf } from "../../games/doors.ts";
import { sayFrom } from "../../i18n/index.ts";
import { rich } from "../../i18n/rich.tsx";
import { useFetched } from "../../net/useFetched.ts";
import { type Chapter, countOf, find, inWords } from "../../rules/find.ts";
import { Busy, Button, Notice, unseen } from "../../ui/index.ts";
import { useSay } from "../text/words.tsx";
import styles from "./Drawer.module.css";

/** The rule book, with a line to look things up; opened at one rule where a refusal or an explanation names it. */
export function Rules({ game, rule }: { game: string; rule: string | null }) {
  const say = useSay();
  const { language } = say;
  const book = useFetched(
    useCallback(async () => {
      const school = schoolOf(game);
      if (!school?.rules) throw new Error(`there is no rule book for ${game}`);
      const [rules, said] = await Promise.all([school.rules(), ruleWords(school.id, language)]);
      return { chapters: inWords(rules, sayFrom(said.language, said.words)) };
    }, [game, language]),
  );
  if (book.state === "there") return <Book chapters={book.chapters} rule={rule} />;
  if (book.state === "loading") return <Busy />;
  return (
    <Notice
      tone="danger"
      title={say("rules.failed")}
      actions={<Button onClick={book.retry}>{say("retry")}</Button>}
    />
  );
}

function Book({ chapters, rule }: { chapters: readonly Chapter[]; rule: string | null }) {
  const say = useSay();
  const [wanted, setWanted] = useState("");
  const sought = useDeferredValue(wanted);
  const found = useMemo(() => find(chapters, sought), [chapters, sought]);
  const here = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (rule) here.current?.scrollIntoView({ block: "center" });
  }, [rule]);
  return (
    <div className={styles.rules}>
      <input
        type="search"
        className={styles.search}
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
        aria-label={say("rules.search")}
        placeholder={say("rules.search")}
      />
      <p role="status" className={found.length === 0 ? styles.nothing : unseen}>
        {sought && say("rules.found", { count: countOf(found) })}
      </p>
      {found.map(({ title, rules }) => (
        <section key={title}>
          <h3>{title}</h3>
          <dl>
            {rules.map(({ number, text }) => (
              <div
                key={number}
                className={styles.rule}
                ref={number === rule ? here : undefined}
                data-here={number === rule}
              >
                <dt>{number}</dt>
                <dd>{rich(text)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
