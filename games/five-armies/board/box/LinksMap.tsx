import type { Pack } from "../../pack/types.ts";
import { SPOTS } from "../map/spots.ts";
import styles from "./box.module.css";
import { entryCalled } from "./called.ts";
import type { PlaceProps } from "./place.ts";
import { knownIn } from "./progress.ts";
import type { Spot } from "./sections.ts";

interface LinksMapProps {
  readonly say: PlaceProps["say"];
  readonly pack: Pack;
  readonly spot: Spot;
  readonly onSpot: (spot: Spot) => void;
}

const POINTS = Object.values(SPOTS).map(({ label }) => label);
const EDGE = 30;
const WEST = Math.min(...POINTS.map(([x]) => x)) - EDGE;
const NORTH = Math.min(...POINTS.map(([, y]) => y)) - EDGE;
const EAST = Math.max(...POINTS.map(([x]) => x)) + EDGE;
const SOUTH = Math.max(...POINTS.map(([, y]) => y)) + EDGE;
/** As much of the map's page as there are regions on it. */
const BOX = [WEST, NORTH, EAST - WEST, SOUTH - NORTH].map(Math.round).join(" ");

const spotOf = (id: string): readonly [number, number] | null =>
  Object.entries(SPOTS).find(([name]) => name === id)?.[1].label ?? null;

/**
 * Every link of the map as a line: whole ones are known, dashed ones made by us, the gold one is entered now. For the
 * pointer alone; the list beside it has the same for everybody.
 */
export function LinksMap({ say, pack, spot, onSpot }: LinksMapProps) {
  const chosen = spot.section === "regions" ? pack.regions[spot.at]?.id : undefined;
  const wholes = (section: "borders" | "regions"): readonly boolean[] =>
    knownIn(pack, section).map(({ known, all }) => known === all);
  const [links, regions] = [wholes("borders"), wholes("regions")];
  return (
    <svg className={styles.links} viewBox={BOX} aria-hidden="true">
      {pack.borders.map((border, at) => {
        const [one, other] = border.between.map(spotOf);
        if (!one || !other) return null;
        const place: Spot = { section: "borders", at };
        const taken = spot.section === "borders" && spot.at === at;
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: a short cut for the pointer; the list is for everybody
          <g
            key={border.between.join("-")}
            data-kind={border.kind}
            data-known={links[at]}
            data-taken={taken || undefined}
            onClick={() => onSpot(place)}
          >
            <title>{entryCalled(say, pack, border, place)}</title>
            <path d={`M${one[0]} ${one[1]}L${other[0]} ${other[1]}`} className={styles.touch} />
            <path d={`M${one[0]} ${one[1]}L${other[0]} ${other[1]}`} className={styles.link} />
          </g>
        );
      })}
      {pack.regions.map((region, at) => {
        const here = spotOf(region.id);
        return (
          here && (
            // biome-ignore lint/a11y/noStaticElementInteractions: a short cut for the pointer; the list is for everybody
            <circle
              key={region.id}
              cx={here[0]}
              cy={here[1]}
              r={region.settlement ? 15 : 10}
              data-known={regions[at]}
              data-taken={region.id === chosen || undefined}
              onClick={() => onSpot({ section: "regions", at })}
            >
              <title>{region.name}</title>
            </circle>
          )
        );
      })}
    </svg>
  );
}
