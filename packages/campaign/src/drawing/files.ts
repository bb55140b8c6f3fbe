/** What is drawn for the board of a campaign, as files. */
import type { Picture } from "../pictures/print.ts";
import { type MapPlan, packed } from "../plan/index.ts";
import type { Drawn } from "./land.ts";

/** A file inside `drawn/`. */
interface File {
  readonly file: string;
  readonly content: string;
}

interface Drawing {
  readonly map: Drawn<MapPlan>;
  /** Silhouettes of heraldry and of trays, by their names. */
  readonly emblems: object;
  readonly signs: object;
  readonly pictures: readonly Picture[];
}

/** The map, the silhouettes and the pictures of cards and persons. */
export const filesOf = ({ map, emblems, signs, pictures }: Drawing): readonly File[] => [
  { file: "land.svg", content: map.land },
  { file: "cover.svg", content: map.cover },
  { file: "map.json", content: JSON.stringify(packed(map.plan)) },
  { file: "emblems.json", content: JSON.stringify(emblems) },
  { file: "tray-signs.json", content: JSON.stringify(signs) },
  ...pictures.map(({ file, svg }) => ({ file, content: svg })),
];
