import type { BoardProps } from "@westmarch/boardkit";
import { latePart } from "@westmarch/boardkit/later";
import { type AnySave, type Core, isSave, type Result, type Seat } from "@westmarch/kernel";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { Link } from "wouter";
import { freshSeal } from "../device/contribution.ts";
import { isHere } from "../device/localToken.ts";
import { useWords } from "../i18n/index.ts";
import { rich } from "../i18n/rich.tsx";
import { failureKey, replayOf, wantRematch } from "../net/api.ts";
import { addressOf } from "../net/links.ts";
import { ENDING_PICTURES } from "../table/board/endings.ts";
import { type TableModel, viewOf } from "../table/connection/model.ts";
import { endingOf, matchNow, moodOf } from "../table/text/ending.ts";
import { otherPeople, together } from "../table/text/people.ts";
import type { Whole } from "../table/text/words.tsx";
import { useSay } from "../table/text/words.tsx";
import { PaceLine } from "../time/PaceLine.tsx";
import { Drawing } from "../ui/Drawing.tsx";
import { Button, ButtonLink, Slip } from "../ui/index.ts";
import styles from "./AfterGame.module.css";

// No other game is followed by one.
const Round = latePart(async () => (await import("../round/Round.tsx")).Round);

const Changed = latePart(async () => (await import("../ratings/Changed.tsx")).Changed);

// Only a player against computers needs it.
const Onwards = latePart(async () => (await import("../practice/Onwards.tsx")).Onwards);

// Its words are the lab's.
const ToStudy = latePart(async () => (await import("../analysis/ToStudy.tsx")).ToStudy);

export interface AfterGameProps {
  readonly model: TableModel;
  readonly loaded: Whole;
  readonly props: BoardProps;
  readonly token: string;
  /** Shows the board as it stood at this version. */
  readonly onLook: (version: number) => void;
  readonly onClose: () => void;
}

/** The end of the game as a scene: how it ended, by what, how the match stands, and what may follow. */
export function AfterGame(given: AfterGameProps) {
  const { model, loaded, props, token, onLook } = given;
  const say = useSay();
  const { result } = model.now;
  const { replay, round } = model;
  const fetchSave = useMemo(() => (replay ? () => saveOf(replay) : null), [replay]);
  if (!result) return null;
  const { title, text } = endingOf(
    loaded,
    props,
    { result, mine: model.mine, seats: model.seats.length },
    say,
  );
  const deed = deedOf(loaded, props);
  const { chronicle: Chronicle, toBuildFrom: toBuild = null } = loaded.besides.all;
  // The games that follow come a moment after the result: until then, too, nothing has been won.
  const followed = round !== null || toBuild !== null;
  return (
    <section
      className={styles.ending}
      data-mood={moodOf(result, model.mine, model.seats.length)}
      data-long={Chronicle ? "" : undefined}
      aria-label={title}
    >
      <Drawing
        of={ENDING_PICTURES[loaded.besides.all.endingPicture(props.view)]}
        className={styles.picture}
      />
      <Ended {...{ model, token, result, title, text }} />
      {(deed || !followed) && (
        <div className={styles.slips}>
          {deed && <Deed deed={deed} onLook={onLook} />}
          {!followed && <Score model={model} props={props} />}
        </div>
      )}
      {round && (
        <Round
          round={round}
          at={{ table: model.table, mine: model.mine, token }}
          toBuildFrom={
            toBuild && ((seat) => toBuild({ table: model.table, seat, view: ownView(model, seat) }))
          }
        />
      )}
      {Chronicle && (
        <Chronicle
          log={props.log}
          view={props.view}
          seat={props.seat}
          say={props.say}
          onLook={onLook}
          fetchSave={fetchSave}
        />
      )}
      <Ways {...given} followed={followed} />
    </section>
  );
}

interface EndedProps extends Pick<AfterGameProps, "model" | "token"> {
  readonly result: Result;
  readonly title: string;
  readonly text: string;
}

/** How the game ended, and what it changed for its players. */
function Ended({ model, token, result, title, text }: EndedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { table, game, seats, mine } = model;
  return (
    <header className={styles.words}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>{rich(text)}</p>
      {mine.length > 0 && <Changed table={table} />}
      {mine.length === 1 && !model.round && <Onwards {...{ table, token, game, seats, mine, result }} />}
    </header>
  );
}

interface DeedProps extends Pick<AfterGameProps, "onLook"> {
  readonly deed: NonNullable<ReturnType<typeof deedOf>>;
}

/** What decided the game. */
function Deed({ deed, onLook }: DeedProps) {
  const say = useSay();
  return (
    <Told title={say("table.end.deed")}>
      <div className={styles.deed}>
        <span aria-hidden="true">{deed.picture}</span>
        <div>
          <p>{rich(deed.text)}</p>
          <Button variant="quiet" onClick={() => onLook(deed.version)}>
            {say("table.end.deed.look")}
          </Button>
        </div>
      </div>
    </Told>
  );
}

