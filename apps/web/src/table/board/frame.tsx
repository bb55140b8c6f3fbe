import type { BoardProps, Layout, Shown } from "@westmarch/boardkit";
import type { Ask, Option, Seat } from "@westmarch/kernel";
import { useMemo } from "react";
import { useCalm } from "../../device/index.ts";
import { useMedia } from "../../ui/useMedia.ts";
import { isWhole, type Loaded } from "../text/words.tsx";

/** Everything of a board's props that a page decides; the rest is the same on every page. */
export interface Scene extends Pick<Shown, "view" | "log" | "told" | "since" | "step" | "held"> {
  readonly seat: Seat | null;
  readonly ask: Ask | null;
  readonly live: boolean;
  readonly selected: string | null;
  readonly names: readonly string[];
  readonly kept: unknown;
  /** Left out on pages on which players leave no order. */
  readonly standing?: BoardProps["standing"];
}

/** What a page does when a board calls. */
export interface Acts {
  readonly select: (group: string | null) => void;
  readonly act: (options: readonly Option[]) => void;
  readonly tried: BoardProps["tried"];
  /** Left out on pages that take whatever the rules allow. */
  readonly wants?: BoardProps["wants"];
  readonly explain: (id: string) => void;
  readonly keep: (value: unknown) => void;
}

/** For pages on which nothing can be chosen. */
export const IDLE: Omit<Acts, "explain"> = {
  select: () => {},
  act: () => {},
  tried: () => {},
  keep: () => {},
};

const tall = matchMedia("(max-aspect-ratio: 9 / 10)");
const low = matchMedia("(min-aspect-ratio: 9 / 10) and (max-height: 34rem)");
const roomy = matchMedia("(min-width: 75rem) and (min-height: 40rem)");

export const useTall = (): boolean => useMedia(tall);
export function useLayout(): Layout {
  const [upright, short] = [useMedia(tall), useMedia(low)];
  return upright ? "tall" : short ? "low" : "wide";
}
/** Whether the Red Book may lie open beside the map. */
export const useRoomy = (): boolean => useMedia(roomy);

/** Not the game's chance: a suggested set-up and the like. */
const whim = (sides: number): number => crypto.getRandomValues(new Uint32Array(1))[0] % sides;

/** Where no stage stands under the board, nothing is offered. */
const noOffer = () => {};

/** The props of a board. Both arguments should keep their identity while nothing in them changes. */
export function useBoardProps(loaded: Loaded | null, scene: Scene | null, acts: Acts): BoardProps | null {
  const calm = useCalm();
  const layout = useLayout();
  return useMemo(
    () =>
      loaded &&
      scene && {
        standing: null,
        ...scene,
        ...acts,
        say: loaded.say,
        language: loaded.language,
        whole: isWhole(loaded),
        layout,
        calm,
        whim,
        offer: noOffer,
      },
    [loaded, scene, acts, layout, calm],
  );
}
