import { Link } from "wouter";
import { DOORS } from "../games/doors.ts";
import { useWords } from "../i18n/index.ts";
import { HeaderIcon } from "../ui/header/HeaderIcon.tsx";
import type { HeaderIconName } from "../ui/icons.ts";
import { PasteLink } from "../ui/PasteLink.tsx";
import styles from "./Home.module.css";

/** Whoever is new learns the first game that teaches itself: the quickest of them stands first. */
const taught = DOORS.find(({ guides }) => guides.length > 0)?.id;

const WAYS = [
  { id: "new", icon: "lantern-flame", href: taught === undefined ? "/learn" : `/guide/${taught}` },
  { id: "puzzle", icon: "jigsaw-piece", href: "/puzzles/today" },
  { id: "room", icon: "round-table", href: "/tables" },
] as const satisfies readonly { readonly id: string; readonly icon: HeaderIconName; readonly href: string }[];

/** The bar for those who come without a game in mind, and a place for a link that a player was sent. */
export function Ways() {
  const { say } = useWords();
  return (
    <section aria-label={say("home.ways")} className={styles.ways}>
      <ul>
        {WAYS.map(({ id, icon, href }) => (
          <li key={id}>
            <Link href={href}>
              <HeaderIcon name={icon} size={34} />
              <span>
                <span className={styles.wayName}>{say(`way.${id}`)}</span>
                <span className={styles.wayAbout}>{say(`way.${id}.about`)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <PasteLink />
    </section>
  );
}
