import type { TournamentMine } from "@westmarch/protocol";
import { useEffect, useState } from "react";
import { Link, useLocation } from "wouter";
import { useDevice } from "../device/index.ts";
import { listenForPress, play } from "../device/sound.ts";
import { useWords } from "../i18n/index.ts";
import { briefly } from "../time/spans.ts";
import { useLeft } from "../time/useLeft.ts";
import { type TimeSay, useTimeWords } from "../time/words.ts";
import { announce, Button, Icon } from "../ui/index.ts";
import { countInTitle } from "../ui/title.ts";
import { beHere } from "./api.ts";
import styles from "./bell.module.css";
import { useBroughtTables, useHeardRounds } from "./bringing.ts";
import { TOURNAMENTS_CHANGED } from "./key.ts";
import { nameOf } from "./Player.tsx";
import {
  type Beginning,
  beginning,
  callId,
  checking,
  isForAll,
  type Ringing,
  ringing,
  roundId,
  type Saying,
  saying,
  tellsItself,
  wordId,
} from "./ringing.ts";
import { useEnter } from "./useEnter.ts";
import { useMine } from "./useMine.ts";
import { failureIn, type TournamentsSay, useTournamentsWords } from "./words.ts";

/** What has been told of by word and sound, as long as the page is open. */
const rung = new Set<string>();

/** On every page: which game of a round waits, and when the next round begins. */
export function Bell() {
  const mine = useMine();
  const calls = ringing(mine);
  useBroughtTables(mine);
  useHeardRounds(mine);
  const [path] = useLocation();
  useEffect(() => {
    const waiting = ringing(mine).map(({ call }) => call.table);
    countInTitle(
      "rounds",
      waiting.filter((table) => path !== `/table/${table}`),
    );
    return () => countInTitle("rounds", []);
  }, [mine, path]);
  if (isForAll(path)) return null;
  return calls.length + beginning(mine).length + checking(mine).length + saying(mine).length > 0 ? (
    <Told mine={mine} calls={calls} />
  ) : null;
}

interface ToldProps {
  readonly mine: readonly TournamentMine[];
  readonly calls: readonly Ringing[];
}

function Told({ mine, calls }: ToldProps) {
  const say = useTournamentsWords();
  const time = useTimeWords();
  const [path] = useLocation();
  const [later, setLater] = useState<readonly string[]>([]);
  const putOff = (id: string) => setLater((before) => [...before, id]);
  useRung(calls, say);
  if (!say || !time) return null;
  const shown = calls.filter((one) => !later.includes(callId(one)) && !tellsItself(path, one.of));
  const soon = beginning(mine).filter((one) => !later.includes(roundId(one)) && !tellsItself(path, one));
  const asked = checking(mine).filter((one) => !later.includes(checkId(one)) && !tellsItself(path, one));
  const said = saying(mine).filter((one) => !later.includes(wordId(one)) && !tellsItself(path, one));
  if (shown.length + soon.length + asked.length + said.length === 0) return null;
  return (
    <aside className={styles.bell} aria-label={say("call")}>
      {shown.map((one) => (
        <Waits key={callId(one)} of={one} say={say} time={time} onLater={() => putOff(callId(one))} />
      ))}
      {said.map((one) => (
        <Says key={wordId(one)} of={one} say={say} onLater={() => putOff(wordId(one))} />
      ))}
      {asked.map((one) => (
        <Checks key={checkId(one)} of={one} say={say} time={time} onLater={() => putOff(checkId(one))} />
      ))}
      {soon.map((one) => (
        <Begins key={roundId(one)} of={one} say={say} time={time} onLater={() => putOff(roundId(one))} />
      ))}
    </aside>
  );
}

/** Tells each game once by word, and by sound where sounds are on, wherever one is. */
function useRung(calls: readonly Ringing[], say: TournamentsSay | null): void {
  const { say: shell } = useWords();
  const sound = useDevice((device) => device.sound);
  useEffect(() => {
    if (sound) listenForPress();
  }, [sound]);
  useEffect(() => {
    const news = say ? calls.filter((one) => !rung.has(callId(one))) : [];
    if (!say || news.length === 0) return;
    for (const one of news) rung.add(callId(one));
    announce(news.map((one) => sentenceOf(one, say, shell)).join(" "));
    if (sound) play("call");
  }, [calls, say, shell, sound]);
}

