import { sentenceCase } from "@westmarch/boardkit/writing";
import { useState } from "react";
import type { Culture } from "../../data/culture.ts";
import { likelyStart } from "../../decks/changes.ts";
import { writeOwn } from "../../decks/kept.ts";
import { FREE_PEOPLES_CULTURES, randomDeck, SHADOW_CULTURES, standsAlone } from "../../decks/random.ts";
import { Emblem } from "./Emblem.tsx";
import styles from "./FirstDeck.module.css";
import { peoplesOf } from "./peoples.ts";
import { usePlace } from "./place.ts";

/** Two of a side are enough: the third takes the place of the first. */
const MOST = 2;

const picked = <C extends Culture>(chosen: readonly C[], one: C): readonly C[] =>
  chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one].slice(-MOST);

interface SideProps<C extends Culture> {
  readonly side: "free" | "shadow";
  readonly cultures: readonly C[];
  readonly chosen: readonly C[];
  readonly onChoose: (chosen: readonly C[]) => void;
}

function Side<C extends Culture>({ side, cultures, chosen, onChoose }: SideProps<C>) {
  const { say } = usePlace();
  return (
    <fieldset className={styles.side}>
      <legend>{say(`build.first.${side}`)}</legend>
      <div>
        {cultures.map((culture) => (
          <button
            key={culture}
            type="button"
            className={styles.people}
            aria-pressed={chosen.includes(culture)}
            onClick={() => onChoose(picked(chosen, culture))}
          >
            <Emblem culture={culture} />
            <span>
              <b>{sentenceCase(say(`build.people.${culture}`))}</b>
              <span>{say(`build.people.${culture}.about`)}</span>
            </span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** A first deck in two minutes: whom one likes on either side, and there is a deck to play with and to change. */
export function FirstDeck() {
  const { say, kit, shelf, draw, freshId, go, addressOf } = usePlace();
  const [free, setFree] = useState<readonly (typeof FREE_PEOPLES_CULTURES)[number][]>([]);
  const [shadow, setShadow] = useState<readonly (typeof SHADOW_CULTURES)[number][]>([]);
  const [lone] = free;
  const company = free.length === 1 && lone !== undefined && !standsAlone(lone);
  const make = () => {
    const list = randomDeck(draw, {
      ...(free.length > 0 && { freePeoples: free }),
      ...(shadow.length > 0 && { shadow }),
    });
    const id = freshId();
    const name = peoplesOf(say, list);
    shelf.keep(id, writeOwn({ list, start: likelyStart(list), name, notes: "", versions: [] }));
    go(id, true);
  };
  return (
    <div className={styles.first}>
      <h1>{say("build.first")}</h1>
      <p>{say("build.first.about")}</p>
      <Side side="free" cultures={FREE_PEOPLES_CULTURES} chosen={free} onChoose={setFree} />
      {company && <p role="status">{say("build.first.company", { people: say(`build.people.${lone}`) })}</p>}
      <Side side="shadow" cultures={SHADOW_CULTURES} chosen={shadow} onChoose={setShadow} />
      <div className={styles.actions}>
        <kit.Button variant="gold" disabled={company} onClick={make}>
          {say(free.length + shadow.length === 0 ? "build.first.any" : "build.first.make")}
        </kit.Button>
        <kit.ButtonLink variant="quiet" href={addressOf(null)}>
          {say("build.all")}
        </kit.ButtonLink>
      </div>
    </div>
  );
}
