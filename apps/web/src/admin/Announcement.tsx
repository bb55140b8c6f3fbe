import type { Announcement } from "@westmarch/protocol";
import { useEffect, useState } from "react";
import { pollWhileVisible } from "../net/polling.ts";
import { announce, Button } from "../ui/index.ts";
import styles from "./admin.module.css";
import { announced } from "./api.ts";
import { useAdminWords } from "./words.ts";

/** Milliseconds between looks of a page that is being looked at. */
const EVERY = 60_000;
/** Where a device remembers what its owner has read. */
const READ = "westmarch-announcement";

/** What the host says to everybody, on every page, until it has been read, is over, or was taken down. */
export function AnnouncementSlip() {
  const say = useAdminWords();
  const [hanging, setHanging] = useState<Announcement | null>(null);
  useEffect(
    () =>
      pollWhileVisible(async (isWanted) => {
        const answer = await announced();
        // Without an answer it hangs as it did: the page itself says what is wrong.
        if (isWanted() && answer.ok) setHanging(answer.value.announcement);
      }, EVERY),
    [],
  );
  const text = hanging?.text ?? "";
  useEffect(() => {
    if (text !== "") announce(text);
  }, [text]);
  if (!say || !hanging || sessionStorage.getItem(READ) === hanging.id) return null;
  const read = () => {
    sessionStorage.setItem(READ, hanging.id);
    setHanging(null);
  };
  return (
    <aside className={styles.announcement} aria-label={say("announced")}>
      <p>{hanging.text}</p>
      <Button variant="quiet" onClick={read}>
        {say("announced.seen")}
      </Button>
    </aside>
  );
}
