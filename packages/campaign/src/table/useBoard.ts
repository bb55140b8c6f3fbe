import type { BoardProps } from "@westmarch/boardkit";
import { type Later, useLater } from "@westmarch/boardkit/later";
import { useAsking } from "@westmarch/boardkit/slips";
import type { Core } from "@westmarch/kernel";
import { useMemo, useRef } from "react";
import type { OnMap } from "../map/LandMap.tsx";
import { useHappening } from "../staging/useHappening.ts";
import { useRoomy } from "../trays/useRoom.ts";

type Heard<G extends Core> = BoardProps<G>["log"];

/** What a board needs of its props. */
type Props<G extends Core> = Pick<
  BoardProps<G>,
  "view" | "log" | "live" | "step" | "calm" | "layout" | "whole" | "explain"
>;

/** What of a game's board comes later, and what it says of its events. */
interface Parts<G extends Core, Place, Ahead, Telling> {
  /** What the rules know of what is to come. */
  readonly looking: Later<Ahead>;
  /** What the slips say. */
  readonly about: Later<Telling>;
  /** Steps of a scene that are seen on the map before it comes up. */
  readonly opening: ReadonlySet<string>;
  /** The places that events speak of. */
  readonly placesOf: (events: Heard<G>, view: G) => readonly Place[];
}

/** Everything around a map that every board of a campaign has. */
export function useBoard<G extends Core, Place, Ahead, Telling>(
  props: Props<G>,
  { looking, about, opening, placesOf }: Parts<G, Place, Ahead, Telling>,
) {
  const { view, explain, whole } = props;
  const roomy = useRoomy();
  const looked = useLater(looking);
  const telling = useLater(about);
  const table = useRef<HTMLDivElement>(null);
  const thought = useRef<HTMLDivElement>(null);
  const asking = useAsking(table, { explain });
  const happening = useHappening(props, opening);
  const places = useMemo(
    () => (happening.length > 0 ? placesOf(happening, view) : null),
    [happening, view, placesOf],
  );
  // What the rules say is said in words that come with them.
  return { roomy, ahead: whole ? looked : null, telling, table, thought, asking, happening, places };
}

/** What every board of a campaign has around its map. */
export type Around<G extends Core, Place, Ahead, Telling> = ReturnType<
  typeof useBoard<G, Place, Ahead, Telling>
>;

/** What a board says of its map just now. */
export const onMap = <Kind extends string>(
  { calm, layout }: Pick<BoardProps, "calm" | "layout">,
  {
    places,
    thought,
  }: {
    readonly places: OnMap<Kind>["places"];
    readonly thought: Around<Core, unknown, unknown, unknown>["thought"];
  },
  { reach, able, from, choose }: Pick<OnMap<Kind>, "reach" | "able" | "from" | "choose">,
): OnMap<Kind> => ({
  reach,
  able,
  from,
  choose,
  calm,
  places,
  footTall: () => (layout === "wide" ? 0 : (thought.current?.offsetHeight ?? 0)),
});
