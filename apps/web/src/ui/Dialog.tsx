import { latePart } from "@westmarch/boardkit/later";
import type { DialogProps } from "./DialogProps.ts";

// react-aria is for those who open something, not for those who arrive.
const Overlay = latePart(async () => (await import("./Overlay.tsx")).Overlay);

/** A slip in the middle of the page that wants an answer. Where a slip beside the thing would do, use `Slip`. */
export function Dialog(props: DialogProps) {
  return props.open && <Overlay {...props} />;
}
