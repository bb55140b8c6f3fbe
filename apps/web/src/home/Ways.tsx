import { Link } from "wouter";
import { DOORS } from "../games/doors.ts";
import { useWords } from "../i18n/index.ts";
import { Icon, type IconName } from "../ui/Icon.tsx";
import { PasteLink } from "../ui/PasteLink.tsx";
import styles from "./Home.module.css";

/** Where “alone” and the others lead before a door was chosen: to the first that is open. */
const first = DOORS.find(({ open }) => open)?.id ?? "";

const WAYS = [
  { id: "screen", icon: "candle", href: `/new/${first}?how=screen` },
  { id: "friend", icon: "quill", href: `/new/${first}?how=friend` },
  { id: "alone", icon: "hearth", href: `/new/${first}?how=computer` },
  { id: "look", icon: "spyglass", href: "/watch" },
] as const satisfies readonly { readonly id: string; readonly icon: IconName; readonly href: string }[];

/** The bar of ways to play, and a place for a link that a player was sent. */
export function Ways() {
  const { say } = useWords();
  return (
    <section aria-label={say("home.ways")} className={styles.ways}>
      <ul>
        {WAYS.map(({ id, icon, href }) => (
          <li key={id}>
            <Link href={href}>
              <Icon name={icon} size={34} />
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
