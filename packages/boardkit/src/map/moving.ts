/** Wheel, mouse and fingers on a map, and its sliding from one look to another. Comes when the map stands: see `Looker`. */
import { select } from "d3-selection";
import "d3-transition";
import { type ZoomTransform, zoom, zoomIdentity } from "d3-zoom";
import type { Spot } from "../outline.ts";
import { type Box, between, type MapTransform } from "./look.ts";

export { Leaner } from "./Leaner.ts";

/** What is asked and told while a map is moved. */
export interface Mover {
  /** A press that moved less than this, in CSS pixels, has not moved. */
  readonly still: number;
  /** Whether this is for the map. */
  readonly takes: (event: Event) => boolean;
  /** The nearest look at which the page may lie. */
  readonly held: (to: MapTransform) => MapTransform;
  /** It begins to move, by this or by itself. */
  readonly began: (by: Event | null) => void;
  readonly moved: (to: MapTransform, byHand: boolean) => void;
  readonly ended: () => void;
  readonly doubled: (event: MouseEvent | TouchEvent) => void;
}

/** A map that can be moved. */
export interface Moving {
  /** It is never smaller and never larger than this, and drawn near in the middle of this room. */
  readonly bound: (least: number, nearest: number, room: Box) => void;
  readonly lay: (to: MapTransform) => void;
  /** Lets it slide there in so many milliseconds, about a spot of the viewport or the middle of the room. */
  readonly slide: (to: MapTransform, time: number, about?: Spot) => void;
  /** The same without drawing it near or far on the way; `hold` ends it where it is. */
  readonly glide: (from: MapTransform, to: MapTransform, time: number) => void;
  readonly hold: () => void;
  readonly end: () => void;
}

const transformOf = ({ k, x, y }: MapTransform): ZoomTransform => zoomIdentity.translate(x, y).scale(k);

export function moving(viewport: HTMLElement, mover: Mover): Moving {
  const behaviour = zoom<HTMLElement, unknown>()
    .clickDistance(mover.still)
    .filter(mover.takes)
    .constrain((to) => transformOf(mover.held(to)))
    .on("start", ({ sourceEvent }: { readonly sourceEvent: Event | null }) => mover.began(sourceEvent))
    .on("zoom", ({ transform, sourceEvent }: { transform: ZoomTransform; sourceEvent: Event | null }) =>
      mover.moved(transform, sourceEvent !== null),
    )
    .on("end", mover.ended);
  const view = select(viewport)
    .call(behaviour)
    .on("dblclick.zoom", (event: MouseEvent | TouchEvent) => mover.doubled(event));
  return {
    bound: (least, nearest, { left, top, width, height }) => {
      behaviour.scaleExtent([least, nearest]).extent([
        [left, top],
        [left + width, top + height],
      ]);
    },
    lay: (to) => behaviour.transform(view, transformOf(to)),
    slide: (to, time, about) =>
      behaviour.transform(view.transition().duration(time), transformOf(to), about && [about.x, about.y]),
    glide: (from, to, time) => {
      view
        .transition("glide")
        .duration(time)
        .tween("glide", () => (t: number) => {
          behaviour.transform(view, transformOf(between(from, to, t)));
        });
    },
    hold: () => {
      view.interrupt("glide");
    },
    end: () => {
      view.interrupt().interrupt("glide").on(".zoom", null);
    },
  };
}
