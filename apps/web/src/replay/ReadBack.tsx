import { paragraph } from "@westmarch/boardkit/writing";
import { type AnySave, Engine } from "@westmarch/kernel";
import type { SeatInfo } from "@westmarch/protocol";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useCalm } from "../device/index.ts";
import { saveAs } from "../device/saveAs.ts";
import { problemsInWords, useWords } from "../i18n/index.ts";
import { rich } from "../i18n/rich.tsx";
import { Bar } from "../table/board/Bar.tsx";
import { type Acts, IDLE, useBoardProps, useRoomy, useTall } from "../table/board/frame.tsx";
import { News } from "../table/board/Notices.tsx";
import { Stage } from "../table/board/Stage.tsx";
import { useSequence } from "../table/board/useSequence.ts";
import { notedOf } from "../table/connection/memory.ts";
import { Drawer } from "../table/drawers/Drawer.tsx";
import { whoPutIn } from "../table/drawers/Fairness.tsx";
import { GameDrawer } from "../table/drawers/GameDrawer.tsx";
import { useDrawers } from "../table/drawers/useDrawers.ts";
import type { Reading, Viewpoint } from "../table/history/reading.ts";
import { Scrubber } from "../table/history/Scrubber.tsx";
import { backToLine, leaveLine } from "../table/history/watching.ts";
import { useWinding } from "../table/history/winding.ts";
import { RedBook } from "../table/log/RedBook.tsx";
import { RedBookSlip } from "../table/log/RedBookSlip.tsx";
import { useKeys } from "../table/prompt/keys.ts";
import { type Filter, type LogLine, linesOf } from "../table/text/lines.ts";
import { together } from "../table/text/people.ts";
import { useNamed } from "../table/text/useNamed.ts";
import type { Loaded, Whole } from "../table/text/words.tsx";
import { useSay } from "../table/text/words.tsx";
import { Button, Icon, IconButton } from "../ui/index.ts";
import { Select } from "../ui/Select.tsx";
import styles from "./Replay.module.css";
import { useStudying } from "./studying.ts";

export interface ReadBackProps {
  readonly loaded: Whole;
  /** Null: not known. */
  readonly table: string | null;
  readonly save: AnySave;
  readonly reading: Reading;
  /** By seat; null for an empty seat, or where no name is known. */
  readonly players: readonly SeatInfo["player"][] | null;
  readonly roles: readonly string[];
}

/** A moment of which there is nothing to tell is passed by in this part of the time. */
const PASSES = 0.15;

/** Milliseconds that a moment stands when all of it has been told, and how much longer its steps last. */
const SPEEDS = {
  slow: { stands: 2400, pace: 1.6 },
  even: { stands: 1200, pace: 1 },
  fast: { stands: 450, pace: 0.4 },
} as const;
type Speed = keyof typeof SPEEDS;

/** Setting up is no tale: the moment of the first turn. */
function beginning({ module, say }: Loaded, reading: Reading): number {
  const log = reading.log(reading.length, "open");
  const view = reading.at(reading.length);
  return (
    log.find((event) => module.line(event, { say, seat: null, view, log })?.kind === "turn")?.version ?? 0
  );
}

