import type { ReactNode, RefObject } from "react";
import { Dialog, Popover } from "react-aria-components";
import { Button } from "./Button.tsx";
import styles from "./WordChoice.module.css";

export interface WordChoiceProps {
  readonly label: string;
  readonly close: string;
  /** The word that opened it, which gets the focus back. */
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The small choice that a word of the sentence opens. Escape and a press elsewhere close it; what was chosen holds at once. */
export const WordChoice = ({ label, close, button, onClose, children }: WordChoiceProps) => (
  <Popover
    isOpen
    triggerRef={button}
    placement="bottom start"
    offset={6}
    className={styles.popover}
    onOpenChange={(open) => {
      if (!open) onClose();
    }}
  >
    <Dialog className={styles.choice} aria-label={label}>
      <div className={styles.fields}>{children}</div>
      <Button onClick={onClose}>{close}</Button>
    </Dialog>
  </Popover>
);
