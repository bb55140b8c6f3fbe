import type { Happened, Say } from "@westmarch/boardkit";
import { Drawn } from "@westmarch/boardkit/drawing";
import { latePart } from "@westmarch/boardkit/later";
import { type Box, type MapLook, SmallMap, ZoomMap } from "@westmarch/boardkit/map";
import type { Core, Id } from "@westmarch/kernel";
import { type ReactNode, useCallback, useMemo, useRef } from "react";
import type { Reach, Spot } from "../errands/held.ts";
import type { Hand } from "../pieces/Pieces.tsx";
import type { NamePlace } from "../placing/index.ts";
import { heartOf, type MapPlan, type Reaching } from "../plan/index.ts";
import { askedOn } from "./asked.ts";
import styles from "./land.module.css";
import { Reaches } from "./Reaches.tsx";
import { type Cover, type Sheet, useCover } from "./sheets.ts";
import { useSight } from "./useSight.ts";

/** What lies on the map now and then: fetched when the table has come to rest, or when it is first seen. */
const Happening = latePart(async () => (await import("./Happening.tsx")).Happening);
const Hatched = latePart(async () => (await import("./Hatched.tsx")).Hatched);
const Route = latePart(async () => (await import("./Route.tsx")).Route);

/** What a board says of its map just now. */
export interface OnMap<Kind extends string> {
  /** What each place is for just now: it glows. */
  readonly reach: ReadonlyMap<Id<Kind>, Reach>;
  /** Where a piece can go that is carried just now: it glows instead; null: none is carried, or that is not known. */
  readonly goes: ReadonlyMap<Id<Kind>, Reach> | null;
  /** Places whose army or figure can be taken up now. */
  readonly able: ReadonlySet<Id<Kind>>;
  /** Places whose army or figure can be picked up, where the window has room to show them all: the map leans from under what lies on one. */
  readonly starts: ReadonlySet<Id<Kind>>;
  /** Where what is taken up stands, or `NONE`. */
  readonly from: Id<Kind>;
  readonly choose: (place: Id<Kind>, at: Spot) => void;
  readonly calm: boolean;
  /** Where something happens just now, to be lit and brought into sight; null: nothing happens. */
  readonly places: readonly Id<Kind>[] | null;
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
  /** Says `--room`: what neither trays nor prompt cover. */
  readonly className: string;
  /** The key under which the look at it is kept. */
  readonly remember: string;
  readonly cover: Cover;
  readonly regions: readonly Id<Kind>[];
  /** Where the Tab key stops at first. */
  readonly first: Id<Kind>;
  /** What the hatching is called by. */
  readonly hatch: string;
  /** How near it is drawn at first where its whole would be too small to be read, and the two places of a side between which it is looked at. */
  readonly legible: number;
  readonly homes: readonly [free: readonly Id<Kind>[], shadow: readonly Id<Kind>[]];
  /** What columns and rail take of a wide window, sideways and along, in CSS pixels: about. */
  readonly taken: readonly [sideways: number, along: number];
  /** Half of what stands in a place beside and above its foot, and a little land around it. */
  readonly reaching: Reaching;
}

/** What a board asks of its map, whatever else it asks. */
export interface MapOf<G extends Core, Kind extends string, Words, Thing> {
  readonly on: OnMap<Kind>;
  readonly say: Words;
  readonly view: G;
  /** From whose side the table is seen, whose pieces may glow; null: from neither's, and both sides' may. */
  readonly own: 0 | 1 | null;
  /** A way that is being thought of, from its first place to its last. */
  readonly route: readonly Id<Kind>[];
  /** What pieces answer to. */
  readonly hand: Hand<Thing>;
  /** What has happened, to be seen as it happens if the table is `live`. */
  readonly log: readonly Happened<G>[];
  readonly live: boolean;
}

