import type { BoardProps } from "@westmarch/boardkit";
import { type PointerEvent, useRef } from "react";
import type { RegionId, Side } from "../data/ids.ts";
import { type Duel, unitsIn } from "../state.ts";
import styles from "./Board.module.css";
import { moveBetween, regionChoices } from "./choices.ts";
import { RegionMap } from "./map/index.ts";
import { regionName, sentenceCase, sideName } from "./names.ts";
import type { Spot } from "./tableau/useCarry.ts";

/** A pointer that went less far has not dragged. */
const STILL = 9;

const regionAt = (x: number, y: number): RegionId => {
  for (const under of document.elementsFromPoint(x, y)) {
    const region = under.closest<HTMLElement | SVGElement>("[data-region]")?.dataset.region;
    if (region !== undefined) return Number(region);
  }
  return -1;
};

/** The seven regions: a click places, removes, takes up and moves; a unit is also dragged from region to region. */
export const MapSheet = ({ props, near }: { readonly props: BoardProps<Duel>; readonly near: Side }) => {
  const { view, ask, selected, select, act, tried, explain, say, layout, calm } = props;
  const { reach, answers, from } = regionChoices(ask, selected);
  const press = useRef<(Spot & { readonly region: RegionId }) | null>(null);

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
  const down = (e: PointerEvent) => {
    const region = regionAt(e.clientX, e.clientY);
    press.current =
      reach.get(region) === "from" || region === from ? { x: e.clientX, y: e.clientY, region } : null;
  };
  // A drag ends in another region; whatever ends in its own was a click, and the region hears of it by itself.
  const up = (e: PointerEvent) => {
    const start = press.current;
    press.current = null;
    if (!start || Math.hypot(e.clientX - start.x, e.clientY - start.y) < STILL) return;
    const region = regionAt(e.clientX, e.clientY);
    if (region < 0 || region === start.region) return;
    const option = moveBetween(ask, start.region, region);
    if (option) act([option]);
    else tried(["move", start.region, region], { x: e.clientX, y: e.clientY });
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
    const what = there.length > 0 ? there.join(" ") : say("board.region.empty");
    return say("board.region", { place: regionName(say, region), what });
  };
  return (
    <section
      className={styles.map}
      aria-label={say("board.map")}
      onPointerDown={down}
      onPointerUp={up}
      onPointerCancel={() => {
        press.current = null;
      }}
    >
      <RegionMap
        view={view}
        near={near}
        layout={layout}
        reach={reach}
        onRegion={tap}
        describe={describe}
        onExplain={(region) => explain(`region:${region}`)}
        calm={calm}
        nameOf={(region) => regionName(say, region)}
      />
    </section>
  );
};
