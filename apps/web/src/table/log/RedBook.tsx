import type { Say } from "@westmarch/boardkit";
import type { Seat } from "@westmarch/kernel";
import type { SeatInfo } from "@westmarch/protocol";
import { LIMITS } from "@westmarch/protocol/constants";
import {
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { SeatSeal } from "../../accounts/SeatSeal.tsx";
import { plain, rich } from "../../i18n/rich.tsx";
import { Button, Icon, IconButton, unseen } from "../../ui/index.ts";
import { watchId } from "../history/watching.ts";
import { FILTERS, type Filter, filtered, type LogLine } from "../text/lines.ts";
import { useSay } from "../text/words.tsx";
import { Follower } from "./follower.ts";
import styles from "./RedBook.module.css";

export interface RedBookProps {
  /** Says what the game calls its rounds. */
  readonly gameSay: Say;
  readonly deeds: readonly LogLine[];
  readonly talk: readonly LogLine[];
  readonly seat: Seat | null;
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
  /** Says a line of talk; null for those who may only listen. */
  readonly onSay: ((text: string, to?: "partners") => Promise<boolean>) | null;
  /** Plays the scene that a line opens once more. */
  readonly onWatch: (line: LogLine) => void;
  /** Opens the rule book where it speaks of what a line tells. */
  readonly onRule: (rule: string) => void;
  /** Others play on the same side: one may speak to them alone. */
  readonly partners?: boolean;
  /** How often the player asked to talk: each time the cursor goes where one does. */
  readonly talking?: number;
  /** Who sits where, for the seals of those who speak. */
  readonly seats?: readonly SeatInfo[];
}

/** The log of the table, with what was said at it. */
export function RedBook({
  gameSay,
  deeds,
  talk,
  seat,
  filter,
  onFilter,
  onSay,
  onWatch,
  onRule,
  partners = false,
  talking = 0,
  seats = [],
}: RedBookProps) {
  const say = useSay();
  const id = useId();
  const offered = FILTERS.filter(
    (one) => (one !== "yours" || seat !== null) && (one !== "talk" || onSay || talk.length > 0),
  );
  const lines = filtered(deeds, talk, filter, seat);
  const tabs = useRef<HTMLDivElement>(null);
  const turn = (event: KeyboardEvent) => {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (step === 0) return;
    const at = (offered.indexOf(filter) + step + offered.length) % offered.length;
    onFilter(offered[at]);
    tabs.current?.querySelectorAll("button")[at]?.focus();
  };
  return (
    <div id="red-book" className={styles.book}>
      <div
        ref={tabs}
        role="tablist"
        aria-label={say("table.log.show")}
        className={styles.tabs}
        onKeyDown={turn}
      >
        {offered.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`${id}-${one}`}
            aria-controls={`${id}-lines`}
            aria-selected={one === filter}
            tabIndex={one === filter ? 0 : -1}
            onClick={() => onFilter(one)}
          >
            {say(`table.log.${one}`)}
          </button>
        ))}
      </div>
      <Lines
        id={`${id}-lines`}
        label={`${id}-${filter}`}
        lines={lines}
        seats={seats}
        filter={filter}
        gameSay={gameSay}
        onWatch={onWatch}
        onRule={onRule}
      />
      {onSay && (filter === "talk" || filter === "all") && (
        <Speak onSay={onSay} partners={partners} focus={talking} />
      )}
    </div>
  );
}

interface LinesProps extends Pick<RedBookProps, "onWatch" | "onRule"> {
  readonly id: string;
  readonly label: string;
  readonly lines: readonly LogLine[];
  readonly seats: readonly SeatInfo[];
  readonly filter: Filter;
  readonly gameSay: Say;
}

