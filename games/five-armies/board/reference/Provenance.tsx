/** Where something that is printed comes from: a small mark with its words. A full diamond: known at least in part. */
import type { From } from "../../pack/types.ts";
import type { GameSay } from "../keys.ts";
import { partsOf } from "../printedWords.ts";
import { sourceOf } from "../telling/told.ts";
import css from "./provenance.module.css";

/** Whether more than our own design stands behind it. */
export const isKnown = (from: From): boolean => from.all !== "reconstructed" || partsOf(from).length > 0;

export const Provenance = ({ say, from }: { readonly say: GameSay; readonly from: From }) => (
  <p className={css.from} data-known={isKnown(from) || undefined}>
    {sourceOf(say, from)}
  </p>
);
