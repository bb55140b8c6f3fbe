import type { Say } from "@westmarch/boardkit";
import type { Seat } from "@westmarch/kernel";
import type { SeatInfo } from "@westmarch/protocol";
import { LIMITS } from "@westmarch/protocol/constants";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { Button } from "../../ui/index.ts";
import { idOfTab, TabList } from "../../ui/TabList.tsx";
import { FILTERS, type Filter, filtered, type LogLine } from "../text/lines.ts";
import { useSay } from "../text/words.tsx";
import { Lines } from "./Lines.tsx";
import styles from "./RedBook.module.css";

export interface RedBookProps {
  /** Says what the game calls its rounds. */
  readonly gameSay: Say;
  readonly deeds: readonly LogLine[];
  /** What tells the deeds is still being fetched: that there are none is not known. */
  readonly awaited?: boolean;
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
  /** Tells of a thing that a line names; where there is none, the board does it beside the name. */
  readonly onName?: ((id: string) => void) | undefined;
  /** Others play on the same side: one may speak to them alone. */
  readonly partners?: boolean;
  /** How often the player asked to talk: each time the cursor goes where one does. */
  readonly talking?: number;
  /** Who sits where, for the seals of those who speak. */
  readonly seats?: readonly SeatInfo[];
}

/** The log of the table, with what was said at it. */
export function RedBook(props: RedBookProps) {
  const { deeds, talk, seat, filter, onSay, gameSay, onWatch, onRule, onName } = props;
  const { partners = false, talking = 0, seats = [], awaited = false } = props;
  const id = useId();
  return (
    <div id="red-book" className={styles.book}>
      <Filters {...props} id={id} />
      <Lines
        id={id}
        label={idOfTab(id, filter)}
        lines={filtered(deeds, talk, filter, seat)}
        {...{ seats, filter, seat, awaited, gameSay, onWatch, onRule, onName }}
      />
      {onSay && (filter === "talk" || filter === "all") && (
        <Speak onSay={onSay} partners={partners} focus={talking} />
      )}
    </div>
  );
}

interface FiltersProps extends Pick<RedBookProps, "talk" | "seat" | "filter" | "onFilter" | "onSay"> {
  /** Of the lines that they open. */
  readonly id: string;
}

/** Which of the lines are shown, as tabs. */
function Filters({ id, talk, seat, filter, onFilter, onSay }: FiltersProps) {
  const say = useSay();
  const offered = FILTERS.filter(
    (one) => (one !== "yours" || seat !== null) && (one !== "talk" || onSay || talk.length > 0),
  );
  return (
    <TabList
      tabs={offered}
      tab={filter}
      label={say("table.log.show")}
      opens={id}
      nameOf={(one) => say(`table.log.${one}`)}
      onOpen={onFilter}
      className={styles.tabs}
    />
  );
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
