import { Drawn } from "@westmarch/boardkit/drawing";
import { type Box, type MapLook, type MapTransform, SmallMap, ZoomMap } from "@westmarch/boardkit/map";
import type { Id } from "@westmarch/kernel";
import type { Language } from "@westmarch/kernel/languages";
import { type ReactNode, useCallback, useMemo, useRef } from "react";
import type { Reach, Spot } from "../errands/held.ts";
import { Happening } from "./Happening.tsx";
import { Hatched } from "./Hatched.tsx";
import styles from "./land.module.css";
import { Reaches } from "./Reaches.tsx";
import { Route } from "./Route.tsx";
import { type Cover, type Sheet, useCover } from "./sheets.ts";
import { useSight } from "./useSight.ts";

/** What a board says of its map just now. */
export interface OnMap<Kind extends string> {
  /** What each place is for just now: it glows. */
  readonly reach: ReadonlyMap<Id<Kind>, Reach>;
  /** Places whose army or figure can be taken up now. */
  readonly able: ReadonlySet<Id<Kind>>;
  /** Where what is taken up stands, or `NONE`. */
  readonly from: Id<Kind>;
  readonly choose: (place: Id<Kind>, at: Spot) => void;
  readonly calm: boolean;
  /** Where something happens just now, to be lit and brought into sight; null: nothing happens. */
  readonly places: readonly Id<Kind>[] | null;
  /** How much of its foot something lies on for a while, in CSS pixels. */
  readonly footTall: () => number;
}

/** What stands on a map, as far as the map in small shows it. */
interface Standing {
  readonly thing: { readonly key: string; readonly kind: string; readonly side: number };
  readonly x: number;
  readonly y: number;
}

/** What is always the same of the map of a game. */
export interface Land<Kind extends string> {
  /** Something that tests and styles know the map by. */
  readonly name: string;
  /** Says `--room` and `--hatch-ink`; what stands bare in it until the land is drawn whole is in `data-drawn`. */
  readonly className: string;
  /** The key under which the look at it is kept. */
  readonly remember: string;
  readonly cover: Cover;
  readonly regions: readonly Id<Kind>[];
  /** Where the Tab key stops at first. */
  readonly first: Id<Kind>;
  /** What the hatching is called by. */
  readonly hatch: string;
}

interface LandMapProps<Kind extends string> {
  readonly land: Land<Kind>;
  readonly sheet: Sheet;
  readonly on: OnMap<Kind>;
  /** A way that is being thought of, from its first place to its last. */
  readonly route: readonly Id<Kind>[];
  /** Places that are hatched. */
  readonly hatched: ReadonlySet<number>;
  readonly language: Language;
  /** The map in words; each place in a sentence, and then its borders. */
  readonly label: string;
  readonly spoken: readonly string[];
  readonly borders: (place: Id<Kind>) => string;
  /** Where it is looked at first, and the part of a place in which everything stands. */
  readonly look: MapTransform;
  readonly heart: (place: number) => Box | null;
  readonly pieces: readonly Standing[];
  /** What lies on the land, under ways and pieces. */
  readonly marks: ReactNode;
  /** What stands on it, given how near it is drawn. */
  readonly children: (scale: () => number) => ReactNode;
}

const NOWHERE: readonly never[] = [];
const never = () => {};

/** An army on the map in small: the Free Peoples are round. */
const dotOf = ({ thing: { key, side }, x, y }: Standing) => ({
  key,
  x,
  y: y - 24,
  size: 40,
  round: side === 0,
});

/** The map: the drawn land, what may be done where, what lies on it, and everything that stands on it. */
export const LandMap = <Kind extends string>(props: LandMapProps<Kind>) => {
  const { land, sheet, on, route, heart, pieces } = props;
  const { reach, able, from, choose, calm, places } = on;
  const { plan, outlines } = sheet;
  const cover = useCover(land.cover);
  const look = useRef<MapLook>(null);
  const scale = useCallback(() => look.current?.scale() ?? 1, []);
  // It is marked on the small map.
  const asked = useMemo(
    () => [...new Set([...reach.keys(), ...able, ...(from >= 0 ? [from] : [])])].sort((a, b) => a - b),
    [reach, able, from],
  );
  useSight(look, { asked, places, heart, footTall: on.footTall });
  const armies = pieces.filter(({ thing }) => thing.kind === "army");
  return (
    <ZoomMap
      look={look}
      className={land.className}
      name={land.name}
      width={plan.width}
      height={plan.height}
      least={0}
      first={props.look}
      language={props.language}
      corner="end"
      calm={calm}
      remember={land.remember}
      fitted={never}
      picture={<SmallMap outlines={outlines} asked={asked} dots={armies.map(dotOf)} fine />}
    >
      <div className={styles.sizes} data-drawn={cover !== null || undefined}>
        <div className={styles.land}>
          <Drawn svg={sheet.land} />
          <Drawn svg={cover} />
        </div>
        <Hatched sheet={sheet} id={land.hatch} places={props.hatched} />
        <Reaches
          sheet={sheet}
          regions={land.regions}
          first={land.first}
          label={props.label}
          reach={reach}
          able={able}
          from={from}
          choose={choose}
          spoken={props.spoken}
          borders={props.borders}
        />
        <Happening outlines={outlines} places={places ?? NOWHERE} />
        {props.marks}
        <Route plan={plan} route={route} />
        {props.children(scale)}
      </div>
    </ZoomMap>
  );
};
