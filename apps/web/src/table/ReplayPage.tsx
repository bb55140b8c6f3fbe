import type { Save } from "@westmarch/kernel";
import { useEffect, useMemo, useState } from "react";
import { failureKey, replayOf } from "../api.ts";
import { useToken } from "../links.ts";
import { Busy, Button, ButtonLink, Notice, Page } from "../ui/index.ts";
import { OpenFile } from "./OpenFile.tsx";
import { ReadBack } from "./ReadBack.tsx";
import { isSave, read } from "./reading.ts";
import { Speaking, useGame, useSay } from "./words.tsx";

/** A finished game behind its link, or a saved one from a file. */
export function ReplayPage() {
  const token = useToken();
  return (
    <Speaking waiting={<Busy />}>{token ? <Fetched key={token} token={token} /> : <FromFile />}</Speaking>
  );
}

function FromFile() {
  const [save, setSave] = useState<Save | null>(null);
  return save ? <Opened save={save} players={null} /> : <OpenFile onSave={setSave} />;
}

function Fetched({ token }: { token: string }) {
  const say = useSay();
  const [got, setGot] = useState<{ save: Save; players: readonly (string | null)[] } | string | null>(null);
  useEffect(() => {
    let current = true;
    void replayOf(token).then((answer) => {
      if (!current) return;
      if (!answer.ok) return setGot(failureKey(answer.code));
      const { save, seats } = answer.value;
      if (!isSave(save)) return setGot("replay.unreadable");
      const players = seats.map(({ player }) =>
        player?.kind === "person" ? player.name : player ? `table.bot.${player.level}` : null,
      );
      setGot({ save, players });
    });
    return () => {
      current = false;
    };
  }, [token]);
  if (got === null) return <Busy label={say("replay.fetching")} />;
  if (typeof got === "string") return <Failed text={say(got)} />;
  return <Opened {...got} />;
}

const Failed = ({ text }: { text: string }) => {
  const say = useSay();
  return (
    <Page title={say("replay.title")}>
      <Notice
        tone="danger"
        title={text}
        actions={
          <>
            <ButtonLink href="/watch">{say("way.look")}</ButtonLink>
            <Button onClick={() => location.reload()}>{say("table.reload")}</Button>
          </>
        }
      />
    </Page>
  );
};

/** `players` by seat: a name, a text key for a computer, null for nobody. From a file nobody's name is known. */
function Opened({ save, players }: { save: Save; players: readonly (string | null)[] | null }) {
  const say = useSay();
  const loaded = useGame(save.game);
  const reading = useMemo(() => {
    if (!loaded || loaded instanceof Error) return null;
    try {
      return read(loaded.module.game, save);
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }, [loaded, save]);
  if (loaded instanceof Error) return <Failed text={say("replay.unknown")} />;
  if (!loaded || !reading) return <Busy label={say("table.laying")} />;
  if (typeof reading === "string") return <Failed text={say("replay.broken", { error: reading })} />;
  const roles = reading.seats.map((role) => loaded.say(`seat.${role}`));
  const names = roles.map((role, seat) => {
    const player = players?.[seat];
    if (!player) return role;
    return player.startsWith("table.bot.") ? say(player) : player;
  });
  return <ReadBack loaded={loaded} save={save} reading={reading} names={names} roles={roles} />;
}
