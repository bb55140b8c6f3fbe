import { latePart } from "@westmarch/boardkit/later";
import { type AnySave, isSave, recordOf } from "@westmarch/kernel";
import type { SeatInfo } from "@westmarch/protocol";
import { useEffect, useMemo, useState } from "react";
import { useSearch } from "wouter";
import { doorOf } from "../games/doors.ts";
import { failureKey, replayOf } from "../net/api.ts";
import { useToken } from "../net/links.ts";
import { type Reading, read } from "../table/history/reading.ts";
import { useNamed } from "../table/text/useNamed.ts";
import { Speaking, useSay, useWholeGame, type Whole } from "../table/text/words.tsx";
import { Busy, Button, ButtonLink } from "../ui/index.ts";
import { Lost } from "../ui/Lost.tsx";
import { OpenFile } from "./OpenFile.tsx";
import { ReadBack } from "./ReadBack.tsx";
import { useStudying } from "./studying.ts";

// Most come to read a game, not to see where it turned.
const Recap = latePart(async () => (await import("../recap/Recap.tsx")).Recap);

/** A finished game behind its link, or a saved one from a file. */
export function ReplayPage() {
  const token = useToken();
  return (
    <Speaking waiting={<Busy />}>{token ? <Fetched key={token} token={token} /> : <FromFile />}</Speaking>
  );
}

function FromFile() {
  const [save, setSave] = useState<AnySave | null>(null);
  return save ? <Opened table={null} save={save} players={null} /> : <OpenFile onSave={setSave} />;
}

function Fetched({ token }: { token: string }) {
  const say = useSay();
  const [got, setGot] = useState<Got | Unread | null>(null);
  useEffect(() => {
    let current = true;
    void replayOf(token).then((answer) => {
      if (!current) return;
      if (!answer.ok) return setGot(failureKey(answer));
      const { table, save, seats } = answer.value;
      if (!isSave(save)) return setGot("replay.unreadable");
      setGot({ table, save, players: seats.map(({ player }) => player) });
    });
    return () => {
      current = false;
    };
  }, [token]);
  if (got === null) return <Busy label={say("replay.fetching")} />;
  if (typeof got === "string") return <Failed text={say(got)} />;
  return <Opened {...got} />;
}

/** Why there is nothing to read, as the key of its sentence. */
type Unread = ReturnType<typeof failureKey> | "replay.unreadable";

const Failed = ({ text, game = null }: { text: string; game?: string | null }) => {
  const say = useSay();
  return (
    <Lost
      title={say("replay.title")}
      about={text}
      isAlarm
      door={game === null ? undefined : doorOf(game)?.art}
      gold={
        <Button variant="gold" onClick={() => location.reload()}>
          {say("table.reload")}
        </Button>
      }
    >
      <ButtonLink href="/watch" variant="quiet">
        {say("way.look")}
      </ButtonLink>
      <ButtonLink href="/" variant="quiet">
        {say("tables.doors")}
      </ButtonLink>
    </Lost>
  );
};

interface Got {
  /** Null: a file does not say. */
  readonly table: string | null;
  readonly save: AnySave;
  /** By seat; null for an empty seat. From a file no name is known. */
  readonly players: readonly SeatInfo["player"][] | null;
}

function Opened({ table, save, players }: Got) {
  const say = useSay();
  const loaded = useWholeGame(save.game);
  const reading = useMemo(() => {
    if (!loaded || loaded instanceof Error) return null;
    try {
      return read(loaded.besides.all.game, save);
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }, [loaded, save]);
  if (loaded instanceof Error) return <Failed text={say("replay.unknown")} game={save.game} />;
  if (!loaded || !reading) return <Busy label={say("table.laying")} />;
  if (typeof reading === "string")
    return <Failed text={say("replay.broken", { error: reading })} game={save.game} />;
  if (wantsStudy()) return <Begin save={save} players={players} title={loaded.say("game.title")} />;
  return <Told loaded={loaded} table={table} save={save} reading={reading} players={players} />;
}

interface ToldProps extends Got {
  readonly loaded: Whole;
  readonly reading: Reading;
}

/** What the seats are called, and the game with the names of its players in its words. */
function useNames({ loaded: bare, reading, players }: ToldProps) {
  const { named: loaded, names: shown } = useNamed(
    bare,
    reading.seats.map((role, seat) => ({ seat, role, player: players?.[seat] ?? null })),
  );
  const roles = useMemo(() => reading.seats.map((role) => bare.say(`seat.${role}`)), [reading, bare]);
  const names = useMemo(
    () => roles.map((role, seat) => (players?.[seat] ? (shown[seat] ?? role) : role)),
    [roles, players, shown],
  );
  return { loaded, names, roles };
}

/** A whole number in an address; null where none stands there. */
const countOf = (text: string | null): number | null =>
  text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;

/** The game as its address wants it told: by what mattered in it (`?recap`), or choice by choice (from `?at=MOMENT` on). */
function Told(given: ToldProps) {
  const { reading, save, players } = given;
  const { loaded, names, roles } = useNames(given);
  const token = useToken();
  const search = new URLSearchParams(useSearch());
  const { begin, failed } = useStudying({ save, players, title: loaded.say("game.title") });
  const start = countOf(search.get("at"));
  if (token && reading.result && search.has("recap"))
    return (
      <Recap {...{ ...given, loaded, names, roles, token, failed, result: reading.result }} onStudy={begin} />
    );
  return <ReadBack key={start} {...{ ...given, loaded, names, roles, start }} />;
}

/** Whether the reader means to study the game, not to read it. */
const wantsStudy = (): boolean => new URLSearchParams(location.search).has("study");

/** Goes on to the study of the game. */
function Begin({ save, players, title }: Pick<Got, "save" | "players"> & { readonly title: string }) {
  const { begin, failed } = useStudying({ save, players, title });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => begin(recordOf(save).journal.length, true), []);
  return failed ? <Failed text={failed} game={save.game} /> : <Busy />;
}
