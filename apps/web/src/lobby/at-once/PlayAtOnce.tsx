import type { Level } from "@westmarch/protocol";
import { useEffect, useId, useRef, useState } from "react";
import { Link, useLocation } from "wouter";
import { failureText } from "../../device/unreached.ts";
import { DOORS } from "../../games/doors.ts";
import { type LoadedGame, useLoadedGame } from "../../games/useLoadedGame.ts";
import { useWords } from "../../i18n/index.ts";
import { levelFor } from "../../practice/bouts.ts";
import { usePractice } from "../../practice/index.ts";
import { type PublicLobbySay, usePublicLobbyWords } from "../../public-lobby/words.ts";
import { Drawing } from "../../ui/Drawing.tsx";
import { Button, Notice, Slip, unseen } from "../../ui/index.ts";
import { Dial } from "../door/Dial.tsx";
import { useKept } from "../door/kept.ts";
import { type DoorSay, useDoorWords } from "../door/words.ts";
import { useNewTable } from "../useNewTable.ts";
import { useOpening } from "../useOpening.ts";
import styles from "./at-once.module.css";

const games = DOORS.filter(({ open }) => open);

/** The game that was played last through its door; the first one for somebody new. */
function lastGame(doors: ReturnType<typeof useKept.getState>["doors"]): string {
  const [last] = games.toSorted((one, other) => (doors[other.id]?.at ?? 0) - (doors[one.id]?.at ?? 0));
  return last?.id ?? "";
}

/** A game against the computer without going through a door: which game, how strong, begin. All else as the last time. */
export function PlayAtOnce({ isGold }: { readonly isGold: boolean }) {
  const commons = usePublicLobbyWords();
  const door = useDoorWords();
  if (!commons || !door) return null;
  return <Leaf isGold={isGold} say={commons} doorSay={door} />;
}

interface LeafProps {
  readonly isGold: boolean;
  readonly say: PublicLobbySay;
  readonly doorSay: DoorSay;
}

function Leaf({ isGold, say, doorSay }: LeafProps) {
  const { say: shell } = useWords();
  const doors = useKept((kept) => kept.doors);
  const bouts = usePractice((practice) => practice.bouts);
  const [game, setGame] = useState(() => lastGame(doors));
  const [picked, setPicked] = useState<Level | null>(null);
  const [isOpening, setOpening] = useState(false);
  const level = picked ?? doors[game]?.level ?? levelFor(bouts, game);
  const title = shell(`door.${game}.title`);
  return (
    <Slip aria-labelledby="play" className={styles.leaf}>
      <header className={styles.head}>
        <h2 id="play">{say("play")}</h2>
        <em>{say("play.against")}</em>
      </header>
      <Doors say={say} picked={game} onPick={setGame} />
      <Dial row game={game} legend={doorSay("level")} level={level} bouts={bouts} onPick={setPicked} />
      <div className={styles.foot}>
        <Link
          href={`/new/${game}?how=computer&level=${level}`}
          className={styles.more}
          title={say("play.more.of", { game: title })}
        >
          {say("play.more")}
        </Link>
        <Button variant={isGold ? "gold" : "plain"} disabled={isOpening} onClick={() => setOpening(true)}>
          {doorSay(isOpening ? "opening" : "begin")}
        </Button>
      </div>
      {isOpening && <Opening key={game} id={game} level={level} onStop={() => setOpening(false)} />}
    </Slip>
  );
}

interface DoorsProps {
  readonly say: PublicLobbySay;
  readonly picked: string;
  readonly onPick: (game: string) => void;
}

/** The doors as pictures, one chosen. */
function Doors({ say, picked, onPick }: DoorsProps) {
  const { say: shell } = useWords();
  const name = useId();
  return (
    <fieldset className={styles.doors}>
      <legend className={unseen}>{say("games")}</legend>
      {games.map(({ id, art }) => {
        const title = shell(`door.${id}.title`);
        return (
          <label key={id} className={styles.door} data-picked={id === picked} title={title}>
            <input
              type="radio"
              name={name}
              value={id}
              checked={id === picked}
              aria-label={title}
              onChange={() => onPick(id)}
            />
            <Drawing of={art} />
          </label>
        );
      })}
    </fieldset>
  );
}

interface OpeningProps {
  readonly id: string;
  readonly level: Level;
  readonly onStop: () => void;
}

/** Fetches the game, and opens the table as soon as it is here. */
function Opening({ id, level, onStop }: OpeningProps) {
  const { say } = useWords();
  const game = useLoadedGame(id);
  if (game.state === "failed")
    return (
      <Failed onStop={onStop}>
        <p>{say(failureText(game.error))}</p>
      </Failed>
    );
  return game.state === "there" ? <Table id={id} level={level} game={game} onStop={onStop} /> : null;
}

function Table({ id, level, game, onStop }: OpeningProps & { readonly game: LoadedGame }) {
  const { say } = useWords();
  const [, navigate] = useLocation();
  const table = useNewTable(id, game);
  const { open, state } = useOpening(table);
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    const wanted = table.as("computer");
    if (!wanted.isWhole) return navigate(`/new/${id}?how=computer&level=${level}`);
    void open({ ...wanted, choices: { ...wanted.choices, way: "computer", level } });
  }, [table, open, id, level, navigate]);
  if (typeof state !== "object") return null;
  return (
    <Failed onStop={onStop}>
      <p>{say(state.failed)}</p>
    </Failed>
  );
}

function Failed({ onStop, children }: { readonly onStop: () => void; readonly children: React.ReactNode }) {
  const { say } = useWords();
  return (
    <Notice
      tone="danger"
      title={say("new.failed")}
      actions={<Button onClick={onStop}>{say("retry")}</Button>}
    >
      {children}
    </Notice>
  );
}
