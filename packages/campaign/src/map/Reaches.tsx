import { Glows, Regions } from "@westmarch/boardkit/regions";
import { type Id, NONE } from "@westmarch/kernel";
import { useEffect, useMemo, useState } from "react";
import type { NamePlace } from "../placing/index.ts";
import styles from "./map.module.css";
import { Name } from "./Name.tsx";
import type { Sheet } from "./sheets.ts";

interface ReachesProps<Kind extends string> {
  readonly sheet: Sheet;
  readonly regions: readonly Id<Kind>[];
  /** Where the Tab key stops at first. */
  readonly first: Id<Kind>;
  /** The map in words. */
  readonly label: string;
  /** What may be done where; an `attack` glows like embers. */
  readonly reach: ReadonlyMap<Id<Kind>, string>;
  /** The same for a piece that is carried just now; null: none is, or it is not known. */
  readonly goes: ReadonlyMap<Id<Kind>, string> | null;
  /** Regions where something can be taken up. */
  readonly able: ReadonlySet<Id<Kind>>;
  /** Where what is taken up stands, or `NONE`. */
  readonly from: Id<Kind>;
  /** Each region in a sentence, and then its borders: for those who hear the map. */
  readonly spoken: readonly string[];
  readonly borders: (region: Id<Kind>) => string;
  /** Where names stand, and how much larger they are set than they are measured. */
  readonly names: readonly NamePlace<Id<Kind>>[];
  readonly by?: number | undefined;
  readonly choose: (region: Id<Kind>, at: { readonly x: number; readonly y: number }) => void;
}

/** Milliseconds after which the page waits for the map no longer. */
const LATER = 700;

/** Each region's borders in sentences: there once everything is there that can be seen. */
function useBorders<Kind extends string>(
  regions: readonly Id<Kind>[],
  sentence: (region: Id<Kind>) => string,
): readonly string[] {
  const [borders, describe] = useState<readonly string[]>([]);
  useEffect(() => {
    const waiting = window.setTimeout(() => describe(regions.map(sentence)), LATER);
    return () => clearTimeout(waiting);
  }, [regions, sentence]);
  return borders;
}

/** What may be done where, under names and pieces. `borders` must stay the same function while words do. */
export function Reaches<Kind extends string>(props: ReachesProps<Kind>) {
  const { sheet, regions, reach, goes, able, from, choose, spoken } = props;
  const { plan, outlines } = sheet;
  const [under, point] = useState<Id<Kind>>(NONE);
  const borders = useBorders(regions, props.borders);
  // A name that finds no place comes where something is asked, or somebody points.
  const told = props.names.filter(
    ({ region, lines }) =>
      lines.length === 0 && (region === under || region === from || reach.has(region) || able.has(region)),
  );
  const places = useMemo(() => plan.regions.map(({ name: [x, y] }) => [x, y] as const), [plan]);
  return (
    <Regions
      page={plan}
      regions={regions}
      outlines={outlines}
      places={places}
      first={props.first}
      label={props.label}
      spoken={spoken}
      described={borders}
      reach={reach}
      able={able}
      under={under}
      point={point}
      choose={choose}
    >
      <Glows outlines={outlines} reach={goes ?? reach} ember="attack" broad={26} hatch={7} />
      {from >= 0 && (
        <>
          <path d={outlines[from]} className={styles.ropeBelow} />
          <path d={outlines[from]} className={styles.rope} />
        </>
      )}
      {told.map((name) => (
        <Name key={name.region} name={{ ...name, lines: name.told }} wild by={props.by ?? 1} />
      ))}
    </Regions>
  );
}
