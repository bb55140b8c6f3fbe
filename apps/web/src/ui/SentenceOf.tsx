import { isSpaced } from "@westmarch/kernel/languages";
import { Fragment, type ReactNode } from "react";
import { useWords } from "../i18n/index.ts";
import styles from "./SentenceOf.module.css";

interface SentenceOfProps {
  readonly head: string;
  readonly words: readonly ReactNode[];
}

/** A sentence of words that can be touched, after its beginning, as the language parts them. */
export function SentenceOf({ head, words }: SentenceOfProps) {
  const { language } = useWords();
  const spaced = isSpaced(language);
  return (
    <p className={styles.words}>
      {head}
      {spaced && " "}
      {words.map((word, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: words keep their places
        <Fragment key={at}>
          <span className={styles.whole}>
            {word}
            {at === words.length - 1 ? (spaced ? "." : "。") : spaced ? "," : "、"}
          </span>
          {spaced && " "}
        </Fragment>
      ))}
    </p>
  );
}
