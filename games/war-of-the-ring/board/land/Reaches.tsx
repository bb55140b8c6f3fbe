import { Glows, Regions } from "@westmarch/boardkit/regions";
import { NONE } from "@westmarch/kernel";
import { useEffect, useMemo, useState } from "react";
import { REGION, type RegionId } from "../../data/regionnames.ts";
import { ALL_REGIONS } from "../../data/regions.ts";
import type { Reach } from "../acting/useActing.ts";
import type { GameSay } from "../keys.ts";
import styles from "./land.module.css";
import { bordersSentence } from "./sentence.ts";
import type { Sheet } from "./useMap.ts";

interface ReachesProps {
  readonly sheet: Sheet;
  readonly say: GameSay;
  readonly reach: ReadonlyMap<RegionId, Reach>;
  /** Regions whose Army or figure can be taken up. */
  readonly able: ReadonlySet<RegionId>;
  /** Where what is taken up stands, or `NONE`. */
  readonly from: RegionId;
  /** Each region in a sentence: for those who hear the map. */
  readonly spoken: readonly string[];
  readonly choose: (region: RegionId, at: { readonly x: number; readonly y: number }) => void;
}

const FIRST = REGION.named("minas-tirith");

/** Milliseconds after which nobody waits for the map any more. */
const LATER = 700;

/** Each region's borders in sentences: there once everything is there that can be seen. */
function useBorders(say: GameSay): readonly string[] {
  const [borders, describe] = useState<readonly string[]>([]);
  useEffect(() => {
    const waiting = window.setTimeout(
      () => describe(ALL_REGIONS.map((region) => bordersSentence(say, region))),
      LATER,
    );
    return () => clearTimeout(waiting);
  }, [say]);
  return borders;
}

/** What may be done where, under names and pieces. */
export const Reaches = ({ sheet, say, reach, able, from, spoken, choose }: ReachesProps) => {
  const { plan, outlines } = sheet;
  const [under, point] = useState<RegionId>(NONE);
  const borders = useBorders(say);
  const places = useMemo(() => plan.regions.map(({ name: [x, y] }) => [x, y] as const), [plan]);
  return (
    <Regions
      page={plan}
      regions={ALL_REGIONS}
      outlines={outlines}
      places={places}
      first={FIRST}
      label={say("land.map")}
      spoken={spoken}
      described={borders}
      reach={reach}
      able={able}
      under={under}
      point={point}
      choose={choose}
    >
      <Glows outlines={outlines} reach={reach} ember="attack" broad={26} hatch={7} />
      {from >= 0 && (
        <>
          <path d={outlines[from]} className={styles.ropeBelow} />
          <path d={outlines[from]} className={styles.rope} />
        </>
      )}
    </Regions>
  );
};
