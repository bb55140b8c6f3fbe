/** Where something that is printed comes from: the signs of its sources, with their words. */
import type { From } from "../../pack/types.ts";
import { SourceMark } from "../cards/SourceMark.tsx";
import type { GameSay } from "../keys.ts";
import { partsOf } from "../printedWords.ts";
import { sourceOf } from "../telling/told.ts";
import css from "./provenance.module.css";

/** Whether more than our own design stands behind it. */
export const isKnown = (from: From): boolean => from.all !== "reconstructed" || partsOf(from).length > 0;

export const Provenance = ({ say, from }: { readonly say: GameSay; readonly from: From }) => (
  <p className={css.from}>
    {[from.all, ...partsOf(from)].map((source) => (
      <SourceMark key={source} source={source} />
    ))}{" "}
    {sourceOf(say, from)}
  </p>
);
