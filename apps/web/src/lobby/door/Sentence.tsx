import { Fragment } from "react";
import { Word } from "../../ui/Word.tsx";
import type { NewTableProps } from "../useNewTable.ts";
import { PartFields } from "./Fields.tsx";
import styles from "./Sentence.module.css";
import type { Word as SaidWord } from "./sentence.ts";
import type { DoorSay } from "./words.ts";

interface SentenceProps extends NewTableProps {
  readonly say: DoorSay;
  readonly words: readonly SaidWord[];
  /** Somebody has not played here yet. */
  readonly isNew: boolean;
  readonly isOpen: boolean;
  readonly onFold: () => void;
  readonly className?: string | undefined;
}

/** All that is set at this table, in one sentence whose words can be touched. */
export function Sentence({ table, say, words, isNew, isOpen, onFold, className }: SentenceProps) {
  const comma = say("comma");
  return (
    <section className={`${styles.leaf} ${className ?? ""}`} aria-label={say("settings")} data-open={isOpen}>
      <p className={styles.sentence}>
        {isNew && (
          <span>
            {say("first")}
            {comma.endsWith(" ") && " "}
          </span>
        )}
        {words.map(({ part, text, changed, fixed }, at) => (
          <Fragment key={part}>
            <span className={styles.whole}>
              {fixed ? (
                text
              ) : isOpen ? (
                <span data-changed={changed}>{text}</span>
              ) : (
                <Word label={say("word", { word: text })} text={text} changed={changed} close={say("close")}>
                  <PartFields part={part} table={table} />
                </Word>
              )}
              {at < words.length - 1 ? comma.trimEnd() : say("end")}
            </span>
            {comma.endsWith(" ") && " "}
          </Fragment>
        ))}
      </p>
      <button type="button" className={styles.change} aria-expanded={isOpen} onClick={onFold}>
        <span>{say(isOpen ? "fold" : "change")}</span>
        <span className={styles.down} aria-hidden="true" />
      </button>
    </section>
  );
}
