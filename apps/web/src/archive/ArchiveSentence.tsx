import { useState } from "react";
import { DOORS } from "../games/doors.ts";
import { useWords } from "../i18n/index.ts";
import { endingsOf } from "../statistics/endings.ts";
import { filterWords } from "../statistics/FilterSentence.tsx";
import type { StatisticsSay } from "../statistics/words.ts";
import { Button, Field, Slip } from "../ui/index.ts";
import { SentenceOf } from "../ui/SentenceOf.tsx";
import { WordPicks } from "../ui/WordPicks.tsx";
import styles from "./archive.module.css";
import { type ArchiveFilter, LONG } from "./asked.ts";

interface ArchiveSentenceProps {
  readonly filter: ArchiveFilter;
  readonly say: StatisticsSay;
  readonly onPick: (filter: ArchiveFilter) => void;
}

/** Which games are shown, as a sentence whose words can be touched, and whose. */
export function ArchiveSentence({ filter, say, onPick }: ArchiveSentenceProps) {
  const { say: shell } = useWords();
  const [person, write] = useState(filter.person);
  const words = [
    <WordPicks
      key="game"
      legend={say("archive.game")}
      picks={[
        { id: "any", text: say("archive.game.any") },
        ...DOORS.filter(({ open }) => open).map(({ id }) => ({ id, text: shell(`door.${id}.title`) })),
      ]}
      picked={filter.game}
      onPick={(game) => onPick({ ...filter, game, ending: "any" })}
    />,
    <WordPicks
      key="ending"
      legend={say("archive.ending")}
      picks={[
        { id: "any", text: say("archive.ending.any") },
        ...endingsOf(filter.game).map(({ id, key }) => ({ id, text: say(key) })),
      ]}
      picked={filter.ending}
      onPick={(ending) => onPick({ ...filter, ending })}
    />,
    <WordPicks
      key="long"
      legend={say("archive.long")}
      picks={LONG.map((id) => ({ id, text: say(`archive.long.${id}`) }))}
      picked={filter.long}
      onPick={(long) => onPick({ ...filter, long })}
    />,
    ...filterWords({ filter, say, onPick }, (level) => shell(`level.${level}`)),
  ];
  return (
    <Slip className={styles.sentence} aria-label={say("filter")}>
      <SentenceOf head={say("filter.head")} words={words} />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onPick({ ...filter, person: person.trim() });
        }}
      >
        <Field
          label={say("archive.person")}
          type="search"
          value={person}
          maxLength={40}
          onChange={(event) => write(event.currentTarget.value)}
        />
        <Button type="submit">{say("archive.person.find")}</Button>
      </form>
    </Slip>
  );
}
