import { Link } from "wouter";
import { doorOf, type Entry, schoolOf } from "../../games/doors.ts";
import { useWords } from "../../i18n/index.ts";
import { HeaderIcon } from "../../ui/header/HeaderIcon.tsx";
import type { HeaderIconName } from "../../ui/icons.ts";
import type { Way } from "../plan.ts";
import styles from "./Links.module.css";
import type { DoorSay } from "./words.ts";

interface LinksProps {
  readonly id: string;
  readonly say: DoorSay;
  /** Ways for which there was no room as tiles. */
  readonly ways: readonly Way[];
  /** Games behind the same door, the same. */
  readonly games: readonly Entry[];
  readonly onTake: (way: Way) => void;
}

/** In the grass before the door: what more there is of this game. */
export function Links({ id, say, ways, games, onTake }: LinksProps) {
  const { say: shell } = useWords();
  const school = schoolOf(id);
  const pages: readonly (readonly [string, string, HeaderIconName])[] = [
    ...(school?.deckPages ? [[`/decks/${school.id}`, shell("decks.build"), "spell-book"] as const] : []),
    ...(doorOf(id)?.packPages ? [[`/packs/${id}`, shell("packs.own"), "spell-book"] as const] : []),
    ...(school?.aid ? [[`/aids/${school.id}`, shell("aids.link"), "open-book"] as const] : []),
    [`/ladder/${id}`, shell("nav.ladder"), "ladder"] as const,
    [`/statistics/${id}`, say("numbers"), "magnifying-glass"] as const,
  ];
  return (
    <nav className={styles.links} aria-label={say("more")}>
      {ways.map((way) => (
        <button key={way} type="button" onClick={() => onTake(way)}>
          <HeaderIcon name="three-friends" size={20} />
          <span>{say(way)}</span>
        </button>
      ))}
      {games.map(({ id: entry, href, say: called }) => (
        <Link key={entry} href={href}>
          <HeaderIcon name="card-pickup" size={20} />
          <span>{shell(`${called}.title`)}</span>
        </Link>
      ))}
      {pages.map(([href, text, icon]) => (
        <Link key={href} href={href}>
          <HeaderIcon name={icon} size={20} />
          <span>{text}</span>
        </Link>
      ))}
    </nav>
  );
}
