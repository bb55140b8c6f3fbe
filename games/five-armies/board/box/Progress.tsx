import { type Pack, SOURCES } from "../../pack/types.ts";
import { SourceMark } from "../cards/SourceMark.tsx";
import styles from "./box.module.css";
import type { PlaceProps } from "./place.ts";
import { progressOf, wholeProgress } from "./progress.ts";
import { ORDER, type Section } from "./sections.ts";

interface ProgressProps {
  readonly page: Pick<PlaceProps, "say" | "kit">;
  readonly pack: Pack;
  readonly section: Section;
  readonly onSection: (section: Section) => void;
}

/** What of the box is known so far, section by section, and the way to each. */
export function Progress({ page: { say, kit }, pack, section, onSection }: ProgressProps) {
  const whole = wholeProgress(pack);
  return (
    <kit.Slip aria-labelledby="box-known" className={styles.known}>
      <header className={styles.heading}>
        <h2 id="box-known">{say("box.known")}</h2>
        <span>{say("box.of", { known: whole.known, all: whole.all })}</span>
      </header>
      <ul>
        {ORDER.map((one) => {
          const { known, all } = progressOf(pack, one);
          return (
            <li key={one}>
              <button
                type="button"
                aria-current={one === section ? "true" : undefined}
                onClick={() => onSection(one)}
              >
                <span>{say(`box.section.${one}`)}</span>
                <span>{known === all ? say("box.whole") : say("box.of", { known, all })}</span>
                <progress max={all} value={known} aria-hidden="true" data-whole={known === all} />
              </button>
            </li>
          );
        })}
      </ul>
      <ul className={styles.legend} aria-label={say("box.sources")}>
        {SOURCES.map((source) => (
          <li key={source}>
            <SourceMark source={source} /> {say(`card.from.${source}`)}
          </li>
        ))}
      </ul>
    </kit.Slip>
  );
}