interface Followed {
  /** Games are played with what one has got in this one. */
  readonly followed: boolean;
}

/** The ways on from the end of a game. */
function Ways({ model, props, token, onClose, followed }: AfterGameProps & Followed) {
  const say = useSay();
  const { round, replay } = model;
  return (
    <div className={styles.actions}>
      {isHere(token) ? (
        <ButtonLink href={`/new/${model.game}?here`} variant="gold">
          {say(followed ? "table.again.packs" : "table.again")}
        </ButtonLink>
      ) : (
        model.mine.length > 0 &&
        (!round || round.table === model.table) && (
          <Again
            model={model}
            props={props}
            token={token}
            followed={followed}
            aside={followed && !round?.over}
          />
        )
      )}
      {replay && (
        <ButtonLink href={addressOf({ kind: "replay", token: replay })}>{say("table.end.replay")}</ButtonLink>
      )}
      {replay && <ToStudy replay={replay} of={model.mine[0] ?? null} />}
      <Button onClick={onClose}>{say("table.end.look")}</Button>
      <ButtonLink href="/" variant="quiet">
        {say("table.end.doors")}
      </ButtonLink>
    </div>
  );
}

/** What an own seat sees. */
function ownView(model: TableModel, seat: Seat): Core {
  const view = viewOf(model, seat)?.view;
  if (!view) throw new RangeError(`seat ${seat} is another player's`);
  return view as Core;
}

/** The game behind a replay link. */
async function saveOf(token: string): Promise<AnySave> {
  const answer = await replayOf(token);
  if (!answer.ok || !isSave(answer.value.save)) throw new Error("the game cannot be read");
  return answer.value.save;
}

/** What decided the game: in the words of the log, with the moment to look at it. */
function deedOf({ besides }: Whole, props: BoardProps) {
  const found = besides.all.decisive(props.log);
  const told = found && besides.all.line(found.event, props);
  return told && { text: told.text, version: found.event.version, picture: found.picture };
}

const Told = (props: { title: string; aside?: ReactNode; children: ReactNode }) => (
  <Slip className={styles.told} aria-label={props.title}>
    <header>
      <h3>{props.title}</h3>
      {props.aside && <small>{props.aside}</small>}
    </header>
    {props.children}
  </Slip>
);

/** Who has won how often since these people sat down together, and the games to be read back. */
function Score({ model, props }: Pick<AfterGameProps, "model" | "props">) {
  const say = useSay();
  const { result } = model.now;
  if (!result) return null;
  const { won, drawn, games } = matchNow(model.evening, result, model.replay, model.seats.length);
  return (
    <Told title={say("table.evening")} aside={drawn > 0 && say("table.evening.drawn", { drawn })}>
      <ul className={styles.score}>
        {won.map((count, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <li key={seat} data-won={result.winners.includes(seat) || undefined}>
            <span>{props.names[seat]}</span> <b>{count}</b>
          </li>
        ))}
      </ul>
      {games.length > 1 && (
        <p className={styles.games}>
          {games.map((token, i) => (
            <Link key={token} href={addressOf({ kind: "replay", token })}>
              {say("table.evening.game", { n: i + 1 })}
            </Link>
          ))}
        </p>
      )}
    </Told>
  );
}

interface AgainProps extends Pick<AfterGameProps, "model" | "props" | "token">, Followed {
  /** Something else is to be done first. */
  readonly aside: boolean;
}

/** Another game with the same people: opens when everybody has said so. */
function Again({ model, props, token, followed, aside }: AgainProps) {
  const say = useSay();
  const { language } = useWords();
  const [failed, setFailed] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const said = model.mine.every((seat) => model.seats[seat]?.again);
  const others = otherPeople(model);
  const named = (again: boolean) =>
    together(
      others.flatMap((info) => (Boolean(info.again) === again ? [props.names[info.seat] ?? ""] : [])),
      language,
    );
  const ask = async () => {
    setBusy(true);
    const answer = await wantRematch({ token, seal: await freshSeal() });
    setBusy(false);
    // When all have agreed, the table itself moves on; there is nothing more to do here.
    setFailed(answer.ok ? null : say(failureKey(answer)));
  };
  const asking = others.some(({ again }) => again);
  return (
    <>
      {said ? (
        <p className={styles.waits} role="status">
          {say("table.again.waits", { names: named(false) })}
        </p>
      ) : (
        <Button variant={aside ? "plain" : "gold"} disabled={busy} onClick={() => void ask()}>
          {say("table.again")}
        </Button>
      )}
      {model.pace && <PaceLine pace={model.pace} />}
      {!said && (
        <p className={styles.waits} role="status">
          {failed ??
            (asking
              ? say("table.again.asks", { names: named(true) })
              : say(followed ? "table.again.packs.about" : "table.again.about"))}
        </p>
      )}
    </>
  );
}
