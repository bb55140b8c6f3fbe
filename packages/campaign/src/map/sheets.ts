import { fetched, type Shelf, shelf, stock, useFetched } from "@westmarch/boardkit/drawing";
import { useEffect, useState } from "react";
import { type MapPlan, type Outlined, outlinesIn, unpacked } from "../plan/index.ts";

/** A map as the page uses it: the picture, ready to be put in place, what is where, and the regions' outlines. */
export interface Sheet<Plan extends MapPlan = MapPlan> extends Outlined<Plan> {
  readonly land: string;
}

/** Addresses of what was drawn. */
interface Drawing {
  readonly land: string;
  readonly plan: string;
  /** What the outlines are called in the picture. */
  readonly outlineId: string;
}

/** The drawn map of a game, fetched when it is needed. */
const sheetsOf = <Plan extends MapPlan>({ land, plan, outlineId }: Drawing): Shelf<string, Sheet<Plan>> =>
  shelf(async () => {
    const [picture, places] = await Promise.all([
      fetched(land).then((answer) => answer.text()),
      fetched(plan).then((answer) => answer.json()),
    ]);
    return { land: picture, plan: unpacked(places as Plan), outlines: outlinesIn(picture, outlineId) };
  });

/** What stands on the land: its address, and the picture itself once it is here. */
export interface Cover {
  readonly url: string;
  grown: string | null;
}

/** Milliseconds in which the land is laid out. */
const SOON = 60;

/** What stands on the land, once it has been fetched: it comes after everything that a first move needs. */
export function useCover(cover: Cover): string | null {
  const [seen, see] = useState(cover.grown);
  useEffect(() => {
    if (cover.grown !== null) return;
    let wanted = true;
    const waiting = window.setTimeout(() => {
      fetched(cover.url)
        .then((answer) => answer.text())
        .then(
          (text) => {
            cover.grown = text;
            if (wanted) see(text);
          },
          () => {}, // a map without trees is a map
        );
    }, SOON);
    return () => {
      wanted = false;
      clearTimeout(waiting);
    };
  }, [cover]);
  return seen;
}

/** The map of a game: how it is fetched, and what stands on it. */
export function mapOf<Plan extends MapPlan>(name: string, drawing: Drawing & { readonly cover: string }) {
  const sheets = sheetsOf<Plan>(drawing);
  const cover: Cover = { url: drawing.cover, grown: null };
  return {
    name,
    cover,
    /** Fetches the map with the board, so that both are there at once. */
    laid: (): Promise<void> => stock(sheets, name),
    /** The map, or null until it is here. */
    useMap: (): Sheet<Plan> | null => useFetched(sheets, name),
  };
}
