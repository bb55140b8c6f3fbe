import { useId, useMemo } from "react";
import type { Reading } from "../../language/reading.ts";
import styles from "./box.module.css";
import type { Reads } from "./fields/field.ts";
import type { PlaceProps } from "./place.ts";
import { goOn, hear } from "./reads.ts";

interface SentenceProps {
  readonly say: PlaceProps["say"];
  readonly label: string;
  readonly reads: Reads;
  readonly text: string;
  /** How cards read in the language of the page. */
  readonly reading: Reading | null;
  readonly onType: (text: string) => void;
}

/** A sentence of the small language that cards are written in: heard with every letter, with what would fit next. */
export function Sentence({ say, label, reads, text, reading, onType }: SentenceProps) {
  const id = useId();
  const heard = useMemo(() => hear(text, reads), [text, reads]);
  return (
    <div className={styles.sentence} data-clear={heard.is === "said"}>
      <textarea
        id={id}
        aria-label={label}
        aria-describedby={`${id}-heard`}
        aria-invalid={heard.is === "unclear"}
        lang="en"
        rows={2}
        spellCheck={false}
        value={text}
        onChange={({ target }) => onType(target.value)}
      />
      <div id={`${id}-heard`} className={styles.heard}>
        {heard.is === "said" ? (
          <p>
            <b>{say("box.heard")}</b> <span>{reading ? heard.again(reading) : ""}</span>
          </p>
        ) : (
          <p>
            {heard.fits.length === 0
              ? say("box.heard.twice")
              : say(heard.found === null ? "box.heard.more" : "box.heard.not", {
                  found: text.slice(heard.upTo).trim(),
                })}
          </p>
        )}
      </div>
      {heard.is === "unclear" && heard.fits.length > 0 && (
        <ul className={styles.fits} aria-label={say("box.fits")}>
          {heard.fits.map((phrase) => (
            <li key={phrase}>
              <button type="button" lang="en" onClick={() => onType(goOn(text, heard.upTo, phrase))}>
                {phrase}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
