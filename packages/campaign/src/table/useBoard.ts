import type { BoardProps } from "@westmarch/boardkit";
import { useLater } from "@westmarch/boardkit/later";
import { usePressKept } from "@westmarch/boardkit/press-kept";
import { useAsking } from "@westmarch/boardkit/slips";
import type { Core } from "@westmarch/kernel";
import { useMemo, useRef } from "react";
import type { OnMap } from "../map/LandMap.tsx";
import { useHappening } from "../staging/useHappening.ts";
import { useRoomy } from "../trays/useRoom.ts";
import type { TableParts, TableProps } from "./parts.ts";

/** Everything around a map that every board of a campaign has. */
export function useBoard<G extends Core, Place, Ahead, Telling>(
  props: TableProps<G>,
  { looking, about, opening, placesOf }: TableParts<G, Place, Ahead, Telling>,
) {
  const { view, explain, whole, ask } = props;
  const roomy = useRoomy();
  const looked = useLater(looking);
  const telling = useLater(about);
  const table = useRef<HTMLDivElement>(null);
  const asking = useAsking(table, { explain });
  const happening = useHappening(props, opening);
  const places = useMemo(
    () => (happening.length > 0 ? placesOf(happening, view) : null),
    [happening, view, placesOf],
  );
  // What the rules say is said in words that come with them.
  const ahead = whole ? looked : null;
  usePressKept(table, ahead !== null || ask === null, ask);
  return { roomy, ahead, telling, table, asking, happening, places };
}

/** What every board of a campaign has around its map. */
export type Around<G extends Core, Place, Ahead, Telling> = ReturnType<
  typeof useBoard<G, Place, Ahead, Telling>
>;

const NOWHERE: ReadonlySet<never> = new Set();

/** What a board says to its map just now. */
export const mapProps = <G extends Core, Say, Kind extends string>(
  {
    calm,
    layout,
    say,
    view,
    log,
    live,
  }: Pick<BoardProps<G>, "calm" | "layout" | "view" | "log" | "live"> & { readonly say: Say },
  { places }: Pick<OnMap<Kind>, "places">,
  { reach, able, starts, from, choose }: Pick<OnMap<Kind>, "reach" | "able" | "starts" | "from" | "choose">,
  { goes }: Pick<OnMap<Kind>, "goes">,
) => ({
  on: {
    reach,
    goes,
    able,
    starts: layout === "wide" ? starts : NOWHERE,
    from,
    choose,
    calm,
    places,
  } satisfies OnMap<Kind>,
  say,
  view,
  log,
  live,
});
