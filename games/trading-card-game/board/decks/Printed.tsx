import type { Titled } from "../../decks/kept.ts";
import { writeDeck } from "../../decks/lines.ts";
import { fullName } from "../../decks/names.ts";
import styles from "./Printed.module.css";
import { usePlace } from "./place.ts";

/** The list as it is printed: to be laid beside cards, or handed in. */
export function Printed({ deck }: { readonly deck: Titled }) {
  const { say } = usePlace();
  return (
    <div className={styles.printed} aria-hidden="true">
      <h1>{deck.name}</h1>
      <pre>{writeDeck(deck.list, { language: say.language }).join("\n")}</pre>
      {deck.start.length > 0 && (
        <p>
          {say("build.start")}: {deck.start.map((id) => fullName(id, say.language)).join(" · ")}
        </p>
      )}
      {deck.notes !== "" && <p className={styles.notes}>{deck.notes}</p>}
    </div>
  );
}
