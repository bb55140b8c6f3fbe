import { useEffect } from "react";
import { useLocation } from "wouter";
import { useDevice } from "../device/index.ts";
import { doorOf } from "../games/doors.ts";
import { useWords } from "../i18n/index.ts";
import { useOnline } from "../net/useOnline.ts";
import { useHearing } from "../notifications/useHearing.ts";
import { Button, Notice } from "../ui/index.ts";
import { beginOffline, isAtTable, isPlain, keepGame, takeUp, useEdition } from "./begin.ts";
import styles from "./offline.module.css";
import { useOfflineWords } from "./words.ts";

/** Says that there is no net. */
function Sign() {
  const say = useOfflineWords();
  const online = useOnline();
  if (!say || online) return null;
  return (
    <p role="status" className={styles.sign}>
      {say("sign")}
    </p>
  );
}

/** The game that this page is about: one is at its door, at a table of it, or studies it. */
function useGameTurnedTo(): string | null {
  const [path] = useLocation();
  const [, where, name = ""] = /^\/(new|table|lab)\/([\w-]+)/.exec(path) ?? [];
  const known = useDevice(({ tables }) => tables.find(({ table }) => table === name)?.game ?? null);
  return where === "table" ? known : (doorOf(name)?.id ?? null);
}

/**
 * Follows every page: keeps the pages for where there is no server. A newer edition of them waits while the player is at a table, where
 * nothing may lie over what can be chosen and the table itself says that there is no net. Who leaves the table has the newer edition
 * with the next page, which is opened anew; a page to which something was carried over from the table offers it instead.
 */
export function Edition() {
  const { language } = useWords();
  const say = useOfflineWords();
  useEffect(() => void beginOffline(language), [language]);
  const game = useGameTurnedTo();
  useEffect(() => {
    if (game) void keepGame(game, language);
  }, [game, language]);
  useHearing();
  const { waiting } = useEdition();
  const [path] = useLocation();
  useEffect(() => {
    if (waiting && isPlain(path)) takeUp(waiting);
  }, [waiting, path]);
  if (isAtTable(path)) return null;
  if (!waiting || !say || isPlain(path)) return <Sign />;
  return (
    <div className={styles.edition}>
      <Notice
        tone="gold"
        title={say("edition.title")}
        actions={
          <>
            <Button variant="gold" onClick={() => takeUp(waiting)}>
              {say("edition.take")}
            </Button>
            <Button variant="quiet" onClick={() => useEdition.setState({ waiting: null })}>
              {say("edition.later")}
            </Button>
          </>
        }
      >
        <p>{say("edition.about")}</p>
      </Notice>
    </div>
  );
}
