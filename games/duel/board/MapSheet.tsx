import { placeAt, type Spot } from "@westmarch/boardkit/carry";
import { paragraph, sentenceCase } from "@westmarch/boardkit/writing";
import { REGION, type RegionId, type Side } from "../data/ids.ts";
import { unitsIn } from "../state.ts";
import styles from "./Board.module.css";
import { moveBetween, regionChoices } from "./choices.ts";
import type { Props } from "./keys.ts";
import { RegionMap } from "./map/index.ts";
import { marchIn } from "./map/march.ts";
import { regionName, sideName } from "./names.ts";

/** The seven regions: a click places, removes, takes up and moves; a unit is also dragged from region to region. */
export const MapSheet = ({ props, near }: { readonly props: Props; readonly near: Side }) => {
  const { view, since, ask, selected, select, act, tried, explain, say, calm } = props;
  const { reach, answers, from } = regionChoices(ask, selected);

  const tap = (region: RegionId, at: Spot) => {
    const option = answers.get(region);
    if (option) return act([option]);
    if (region === from) return select(null);
    if (reach.get(region) === "from") return select(`region:${region}`);
    if (from >= 0) return tried(["move", from, region], at);
    if (ask?.prompt === "place") return tried(["place", region], at);
    if (ask?.prompt === "move") return tried(["move", region, region], at);
    explain(`region:${region}`);
  };
  const drop = (start: RegionId, at: Spot | null): boolean => {
    const place = at && placeAt(at);
    if (!place || !REGION.is(Number(place)) || Number(place) === start) return false;
    const region = REGION.of(Number(place));
    const option = moveBetween(ask, start, region);
    if (option) act([option]);
    else tried(["move", start, region], at);
    return option !== undefined;
  };
  const describe = (region: RegionId): string => {
    const there = ([0, 1] as const).flatMap((side) => {
      const units = unitsIn(view, side, region);
      const fortress = (view.fortresses[side] & (1 << region)) !== 0;
      if (units === 0 && !fortress) return [];
      return [
        sentenceCase(
          say("board.region.side", { side: sideName(say, side), units, fortress: fortress ? "yes" : "no" }),
        ),
      ];
    });
    const what = there.length > 0 ? paragraph(say, ...there) : say("board.region.empty");
    return say("board.region", { place: regionName(say, region), what });
  };
  return (
    <section className={styles.map} aria-label={say("board.map")}>
      <RegionMap
        view={view}
        near={near}
        reach={reach}
        from={from}
        onRegion={tap}
        onLift={(region) => select(`region:${region}`)}
        onDrop={drop}
        describe={describe}
        march={marchIn(since)}
        calm={calm}
        nameOf={(region) => regionName(say, region)}
      />
    </section>
  );
};
