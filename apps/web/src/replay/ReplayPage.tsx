import { type AnySave, isSave, recordOf } from "@westmarch/kernel";
import type { SeatInfo } from "@westmarch/protocol";
import { useEffect, useMemo, useState } from "react";
import { doorOf } from "../games/doors.ts";
import { failureKey, replayOf } from "../net/api.ts";
import { useToken } from "../net/links.ts";
import { read } from "../table/history/reading.ts";
import { Speaking, useSay, useWholeGame } from "../table/text/words.tsx";
import { Busy, Button, ButtonLink } from "../ui/index.ts";
import { Lost } from "../ui/Lost.tsx";
import { OpenFile } from "./OpenFile.tsx";
import { ReadBack } from "./ReadBack.tsx";
import { useStudying } from "./studying.ts";

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
  const roles = reading.seats.map((role) => loaded.say(`seat.${role}`));
  return (
    <ReadBack loaded={loaded} table={table} save={save} reading={reading} players={players} roles={roles} />
  );
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