/** A game read back choice by choice, from any side of the table. */
export function ReadBack({ loaded: bare, table, save, reading, players, roles }: ReadBackProps) {
  const say = useSay();
  const { named: loaded, names: shown } = useNamed(
    bare,
    reading.seats.map((role, seat) => ({ seat, role, player: players?.[seat] ?? null })),
  );
  const names = useMemo(
    () => roles.map((role, seat) => (players?.[seat] ? (shown[seat] ?? role) : role)),
    [roles, players, shown],
  );
  const { language } = useWords();
  const few = useTall();
  const roomy = useRoomy();
  const calm = useCalm();
  const drawers = useDrawers();
  const begins = useMemo(() => beginning(loaded, reading), [loaded, reading]);
  const [at, setAt] = useState(begins);
  const [from, setFrom] = useState<Viewpoint>("open");
  const [playing, setPlaying] = useState(false);
  /** The line whose scene is watched again, and the moment that its reader came from. */
  const [scene, watch] = useState<{ readonly line: LogLine; readonly back: number } | null>(null);
  const watched = useRef<LogLine | null>(null);
  const [speed, setSpeed] = useState<Speed>("even");
  const [filter, setFilter] = useState<Filter>("all");

  // A step forward is shown as it happened; a jump just stands.
  const before = useRef({ at, from });
  const stepped = before.current.from === from && (at === before.current.at + 1 || at === before.current.at);
  const jumps = useRef(0);
  if (!stepped) jumps.current++;
  before.current = { at, from };

  const { open } = drawers;
  const explain = useCallback((id: string) => open({ kind: "explain", id }), [open]);
  const acts = useMemo<Acts>(() => ({ ...IDLE, explain }), [explain]);
  const seat = typeof from === "number" ? from : null;
  const heard = useMemo(
    () => ({ version: at, view: reading.view(at, from), log: reading.log(at, from) }),
    [reading, at, from],
  );
  const { stands, pace } = SPEEDS[speed];
  const showing = useSequence(heard, {
    stepOf: loaded.module.step,
    seat,
    live: stepped,
    calm,
    pace,
    byItself: true,
  });
  const { settled, told, toldLog } = showing;
  const laid = useMemo(
    () => ({ ...showing, seat, ask: null, live: stepped, selected: null, names, kept: null }),
    [showing, seat, stepped, names],
  );
  const props = useBoardProps(loaded, laid, acts);
  const deeds = useMemo(
    () => linesOf(toldLog, loaded.module, { say: loaded.say, seat, view: told }, loaded.besides.all),
    [toldLog, told, loaded, seat],
  );

  // The next moment comes when this one has been told to its end, however fast it goes.
  useEffect(() => {
    if (!playing || !settled) return;
    if (at >= reading.length && !scene) return setPlaying(false);
    const tells = toldLog.at(-1)?.version === at;
    const next = setTimeout(
      () => {
        if (!scene || at < (scene.line.scene?.until ?? 0)) return setAt(at + 1);
        setPlaying(false);
        watch(null);
        watched.current = scene.line;
        setAt(scene.back);
      },
      tells ? stands : stands * PASSES,
    );
    return () => clearTimeout(next);
  }, [playing, settled, at, stands, toldLog, scene, reading.length]);
  useEffect(() => {
    if (scene) leaveLine(scene.line);
    else if (watched.current) backToLine(watched.current);
    watched.current = null;
  }, [scene]);

  const toggle = () => {
    if (!playing && at >= reading.length) setAt(begins);
    setPlaying(!playing);
  };
  const turn = (to: number) => {
    setPlaying(false);
    watch(null);
    setAt(Math.max(0, Math.min(reading.length, to)));
  };
  useKeys({
    r: () => drawers.toggle({ kind: "rules", rule: null }),
    l: () => drawers.toggle({ kind: "book" }),
    m: () => drawers.toggle({ kind: "table" }),
  });
  useWinding((by) => turn(at + by), toggle);

  const study = useStudying({ save, players, title: loaded.say("game.title") });

  if (!props) return null;
  const book = (
    <RedBook
      gameSay={loaded.say}
      deeds={deeds}
      talk={[]}
      seat={seat}
      filter={filter}
      onFilter={setFilter}
      onSay={null}
      onRule={(rule) => open({ kind: "rules", rule })}
      onWatch={(line) => {
        if (!line.scene) return;
        if (drawers.top?.kind === "book") drawers.close();
        watch({ line, back: scene?.back ?? at });
        setAt(line.scene.from);
        setPlaying(true);
      }}
    />
  );
  const last = deeds.at(-1);
  const drawerOpen = (kind: string) => drawers.top?.kind === kind;
  return (
    <Stage
      book
      loaded={loaded}
      props={props}
      name={`${String(from)}/${jumps.current}`}
      onGo={null}
      onHurry={null}
      bar={
        <Bar
          title={loaded.say("game.title")}
          subtitle={say("table.versus", {
            names: together(names, language),
            count: names.length,
            a: names[0] ?? "",
            b: names[1] ?? "",
          })}
          moment={loaded.module.moment?.(props)}
          notices={study.failed && <News>{study.failed}</News>}
          tools={[
            {
              id: "rules",
              label: say("table.rules"),
              icon: "book",
              use: () => drawers.toggle({ kind: "rules", rule: null }),
              open: drawerOpen("rules"),
            },
            ...(roomy && !few
              ? []
              : [
                  {
                    id: "log",
                    label: say("table.log"),
                    icon: "scroll-unfurled" as const,
                    use: () => drawers.toggle({ kind: "book" }),
                    open: drawerOpen("book"),
                  },
                ]),
            {
              id: "study",
              label: say("nav.lab"),
              icon: "quill",
              use: () => study.begin(at),
            },
            {
              id: "about",
              label: say("replay.about"),
              icon: "candle-holder",
              use: () => drawers.toggle({ kind: "table" }),
              open: drawerOpen("table"),
            },
          ]}
        />
      }
      foot={
        <Scrubber
          label={say("table.history")}
          at={at}
          from={0}
          to={reading.length}
          says={say("replay.at", { at, of: reading.length })}
          onTurn={turn}
          above={last && rich(last.text)}
          before={
            <IconButton
              label={say(playing ? "replay.pause" : "replay.play")}
              icon={<Icon name={playing ? "pause-button" : "play-button"} />}
              onClick={toggle}
            />
          }
        >
          <Select
            label={say("replay.speed")}
            value={speed}
            options={(Object.keys(SPEEDS) as Speed[]).map((id) => ({ id, text: say(`replay.speed.${id}`) }))}
            onPick={setSpeed}
          />
          <Select
            label={say("replay.from")}
            value={String(from)}
            options={[
              { id: "open", text: say("replay.from.open") },
              ...roles.map((role, i) => ({ id: String(i), text: role })),
              { id: "spectator", text: say("replay.from.spectator") },
            ]}
            onPick={(id) => setFrom(id === "open" || id === "spectator" ? id : Number(id))}
          />
        </Scrubber>
      }
    >
      {roomy && !few && <RedBookSlip>{book}</RedBookSlip>}
      {drawers.top?.kind === "book" && !(roomy && !few) && (
        <Drawer title={say("table.log")} onClose={drawers.close}>
          {book}
        </Drawer>
      )}
      {drawers.top?.kind === "table" && (
        <Drawer title={say("replay.about")} onClose={drawers.close}>
          <About loaded={loaded} table={table} save={save} names={names} />
        </Drawer>
      )}
      <GameDrawer drawers={drawers} loaded={loaded} props={props} />
    </Stage>
  );
}

