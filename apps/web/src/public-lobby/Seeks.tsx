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
import { Button, Field, Notice, Picks, Slip } from "../ui/index.ts";
import styles from "./commons.module.css";
import { useSeek } from "./useSeek.ts";
import { useStanding } from "./useStanding.ts";
import type { PublicLobbySay } from "./words.ts";

interface SeeksProps {
  readonly seeks: readonly SeekTold[];
  readonly say: PublicLobbySay;
}

/** Who looks for a game, with a way to answer; and a search of one's own. */
export function Seeks({ seeks, say }: SeeksProps) {
  const { say: shell, language } = useWords();
  const name = useDevice((device) => device.name) || shell("new.name.default");
  const search = useSeek();
  const time = useTimeWords();
  return (
    <Slip aria-labelledby="seeks">
      <h2 id="seeks">{say("seeks")}</h2>
      {seeks.length === 0 && <p className={styles.empty}>{say("seeks.none")}</p>}
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
        <OwnSeek say={say} onSeek={search.begin} />
      )}
    </Slip>
  );
}

interface OwnSeekProps {
  readonly say: PublicLobbySay;
  readonly onSeek: ReturnType<typeof useSeek>["begin"];
}

/** What one looks for. */
function OwnSeek({ say, onSeek }: OwnSeekProps) {
  const { say: shell, language } = useWords();
  const { name: known, set } = useDevice();
  const games = DOORS.filter(({ open }) => open);
  const [game, setGame] = useState(games[0]?.id ?? "");
  const [pace, setPace] = useState("any");
  const keepsTime = useKeepsTime(game);
  const [strength, setStrength] = useState<(typeof STRENGTHS)[number]>("any");
  const [name, setName] = useState(known);
  const { state, leave } = useStanding();
  /** What is wished for, with the name by which it is done. */
  const wished = () => {
    const mine = name.trim();
    set({ name: mine });
    const wanted = keepsTime ? SOUGHT.find(({ id }) => id === pace)?.pace : undefined;
    return { game, name: mine || shell("new.name.default"), ...(wanted && { pace: wanted }) };
  };
  const seek = (event: FormEvent) => {
    event.preventDefault();
    onSeek({ ...wished(), strength, language });
  };
  return (
    <details>
      <summary className={styles.opener}>{say("seeks.own")}</summary>
      <form onSubmit={seek} className={styles.seekForm}>
        <Picks
          legend={say("games")}
          picked={game}
          onPick={setGame}
          picks={games.map(({ id }) => ({ id, text: shell(`door.${id}.title`) }))}
        />
        <Picks
          legend={say("seeks.strength")}
          picked={strength}
          onPick={setStrength}
          picks={STRENGTHS.map((id) => ({ id, text: say(`strength.${id}`) }))}
        />
        {keepsTime && <PacePicks pace={pace} onPick={setPace} />}
        <Field
          label={shell("new.name")}
          value={name}
          maxLength={24}
          autoComplete="nickname"
          placeholder={shell("new.name.default")}
          onChange={({ target }) => setName(target.value)}
        />
        <div className={styles.actions}>
          <Button type="submit">{say("seeks.begin")}</Button>
          <Button disabled={state === "opening"} onClick={() => void leave(wished())}>
            {say("seeks.leave")}
          </Button>
        </div>
        <p className={styles.aside}>{say("seeks.leave.about")}</p>
      </form>
      <Left state={state} say={say} />
    </details>
  );
}

interface PacePicksProps {
  readonly pace: string;
  readonly onPick: (pace: string) => void;
}

/** With how much time one wants to play. */
function PacePicks({ pace, onPick }: PacePicksProps) {
  const time = useTimeWords();
  return (
    time && (
      <Picks
        legend={time("pace")}
        picked={pace}
        onPick={onPick}
        picks={[
          { id: "any", text: time("pace.any") },
          ...SOUGHT.map(({ id, pace: sought }) => ({ id, text: paceLine(sought, time) })),
        ]}
      />
    )
  );
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
