import type { DeckList } from "../../decks/deck.ts";
import { formatOf, type Pool } from "../../decks/kept.ts";
import { type Fault, faultsOf } from "../../decks/legality.ts";
import { fullName } from "../../decks/names.ts";
import { unservedIn } from "../../decks/needs.ts";
import { faultSentence } from "../decks.ts";
import styles from "./Lawful.module.css";
import { usePlace } from "./place.ts";

/** The rules of chapter 2 that everybody asks for, in the order in which a deck is looked through. */
const RULES = ["2.2", "2.3", "2.1", "2.4"] as const;

/** Hints shown at once. */
const MOST_HINTS = 4;

/** Every rule for decks with its number: kept, or what is wrong; and cards that could do nothing. */
export function Lawful({ list, pool }: { readonly list: DeckList; readonly pool?: Pool | undefined }) {
  const { say, kit, addressOfRule } = usePlace();
  const faults = faultsOf(list, formatOf(pool));
  const others = faults.filter(({ rule }) => !RULES.some((one) => one === rule));
  const number = (rule: string | null) =>
    rule !== null && (
      <span className={styles.number}>
        <kit.TextLink href={addressOfRule(rule)}>{rule}</kit.TextLink>
      </span>
    );
  const wrong = (fault: Fault, place: number) => (
    <li key={`${fault.rule} ${fault.reason} ${place}`} data-kept={false}>
      <span>{faultSentence(say, fault)}</span> {number(fault.rule)}
    </li>
  );
  const hints = unservedIn(list);
  return (
    <section className={styles.panel} aria-labelledby="lawful">
      <h2 id="lawful">
        {say(faults.length === 0 ? "build.lawful" : "build.unlawful", { count: faults.length })}
      </h2>
      <ul className={styles.rules}>
        {others.map(wrong)}
        {RULES.flatMap((rule) => {
          const broken = faults.filter((fault) => fault.rule === rule);
          if (broken.length > 0) return broken.map(wrong);
          return (
            <li key={rule} data-kept={true}>
              <span>{say(`build.kept.${rule}`)}</span> {number(rule)}
            </li>
          );
        })}
        {hints.slice(0, MOST_HINTS).map((id) => (
          <li key={id} data-kept="hint">
            <span>{say("build.hint", { name: fullName(id, say.language) })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
