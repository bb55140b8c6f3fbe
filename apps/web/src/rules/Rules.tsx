import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { Link, useSearch } from "wouter";
import { noteRules } from "../device/studied.ts";
import { DoorAbove } from "../games/Doors.tsx";
import { behind, type Door, schoolOf } from "../games/doors.ts";
import { NotOpen } from "../games/NotOpen.tsx";
import { useWords } from "../i18n/index.ts";
import { rich } from "../i18n/rich.tsx";
import { BackToSeat } from "../ui/BackToSeat.tsx";
import { announce, Busy, Button, ButtonLink, Field, Notice, Page } from "../ui/index.ts";
import { byPart, type Chapter, countOf, find, piecesOf, placeOf } from "./find.ts";
import styles from "./rules.module.css";
import { useChapters } from "./useChapters.ts";

/** `/rules/GAME`, with `?rule=6.3` to begin at a rule. */
export function Rules({ game }: { readonly game: string }) {
  const door = schoolOf(game);
  return door?.rules ? <Open door={door} /> : <NotOpen game={game} />;
}

function Open({ door }: { readonly door: Door }) {
  const { say } = useWords();
  const { id } = door;
  const title = say(`door.${id}.title`);
  useEffect(() => noteRules(id), [id]);
  const book = useChapters(door);
  return (
    <Page wide title={say("rules.title", { game: title })}>
      <BackToSeat />
      {book.state === "loading" && <Busy />}
      {book.state === "failed" && (
        <>
          <DoorAbove game={id} />
          <Notice
            tone="danger"
            title={say("rules.failed")}
            actions={
              <>
                <Button variant="gold" onClick={book.retry}>
                  {say("retry")}
                </Button>
                <ButtonLink href="/rules">{say("library.title")}</ButtonLink>
              </>
            }
          />
        </>
      )}
      {book.state === "there" && <Book door={door} chapters={book.chapters} title={title} />}
    </Page>
  );
}

function Book({
  door,
  chapters,
  title,
}: {
  readonly door: Door;
  readonly chapters: readonly Chapter[];
  readonly title: string;
}) {
  const { id } = door;
  const { say } = useWords();
  const [asked, setAsked] = useState("");
  const words = useDeferredValue(asked);
  const numbers = useMemo(
    () => new Set(chapters.flatMap(({ rules }) => rules.map(({ number }) => number))),
    [chapters],
  );
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
        <Ways door={door} title={title} />
      </div>
      <div>
        {byPart(found).map(({ part, chapters: inPart }) => (
          <Part key={inPart[0].title} id={`p${chapterPlace(inPart[0])}`} title={part}>
            {inPart.map((chapter) => (
              <Rulings key={chapter.title} id={id} chapter={chapter} numbers={numbers} wanted={wanted} />
            ))}
          </Part>
        ))}
        {found.length === 0 && <p>{say("rules.nothing", { words })}</p>}
      </div>
    </div>
  );
}

/** From the rules to the game, its guided game and what is printed of it. */
function Ways({ door, title }: { readonly door: Door; readonly title: string }) {
  const { id, open, aid } = door;
  const { say } = useWords();
  return (
    <p className={styles.sideLinks}>
      <ButtonLink href={behind(door)}>
        {open ? say("rules.play", { game: title }) : say("closed.what")}
      </ButtonLink>
      {open && (
        <ButtonLink variant="quiet" href={`/guide/${id}`}>
          {say("rules.guide")}
        </ButtonLink>
      )}
      {aid && (
        <ButtonLink variant="quiet" href={`/aids/${id}`}>
          {say("aids.link")}
        </ButtonLink>
      )}
    </p>
  );
}

interface PartProps {
  /** Of its heading. */
  readonly id: string;
  /** Null in a book that has no parts. */
  readonly title: string | null;
  readonly children: ReactNode;
}

/** A part of a book that has parts, under its name. */
function Part({ id, title, children }: PartProps) {
  if (title === null) return children;
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

interface RulingsProps {
  /** The game's. */
  readonly id: string;
  readonly chapter: Chapter;
  /** Of all rules of the book. */
  readonly numbers: ReadonlySet<string>;
  readonly wanted: string | null;
}

/** One chapter with its rules; the numbers of others in their words lead there. */
function Rulings({ id, chapter, numbers, wanted }: RulingsProps) {
  const inPart = chapter.part !== null;
  const Heading = inPart ? "h3" : "h2";
  return (
    // One landmark for each part is enough.
    <section className={styles.chapter} aria-labelledby={inPart ? undefined : chapterPlace(chapter)}>
      <Heading id={chapterPlace(chapter)} tabIndex={-1}>
        {chapter.title}
      </Heading>
      <dl>
        {chapter.rules.map(({ number, text }) => (
          <div key={number} id={placeOf(number)} data-wanted={number === wanted}>
            <dt>{number}</dt>
            <dd>
              {piecesOf(text, numbers).map((piece, i) =>
                piece.rule && piece.text !== number ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one rule never change places
                  <Link key={i} className={styles.to} href={`/rules/${id}?rule=${piece.text}`}>
                    {piece.text}
                  </Link>
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  <span key={i}>{rich(piece.text)}</span>
                ),
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const chapterPlace = ({ rules: [first] }: Chapter): string =>
  `c${first.number.split(".").slice(0, -1).join("-") || first.number}`;

/** The parts, or else the chapters, as a list that leads to them. Buttons, because `#` in an address is for tokens. */
function Contents({ chapters }: { readonly chapters: readonly Chapter[] }) {
  const { say } = useWords();
  const entries = byPart(chapters).flatMap(({ part, chapters: inPart }) =>
    part === null
      ? inPart.map((chapter) => ({ title: chapter.title, chapter }))
      : [{ title: part, chapter: inPart[0] }],
  );
  return (
    <nav aria-label={say("rules.chapters")} className={styles.contents}>
      <ol>
        {entries.map(({ title, chapter }) => (
          <li key={title}>
            <button
              type="button"
              onClick={() => {
                const heading = document.getElementById(chapterPlace(chapter));
                (heading?.closest(`.${styles.part}`) ?? heading)?.scrollIntoView({ block: "start" });
                heading?.focus({ preventScroll: true });
              }}
            >
              {title}
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
