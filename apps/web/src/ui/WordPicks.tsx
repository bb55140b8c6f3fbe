import { useWords } from "../i18n/index.ts";
import { Picks } from "./fields.tsx";
import { Word } from "./Word.tsx";

interface WordPicksProps<T extends string> {
  /** What is chosen. */
  readonly legend: string;
  readonly picks: readonly { readonly id: T; readonly text: string }[];
  readonly picked: T;
  readonly onPick: (id: T) => void;
}

/** A dotted word of a sentence that opens a choice of one out of a few. The first of them is nothing special. */
export function WordPicks<T extends string>({ legend, picks, picked, onPick }: WordPicksProps<T>) {
  const { say } = useWords();
  const text = picks.find(({ id }) => id === picked)?.text ?? "";
  return (
    <Word label={`${legend}: ${text}`} text={text} changed={picked !== picks[0]?.id} close={say("close")}>
      <Picks legend={legend} picks={picks} picked={picked} onPick={onPick} />
    </Word>
  );
}
