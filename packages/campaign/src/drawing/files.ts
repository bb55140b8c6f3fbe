/** What is drawn for the board of a campaign, as files. */
import { silhouettes } from "@westmarch/ink";
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
  /** The names of the silhouettes of heraldry and of trays. */
  readonly emblems: readonly string[];
  readonly signs: readonly string[];
  readonly pictures: readonly Picture[];
}

/** No place on a page is told more finely: a table is as heavy as its digits. */
const tenths = (_key: string, value: unknown): unknown =>
  typeof value === "number" ? Math.round(value * 10) / 10 : value;

/** The map, the silhouettes, of a set of icons, and the pictures of cards and persons. */
export const filesOf = (
  set: Parameters<typeof silhouettes>[0],
  { map, emblems, signs, pictures }: Drawing,
): readonly File[] => [
  { file: "land.svg", content: map.land },
  { file: "cover.svg", content: map.cover },
  { file: "map.json", content: JSON.stringify(packed(map.plan), tenths) },
  { file: "emblems.json", content: JSON.stringify(silhouettes(set, emblems)) },
  { file: "tray-signs.json", content: JSON.stringify(silhouettes(set, signs)) },
  ...pictures.map(({ file, svg }) => ({ file, content: svg })),
];
