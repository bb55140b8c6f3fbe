import { latePart } from "@westmarch/boardkit/later";
import { useRef, useState } from "react";
import { useShelf } from "../../decks/useShelf.ts";
import { useWords } from "../../i18n/index.ts";
import type { WordChoiceProps } from "../../ui/WordChoice.tsx";
import { OwnDeck } from "../DeckFields.tsx";
import type { NewTable } from "../useNewTable.ts";
import { DECKS_AT_DOOR } from "./kept.ts";
import styles from "./Leaf.module.css";
import type { DoorSay } from "./words.ts";

const WordChoice = latePart<WordChoiceProps>(
  async () => (await import("../../ui/WordChoice.tsx")).WordChoice,
);

interface OwnDecksProps {
  readonly table: NewTable;
  readonly say: DoorSay;
}

/** The decks that were brought last as boxes, and a way to all of them. */
export function OwnDecks({ table, say }: OwnDecksProps) {
  const { say: shell } = useWords();
  const { id, game, deck, last } = table;
  const shelf = useShelf("deck", id);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const { decks } = game;
  if (!decks) return null;
  return (
    <div className={styles.seat}>
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
          <OwnDeck table={table} />
        </WordChoice>
      )}
      <decks.Boxes
        say={game.say}
        legend={shell("new.deck")}
        shelf={shelf}
        brings={deck.at(0)}
        onBring={(brings) => deck.choose(0, brings)}
        recent={last?.decks ?? []}
        most={DECKS_AT_DOOR}
      />
    </div>
  );
}
