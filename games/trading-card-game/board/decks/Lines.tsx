import { useId, useMemo, useState } from "react";
import { type DeckList, sideOf } from "../../decks/deck.ts";
import type { OwnDeck } from "../../decks/kept.ts";
import { readDeck, writeDeck } from "../../decks/lines.ts";
import { lineSentence } from "../decks.ts";
import styles from "./Lines.module.css";
import { usePlace } from "./place.ts";

interface ImportProps {
  readonly onClose: () => void;
  readonly onTake: (list: DeckList) => void;
}

/** Lines that a player pastes, read while they are written; what cannot be read is said line by line. */
export function Import({ onClose, onTake }: ImportProps) {
  const { say, kit } = usePlace();
  const id = useId();
  const [text, setText] = useState("");
  const { list, troubles } = useMemo(() => readDeck(text), [text]);
  const counts = {
    freePeoples: sideOf(list, "Free Peoples").length,
    shadow: sideOf(list, "Shadow").length,
    sites: list.adventureDeck.length,
  };
  const nothing = list.drawDeck.length + list.adventureDeck.length === 0;
  return (
    <kit.Dialog
      open
      onClose={onClose}
      title={say("build.import.title")}
      actions={
        <>
          <kit.Button variant="gold" disabled={nothing} onClick={() => onTake(list)}>
            {say(troubles.length === 0 ? "build.import.take" : "build.import.take.rest")}
          </kit.Button>
          <kit.Button variant="quiet" onClick={onClose}>
            {say("build.cancel")}
          </kit.Button>
        </>
      }
    >
      <p id={id}>{say("build.import.about")}</p>
      <textarea
        className={styles.lines}
        rows={12}
        value={text}
        aria-label={say("build.import.title")}
        aria-describedby={id}
        placeholder={"3x 1U51 Legolas\n2 Gimli, Son of Glóin\nドワーフの斧 3"}
        onChange={({ target }) => setText(target.value)}
      />
      {text.trim() !== "" && <p role="status">{say("build.import.found", counts)}</p>}
      {troubles.length > 0 && (
        <ul className={styles.troubles}>
          {troubles.map((trouble) => (
            <li key={trouble.line}>{lineSentence(say, trouble)}</li>
          ))}
        </ul>
      )}
    </kit.Dialog>
  );
}

interface ExportProps {
  readonly deck: OwnDeck;
  readonly onClose: () => void;
}

/** The deck as lines that this house and others read. */
export function Export({ deck, onClose }: ExportProps) {
  const { say, kit, copy } = usePlace();
  const [copied, setCopied] = useState<boolean | null>(null);
  const text = writeDeck(deck.list, { language: say.language, title: deck.name }).join("\n");
  return (
    <kit.Dialog
      open
      onClose={onClose}
      title={say("build.export.title")}
      actions={
        <kit.Button variant="gold" onClick={() => void copy(text).then(setCopied)}>
          {say(copied ? "build.copied" : "build.copy")}
        </kit.Button>
      }
    >
      <textarea
        className={styles.lines}
        rows={16}
        readOnly
        value={text}
        aria-label={say("build.export.title")}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <p role="status">{copied === null ? "" : say(copied ? "build.copied.said" : "build.copy.failed")}</p>
    </kit.Dialog>
  );
}
