import type { ReactNode } from "react";
import { useWords } from "../i18n/index.ts";
import { Slip } from "../ui/index.ts";
import { SentenceOf } from "../ui/SentenceOf.tsx";
import { WordPicks } from "../ui/WordPicks.tsx";
import { AGAINST, againstIn, type Filter, RULES, SINCE } from "./filter.ts";
import styles from "./statistics.module.css";
import type { StatisticsSay } from "./words.ts";

interface FilterWordsProps<T extends Filter> {
  readonly filter: T;
  readonly say: StatisticsSay;
  readonly onPick: (filter: T) => void;
}

/** The words by which both pages of finished games choose among them. */
export function filterWords<T extends Filter>(
  { filter, say, onPick }: FilterWordsProps<T>,
  levelOf: Parameters<typeof againstIn>[2],
): ReactNode[] {
  return [
    <WordPicks
      key="against"
      legend={say("against")}
      picks={AGAINST.map((id) => ({ id, text: againstIn(id, say, levelOf) }))}
      picked={filter.against}
      onPick={(against) => onPick({ ...filter, against })}
    />,
    <WordPicks
      key="rules"
      legend={say("rules")}
      picks={RULES.map((id) => ({ id, text: say(`rules.${id}`) }))}
      picked={filter.rules}
      onPick={(rules) => onPick({ ...filter, rules })}
    />,
    <WordPicks
      key="since"
      legend={say("since")}
      picks={SINCE.map((id) => ({ id, text: say(`since.${id}`) }))}
      picked={filter.since}
      onPick={(since) => onPick({ ...filter, since })}
    />,
  ];
}

interface FilterSentenceProps extends FilterWordsProps<Filter> {
  readonly children: ReactNode;
}

/** Which games the figures are of, as a sentence whose words can be touched, and what can be done with them. */
export function FilterSentence({ children, ...given }: FilterSentenceProps) {
  const { say: shell } = useWords();
  const { say } = given;
  return (
    <Slip className={styles.sentence} aria-label={say("filter")}>
      <SentenceOf head={say("filter.head")} words={filterWords(given, (level) => shell(`level.${level}`))} />
      <div className={styles.deeds}>{children}</div>
    </Slip>
  );
}
