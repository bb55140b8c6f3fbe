/**
 * The quiet mark at the table that it is played with the Westmarch reconstruction; it opens what that means. Shows nothing
 * before all words are here. A table that has brought a data pack of its own names that instead.
 */
import { SourceMark } from "../cards/SourceMark.tsx";
import type { Props } from "../keys.ts";
import { packOf } from "../printedWords.ts";
import css from "./provenance.module.css";

export const Reconstruction = ({
  say,
  view,
  explain,
  whole,
}: Pick<Props, "say" | "view" | "explain" | "whole">) =>
  whole ? (
    <button
      type="button"
      className={css.mark}
      data-explain="reconstruction"
      onClick={() => explain("reconstruction")}
    >
      <SourceMark source={view.pack === "" ? "reconstructed" : "box"} />
      {view.pack === ""
        ? say("about.reconstruction.mark")
        : say("about.reconstruction.own", { title: packOf(view).title })}
    </button>
  ) : null;
