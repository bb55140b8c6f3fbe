import { useDeferredValue, useMemo } from "react";
import { readPack } from "../../pack/reading.ts";
import type { Pack } from "../../pack/types.ts";
import styles from "./box.module.css";
import { entryAt, entryCalled } from "./called.ts";
import { spotOf } from "./complained.ts";
import { written } from "./draft.ts";
import type { PlaceProps } from "./place.ts";
import type { Spot } from "./sections.ts";

/** What is wrong with a pack as it stands; told a moment later while the player is typing. */
export function useComplaints(pack: Pack) {
  const calm = useDeferredValue(pack);
  return useMemo(() => readPack(written(calm)).complaints, [calm]);
}

interface ChecksProps {
  readonly page: Pick<PlaceProps, "say" | "kit">;
  readonly pack: Pack;
  readonly found: ReturnType<typeof useComplaints>;
  readonly onSpot: (spot: Spot) => void;
}

/** Whether a game can be played with the pack; what stands in the way, and where. */
export function Checks({ page: { say, kit }, pack, found, onSpot }: ChecksProps) {
  return (
    <kit.Slip aria-labelledby="box-checks" className={styles.checks} data-good={found.length === 0}>
      <h2 id="box-checks">{say("box.checks")}</h2>
      <p role="status">
        <span aria-hidden="true">{found.length === 0 ? "◆" : "◇"}</span>{" "}
        {found.length === 0 ? say("box.checks.good") : say("box.checks.bad", { count: found.length })}
      </p>
      {found.length > 0 && (
        <ul>
          {found.map((complaint) => {
            const { place, reason, facts } = complaint;
            const spot = spotOf(pack, complaint);
            const entry = spot && entryAt(pack, spot);
            const where =
              spot && entry
                ? `${say(`box.section.${spot.section}`)}: ${entryCalled(say, pack, entry, spot)}`
                : place;
            return (
              <li key={`${place} ${reason} ${JSON.stringify(facts)}`}>
                {spot ? (
                  <button type="button" className={styles.word} onClick={() => onSpot(spot)}>
                    {where}
                  </button>
                ) : (
                  <b>{where}</b>
                )}{" "}
                {say(`pack.${reason}`, facts)}
              </li>
            );
          })}
        </ul>
      )}
    </kit.Slip>
  );
}
