import { LANGUAGE_NAMES } from "@westmarch/kernel/languages";
import type { SeekTold } from "@westmarch/protocol";
import { STRENGTHS } from "@westmarch/protocol/constants";
import { type FormEvent, useState } from "react";
import { Link } from "wouter";
import { useDevice } from "../device/index.ts";
import { DOORS, doorOf } from "../games/doors.ts";
import { ago } from "../i18n/dates.ts";
import { useWords } from "../i18n/index.ts";
import { useKeepsTime } from "../time/keeping.ts";
import { paceLine, SOUGHT } from "../time/paces.ts";
import { useTimeWords } from "../time/words.ts";
import { Drawing } from "../ui/Drawing.tsx";
import { Button, Field, Notice, Slip } from "../ui/index.ts";
import { SentenceOf } from "../ui/SentenceOf.tsx";
import { Word } from "../ui/Word.tsx";
import { WordPicks } from "../ui/WordPicks.tsx";
import styles from "./commons.module.css";
import type { useSeek } from "./useSeek.ts";
import type { useStanding } from "./useStanding.ts";
import type { PublicLobbySay } from "./words.ts";

export interface SeeksProps {
  readonly seeks: readonly SeekTold[];
  /** One's own search, as long as the page stands. */
  readonly search: ReturnType<typeof useSeek>;
  /** A search of one's own that stays when the page is closed. */
  readonly standing: ReturnType<typeof useStanding>;
  readonly say: PublicLobbySay;
}

/** Who looks for a game, with a way to answer; and a search of one's own. */
export function Seeks({ seeks, search, standing, say }: SeeksProps) {
  const { say: shell, language } = useWords();
  const name = useDevice((device) => device.name) || shell("new.name.default");
  const time = useTimeWords();
  return (
    <Slip aria-labelledby="seeks">
      <h2 id="seeks">{say("seeks")}</h2>
      <ul className={styles.rows}>
        {seeks.map(({ seek, game, name: who, strength, language: spoken, since, pace }) => {
          const door = doorOf(game);
          const title = door ? shell(`door.${door.id}.title`) : game;
          return (
            <li key={seek} className={styles.seek}>
              {door && <Drawing of={door.art} />}
              <div>
                <p className={styles.title}>{who}</p>
                <p className={styles.who}>
                  {title} · {say(`strength.${strength}`)}
                  {time && ` · ${pace ? paceLine(pace, time) : time("line.any")}`}
                </p>
                <p className={styles.when}>
                  <span lang={spoken}>{LANGUAGE_NAMES[spoken]}</span> · {ago(since, Date.now(), language)}
                </p>
              </div>
              {seek !== search.own && (
                <Button
                  variant="quiet"
                  aria-label={say("seeks.answer.one", { name: who, game: title })}
                  onClick={() => void search.answer(seek, game, name)}
                >
                  {say("seeks.answer")}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {search.failure && (
        <Notice tone="danger">
          <p>{search.failure === "error.not-found" ? say("seeks.gone") : shell(search.failure)}</p>
        </Notice>
      )}
      {search.seeking ? (
        <p role="status">
          {say("seeks.looking")}{" "}
          <Button variant="quiet" onClick={search.stop}>
            {say("seeks.stop")}
          </Button>
        </p>
      ) : (
        <OwnSeek say={say} standing={standing} onSeek={search.begin} />
      )}
    </Slip>
  );
}

interface OwnSeekProps extends Pick<SeeksProps, "standing" | "say"> {
  readonly onSeek: ReturnType<typeof useSeek>["begin"];
}

const GAMES = DOORS.filter(({ open }) => open);

/** What is chosen of a search so far. */
function useWish() {
  const { say: shell } = useWords();
  const { name: known, set } = useDevice();
  const [game, setGame] = useState(GAMES[0]?.id ?? "");
  const [pace, setPace] = useState("any");
  const [strength, setStrength] = useState<(typeof STRENGTHS)[number]>("any");
  const [name, setName] = useState(known);
  const keepsTime = useKeepsTime(game);
  const called = name.trim() || shell("new.name.default");
  /** What is wished for, with the name by which it is done. */
  const wished = () => {
    set({ name: name.trim() });
    const wanted = keepsTime ? SOUGHT.find(({ id }) => id === pace)?.pace : undefined;
    return { game, name: called, ...(wanted && { pace: wanted }) };
  };
  return { game, setGame, pace, setPace, keepsTime, strength, setStrength, name, setName, called, wished };
}

/** What one looks for, as a sentence whose words can be touched. */
function OwnSeek({ say, standing: { state, leave }, onSeek }: OwnSeekProps) {
  const { language } = useWords();
  const wish = useWish();
  const seek = (event: FormEvent) => {
    event.preventDefault();
    onSeek({ ...wish.wished(), strength: wish.strength, language });
  };
  return (
    <form onSubmit={seek} className={styles.seekForm}>
      <Sought say={say} wish={wish} />
      <div className={styles.actions}>
        <Button type="submit">{say("seeks.begin")}</Button>
        <Button disabled={state === "opening"} onClick={() => void leave(wish.wished())}>
          {say("seeks.leave")}
        </Button>
      </div>
      <p className={styles.aside}>{say("seeks.leave.about")}</p>
      <Left state={state} say={say} />
    </form>
  );
}

interface SoughtProps {
  readonly say: PublicLobbySay;
  readonly wish: ReturnType<typeof useWish>;
}

/** The sentence: which game, with how much time, against whom, and by which name. */
function Sought({ say, wish }: SoughtProps) {
  const { say: shell } = useWords();
  const time = useTimeWords();
  const words = [
    <WordPicks
      key="game"
      legend={say("games")}
      picked={wish.game}
      onPick={wish.setGame}
      picks={GAMES.map(({ id }) => ({ id, text: shell(`door.${id}.title`) }))}
    />,
    wish.keepsTime && time && (
      <WordPicks
        key="pace"
        legend={time("pace")}
        picked={wish.pace}
        onPick={wish.setPace}
        picks={[
          { id: "any", text: time("line.any") },
          ...SOUGHT.map(({ id, pace }) => ({ id, text: paceLine(pace, time) })),
        ]}
      />
    ),
    <WordPicks
      key="strength"
      legend={say("seeks.strength")}
      picked={wish.strength}
      onPick={wish.setStrength}
      picks={STRENGTHS.map((id) => ({ id, text: say(`strength.${id}`) }))}
    />,
    <Word
      key="name"
      label={`${shell("new.name")}: ${say("seeks.as", { name: wish.called })}`}
      text={say("seeks.as", { name: wish.called })}
      changed={false}
      close={shell("close")}
    >
      <Field
        label={shell("new.name")}
        value={wish.name}
        maxLength={24}
        autoComplete="nickname"
        placeholder={shell("new.name.default")}
        onChange={({ target }) => wish.setName(target.value)}
      />
    </Word>,
  ].filter((word) => word !== false && word !== null);
  return <SentenceOf head={say("seeks.head")} words={words} />;
}

interface LeftProps {
  readonly state: ReturnType<typeof useStanding>["state"];
  readonly say: PublicLobbySay;
}

/** What has become of a search that was to stay. */
function Left({ state, say }: LeftProps) {
  const { say: shell } = useWords();
  if (typeof state === "object")
    return (
      <Notice tone="danger">
        <p>{shell(state.failed)}</p>
      </Notice>
    );
  if (state !== "left") return null;
  return (
    <p role="status">
      {say("seeks.left")} <Link href="/settings#notices">{say("seeks.notices")}</Link>
    </p>
  );
}