function Lines(props: LinesProps) {
  const say = useSay();
  const box = useRef<HTMLDivElement>(null);
  const rules = useOneStop(props.lines);
  const { follows, resume } = useFollower(box);
  return (
    <>
      <div
        ref={box}
        id={props.id}
        role="tabpanel"
        aria-labelledby={props.label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
        tabIndex={0}
        className={styles.scroll}
      >
        {props.lines.length === 0 && <p className={styles.empty}>{say(`table.log.empty.${props.filter}`)}</p>}
        <ol className={styles.lines} onKeyDown={rules.turn}>
          {props.lines.map((line, i) => (
            <li key={line.key} data-kind={line.kind}>
              <span className={styles.round}>
                {line.round > 0 && line.round !== props.lines[i - 1]?.round && (
                  <>
                    <span className={unseen}>{props.gameSay("log.round", { round: line.round })}</span>
                    <span aria-hidden="true">{line.round}</span>
                  </>
                )}
              </span>
              <p>
                {line.kind === "talk" && line.speaker ? (
                  <b>
                    <SeatSeal of={props.seats[line.by ?? -1]} size={16} />
                    {say(line.between ? "table.log.speaker.partners" : "table.log.speaker", {
                      name: line.speaker,
                    })}{" "}
                  </b>
                ) : null}
                {line.kind === "talk" ? line.text : rich(line.text)}
                {line.rule && (
                  <button
                    type="button"
                    data-rule=""
                    className={styles.rule}
                    aria-label={say("table.rule", { rule: line.rule })}
                    title={say("table.rule", { rule: line.rule })}
                    tabIndex={rules.stop === line.key ? 0 : -1}
                    onFocus={() => rules.rest(line.key)}
                    onClick={() => line.rule && props.onRule(line.rule)}
                  />
                )}
              </p>
              {line.scene && (
                <IconButton
                  id={watchId(line)}
                  className={styles.watch}
                  label={say("table.log.watch", { line: plain(line.text) })}
                  title={say("table.log.watch.about")}
                  icon={<Icon name="play-button" size={14} />}
                  onClick={() => props.onWatch(line)}
                />
              )}
            </li>
          ))}
        </ol>
      </div>
      {!follows && (
        <Button variant="quiet" className={styles.newest} onClick={resume}>
          {say("table.log.newest")}
        </Button>
      )}
    </>
  );
}

/** Keeps a box at the end of the text in it, until its reader scrolls up. */
function useFollower(box: RefObject<HTMLElement | null>) {
  const [follows, setFollows] = useState(true);
  const follower = useRef<Follower | null>(null);
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const following = new Follower(current, window, setFollows);
    follower.current = following;
    // Told of once all is laid out: to look at sizes then costs nothing.
    const sizes = new ResizeObserver(() => following.laidOut());
    for (const one of [current, ...current.children]) sizes.observe(one);
    return () => {
      sizes.disconnect();
      following.end();
    };
  }, [box]);
  return {
    follows,
    resume: () => {
      follower.current?.resume();
      box.current?.focus({ preventScroll: true });
    },
  };
}

/** The rules beside a long log are one stop of the Tab key: arrow keys go from line to line. */
function useOneStop(lines: readonly LogLine[]) {
  const [at, rest] = useState<string | null>(null);
  const last = lines.findLast(({ rule }) => rule)?.key;
  const stop = lines.some(({ key }) => key === at) ? at : last;
  const turn = (event: KeyboardEvent<HTMLElement>) => {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-rule]")];
    const here = all.findIndex((one) => one.contains(document.activeElement));
    if (step === 0 || here < 0) return;
    event.preventDefault();
    all[here + step]?.focus();
  };
  return { rest, turn, stop };
}

interface SpeakProps {
  readonly onSay: NonNullable<RedBookProps["onSay"]>;
  readonly partners: boolean;
  readonly focus: number;
}

function Speak({ onSay, partners, focus }: SpeakProps) {
  const say = useSay();
  const [between, setBetween] = useState(false);
  const [text, setText] = useState("");
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focus > 0) field.current?.focus();
  }, [focus]);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const words = text.trim();
    if (!words) return;
    setText("");
    // What could not be said is put back, unless something else is being written by now.
    if (!(await onSay(words, partners && between ? "partners" : undefined))) setText((now) => now || words);
  };
  return (
    <form className={styles.speak} onSubmit={(event) => void send(event)}>
      <input
        ref={field}
        value={text}
        maxLength={LIMITS.chat}
        onChange={(event) => setText(event.target.value)}
        aria-label={say("table.talk.field")}
        placeholder={say("table.talk.field")}
        enterKeyHint="send"
        autoComplete="off"
      />
      <Button type="submit" variant="quiet" disabled={text.trim() === ""}>
        {say("table.talk.send")}
      </Button>
      {partners && (
        <label className={styles.between}>
          <input type="checkbox" checked={between} onChange={(event) => setBetween(event.target.checked)} />
          {say("table.talk.partners")}
        </label>
      )}
    </form>
  );
}
