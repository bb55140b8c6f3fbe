import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import { useWords } from "../i18n/index.ts";
import { IconButton } from "./Button.tsx";
import type { DialogProps } from "./DialogProps.ts";
import { Icon } from "./Icon.tsx";
import styles from "./Overlay.module.css";

/** Keeps the focus inside, closes with Escape, gives the focus back. */
export function Overlay({ open, onClose, title, children, actions, mustAnswer }: DialogProps) {
  const { say } = useWords();
  return (
    <ModalOverlay
      className={styles.veil}
      isOpen={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      isDismissable={!mustAnswer}
      isKeyboardDismissDisabled={mustAnswer ?? false}
    >
      <Modal className={styles.dialog}>
        <AriaDialog className={styles.body} role={mustAnswer ? "alertdialog" : "dialog"}>
          <header className={styles.head}>
            <Heading slot="title" level={2}>
              {title}
            </Heading>
            {!mustAnswer && (
              <IconButton label={say("close")} icon={<Icon name="cross" />} onClick={onClose} />
            )}
          </header>
          <div>{children}</div>
          {actions && <footer className={styles.foot}>{actions}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