interface LandMapProps<Kind extends string> {
  readonly land: Land<Kind>;
  readonly sheet: Sheet;
  readonly of: Pick<MapOf<Core, Kind, Say<"land.map">, never>, "on" | "route" | "say" | "own">;
  /** Places that are hatched. */
  readonly hatched: ReadonlySet<number>;
  /** Each place in a sentence, and then its borders. */
  readonly spoken: readonly string[];
  readonly borders: (place: Id<Kind>) => string;
  readonly pieces: readonly Standing[];
  /** Where names stand, set `by` so much larger than they are measured. */
  readonly names: readonly NamePlace<Id<Kind>>[];
  readonly by?: number;
  /** Told how near the map is looked at, whenever it has come to rest. */
  readonly rested: (k: number) => void;
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
const dotsOf = (pieces: readonly Standing[]) =>
  pieces.filter(({ thing }) => thing.kind === "army").map(dotOf);

const useAsked = <Kind extends string>({ reach, able, from }: OnMap<Kind>, to: Id<Kind> | undefined) =>
  useMemo(() => askedOn(reach, able, from, to), [reach, able, from, to]);

/** Before something is in hand, what can be picked up lies free as well: it alone, and not its land. */
const startsOf = <Kind extends string>({ from, starts }: OnMap<Kind>) => (from < 0 ? [...starts] : NOWHERE);

/** The armies of a place, wherever there was room to draw them, each with what is around its foot. */
const armiesOf = (
  place: number,
  pieces: readonly Standing[],
  [sideways, above, below]: Reaching,
): readonly Box[] =>
  pieces
    .filter(({ thing: { key } }) => key.startsWith(`army:${place}:`))
    .map(({ x, y }) => ({ left: x - sideways, top: y - above, width: 2 * sideways, height: above + below }));

/** Where the map is looked at first, if its whole would be too small to be read. */
function firstLook<Kind extends string>({ legible, homes }: Land<Kind>, plan: MapPlan, own: 0 | 1 | null) {
  const [a = [0, 0], b = [0, 0]] = homes[own ?? 0].map((place) => plan.regions[place]?.name);
  return { k: legible, x: (a[0] + b[0]) / 2, y: (a[1] + b[1]) / 2 };
}

/** The map: the drawn land, what may be done where, what lies on it, and everything that stands on it. */
export const LandMap = <Kind extends string>(props: LandMapProps<Kind>) => {
  const { land, sheet, pieces, names, by } = props;
  const { on, route, say, own } = props.of;
  const { reach, goes, able, from, choose, calm, places } = on;
  const { plan, outlines } = sheet;
  const cover = useCover(land.cover);
  const look = useRef<MapLook>(null);
  const scale = useCallback(() => look.current?.scale() ?? 1, []);
  const { asked, foremost } = useAsked(on, route.at(-1));
  const heart = useCallback(
    // What stands in a place: its name, its settlement and its armies.
    (place: number) => heartOf(plan, place, land.reaching),
    [plan, land],
  );
  const stand = (place: number) => armiesOf(place, pieces, land.reaching);
  useSight(look, { asked, foremost, starts: startsOf(on), places, heart, stand });
  return (
    <ZoomMap
      look={look}
      className={`${styles.map} ${land.className}`}
      name={land.name}
      width={plan.width}
      height={plan.height}
      least={0}
      first={firstLook(land, plan, own)}
      language={say.language}
      corner="end"
      calm={calm}
      remember={land.remember}
      fitted={never}
      rested={props.rested}
      picture={<SmallMap outlines={outlines} asked={asked} dots={dotsOf(pieces)} fine />}
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
          label={say("land.map")}
          {...{ reach, goes, able, from, choose }}
          spoken={props.spoken}
          borders={props.borders}
          {...{ names, by }}
        />
        <Happening outlines={outlines} places={places ?? NOWHERE} />
        {props.marks}
        <Route plan={plan} route={route} />
        {props.children(scale)}
      </div>
    </ZoomMap>
  );
};

/** About how near a map is looked at first: what stands on it is placed before it is laid. */
export const guessed = <Kind extends string>(
  { taken: [sideways, along], legible }: Pick<Land<Kind>, "taken" | "legible">,
  { width, height }: MapPlan,
): number => {
  const roomy = innerWidth >= ROOMY[0] && innerHeight >= ROOMY[1];
  const wide = (innerWidth - (roomy ? sideways : 0)) / width;
  return 0.98 * Math.max(Math.min(wide, (innerHeight - along) / height), roomy ? 0 : legible);
};
/** Windows with columns are at least so large. */
const ROOMY = [1200, 704] as const;