/** The file of the game, and whether its chance was fair. */
function About({
  loaded,
  table,
  save,
  names,
}: Pick<ReadBackProps, "loaded" | "table" | "save"> & { readonly names: readonly string[] }) {
  const say = useSay();
  const [verdict, setVerdict] = useState<string | null>(null);
  const store = () => saveAs(`${save.game}.json`, save);
  const check = async () => {
    if (!save.fairness?.key) return setVerdict(say("replay.check.none"));
    const { verify } = await import("@westmarch/fairness");
    const { commitment, contributions = [] } = save.fairness;
    const noted = notedOf(table, commitment);
    if (noted && noted.commitment !== commitment) return setVerdict(say("replay.check.swapped"));
    const { ok, draws, problems } = verify(save, new Engine(loaded.besides.all.game), {
      heads: noted?.head ? [noted.head] : [],
      ...(noted?.put && { seals: noted.put.seals }),
    });
    // What came too late stands in the file as not shown: that is no lie, and is said.
    const lost = noted?.put && !contributions.some(({ value }) => value === noted.put?.value);
    if (!ok)
      return setVerdict(
        paragraph(say, say("replay.check.bad"), ...(await problemsInWords(problems, say.language))),
      );
    setVerdict(
      paragraph(
        say,
        say("replay.check.good", { draws }),
        ...whoPutIn(contributions, names, say, "table.fair.withheld"),
        say(noted ? "replay.check.noted" : "replay.check.unnoted"),
        ...(lost ? [say("replay.check.lost")] : []),
      ),
    );
  };
  return (
    <div className={styles.about}>
      {save.fairness && (
        <dl>
          <dt>{say("table.fair.commitment")}</dt>
          <dd>
            <code>{save.fairness.commitment}</code>
          </dd>
          {save.fairness.key && (
            <>
              <dt>{say("table.fair.key")}</dt>
              <dd>
                <code>{save.fairness.key}</code>
              </dd>
            </>
          )}
        </dl>
      )}
      <div className={styles.buttons}>
        <Button onClick={() => void check()}>{say("replay.check")}</Button>
        <Button onClick={store}>{say("replay.save")}</Button>
      </div>
      <p role="status">{verdict}</p>
      <p>{say("table.fair.how")}</p>
      <p>{say("table.fair.limits")}</p>
      <p>{say("table.fair.limits.not")}</p>
    </div>
  );
}