const sentenceOf = (
  { of: { name }, call }: Ringing,
  say: TournamentsSay,
  shell: ReturnType<typeof useWords>["say"],
): string =>
  say(call.rung > 0 ? "call.rung" : "call.waits", {
    name,
    n: call.round,
    other: nameOf({ player: call.with }, say, shell),
  });

interface LineProps<Of> {
  readonly of: Of;
  readonly say: TournamentsSay;
  readonly time: TimeSay;
  readonly onLater: () => void;
}

function Waits({ of, say, time, onLater }: LineProps<Ringing>) {
  const { say: shell } = useWords();
  const goTo = useEnter();
  const [trouble, setTrouble] = useState<string | null>(null);
  const left = useLeft(of.call.left, of.call);
  const enter = async () => {
    const failure = await goTo({ tournament: of.of.id, game: of.of.game, table: of.call.table });
    setTrouble(failure && failureIn(failure, say, shell));
  };
  return (
    <div className={styles.line}>
      <Icon name="ringing-bell" />
      <p>
        {sentenceOf(of, say, shell)}{" "}
        <small role="timer">
          {trouble ??
            (left === null
              ? ""
              : left > 0
                ? say("call.starts", { time: briefly(left, true, time) })
                : say("call.late"))}
        </small>
      </p>
      <Button variant="gold" onClick={() => void enter()}>
        {say("to-table")}
      </Button>
      <Button variant="quiet" onClick={onLater} aria-label={say("call.later.one", { name: of.of.name })}>
        {say("call.later")}
      </Button>
    </div>
  );
}

function Begins({ of, say, time, onLater }: LineProps<Beginning>) {
  const { id, name, round, nextIn } = of;
  const left = useLeft(nextIn, of) ?? 0;
  return (
    <div className={styles.line}>
      <Icon name="ringing-bell" />
      <p role="timer">{say("call.next", { name, n: round + 1, time: briefly(left, true, time) })}</p>
      <Link href={`/tournament/${id}`}>{say("call.page")}</Link>
      <Button variant="quiet" onClick={onLater} aria-label={say("call.later.one", { name })}>
        {say("call.later")}
      </Button>
    </div>
  );
}

/** A word of the organiser, until it is laid aside. */
function Says({ of, say, onLater }: Omit<LineProps<Saying>, "time">) {
  const { id, name, told } = of;
  const line = say("told.from", { name, text: told.text });
  useEffect(() => announce(line), [line]);
  return (
    <div className={styles.line}>
      <Icon name="ringing-bell" />
      <p>{line}</p>
      <Link href={`/tournament/${id}`}>{say("call.page")}</Link>
      <Button variant="quiet" onClick={onLater} aria-label={say("told.close.one", { name })}>
        {say("told.close")}
      </Button>
    </div>
  );
}

/** What is put off when a player wants to hear of a check-in later. */
const checkId = ({ id, checkIn }: TournamentMine): string => `${id} ${checkIn}`;

/** Asks a player to check in, or tells that a tournament has begun without them. */
function Checks({ of, say, time, onLater }: LineProps<TournamentMine>) {
  const { id, name, checkIn, startsIn } = of;
  const left = useLeft(startsIn, of) ?? 0;
  const [busy, setBusy] = useState(false);
  const check = async () => {
    setBusy(true);
    const answer = await beHere(id, true);
    setBusy(false);
    if (answer.ok) {
      announce(say("here.yes"));
      dispatchEvent(new Event(TOURNAMENTS_CHANGED));
    }
  };
  return (
    <div className={styles.line}>
      <Icon name="ringing-bell" />
      <p>
        {checkIn === "missed"
          ? say("call.missed", { name })
          : say("call.check", { name, time: briefly(left, true, time) })}
      </p>
      {checkIn === "open" && (
        <Button variant="gold" disabled={busy} onClick={() => void check()}>
          {say("here.do")}
        </Button>
      )}
      <Link href={`/tournament/${id}`}>{say("call.page")}</Link>
      <Button variant="quiet" onClick={onLater} aria-label={say("call.later.one", { name })}>
        {say("call.later")}
      </Button>
    </div>
  );
}
