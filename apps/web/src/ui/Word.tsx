import { latePart } from "@westmarch/boardkit/later";
import { type ReactNode, useRef, useState } from "react";
import styles from "./Word.module.css";
import type { WordChoiceProps } from "./WordChoice.tsx";

// react-aria is for those who open something, not for those who arrive.
const WordChoice = latePart<WordChoiceProps>(async () => (await import("./WordChoice.tsx")).WordChoice);

interface WordProps {
  readonly label: string;
  readonly text: string;
  readonly changed: boolean;
  readonly close: string;
  /** What it opens. */
  readonly children: ReactNode;
}

/** A dotted word of the sentence: a press opens its own small choice. */
export function Word({ label, text, changed, close, children }: WordProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const near = () => void WordChoice.fetch().catch(() => {}); // it is fetched again when it is opened
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.word}
        data-changed={changed}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={near}
        onFocus={near}
        onClick={() => setOpen(!open)}
      >
        {text}
      </button>
      {open && (
        <WordChoice label={text} close={close} button={button} onClose={() => setOpen(false)}>
          {children}
        </WordChoice>
      )}
    </>
  );
}
