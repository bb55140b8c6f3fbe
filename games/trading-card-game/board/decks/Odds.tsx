import { useState } from "react";
import type { Plan } from "../../decks/changes.ts";
import { PILES, pileOf } from "../../decks/curve.ts";
import { type Collector, printedCard } from "../../decks/deck.ts";
import { fullName } from "../../decks/names.ts";
import { atLeast, average, HAND } from "../../decks/odds.ts";
import styles from "./Odds.module.css";
import { usePlace } from "./place.ts";

/** What is left to draw when the companions of the start have left the deck (3.7, 3.10). */
export function drawnFrom({ list, start }: Plan): readonly Collector[] {
  const left = [...list.drawDeck];
  for (const id of start) {
    const at = left.indexOf(id);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

type DeckSay = ReturnType<typeof usePlace>["say"];

/** What is looked for, and how many of it the deck has: each kind, and minions that cost little. */
const rowsOf = (say: DeckSay, deck: readonly Collector[]) => [
  ...PILES.map((pile) => ({
    id: pile,
    name: say(`build.pile.${pile}`),
    number: deck.filter((id) => pileOf(printedCard(id)) === pile).length,
  })),
  {
    id: "cheap",
    name: say("build.odds.cheap"),
    number: deck.filter((id) => {
      const { type, twilight = 0 } = printedCard(id);
      return type === "Minion" && twilight <= 3;
    }).length,
  },
];

/** How likely eight cards hold one of each kind, or of one card. */
export function Odds({ plan }: { readonly plan: Plan }) {
  const { say } = usePlace();
  const [chosen, choose] = useState<Collector | null>(null);
  const deck = drawnFrom(plan);
  const ids = [...new Set(deck)];
  const card = chosen !== null && ids.includes(chosen) ? chosen : (ids[0] ?? null);
  const percent = new Intl.NumberFormat(say.language, { style: "percent", maximumFractionDigits: 1 });
  const mean = new Intl.NumberFormat(say.language, { maximumFractionDigits: 2 });
  const rows = rowsOf(say, deck);
  const cells = (number: number) => (
    <>
      <td>{number}</td>
      <td>{mean.format(average(deck.length, number))}</td>
      <td>{percent.format(atLeast(1, deck.length, number))}</td>
      <td>{percent.format(atLeast(2, deck.length, number))}</td>
    </>
  );
  return (
    <section className={styles.panel} aria-labelledby="odds">
      <h2 id="odds">{say("build.odds", { hand: HAND })}</h2>
      <table className={styles.odds}>
        <thead>
          <tr>
            <td />
            <th scope="col">{say("build.odds.number")}</th>
            <th scope="col">{say("build.odds.average")}</th>
            <th scope="col">{say("build.odds.one")}</th>
            <th scope="col">{say("build.odds.two")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, number }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {cells(number)}
            </tr>
          ))}
          {card !== null && (
            <tr>
              <th scope="row">
                <select
                  aria-label={say("build.odds.card")}
                  value={card}
                  onChange={({ target }) => choose(ids.find((id) => id === target.value) ?? null)}
                >
                  {ids.map((id) => (
                    <option key={id} value={id}>
                      {fullName(id, say.language)}
                    </option>
                  ))}
                </select>
              </th>
              {cells(deck.filter((id) => id === card).length)}
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}
