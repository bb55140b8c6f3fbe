import { useState } from "react";
import { costOf } from "../../decks/changes.ts";
import type { Collector } from "../../decks/deck.ts";
import { writeOwn } from "../../decks/kept.ts";
import type { ReadyDeck } from "../../decks/ready.ts";
import { CardButton } from "./CardButton.tsx";
import styles from "./HowTo.module.css";
import { Piles } from "./Piles.tsx";
import { Printed } from "./Printed.tsx";
import { usePlace } from "./place.ts";
import { KEY_CARDS } from "./plans.ts";
import { Reader } from "./Reader.tsx";
import { Road } from "./Road.tsx";

const PARTS = ["start", "free", "shadow"] as const;

/** A ready deck, and how to play it: who sets out, what either half wants, the cards that matter. */
export function HowTo({ ready }: { readonly ready: ReadyDeck }) {
  const { id, deck: list, start } = ready;
  const { say } = usePlace();
  const [reading, read] = useState<Collector | null>(null);
  const name = say(`deck.${id}`);
  const face = (card: Collector) => <CardButton id={card} size="middle" onClick={() => read(card)} />;
  return (
    <div className={styles.howto}>
      <div className={styles.screen}>
        <Heading ready={ready} name={name} />
        <div className={styles.plan}>
          {PARTS.map((part) => (
            <section key={part} aria-labelledby={`plan-${part}`}>
              <h2 id={`plan-${part}`}>{say(`plan.${part}`)}</h2>
              {part === "start" && (
                <ul className={styles.start} aria-label={say("build.start")}>
                  {[list.ringBearer, ...start].map((card) => (
                    <li key={card}>{face(card)}</li>
                  ))}
                  <li className={styles.sum}>{say("build.start.cost", { cost: costOf(start) })}</li>
                </ul>
              )}
              <p>{say(`plan.${id}.${part}`)}</p>
            </section>
          ))}
        </div>
        <section aria-labelledby="key-cards">
          <h2 id="key-cards">{say("plan.cards")}</h2>
          <ul className={styles.keys}>
            {KEY_CARDS[id].map((card) => (
              <li key={card.id}>
                {face(card.id)}
                <p>{say(card.why)}</p>
              </li>
            ))}
          </ul>
        </section>
        <Piles list={list} onRead={read} />
        <Road list={list} onRead={read} />
      </div>
      <Printed deck={{ list, start, name, notes: "" }} />
      {reading !== null && <Reader id={reading} onClose={() => read(null)} />}
    </div>
  );
}

interface HeadingProps {
  readonly ready: ReadyDeck;
  readonly name: string;
}

/** The deck's name, and what can be done with it. */
function Heading({ ready: { id, deck: list, start }, name }: HeadingProps) {
  const { say, kit, shelf, freshId, go, addressOf, tableWith, print } = usePlace();
  const build = () => {
    const own = freshId();
    const title = say("build.double.of", { name });
    shelf.keep(own, writeOwn({ list, start, name: title, notes: "", versions: [] }));
    go(own);
  };
  return (
    <header className={styles.heading}>
      <div>
        <h1>{name}</h1>
        <p>{say(`deck.${id}.about`)}</p>
      </div>
      <div className={styles.actions}>
        <kit.ButtonLink variant="gold" href={tableWith(id)}>
          {say("build.play")}
        </kit.ButtonLink>
        <kit.Button onClick={build}>{say("build.change.it")}</kit.Button>
        <kit.Button onClick={print}>{say("build.print")}</kit.Button>
        <kit.ButtonLink variant="quiet" href={addressOf(null)}>
          {say("build.all")}
        </kit.ButtonLink>
      </div>
    </header>
  );
}
