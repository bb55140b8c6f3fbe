import { listed } from "@westmarch/boardkit/writing";
import { NONE } from "@westmarch/kernel";
import { type RefObject, useMemo, useState } from "react";
import {
  ALL_REGIONS,
  type CharacterId,
  other,
  REGIONS,
  type RegionId,
  SIDES,
  type Side,
} from "../data/ids.ts";
import { characterIn, destinations, grips, takenUp } from "./choices.ts";
import type { Turn } from "./hands.ts";
import { type Kept, readKept } from "./kept.ts";
import type { Props } from "./keys.ts";
import type { Reach } from "./map/reach.ts";
import { type Sheet, useDrawing } from "./map/useDrawing.ts";
import { nameOf, sideAt, sideName } from "./names.ts";
import { type Notes, notesOn } from "./notes.ts";
import { useMarches } from "./pieces/Marches.tsx";
import { ownStanding, type Piece, placed, standing } from "./pieces/standing.ts";
import { inTray } from "./SetUp.tsx";
import { canSetUp, put } from "./setup.ts";
import { type SettingUp, useSetUp } from "./useSetUp.ts";

/** The page on which the map is drawn, as large as the player sees it. */
export interface MapPage {
  readonly sheet: Sheet | null;
  /** CSS pixels for a unit of the page when all of it is seen. */
  readonly fit: number;
  readonly fitted: (scale: number) => void;
  /** There is room for names: on a small map they would be larger than those who bear them. */
  readonly names: boolean;
}

/** Everything that a player sees on the table. */
export interface Table {
  /** The side that is seen from nearby; the player's own, null for a spectator. */
  readonly near: Side;
  readonly own: Side | null;
  readonly page: MapPage;
  /** Null unless the nine are being set up. */
  readonly placing: SettingUp | null;
  readonly turn: Turn;
  /** The character in hand, and where it stands; `NONE`: none. */
  readonly taken: CharacterId;
  readonly from: RegionId;
  readonly pieces: readonly Piece[];
  readonly reach: ReadonlyMap<RegionId, Reach>;
  /** Hidden pieces that are walking just now. */
  readonly walks: ReturnType<typeof useMarches>;
  /** What the player keeps on this device, and thinks of the hidden pieces; null for a spectator. */
  readonly memory: Kept;
  readonly notes: Notes | null;
}

function usePage(near: Side, tall: boolean): MapPage {
  const sheet = useDrawing(`${tall ? "tall" : "wide"}-${SIDES[near]}`);
  const [fit, fitted] = useState(1);
  return { sheet, fit, fitted, names: !tall && fit > 0.62 };
}

function useTurn({ ask, selected }: Props): Turn {
  const group = takenUp(ask, selected);
  const ways = useMemo(() => destinations(ask, group), [ask, group]);
  const held = useMemo(() => grips(ask, group), [ask, group]);
  return { group, ways, grips: held };
}

function useNotes({ view, log }: Props, own: Side | null, foes: Side, memory: Kept): Notes | null {
  return useMemo(
    () =>
      own === null
        ? null
        : notesOn(
            foes,
            log,
            memory.strokes,
            view.count.slice(foes * REGIONS.length, (foes + 1) * REGIONS.length),
          ),
    [own, foes, log, memory, view],
  );
}

/** Where the pieces stand: as in the draft while the nine are set up. */
function usePieces(
  { view }: Props,
  { sheet, fit, names }: MapPage,
  own: Side | null,
  near: Side,
  draft: SettingUp["draft"] | null,
): readonly Piece[] {
  return useMemo(() => {
    if (!sheet) return [];
    if (!draft) return placed(standing(view, own), sheet.drawing, own, fit);
    return [
      ...placed(ownStanding(near, draft), sheet.drawing, near, fit),
      ...inTray(draft, near, sheet.drawing, fit, names),
    ];
  }, [sheet, view, own, near, draft, fit, names]);
}

/** What each region is for just now. */
function useReach(
  { view }: Props,
  { ways }: Turn,
  near: Side,
  placing: SettingUp | null,
): ReadonlyMap<RegionId, Reach> {
  const foes = other(near);
  const draft = placing?.draft ?? null;
  const { inHand, goal } = placing ?? { inHand: NONE, goal: NONE };
  return useMemo(() => {
    const found = new Map<RegionId, Reach>();
    for (const region of ways.keys())
      found.set(region, view.count[foes * REGIONS.length + region] > 0 ? "attack" : "enter");
    if (draft && goal !== NONE) found.set(goal, "enter");
    if (draft && inHand !== NONE)
      for (const region of ALL_REGIONS)
        if (put(draft, near, inHand, region) !== draft && canSetUp(near, region)) found.set(region, "enter");
    return found;
  }, [ways, view, foes, draft, inHand, goal, near]);
}

/** The table as its player sees it, laid out within `box`. */
export function useTable(props: Props, box: RefObject<HTMLElement | null>): Table {
  const { view, seat, log, live, layout, kept } = props;
  const near = sideAt(view, seat);
  const own = seat === null ? null : near;
  const page = usePage(near, layout === "tall");
  const memory = useMemo(() => readKept(kept), [kept]);
  const turn = useTurn(props);
  const walks = useMarches(log, live, own);
  const placing = useSetUp(props, box, own, near, memory);
  const notes = useNotes(props, own, other(near), memory);
  const pieces = usePieces(props, page, own, near, placing?.draft ?? null);
  const reach = useReach(props, turn, near, placing);
  const taken = placing ? placing.inHand : characterIn(turn.group);
  const from = taken >= 0 && !placing ? (view.secret.at[taken] ?? NONE) : NONE;
  return { near, own, page, placing, turn, taken, from, pieces, reach, walks, memory, notes };
}

/** Who stands in a region, in words. */
export function standersIn(region: RegionId, pieces: readonly Piece[], say: Props["say"]): string {
  const there = pieces.filter((piece) => piece.region === region);
  const mine = there.flatMap(({ character }) => (character === null ? [] : [nameOf(say, character)]));
  const words = mine.length > 0 ? [listed(say, mine)] : [];
  for (const side of [0, 1] as const) {
    const count = there.filter((piece) => piece.side === side && piece.character === null).length;
    if (count > 0) words.push(say("board.hidden", { count, side: sideName(say, side) }));
  }
  return words.length > 0 ? words.join(", ") : say("board.empty");
}
