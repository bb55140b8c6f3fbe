import { latePart } from "@westmarch/boardkit/later";
import { useRef, useState } from "react";
import type { LoadedGame } from "../games/useLoadedGame.ts";
import { useWords } from "../i18n/index.ts";
import type { WordChoiceProps } from "../ui/WordChoice.tsx";
import { type Chosen, DeckChoices } from "./DeckChoices.tsx";
import styles from "./DeckPick.module.css";
import { useShelf } from "./useShelf.ts";

const WordChoice = latePart<WordChoiceProps>(async () => (await import("../ui/WordChoice.tsx")).WordChoice);

interface DeckPickProps {
  readonly game: string;
  readonly loaded: LoadedGame;
  readonly chosen: Chosen;
  /** Decks by their names, the one brought last first. */
  readonly recent: readonly string[];
  /** As many boxes stand there. */
  readonly most: number;
}

/** One's own deck: those that were brought last as boxes, and a way to all of them. */
export function DeckPick({ game, loaded, chosen, recent, most }: DeckPickProps) {
  const { say } = useWords();
  const shelf = useShelf("deck", game);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const { decks } = loaded;
  if (!decks) return null;
  const legend = say("new.deck");
  return (
    <div className={styles.pick}>
      <button
        ref={button}
        type="button"
        className={styles.all}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {say("decks.all")}
      </button>
      {open && (
        <WordChoice
          label={say("decks.all")}
          close={say("close")}
          button={button}
          onClose={() => setOpen(false)}
        >
          <DeckChoices game={game} loaded={loaded} chosen={chosen} people={[{ place: 0, legend }]} />
        </WordChoice>
      )}
      <decks.Boxes
        say={loaded.say}
        legend={legend}
        shelf={shelf}
        brings={chosen.at(0)}
        onBring={(brings) => chosen.choose(0, brings)}
        recent={recent}
        most={most}
      />
    </div>
  );
}
