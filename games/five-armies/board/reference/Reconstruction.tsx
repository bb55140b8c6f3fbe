/**
 * The quiet mark at the table that it is played with the Westmarch reconstruction; it opens what that means. Shows nothing
 * before all words are here.
 */
import type { Props } from "../keys.ts";
import css from "./provenance.module.css";

export const Reconstruction = ({ say, explain, whole }: Pick<Props, "say" | "explain" | "whole">) =>
  whole ? (
    <button
      type="button"
      className={css.mark}
      data-explain="reconstruction"
      onClick={() => explain("reconstruction")}
    >
      {say("about.reconstruction.mark")}
    </button>
  ) : null;
