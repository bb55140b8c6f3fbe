import type { DeckBoxesProps } from "@westmarch/boardkit";
import { useState } from "react";
import type { Key } from "../keys.ts";
import styles from "./Boxes.module.css";
import { BoxRow } from "./BoxRow.tsx";
import { listed } from "./bringing.ts";
import { decksHere } from "./here.ts";
import { peoplesOf, pictureOf } from "./peoples.ts";

/** A few decks as boxes, one of them chosen; what it is stands under them. */
export function Boxes({ say, legend, shelf, brings, onBring, recent, most }: DeckBoxesProps<Key>) {
  const all = decksHere(shelf);
  const chosen = all.find(({ list }) => listed(list).list === brings.list);
  // The boxes stay where they are while one after the other is looked at.
  const [first] = useState(() => [...new Set([...recent, ...(chosen ? [chosen.id] : [])])]);
  const isFirst = (id: string) => first.includes(id);
  const shown = [
    ...first.flatMap((id) => all.find((deck) => deck.id === id) ?? []),
    ...all.filter(({ id }) => !isFirst(id)),
  ].slice(0, most);
  const boxes = !chosen || shown.includes(chosen) ? shown : [chosen, ...shown].slice(0, most);
  return (
    <fieldset className={styles.boxes}>
      <BoxRow
        legend={legend}
        picks={boxes.map(({ id, list, name, ready }) => ({
          id,
          name: ready ? say(`deck.${ready}`) : name || say("build.unnamed"),
          ...pictureOf(list),
        }))}
        picked={chosen?.id ?? null}
        onPick={(id) => {
          const deck = boxes.find((box) => box.id === id);
          if (deck) onBring(listed(deck.list));
        }}
      />
      <p aria-live="polite">
        {chosen
          ? chosen.ready
            ? say(`deck.${chosen.ready}.about`)
            : peoplesOf(say, chosen.list)
          : say(brings.list === undefined ? "build.choice.random" : "build.choice.lines")}
      </p>
    </fieldset>
  );
}
