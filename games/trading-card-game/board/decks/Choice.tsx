import type { DeckChoiceProps } from "@westmarch/boardkit";
import { useState } from "react";
import { readOwn } from "../../decks/kept.ts";
import { faultsOf, isLegal } from "../../decks/legality.ts";
import { readDeck } from "../../decks/lines.ts";
import { READY_DECKS } from "../../decks/ready.ts";
import { lineSentence, ruleSentence } from "../decks.ts";
import type { Key } from "../keys.ts";
import { type BoxPick, BoxRow } from "./BoxRow.tsx";
import { listed, RANDOM } from "./bringing.ts";
import styles from "./Choice.module.css";
import { pictureOf } from "./peoples.ts";

/** Which of the ways is chosen: a deck by its name, chance, lines of one's own, or none: a computer chooses. */
type Way = string;
const LINES: Way = "lines";
const BY_CHANCE: Way = "random";
const ITSELF: Way = "itself";

/** One deck out of ours, one's own, chance, or a list that is written here. */
export function Choice({ say, legend, shelf, brings, onBring, itself, addressOf }: DeckChoiceProps<Key>) {
  const own = shelf.kept.flatMap((kept) => {
    const deck = readOwn(kept.text);
    return deck ? [{ id: kept.id, deck, legal: isLegal(deck.list) }] : [];
  });
  const [way, setWay] = useState<Way>(() => {
    if (!brings) return ITSELF;
    if (brings.list === undefined) return BY_CHANCE;
    const all = [...READY_DECKS, ...own.map((kept) => ({ id: kept.id, deck: kept.deck.list }))];
    return all.find(({ deck }) => listed(deck).list === brings.list)?.id ?? LINES;
  });
  const choose = (next: Way) => {
    setWay(next);
    const ours = READY_DECKS.find((deck) => deck.id === next);
    const mine = own.find((deck) => deck.id === next);
    if (ours) onBring(listed(ours.deck));
    else if (mine) onBring(listed(mine.deck.list));
    else if (next === ITSELF) onBring(null);
    else onBring(next === BY_CHANCE ? RANDOM : { list: "" });
  };
  const known = READY_DECKS.find((deck) => deck.id === way);
  const about = known
    ? say(`deck.${known.id}.about`)
    : way === BY_CHANCE
      ? say("build.choice.random.about")
      : null;
  const picks: readonly BoxPick<Way>[] = [
    ...(itself === undefined ? [] : [{ id: ITSELF, name: itself, picture: "computer" } as const]),
    ...own.map(({ id, deck: { name, list }, legal }) => ({
      id,
      name: legal
        ? name || say("build.unnamed")
        : say("build.choice.unlawful", { name: name || say("build.unnamed") }),
      ...pictureOf(list),
      barred: !legal,
    })),
    ...READY_DECKS.map(({ id, deck }) => ({ id, name: say(`deck.${id}`), ...pictureOf(deck) })),
    { id: BY_CHANCE, name: say("build.choice.random"), picture: "chance" },
    { id: LINES, name: say("build.choice.lines"), picture: "lines" },
  ];
  return (
    <fieldset className={styles.choice}>
      <BoxRow legend={legend} picks={picks} picked={way} onPick={choose} many />
      {about !== null && (
        <p>
          {about} {known && <a href={addressOf(known.id)}>{say("build.choice.how")}</a>}
        </p>
      )}
      {way === LINES && <Written say={say} brings={brings} onBring={onBring} />}
    </fieldset>
  );
}

/** Lines for this table alone, with what is wrong with them. */
function Written({ say, brings, onBring }: Pick<DeckChoiceProps<Key>, "say" | "brings" | "onBring">) {
  const text = typeof brings?.list === "string" ? brings.list : "";
  const { list, troubles } = readDeck(text);
  const wrong = [
    ...troubles.map((trouble) => lineSentence(say, trouble)),
    ...faultsOf(list).map((fault) => ruleSentence(say, fault)),
  ];
  return (
    <>
      <textarea
        rows={6}
        value={text}
        aria-label={say("build.choice.lines")}
        aria-invalid={wrong.length > 0}
        maxLength={6000}
        onChange={({ target }) => onBring({ list: target.value })}
      />
      {text.trim() !== "" && wrong.length > 0 && (
        <ul className={styles.wrong}>
          {wrong.slice(0, 6).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </>
  );
}
