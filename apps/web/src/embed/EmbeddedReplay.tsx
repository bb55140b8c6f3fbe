import { type AnySave, isSave } from "@westmarch/kernel";
import type { SeatInfo } from "@westmarch/protocol";
import { useEffect, useMemo, useState } from "react";
import { rich } from "../i18n/rich.tsx";
import { replayOf } from "../net/api.ts";
import { useToken } from "../net/links.ts";
import { useReplay } from "../replay/useReplay.ts";
import type { EmbedSay } from "../sharing/words.ts";
import { Reduced } from "../table/board/BoardPicture.tsx";
import { IDLE, useBoardProps } from "../table/board/frame.tsx";
import { type Reading, read } from "../table/history/reading.ts";
import { useWinding } from "../table/history/winding.ts";
import { linesOf } from "../table/text/lines.ts";
import { useNamed } from "../table/text/useNamed.ts";
import { useSay, useWholeGame, type Whole } from "../table/text/words.tsx";
import { Busy, Icon, IconButton, useTitle } from "../ui/index.ts";
import styles from "./embed.module.css";
import { Frame, NothingHere, WayOut } from "./Frame.tsx";

/** A finished game as its link tells of it. */
interface Got {
  readonly save: AnySave;
  /** By seat; null for an empty seat. */
  readonly players: readonly SeatInfo["player"][];
}

/** Fetches the game behind the link of this address, without the cookie of whoever is signed in here. */
function useGot(token: string | null): Got | "waiting" | null {
  const [got, set] = useState<Got | "waiting" | null>("waiting");
  useEffect(() => {
    if (token === null) return set(null);
    let current = true;
    set("waiting");
    void replayOf(token).then((answer) => {
      if (!current) return;
      const file = answer.ok ? answer.value : null;
      set(
        file && isSave(file.save)
          ? { save: file.save, players: file.seats.map(({ player }) => player) }
          : null,
      );
    });
    return () => {
      current = false;
    };
  }, [token]);
  return got;
}

/** `/embed/replay/GAME#TOKEN`: a finished game, choice by choice, in a frame. */
export function EmbeddedReplay({ say }: { readonly say: EmbedSay }) {
  const token = useToken();
  const got = useGot(token);
  if (token === null) return <NothingHere text={say("not-there")} say={say} home />;
  if (got === "waiting") return <Busy />;
  return got ? <Opened {...got} say={say} /> : <NothingHere text={say("failed")} say={say} />;
}

function Opened({ save, players, say }: Got & { readonly say: EmbedSay }) {
  const loaded = useWholeGame(save.game);
  const reading = useMemo(() => {
    if (!loaded || loaded instanceof Error) return null;
    try {
      return read(loaded.besides.all.game, save);
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  }, [loaded, save]);
  if (loaded instanceof Error || reading instanceof Error)
    return <NothingHere text={say("failed")} say={say} />;
  if (!loaded || !reading) return <Busy />;
  return <Shown loaded={loaded} reading={reading} players={players} say={say} />;
}

interface ShownProps {
  readonly loaded: Whole;
  readonly reading: Reading;
  readonly players: Got["players"];
  readonly say: EmbedSay;
}

/** The board at the moment that is shown, with the last line that is told of it. */
function useMoment(loaded: Whole, names: readonly string[], { showing }: ReturnType<typeof useReplay>) {
  const acts = useMemo(() => ({ ...IDLE, explain: () => {} }), []);
  const scene = useMemo(
    () => ({ ...showing, seat: null, ask: null, live: false, selected: null, names, kept: null }),
    [showing, names],
  );
  const props = useBoardProps(loaded, scene, acts);
  const { told, toldLog } = showing;
  const lines = useMemo(
    () =>
      linesOf(toldLog, loaded.besides.all, { say: loaded.say, seat: null, view: told }, loaded.module.step),
    [toldLog, told, loaded],
  );
  return { props, last: lines.at(-1) };
}

function Shown({ loaded: bare, reading, players, say }: ShownProps) {
  const table = useSay();
  const { named: loaded, names } = useNamed(
    bare,
    reading.seats.map((role, seat) => ({ seat, role, player: players[seat] ?? null })),
  );
  const replay = useReplay(loaded, reading);
  const { at, playing, toggle, turn } = replay;
  const { props, last } = useMoment(loaded, names, replay);
  useWinding((by) => turn(at + by), toggle);
  const title = loaded.say("game.title");
  useTitle(title);
  const { Board } = loaded.module;
  return (
    <Frame picture={<Reduced loaded={loaded}>{props && <Board {...props} layout="wide" calm />}</Reduced>}>
      <div className={styles.top}>
        <p
          className={`${styles.said} ${styles.line}`}
          role={playing ? undefined : "status"}
          lang={loaded.language}
        >
          {last ? rich(last.text) : say("begin")}
        </p>
        <WayOut say={say} />
      </div>
      <div className={styles.steps}>
        <IconButton
          label={say(playing ? "pause" : "play")}
          icon={<Icon name={playing ? "pause-button" : "play-button"} />}
          onClick={toggle}
        />
        <IconButton
          label={table("table.step.back")}
          icon={<Icon name="previous-button" size={18} />}
          disabled={at <= 0}
          onClick={() => turn(at - 1)}
        />
        <input
          type="range"
          min={0}
          max={reading.length}
          value={at}
          aria-label={table("table.history")}
          aria-valuetext={table("replay.at", { at, of: reading.length })}
          onChange={(event) => turn(Number(event.target.value))}
        />
        <IconButton
          label={table("table.step.on")}
          icon={<Icon name="next-button" size={18} />}
          disabled={at >= reading.length}
          onClick={() => turn(at + 1)}
        />
        <output>{`${at}/${reading.length}`}</output>
      </div>
    </Frame>
  );
}
