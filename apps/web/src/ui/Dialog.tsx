import { latePart } from "@westmarch/boardkit/later";
import type { ReactNode } from "react";

export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons at the foot. */
  readonly actions?: ReactNode;
  /** A question that must be answered cannot be waved away. */
  readonly mustAnswer?: boolean;
}

// react-aria is for those who open something, not for those who arrive.
const Overlay = latePart(async () => (await import("./Overlay.tsx")).Overlay);

/** A slip in the middle of the page that wants an answer. Where a slip beside the thing would do, use `Slip`. */
export function Dialog(props: DialogProps) {
  return props.open && <Overlay {...props} />;
}
