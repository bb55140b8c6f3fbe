import { Link } from "wouter";
import { DOORS } from "../games/doors.ts";
import { useWords } from "../i18n/index.ts";
import { Controls } from "../ui/Controls.tsx";
import { useTitle } from "../ui/Page.tsx";
import { DoorWay } from "./DoorWay.tsx";
import styles from "./Home.module.css";
import { Ways } from "./Ways.tsx";
import { useWaiting } from "./waiting.ts";

/** How many of the games can be played today. */
const OPEN = DOORS.filter(({ open }) => open).length;

/** The first page: five doors on a line of ink, and how to go through them. */
export function Home() {
  const { say } = useWords();
  useTitle(null);
  const waiting = useWaiting();
  return (
    <div className={styles.home}>
      <header className={styles.bar}>
        <nav aria-label={say("nav.main")}>
          <Link href="/tables" className={styles.link}>
            {say("nav.tables")}
          </Link>
          <Link href="/rules" className={styles.link}>
            {say("nav.rules")}
          </Link>
          <Link href="/lab" className={styles.link}>
            {say("nav.lab")}
          </Link>
          <Link href="/host" className={styles.link}>
            {say("nav.host")}
          </Link>
        </nav>
        <Controls />
      </header>
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
              <DoorWay key={door.id} door={door} table={waiting.get(door.id) ?? null} />
            ))}
          </ul>
        </section>
        <Ways />
      </main>
      <footer className={styles.foot}>
        <p>{say("unofficial.short")}</p>
        <nav aria-label={say("nav.more")}>
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
