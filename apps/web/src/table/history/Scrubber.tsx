import { type ReactNode, useId } from "react";
import { Icon, IconButton, Slip } from "../../ui/index.ts";
import prompt from "../prompt/Prompt.module.css";
import { useSay } from "../text/words.tsx";
import styles from "./scrubber.module.css";

export interface ScrubberProps {
  readonly label: string;
  readonly at: number;
  readonly from: number;
  readonly to: number;
  /** What the moment is called, under the slider. */
  readonly says: string;
  readonly onTurn: (at: number) => void;
  /** More buttons, at the end. */
  readonly children?: ReactNode;
  /** Above the slider: what happened at this moment, or what went wrong. */
  readonly above?: ReactNode;
  /** Before the slider: play and speed. */
  readonly before?: ReactNode;
  /** The way out of the past. */
  readonly end?: ReactNode;
}

/** A slider over the moments of a game, with a step either way. */
export function Scrubber({ label, at, from, to, says, onTurn, children, above, before, end }: ScrubberProps) {
  const say = useSay();
  const id = useId();
  return (
    <Slip
      className={`${prompt.prompt} ${styles.wide}`}
      id="choices"
      aria-label={label}
      data-scrubber={end ? "ends" : ""}
    >
      {above && <div className={styles.last}>{above}</div>}
      <div className={styles.scrubber}>
        {before}
        <IconButton
          label={say("table.step.back")}
          icon={<Icon name="previous-button" size={18} />}
          disabled={at <= from}
          onClick={() => onTurn(at - 1)}
        />
        <input
          id={id}
          type="range"
          min={from}
          max={to}
          value={at}
          aria-label={label}
          aria-valuetext={says}
          onChange={(event) => onTurn(Number(event.target.value))}
        />
        <IconButton
          label={say("table.step.on")}
          icon={<Icon name="next-button" size={18} />}
          disabled={at >= to}
          onClick={() => onTurn(at + 1)}
        />
        <output htmlFor={id}>{says}</output>
        {children}
      </div>
      {end && <div className={styles.end}>{end}</div>}
    </Slip>
  );
}
