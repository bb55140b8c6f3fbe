import { type KeyboardEvent, useEffect, useRef } from "react";
import type { Pack } from "../../pack/types.ts";
import { SourceMark } from "../cards/SourceMark.tsx";
import styles from "./box.module.css";
import { entriesIn, entryCalled } from "./called.ts";
import type { PlaceProps } from "./place.ts";
import { knownIn } from "./progress.ts";
import { keysIn, type Spot } from "./sections.ts";

interface EntryListProps {
  readonly say: PlaceProps["say"];
  readonly pack: Pack;
  readonly spot: Spot;
  readonly onSpot: (spot: Spot) => void;
}

/** Everything that a section is a list of; the arrow keys lead through it. */
export function EntryList({ say, pack, spot, onSpot }: EntryListProps) {
  const list = useRef<HTMLUListElement>(null);
  const entries = entriesIn(pack, spot.section);
  const keys = keysIn(pack, spot.section);
  const wholes = knownIn(pack, spot.section).map(({ known, all }) => known === all);
  useEffect(() => {
    list.current?.querySelectorAll("li")[spot.at]?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [spot]);
  if (entries.length < 2) return null;
  const move = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    const to = by === undefined ? undefined : spot.at + by;
    if (to === undefined || to < 0 || to >= entries.length) return;
    event.preventDefault();
    onSpot({ ...spot, at: to });
    list.current?.querySelectorAll<HTMLElement>("button")[to]?.focus();
  };
  return (
    <ul ref={list} className={styles.list} aria-label={say(`box.section.${spot.section}`)}>
      {entries.map((entry, at) => (
        <li key={keys[at]}>
          <button
            type="button"
            tabIndex={at === spot.at ? 0 : -1}
            aria-current={at === spot.at ? "true" : undefined}
            onKeyDown={move}
            onClick={() => onSpot({ ...spot, at })}
          >
            <SourceMark source={wholes[at] ? "box" : "reconstructed"} />
            <span>{entryCalled(say, pack, entry, { ...spot, at })}</span>
            <span className={styles.unseen}>{say(wholes[at] ? "box.is-known" : "box.is-guess")}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
