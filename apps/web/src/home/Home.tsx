import { Link } from "wouter";
import { DOORS } from "../games/doors.ts";
import { useWords } from "../i18n/index.ts";
import { Header } from "../ui/header/Header.tsx";
import { useWaitingTables } from "../ui/header/waiting.ts";
import { useTitle } from "../ui/useTitle.ts";
import { DoorWay } from "./DoorWay.tsx";
import styles from "./Home.module.css";
import { Ways } from "./Ways.tsx";

/** How many of the games can be played today. */
const OPEN = DOORS.filter(({ open }) => open).length;

/** The first page: five doors on a line of ink, and how to go through them. */
export function Home() {
  const { say } = useWords();
  useTitle(null);
  const waiting = useWaitingTables();
  return (
    <div className={styles.home}>
      <Header />
      <main id="main" tabIndex={-1} className={styles.main}>
        <div className={styles.title}>
          <h1>{say("name")}</h1>
          <p>{say("home.line", { open: OPEN })}</p>
        </div>
        <section aria-label={say("home.doors")} className={styles.row}>
          <div className={styles.skyline} aria-hidden="true" />
          <div className={styles.ground} aria-hidden="true" />
          <ul className={styles.doors}>
            {DOORS.map((door) => (
              <DoorWay
                key={door.id}
                door={door}
                table={waiting.find(({ game }) => game === door.id) ?? null}
              />
            ))}
          </ul>
        </section>
        <Ways />
      </main>
      <footer className={styles.foot}>
        <p>{say("unofficial.short")}</p>
        <nav aria-label={say("nav.more")}>
          <Link href="/host" className={styles.link}>
            {say("nav.host")}
          </Link>
          <Link href="/settings" className={styles.link}>
            {say("nav.settings")}
          </Link>
          <Link href="/about" className={styles.link}>
            {say("nav.about")}
          </Link>
        </nav>
      </footer>
    </div>
  );
}
