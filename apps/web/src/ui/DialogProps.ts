import type { ReactNode } from "react";

/** What a dialog is, whether or not it has been opened. */
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
