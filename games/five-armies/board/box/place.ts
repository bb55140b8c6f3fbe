/** What every part of the pages of packs has at hand. */
import type { PackPageProps } from "@westmarch/boardkit";
import type { Key } from "../keys.ts";

export type PlaceProps = PackPageProps<Key>;
