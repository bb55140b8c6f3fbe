import type { Say } from "@westmarch/boardkit";
import { partsOf } from "@westmarch/boardkit/naming";
import type { SeatInfo } from "@westmarch/protocol";
import type { ReactNode } from "react";
import { SeatSeal } from "../../accounts/SeatSeal.tsx";
import { plain, rich } from "../../i18n/rich.tsx";
import { Icon, IconButton, unseen } from "../../ui/index.ts";
import { watchId } from "../history/watching.ts";
import type { LogLine } from "../text/lines.ts";
import { useSay } from "../text/words.tsx";
import styles from "./RedBook.module.css";
import { idOn, ring } from "./ring.ts";
import { type OneStop, RULE } from "./useOneStop.ts";

export interface LineProps {
  readonly line: LogLine;
  /** Of its round. */
  readonly isFirst: boolean;
  readonly seats: readonly SeatInfo[];
  readonly gameSay: Say;
  /** Plays the scene that a line opens once more. */
  readonly onWatch: (line: LogLine) => void;
  /** Opens the rule book where it speaks of what a line tells. */
  readonly onRule: (rule: string) => void;
  /** Tells of a thing that a line names; where there is none, the board does it beside the name. */
  readonly onName?: ((id: string) => void) | undefined;
  readonly stops: OneStop;
}

/** One line of the log: what happened, the rule that it carries out, and the scene that it opens. */
export function Line(props: LineProps) {
  const { line, isFirst, seats, gameSay, onWatch } = props;
  const say = useSay();
  return (
    <>
      <span className={styles.round}>
        {line.round > 0 && isFirst && (
          <>
            <span className={unseen}>{gameSay("log.round", { round: line.round })}</span>
            <span aria-hidden="true">{line.round}</span>
          </>
        )}
      </span>
      <p>
        {line.kind === "talk" && line.speaker ? (
          <b>
            <SeatSeal of={seats[line.by ?? -1]} size={16} />
            {say(line.between ? "table.log.speaker.partners" : "table.log.speaker", {
              name: line.speaker,
            })}{" "}
          </b>
        ) : null}
        {line.kind === "talk" ? line.text : told(props)}
        {line.rule && <Rule {...props} rule={line.rule} />}
      </p>
      {line.scene && (
        <IconButton
          id={watchId(line)}
          className={styles.watch}
          label={say("table.log.watch", { line: plain(line.text) })}
          title={say("table.log.watch.about")}
          icon={<Icon name="play-button" size={14} />}
          onClick={() => onWatch(line)}
        />
      )}
    </>
  );
}

/** What happened; whatever it names can be asked about. */
function told(props: LineProps): ReactNode {
  const { line } = props;
  let names = 0;
  return rich(line.named ?? line.text, (part) =>
    partsOf(part).map(({ id, text }) => {
      if (id === null) return text;
      const stop = `${line.key} ${names++}`;
      return <Name key={stop} {...props} ids={id} text={text} stop={stop} />;
    }),
  );
}

interface NameProps extends Pick<LineProps, "onName" | "stops"> {
  readonly ids: string;
  readonly text: string;
  readonly stop: string;
}

/** The name of a thing: by pointer, focus or press it is told what that is, and the board shows where. */
function Name({ ids, text, stop, onName, stops }: NameProps) {
  const clear = () => ring([]);
  return (
    <button
      type="button"
      data-stop={stop}
      data-explain={ids}
      className={styles.name}
      tabIndex={stops.stop === stop ? 0 : -1}
      onPointerEnter={(event) => {
        event.currentTarget.dataset.explain = idOn(ids);
        ring([ids]);
      }}
      onPointerLeave={clear}
      onFocus={(event) => {
        event.currentTarget.dataset.explain = idOn(ids);
        stops.rest(stop);
        ring([ids]);
      }}
      onBlur={clear}
      onClick={(event) => {
        ring([ids], true);
        if (!onName) return;
        event.preventDefault();
        onName(idOn(ids));
      }}
    >
      {text}
    </button>
  );
}

function Rule({ line, rule, stops, onRule }: LineProps & { readonly rule: string }) {
  const say = useSay();
  const stop = `${line.key} ${RULE}`;
  return (
    <button
      type="button"
      data-stop={stop}
      data-rule=""
      className={styles.rule}
      aria-label={say("table.rule", { rule })}
      title={say("table.rule", { rule })}
      tabIndex={stops.stop === stop ? 0 : -1}
      onFocus={() => stops.rest(stop)}
      onClick={() => onRule(rule)}
    />
  );
}
