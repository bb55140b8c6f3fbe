import { type Collector, type DeckList, printedCard } from "../../decks/deck.ts";
import { SITE_NUMBERS } from "../../decks/legality.ts";
import { fullName } from "../../decks/names.ts";
import { CardButton } from "./CardButton.tsx";
import { usePlace } from "./place.ts";
import styles from "./Road.module.css";

interface RoadProps {
  readonly list: DeckList;
  readonly onRead: (card: Collector) => void;
  /** Called when the player looks for a site of this number; left out where nothing can be changed. */
  readonly onSeek?: (number: number) => void;
}

/** The nine sites, in their order; where one is missing, the way to find it. */
export function Road({ list, onRead, onSeek }: RoadProps) {
  const { say } = usePlace();
  return (
    <section className={styles.panel} aria-labelledby="road">
      <h2 id="road">{say("build.road")}</h2>
      <ol className={styles.road}>
        {SITE_NUMBERS.map((number) => {
          const site = list.adventureDeck.find((id) => printedCard(id).siteNumber === number);
          return (
            <li key={number}>
              {site === undefined ? (
                <button
                  type="button"
                  className={styles.empty}
                  disabled={!onSeek}
                  onClick={() => onSeek?.(number)}
                >
                  <b>{number}</b>
                  {say("build.seek.site", { number })}
                </button>
              ) : (
                <>
                  <CardButton
                    id={site}
                    words={say("build.site", { number, name: fullName(site, say.language) })}
                    onClick={() => onRead(site)}
                  />
                  {onSeek && (
                    <button
                      type="button"
                      className={styles.small}
                      aria-label={say("build.change.site", { number })}
                      onClick={() => onSeek(number)}
                    >
                      {say("build.change")}
                    </button>
                  )}
                </>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
