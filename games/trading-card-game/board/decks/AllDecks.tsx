import { useState } from "react";
import { cardOf } from "../../decks/brought.ts";
import { NOTHING } from "../../decks/changes.ts";
import { type DeckList, sideOf } from "../../decks/deck.ts";
import { formatOf, readOwn, writeOwn } from "../../decks/kept.ts";
import { faultsOf } from "../../decks/legality.ts";
import { OURS, READY_DECKS, type ReadyDeck } from "../../decks/ready.ts";
import { CardFace } from "../cards/CardFace.tsx";
import styles from "./AllDecks.module.css";
import { Emblem } from "./Emblem.tsx";
import { culturesOf, peoplesOf } from "./peoples.ts";
import { usePlace } from "./place.ts";

/** All decks: one's own, ours, the starters; and the ways to a new one. */
export function AllDecks() {
  const { say, kit, shelf, addressOf, go, freshId } = usePlace();
  const others = READY_DECKS.filter((ready) => !OURS.includes(ready));
  const begin = () => {
    const id = freshId();
    shelf.keep(id, writeOwn({ ...NOTHING, name: say("build.unnamed"), notes: "", versions: [] }));
    go(id);
  };
  return (
    <div className={styles.all}>
      <header className={styles.heading}>
        <div>
          <h1>{say("build.title")}</h1>
          <p>{say("build.about")}</p>
        </div>
        <div className={styles.ways}>
          <kit.ButtonLink variant="gold" href={addressOf("new")}>
            {say("build.first")}
          </kit.ButtonLink>
          <kit.Button onClick={begin}>{say("build.empty")}</kit.Button>
        </div>
      </header>
      <section aria-labelledby="own">
        <h2 id="own">{say("build.own")}</h2>
        {shelf.kept.length === 0 ? (
          <p className={styles.none}>{say("build.own.none")}</p>
        ) : (
          <ul className={styles.decks}>
            {shelf.kept.map(({ id, text }) => (
              <OwnDeck key={id} id={id} text={text} />
            ))}
          </ul>
        )}
      </section>
      <Ready id="ours" title={say("build.ours")} decks={OURS} />
      <Ready id="starters" title={say("build.starters")} decks={others} />
    </div>
  );
}

interface ReadyProps {
  readonly id: string;
  readonly title: string;
  readonly decks: readonly ReadyDeck[];
}

function Ready({ id, title, decks }: ReadyProps) {
  const { say, kit, addressOf } = usePlace();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.decks}>
        {decks.map(({ id: deck, deck: list, start }) => (
          <li key={deck} className={styles.deck}>
            <span className={styles.faces} aria-hidden="true">
              {[list.ringBearer, ...start].slice(0, 3).map((card) => (
                <CardFace key={card} card={cardOf(card)} size="small" say={say} />
              ))}
            </span>
            <div>
              <h3>
                <kit.TextLink href={addressOf(deck)}>{say(`deck.${deck}`)}</kit.TextLink>
              </h3>
              <Peoples list={list} />
              <p>{say(`deck.${deck}.about`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Peoples({ list }: { readonly list: DeckList }) {
  const { say } = usePlace();
  return (
    <p className={styles.peoples}>
      {culturesOf(list).map((culture) => (
        <span key={culture} className={styles.people}>
          <Emblem culture={culture} />
        </span>
      ))}
      <span>{peoplesOf(say, list)}</span>
    </p>
  );
}

function OwnDeck({ id, text }: { readonly id: string; readonly text: string }) {
  const { say, kit, addressOf, shelf, freshId, tableWith } = usePlace();
  const deck = readOwn(text);
  if (!deck) {
    return (
      <li className={styles.deck}>
        <div>
          <h3>
            <kit.TextLink href={addressOf(id)}>{say("build.spoilt")}</kit.TextLink>
          </h3>
          <p>{say("build.spoilt.about")}</p>
        </div>
      </li>
    );
  }
  const { list } = deck;
  const faults = faultsOf(list, formatOf(deck.pool));
  const counts = { freePeoples: sideOf(list, "Free Peoples").length, shadow: sideOf(list, "Shadow").length };
  const name = deck.name || say("build.unnamed");
  const start = [...(list.ringBearer === null ? [] : [list.ringBearer]), ...deck.start].slice(0, 3);
  return (
    <li className={styles.deck}>
      <span className={styles.faces} aria-hidden="true">
        {[...new Set(start)].map((card) => (
          <CardFace key={card} card={cardOf(card)} size="small" say={say} />
        ))}
      </span>
      <div>
        <h3>
          <kit.TextLink href={addressOf(id)}>{name}</kit.TextLink>
        </h3>
        <Peoples list={list} />
        <p data-legal={faults.length === 0}>
          {faults.length === 0 ? say("deck.legal", counts) : say("build.unlawful", { count: faults.length })}
        </p>
        <p className={styles.doing}>
          {faults.length === 0 && (
            <kit.ButtonLink variant="quiet" href={tableWith(id)}>
              {say("build.play")}
            </kit.ButtonLink>
          )}
          <kit.Button
            variant="quiet"
            aria-label={say("build.double.name", { name })}
            onClick={() =>
              shelf.keep(freshId(), writeOwn({ ...deck, name: say("build.double.of", { name }) }))
            }
          >
            {say("build.double")}
          </kit.Button>
          <Removal id={id} name={name} />
        </p>
      </div>
    </li>
  );
}

function Removal({ id, name }: { readonly id: string; readonly name: string }) {
  const { say, kit, shelf } = usePlace();
  const [asking, ask] = useState(false);
  return (
    <>
      <kit.Button variant="quiet" aria-label={say("build.remove.name", { name })} onClick={() => ask(true)}>
        {say("build.remove")}
      </kit.Button>
      <kit.Dialog
        open={asking}
        onClose={() => ask(false)}
        title={say("build.remove.name", { name })}
        actions={
          <>
            <kit.Button variant="danger" onClick={() => shelf.remove(id)}>
              {say("build.remove")}
            </kit.Button>
            <kit.Button variant="quiet" onClick={() => ask(false)}>
              {say("build.cancel")}
            </kit.Button>
          </>
        }
      >
        <p>{say("build.remove.about")}</p>
      </kit.Dialog>
    </>
  );
}
