import { type CSSProperties, createElement, Fragment, type ReactNode } from "react";

/** The style of words that are only heard. */
export const UNSEEN: CSSProperties = {
  position: "absolute",
  inlineSize: 1,
  blockSize: 1,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
};
const AS_IF_NOT_THERE: CSSProperties = { display: "contents" };

/** A picture with words in it that is said otherwise: `as` is what a screen reader hears, the children what one sees. */
export const Spoken = ({ as, children }: { readonly as: string; readonly children: ReactNode }): ReactNode =>
  createElement(
    Fragment,
    null,
    createElement("span", { style: UNSEEN }, as),
    createElement("span", { "aria-hidden": true, style: AS_IF_NOT_THERE }, children),
  );
