import type { DeckBoxesProps } from "@westmarch/boardkit";
import { useId, useState } from "react";
import type { Culture } from "../../data/culture.ts";
import { PAINTS } from "../cards/people.ts";
import { Sign } from "../cards/Sign.tsx";
import type { Key } from "../keys.ts";
import styles from "./Boxes.module.css";
import { listed } from "./bringing.ts";
import { decksHere } from "./here.ts";
import { culturesOf, peoplesOf } from "./peoples.ts";

/** The window of a box, through which its people’s sign is seen. */
const WINDOW = "M-13 26V-2C-13-12-7-18 0-23C7-18 13-12 13-2V26Z";

/** A box in the colour of a people. Decorative: the name stands under it. */
const Box = ({ culture }: { readonly culture: Culture | undefined }) => {
  const { ground, rim, sign } = PAINTS[culture ?? "RING"];
  return (
    <svg viewBox="-32 -44 64 86" aria-hidden="true" className={styles.box}>
      <path d="M-30-34L-25-42H25L30-34Z" fill={rim} stroke="#2a2019" strokeWidth="1.6" />
      <path d="M-30-34H30V40H-30Z" fill={ground} stroke="#2a2019" strokeWidth="1.8" />
      <path d="M-25-29H25V35H-25Z" fill="none" stroke={rim} strokeWidth="1" opacity=".7" />
      <path d={WINDOW} fill="#f5ecd8" stroke="#2a2019" strokeWidth="1.2" />
      <g color={ground} transform="translate(0 7)">
        <Sign name={sign} size={21} />
      </g>
    </svg>
  );
};

/** A few decks as boxes, one of them chosen; what it is stands under them. */
export function Boxes({ say, legend, shelf, brings, onBring, recent, most }: DeckBoxesProps<Key>) {
  const name = useId();
  const all = decksHere(shelf);
  const chosen = all.find(({ list }) => listed(list).list === brings.list);
  // The boxes stay where they are while one after the other is looked at.
  const [first] = useState(() => [...recent, ...(chosen ? [chosen.id] : [])]);
  const isFirst = (id: string) => first.includes(id);
  const shown = [
    ...first.flatMap((id) => all.find((deck) => deck.id === id) ?? []),
    ...all.filter(({ id }) => !isFirst(id)),
  ].slice(0, most);
  const boxes = !chosen || shown.includes(chosen) ? shown : [chosen, ...shown].slice(0, most);
  return (
    <fieldset className={styles.boxes}>
      <legend>{legend}</legend>
      <div className={styles.row}>
        {boxes.map(({ id, list, name: own, ready }) => (
          <label key={id} data-picked={id === chosen?.id}>
            <input
              type="radio"
              name={name}
              value={id}
              checked={id === chosen?.id}
              onChange={() => onBring(listed(list))}
            />
            <Box culture={culturesOf(list)[0]} />
            <span>{ready ? say(`deck.${ready}`) : own || say("build.unnamed")}</span>
          </label>
        ))}
      </div>
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
