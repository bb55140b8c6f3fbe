import { Dialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import { Link } from "wouter";
import { useWords } from "../../i18n/index.ts";
import { HeaderIcon } from "./HeaderIcon.tsx";
import styles from "./more.module.css";
import { OTHER_PAGES } from "./others.ts";
import { PLACES } from "./places.ts";
import { LanguageMenu, LightMenu } from "./Switches.tsx";

/** On a phone, behind *More*: the pages for which the bar has no room, language and light. */
export function More({ onClose }: { readonly onClose: () => void }) {
  const { say } = useWords();
  const rows = [
    ...PLACES.flatMap((place) =>
      "behindMore" in place
        ? [{ id: place.id, href: place.href, icon: place.icon, text: say(`nav.${place.id}`) }]
        : [],
    ),
    ...OTHER_PAGES.map((page) => ({ ...page, text: say(`nav.${page.id}`) })),
  ];
  return (
    <ModalOverlay className={styles.veil} isOpen isDismissable onOpenChange={(open) => !open && onClose()}>
      <Modal className={styles.sheet}>
        <Dialog className={styles.body}>
          <Heading slot="title" level={2} className={styles.heading}>
            {say("nav.more")}
          </Heading>
          <ul>
            {rows.map(({ id, href, icon, text }) => (
              <li key={id}>
                <Link href={href} onClick={onClose}>
                  <HeaderIcon name={icon} size={26} />
                  {text}
                </Link>
              </li>
            ))}
          </ul>
          <div className={styles.switches}>
            <LanguageMenu />
            <LightMenu named />
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
