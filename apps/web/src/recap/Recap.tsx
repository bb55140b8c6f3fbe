import { stoppedByPeople } from "@westmarch/boardkit";
import type { AnySave, Result, Seat } from "@westmarch/kernel";
import { useMemo, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { Chosen } from "../analysis/AdvicePart.tsx";
import { madeBetween } from "../analysis/decisions.ts";
import { EvaluationCurves } from "../analysis/EvaluationCurves.tsx";
import type { Turn } from "../analysis/evaluation.ts";
import { type Side, sidesOf } from "../analysis/sides.ts";
import { wordsOf } from "../analysis/Turns.tsx";
import { tellingOf } from "../analysis/telling.ts";
import { seatWanted } from "../analysis/useWhose.ts";
import { type AnalysisSay, useAnalysisWords } from "../analysis/words.ts";
import { useWords } from "../i18n/index.ts";
import { rich } from "../i18n/rich.tsx";
import { Changed } from "../ratings/Changed.tsx";
import { SharePart } from "../sharing/SharePart.tsx";
import { ENDING_PICTURES } from "../table/board/endings.ts";
import { useBoardProps } from "../table/board/frame.tsx";
import { MUTE, stillScene } from "../table/board/still.ts";
import type { Reading } from "../table/history/reading.ts";
import { endingOf } from "../table/text/ending.ts";
import type { LogLine } from "../table/text/lines.ts";
import { useSay, type Whole } from "../table/text/words.tsx";
import { Drawing } from "../ui/Drawing.tsx";
import { Busy, Button, ButtonLink, Page, Slip } from "../ui/index.ts";
import { MomentLeaf, ROMAN } from "./MomentLeaf.tsx";
import styles from "./recap.module.css";
import { type Moments, useMoments } from "./useMoments.ts";

export interface RecapProps {
  readonly loaded: Whole;
  /** The names of those who sat there. */
  readonly names: readonly string[];
  /** What the seats are called by the game. */
  readonly roles: readonly string[];
  /** Null: not known. */
  readonly table: string | null;
  readonly token: string;
  readonly save: AnySave;
  readonly reading: Reading;
  readonly result: Result;
  /** Takes the game into the lab at a moment, with what the lab's address asks for. */
  readonly onStudy: (at: number, instead?: boolean, search?: string) => void;
  /** Why that is not possible. */
  readonly failed: string | null;
}

/** A finished game told: how it ended, the moments that mattered, how it went, and what may follow. */
export function Recap(props: RecapProps) {
  const labSay = useAnalysisWords();
  const { save, reading } = props;
  const moments = useMoments(save.game, save.settings, reading);
  return labSay ? <Told {...props} moments={moments} labSay={labSay} /> : <Busy />;
}

interface ToldProps extends RecapProps {
  readonly moments: Moments;
  readonly labSay: AnalysisSay;
}

/** Where the game is read from a moment on. */
const readFrom = (at: number, token: string): string => `/replay?at=${at}#${token}`;

/** The seat of the player who came here from the end of the game (`?of=SEAT`); none for others. */
function mineIn(search: string, seats: number): readonly Seat[] {
  const seat = seatWanted(search);
  return seat !== null && seat < seats ? [seat] : [];
}

function useEnd({ loaded, names, reading, result }: RecapProps) {
  const search = useSearch();
  const say = useSay();
  const scene = useMemo(() => stillScene(reading.view(reading.length, "open"), names), [reading, names]);
  const props = useBoardProps(loaded, scene, MUTE);
  const lines = tellingOf(reading, loaded);
  const ending =
    props &&
    endingOf(loaded, props, { result, mine: mineIn(search, names.length), seats: names.length }, say);
  const picture = props && ENDING_PICTURES[loaded.besides.all.endingPicture(props.view)];
  return { lines, ending, picture };
}

function Told(props: ToldProps) {
  const { loaded, labSay, failed } = props;
  const { lines, ending, picture } = useEnd(props);
  const sides = useSides(props);
  if (!ending) return <Busy />;
  return (
    <Page broad headed={false} title={ending.title}>
      <header className={styles.head}>
        <div>
          <h1>{ending.title}</h1>
          <p>{rich(ending.text)}</p>
          <p className={styles.game}>{loaded.say("game.title")}</p>
        </div>
        {picture && <Drawing of={picture} className={styles.scene} />}
      </header>
      <MomentLeaves {...props} lines={lines} sides={sides} />
      <div className={styles.beside}>
        <Course {...props} lines={lines} sides={sides} />
        <Players {...props} />
      </div>
      <Ways {...props} />
      {failed && <p role="alert">{failed}</p>}
      <details className={styles.send}>
        <summary>{labSay("recap.send")}</summary>
        <SharePart path={`replay/${props.save.game}?recap#${props.token}`} title={ending.title} />
      </details>
    </Page>
  );
}

interface Parts extends ToldProps {
  readonly lines: readonly LogLine[];
  readonly sides: readonly Side[];
}

const useSides = ({ loaded, save, names }: RecapProps) => {
  const { language } = useWords();
  return useMemo(
    () => sidesOf(loaded.besides.all.game, save.settings, names, language),
    [loaded, save, names, language],
  );
};

/** What was chosen where nobody told of it, such as in a set-up that the others do not see. */
function Made({
  turn: { step },
  reading,
  ...words
}: Pick<Parts, "reading" | "loaded" | "names"> & { readonly turn: Turn }) {
  const made = madeBetween(reading, step.before.at, step.after.at, null);
  return made && <Chosen made={made} option={made.chosen} {...words} />;
}

/** The moments that mattered, one beside the other; on a phone one at a time. */
function MomentLeaves(props: Parts) {
  const { moments, labSay, loaded, save, names, reading, token, lines, sides } = props;
  const { turns } = moments;
  const [chosen, choose] = useState<number | null>(null);
  const of = useMemo(() => ({ game: save.game, settings: save.settings, names }), [save, names]);
  if (turns.length === 0) return <Looking moments={moments} labSay={labSay} />;
  const shown = Math.min(chosen ?? turns.length - 1, turns.length - 1);
  return (
    <section aria-label={labSay("recap.moments")}>
      <div className={styles.picks}>
        {turns.map(({ after }, nth) => (
          <button
            key={after.at}
            type="button"
            aria-pressed={nth === shown}
            aria-label={labSay("recap.moment", { n: ROMAN[nth] ?? "" })}
            onClick={() => choose(nth)}
          >
            {ROMAN[nth]}
          </button>
        ))}
      </div>
      <ol className={styles.moments}>
        {turns.map((turn, nth) => {
          const side = sides.find(({ seats }) => seats.includes(turn.seat)) ?? sides[0];
          return (
            side && (
              <li key={turn.after.at} data-shown={nth === shown || undefined}>
                <MomentLeaf
                  {...{ nth, of, side, labSay }}
                  view={reading.view(turn.after.at, "open")}
                  words={wordsOf(turn, lines) ?? <Made {...{ turn, reading, loaded, names }} />}
                  isFirst={side === sides[0]}
                  from={turn.before.values[turn.seat] ?? 0}
                  to={turn.after.values[turn.seat] ?? 0}
                  href={readFrom(turn.before.at, token)}
                />
              </li>
            )
          );
        })}
      </ol>
    </section>
  );
}

/** What stands in the place of the moments: how far the computer has come, or that there is none to name. */
function Looking({ moments, labSay }: Pick<ToldProps, "moments" | "labSay">) {
  const { done, isDone, failed } = moments;
  return (
    <Slip className={styles.looking}>
      {failed ? (
        <p role="alert">{labSay("look.failed")}</p>
      ) : isDone ? (
        <p>{labSay("recap.none")}</p>
      ) : (
        <>
          <p role="status">{labSay("recap.looking")}</p>
          <progress value={done} aria-label={labSay("looking")} />
        </>
      )}
    </Slip>
  );
}

/** How the chances went, from the first moment to the last. A press leads to the moment there. */
function Course(props: Parts) {
  const { moments, labSay, reading, token, lines, sides } = props;
  const { points, turns } = moments;
  const [, navigate] = useLocation();
  return (
    <Slip className={styles.course} aria-labelledby="recap-how">
      <header>
        <h2 id="recap-how">{labSay("recap.how")}</h2>
        <small>{labSay("recap.sees")}</small>
      </header>
      {points.length > 1 ? (
        <EvaluationCurves
          {...{ points, turns, sides, lines }}
          length={reading.length}
          at={null}
          even={labSay("balance.even")}
          said={labSay("balance")}
          onGo={(at) => navigate(readFrom(at, token))}
        />
      ) : (
        <p className={styles.none}>{labSay("looking")}</p>
      )}
    </Slip>
  );
}

/** Who played, who won, and what it changed about the reader's own rating. */
function Players({ names, roles, result, table, labSay }: ToldProps) {
  return (
    <Slip className={styles.players} aria-labelledby="recap-who">
      <h2 id="recap-who">{labSay("recap.who")}</h2>
      <ul>
        {names.map((name, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <li key={seat} data-won={result.winners.includes(seat) || undefined}>
            <span>
              <b>{name}</b>
              {roles[seat] !== name && <small>{roles[seat]}</small>}
            </span>
            {result.winners.includes(seat) && <em>{labSay("recap.won")}</em>}
          </li>
        ))}
      </ul>
      {table && <Changed table={table} />}
      {stoppedByPeople(result) && <p>{labSay("recap.stopped")}</p>}
    </Slip>
  );
}

/** What may follow: reading the game, the lab, a puzzle of its last great moment. */
function Ways({ token, reading, moments, labSay, onStudy }: ToldProps) {
  const say = useSay();
  const last = moments.turns.length - 1;
  const turn = moments.turns[last];
  return (
    <div className={styles.ways}>
      <ButtonLink variant="gold" href={readFrom(0, token)}>
        {labSay("recap.walk")}
      </ButtonLink>
      <Button onClick={() => onStudy(reading.length)}>{labSay("study.game")}</Button>
      {turn && (
        <Button onClick={() => onStudy(turn.step.before.at, false, "?puzzle")}>
          {labSay("recap.puzzle", { n: ROMAN[last] ?? "" })}
        </Button>
      )}
      <ButtonLink variant="quiet" href="/">
        {say("tables.doors")}
      </ButtonLink>
    </div>
  );
}
