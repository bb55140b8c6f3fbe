import { useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { useSearch } from "wouter";
import { doorOf } from "../games.ts";
import { DoorAbove } from "../home/Doors.tsx";
import { NotOpen } from "../lobby/NotOpen.tsx";
import { type LoadedGame, useLoadedGame } from "../lobby/useGame.ts";
import { rich } from "../table/rich.tsx";
import { announce, Busy, Button, ButtonLink, Field, Notice, Page } from "../ui/index.ts";
import { useWords } from "../words/index.ts";
import { type Chapter, countOf, find, placeOf } from "./find.ts";
import styles from "./rules.module.css";

/** `/rules/GAME`, with `?rule=6.3` to begin at a rule. */
export function Rules({ game }: { readonly game: string }) {
  const door = doorOf(game);
  return door?.load ? <Open id={door.id} /> : <NotOpen game={game} />;
}

function Open({ id }: { readonly id: string }) {
  const { say } = useWords();
  const game = useLoadedGame(id);
  const title = say(`door.${id}.title`);
  return (
    <Page wide title={say("rules.title", { game: title })}>
      {game.state === "loading" && <Busy />}
      {game.state === "failed" && (
        <>
          <DoorAbove game={id} />
          <Notice
            tone="danger"
            title={say("rules.failed")}
            actions={
              <>
                <Button variant="gold" onClick={game.retry}>
                  {say("retry")}
                </Button>
                <ButtonLink href="/rules">{say("library.title")}</ButtonLink>
              </>
            }
          />
        </>
      )}
      {game.state === "there" && <Book id={id} game={game} title={title} />}
    </Page>
  );
}

/** A game's rule book in words. A chapter's name is a text key of the game's. */
const chaptersOf = ({ module, say }: LoadedGame): readonly Chapter[] =>
  module.rules.map(({ chapter, numbers }) => ({
    title: say(chapter),
    rules: numbers.map((number) => ({ number, text: say(`rule.${number}`) })),
  }));

function Book({
  id,
  game,
  title,
}: {
  readonly id: string;
  readonly game: LoadedGame;
  readonly title: string;
}) {
  const { say } = useWords();
  const [asked, setAsked] = useState("");
  const words = useDeferredValue(asked);
  const chapters = useMemo(() => chaptersOf(game), [game]);
  const found = useMemo(() => find(chapters, words), [chapters, words]);
  const count = words.trim() === "" ? null : countOf(found);
  const wanted = useWanted();
  useEffect(() => {
    if (count !== null) announce(say("rules.found", { count }));
  }, [count, say]);
  return (
    <div className={styles.book}>
      <div className={styles.side}>
        <search>
          <Field
            label={say("rules.search")}
            type="search"
            value={asked}
            onChange={({ target }) => setAsked(target.value)}
          />
        </search>
        {count !== null && <p className={styles.count}>{say("rules.found", { count })}</p>}
        <Contents chapters={found} />
        <p className={styles.sideLinks}>
          <ButtonLink href={`/new/${id}`}>{say("rules.play", { game: title })}</ButtonLink>
          <ButtonLink variant="quiet" href={`/guide/${id}`}>
            {say("rules.guide")}
          </ButtonLink>
        </p>
      </div>
      <div>
        {found.map((chapter) => (
          <section key={chapter.title} className={styles.chapter} aria-labelledby={chapterPlace(chapter)}>
            <h2 id={chapterPlace(chapter)} tabIndex={-1}>
              {chapter.title}
            </h2>
            <dl>
              {chapter.rules.map(({ number, text }) => (
                <div key={number} id={placeOf(number)} data-wanted={number === wanted}>
                  <dt>{number}</dt>
                  <dd>{rich(text)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        {found.length === 0 && <p>{say("rules.nothing", { words })}</p>}
      </div>
    </div>
  );
}

const chapterPlace = ({ rules }: Chapter): string => `c${rules[0].number.split(".")[0]}`;

/** The chapters as a list that leads to them. Buttons, because the part of an address behind `#` is for tokens. */
function Contents({ chapters }: { readonly chapters: readonly Chapter[] }) {
  const { say } = useWords();
  return (
    <nav aria-label={say("rules.chapters")} className={styles.contents}>
      <ol>
        {chapters.map((chapter) => (
          <li key={chapter.title}>
            <button
              type="button"
              onClick={() => {
                const heading = document.getElementById(chapterPlace(chapter));
                heading?.scrollIntoView({ block: "start" });
                heading?.focus({ preventScroll: true });
              }}
            >
              {chapter.title}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The rule a link asked for; goes to it once it stands on the page. */
function useWanted(): string | null {
  const wanted = new URLSearchParams(useSearch()).get("rule");
  const gone = useRef<string | null>(null);
  useEffect(() => {
    if (wanted === null || gone.current === wanted) return;
    const place = document.getElementById(placeOf(wanted));
    if (!place) return;
    gone.current = wanted;
    place.scrollIntoView({ block: "center" });
  });
  return wanted;
}
