import { latePart } from "@westmarch/boardkit/later";
import { useContext, useEffect, useState } from "react";
import { Link, useLocation } from "wouter";
import { useWords } from "../../i18n/index.ts";
import { AccountMark } from "../AccountMark.ts";
import { countInTitle } from "../title.ts";
import { unseen } from "../unseen.ts";
import { HeaderIcon } from "./HeaderIcon.tsx";
import styles from "./header.module.css";
import { PLACES, placeAt } from "./places.ts";
import { LanguageMenu, LightMenu } from "./Switches.tsx";
import { useAskWaiting, useChallenges, useWaitingTables } from "./waiting.ts";

const Bell = latePart(async () => (await import("./Bell.tsx")).Bell);
const More = latePart(async () => (await import("./More.tsx")).More);

interface HeaderProps {
  /** What the page is called, beside the way back on a phone; left out on the home page. */
  readonly title?: string | undefined;
}

/**
 * The header of every page of the house: six places with the current one marked, what waits, language, light and person.
 * On a phone the first four of the places stand in a bar at the foot, the others behind *More*.
 */
export function Header({ title }: HeaderProps) {
  const { say } = useWords();
  const [path] = useLocation();
  const Mark = useContext(AccountMark);
  const tables = useWaitingTables();
  const waiting = tables.length;
  const challenges = useChallenges();
  useAskWaiting();
  useEffect(() => {
    const ids = [...tables.map(({ table }) => table), ...challenges.map(({ id }) => id)];
    countInTitle("tables", ids);
    return () => countInTitle("tables", []);
  }, [tables, challenges]);
  return (
    <header className={styles.header} data-home={path === "/"} data-titled={title !== undefined}>
      <Link href="/" className={styles.wordmark} aria-label={say("home.back")}>
        <span>{say("name")}</span>
      </Link>
      {title !== undefined && (
        <p className={styles.title} aria-hidden="true">
          {title}
        </p>
      )}
      <Places path={path} waiting={waiting} />
      <div className={styles.tools}>
        {(waiting > 0 || challenges.length > 0) && <Bell />}
        <div className={styles.switches}>
          <LanguageMenu />
          <LightMenu />
        </div>
        {Mark && <Mark />}
      </div>
    </header>
  );
}

interface PlacesProps {
  readonly path: string;
  /** How many tables wait for the player. */
  readonly waiting: number;
}

function Places({ path, waiting }: PlacesProps) {
  const { say } = useWords();
  const [isOpen, setOpen] = useState(false);
  const current = placeAt(path);
  return (
    <nav className={styles.places} aria-label={say("nav.main")}>
      <ul>
        {PLACES.map((place) => (
          <li key={place.id} data-behind-more={"behindMore" in place}>
            <Link href={place.href} aria-current={place.id === current ? "page" : undefined}>
              <HeaderIcon name={place.icon} size={24} />
              <span>{say(`nav.${place.id}`)}</span>
              {place.id === "tables" && waiting > 0 && (
                <>
                  <b className={styles.seal} aria-hidden="true">
                    {waiting}
                  </b>
                  <span className={unseen}>{say("nav.waiting", { count: waiting })}</span>
                </>
              )}
            </Link>
          </li>
        ))}
        <li data-more>
          <button type="button" aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)}>
            <HeaderIcon name="hamburger-menu" size={24} />
            <span>{say("nav.others")}</span>
          </button>
        </li>
      </ul>
      {isOpen && <More onClose={() => setOpen(false)} />}
    </nav>
  );
}
