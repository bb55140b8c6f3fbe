import { Engine, type Save } from "@westmarch/kernel";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useCalm } from "../device/index.ts";
import { Icon, IconButton } from "../ui/index.ts";
import { useWords } from "../words/index.ts";
import { Bar } from "./Bar.tsx";
import { type Acts, IDLE, useBoardProps, useRoomy, useTall } from "./frame.tsx";
import { GameLeaf } from "./GameLeaf.tsx";
import { useKeys } from "./keys.ts";
import { Leaf } from "./Leaf.tsx";
import { useLeaves } from "./leaves.ts";
import { type Filter, linesOf } from "./lines.ts";
import { together } from "./people.ts";
import { RedBook } from "./RedBook.tsx";
import { RedBookSlip } from "./RedBookSlip.tsx";
import styles from "./Replay.module.css";
import type { Reading, Viewpoint } from "./reading.ts";
import { rich } from "./rich.tsx";
import { Scrubber } from "./Scrubber.tsx";
import { Stage } from "./Stage.tsx";
import type { Loaded } from "./words.tsx";
import { useSay } from "./words.tsx";

export interface ReadBackProps {
  readonly loaded: Loaded;
  readonly save: Save;
  readonly reading: Reading;
  readonly names: readonly string[];
  readonly roles: readonly string[];
}

/** Milliseconds that a moment stands. */
const SPEEDS = { slow: 3200, even: 1700, fast: 700 } as const;
type Speed = keyof typeof SPEEDS;

/** A game read back choice by choice, from any side of the table. */
export function ReadBack({ loaded, save, reading, names, roles }: ReadBackProps) {
  const say = useSay();
  const { language } = useWords();
  const few = useTall();
  const roomy = useRoomy();
  const calm = useCalm();
  const leaves = useLeaves();
  const [at, setAt] = useState(0);
  const [from, setFrom] = useState<Viewpoint>("open");
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>("even");
  const [filter, setFilter] = useState<Filter>("all");

  useEffect(() => {
    if (!playing) return;
    if (at >= reading.length) return setPlaying(false);
    const next = setTimeout(() => setAt(at + 1), SPEEDS[speed]);
    return () => clearTimeout(next);
  }, [playing, at, speed, reading.length]);

  // A step forward is shown as it happened; a jump just stands.
  const before = useRef({ at, from });
  const stepped = before.current.from === from && (at === before.current.at + 1 || at === before.current.at);
  const jumps = useRef(0);
  if (!stepped) jumps.current++;
  before.current = { at, from };

  const { open } = leaves;
  const explain = useCallback((id: string) => open({ kind: "explain", id }), [open]);
  const acts = useMemo<Acts>(() => ({ ...IDLE, explain }), [explain]);
  const seat = typeof from === "number" ? from : null;
  const live = stepped && !calm;
  const scene = useMemo(
    () => ({
      view: reading.view(at, from),
      seat,
      ask: null,
      log: reading.log(at, from),
      live,
      selected: null,
      names,
      kept: null,
    }),
    [reading, at, from, seat, live, names],
  );
  const props = useBoardProps(loaded, scene, acts);
  const deeds = useMemo(
    () => linesOf(scene.log, loaded.module, { say: loaded.say, seat, view: scene.view }),
    [scene, loaded, seat],
  );

  const toggle = () => {
    if (!playing && at >= reading.length) setAt(0);
    setPlaying(!playing);
  };
  const turn = (to: number) => {
    setPlaying(false);
    setAt(Math.max(0, Math.min(reading.length, to)));
  };
  useKeys({
    r: () => leaves.toggle({ kind: "rules", rule: null }),
    l: () => leaves.toggle({ kind: "book" }),
    m: () => leaves.toggle({ kind: "table" }),
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.target !== document.body) return;
      const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
      if (step !== 0) turn(at + step);
      else if (event.key === " ") {
        event.preventDefault();
        toggle();
      }
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  });

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
    />
  );
  const last = deeds.at(-1);
  const leafOpen = (kind: string) => leaves.top?.kind === kind;
  return (
    <Stage
      book
      steady
      loaded={loaded}
      props={props}
      name={`${String(from)}/${jumps.current}`}
      bar={
        <Bar
          title={loaded.say("game.title")}
          subtitle={say("table.versus", {
            names: together(names, language),
            count: names.length,
            a: names[0] ?? "",
            b: names[1] ?? "",
          })}
          tools={[
            {
              id: "rules",
              label: say("table.rules"),
              icon: "book",
              use: () => leaves.toggle({ kind: "rules", rule: null }),
              open: leafOpen("rules"),
            },
            ...(roomy && !few
              ? []
              : [
                  {
                    id: "log",
                    label: say("table.log"),
                    icon: "scroll-unfurled" as const,
                    use: () => leaves.toggle({ kind: "book" }),
                    open: leafOpen("book"),
                  },
                ]),
            {
              id: "about",
              label: say("replay.about"),
              icon: "candle-holder",
              use: () => leaves.toggle({ kind: "table" }),
              open: leafOpen("table"),
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
          <Pick
            label={say("replay.speed")}
            value={speed}
            options={(Object.keys(SPEEDS) as Speed[]).map((id) => ({ id, text: say(`replay.speed.${id}`) }))}
            onPick={setSpeed}
          />
          <Pick
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
      {leaves.top?.kind === "book" && !(roomy && !few) && (
        <Leaf title={say("table.log")} onClose={leaves.close}>
          {book}
        </Leaf>
      )}
      {leaves.top?.kind === "table" && (
        <Leaf title={say("replay.about")} onClose={leaves.close}>
          <About loaded={loaded} save={save} />
        </Leaf>
      )}
      <GameLeaf leaves={leaves} loaded={loaded} props={props} />
    </Stage>
  );
}

function Pick<T extends string>(props: {
  label: string;
  value: T;
  options: readonly { readonly id: T; readonly text: string }[];
  onPick: (id: T) => void;
}) {
  return (
    <label className={styles.pick}>
      <span>{props.label}</span>
      <select
        value={props.value}
        onChange={(event) => {
          const picked = props.options.find(({ id }) => id === event.target.value);
          if (picked) props.onPick(picked.id);
        }}
      >
        {props.options.map(({ id, text }) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The file of the game, and whether its chance was fair. */
function About({ loaded, save }: { loaded: Loaded; save: Save }) {
  const say = useSay();
  const [verdict, setVerdict] = useState<string | null>(null);
  const store = () => {
    const address = URL.createObjectURL(new Blob([JSON.stringify(save)], { type: "application/json" }));
    const link = document.createElement("a");
    link.href = address;
    link.download = `${save.game}.json`;
    link.click();
    URL.revokeObjectURL(address);
  };
  const check = async () => {
    if (!save.fairness?.key) return setVerdict(say("replay.check.none"));
    const { verify } = await import("@westmarch/fairness");
    const { ok, draws, problems } = verify(save, new Engine(loaded.module.game));
    setVerdict(
      ok ? say("replay.check.good", { draws }) : say("replay.check.bad", { problems: problems.join("; ") }),
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
        <button type="button" className={styles.link} onClick={() => void check()}>
          {say("replay.check")}
        </button>
        <button type="button" className={styles.link} onClick={store}>
          {say("replay.save")}
        </button>
      </div>
      <p role="status">{verdict}</p>
      <p>{say("table.fair.how")}</p>
    </div>
  );
}
