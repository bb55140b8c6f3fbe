import type { HostWords } from "@westmarch/protocol";
import { useEffect, useState } from "react";
import { useDevice } from "../device/index.ts";
import { isHere } from "../device/localToken.ts";
import { pollWhileVisible } from "../net/polling.ts";
import { announce, Button } from "../ui/index.ts";
import styles from "./admin.module.css";
import { hostWords, readWord } from "./deskApi.ts";
import { useAdminWords } from "./words.ts";

/** Milliseconds between looks of a page that is being looked at. */
const EVERY = 300_000;

/** What the host says to the players of this device's seats, one word after another, until each has been read. */
export function HostWordsSlip() {
  const say = useAdminWords();
  const tables = useDevice((device) => device.tables);
  const [words, setWords] = useState<HostWords["words"]>([]);
  const tokens = tables.map(({ token }) => token).filter((token) => !isHere(token));
  const known = tokens.join(" ");
  useEffect(() => {
    if (known === "") return;
    return pollWhileVisible(async (isWanted) => {
      const answer = await hostWords(known.split(" "));
      // Without an answer it is asked again later: nothing is lost.
      if (isWanted() && answer.ok) setWords(answer.value.words);
    }, EVERY);
  }, [known]);
  const [first] = words;
  const text = first?.text ?? "";
  useEffect(() => {
    if (text !== "") announce(text);
  }, [text]);
  if (!say || !first) return null;
  const read = async () => {
    const answer = await readWord(tokens, first.id);
    if (answer.ok) setWords(answer.value.words);
  };
  return (
    <aside className={styles.announcement} aria-label={say("announced")}>
      <p>
        <b>{say("announced")}</b> {first.text}
      </p>
      <Button variant="quiet" onClick={() => void read()}>
        {say("announced.seen")}
      </Button>
    </aside>
  );
}
