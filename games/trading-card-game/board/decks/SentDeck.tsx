import { useState } from "react";
import type { Collector } from "../../decks/deck.ts";
import { type Titled, writeOwn } from "../../decks/kept.ts";
import { BadLink } from "./BadLink.tsx";
import { Curve } from "./Curve.tsx";
import { Lawful } from "./Lawful.tsx";
import { Piles } from "./Piles.tsx";
import { Printed } from "./Printed.tsx";
import { peoplesOf } from "./peoples.ts";
import { usePlace } from "./place.ts";
import { Reader } from "./Reader.tsx";
import { Road } from "./Road.tsx";
import styles from "./SentDeck.module.css";
import { unpack } from "./sharing.ts";

/** A deck that came by a link: to be looked at, and kept as one’s own. */
export function SentDeck() {
  const { sent } = usePlace();
  const deck = unpack(sent);
  if (typeof deck === "string") {
    return (
      <div className={styles.sent}>
        <BadLink why={deck} />
      </div>
    );
  }
  return <Readable deck={deck} />;
}

function Readable({ deck }: { readonly deck: Titled }) {
  const { say, kit, shelf, freshId, go, addressOf, print } = usePlace();
  const [reading, read] = useState<Collector | null>(null);
  const keep = () => {
    const id = freshId();
    shelf.keep(id, writeOwn({ ...deck, versions: [] }));
    go(id, true);
  };
  return (
    <div className={styles.sent}>
      <div className={styles.screen}>
        <header className={styles.heading}>
          <div>
            <p>{say("build.sent")}</p>
            <h1>{deck.name || say("build.unnamed")}</h1>
            <p>{peoplesOf(say, deck.list)}</p>
          </div>
          <div className={styles.actions}>
            <kit.Button variant="gold" onClick={keep}>
              {say("build.sent.keep")}
            </kit.Button>
            <kit.Button onClick={print}>{say("build.print")}</kit.Button>
            <kit.ButtonLink variant="quiet" href={addressOf(null)}>
              {say("build.all")}
            </kit.ButtonLink>
          </div>
        </header>
        {deck.notes !== "" && <p className={styles.notes}>{deck.notes}</p>}
        <Piles list={deck.list} onRead={read} />
        <div className={styles.row}>
          <Curve list={deck.list} />
          <Lawful list={deck.list} />
        </div>
        <Road list={deck.list} onRead={read} />
      </div>
      <Printed deck={deck} />
      {reading !== null && <Reader id={reading} onClose={() => read(null)} />}
    </div>
  );
}
