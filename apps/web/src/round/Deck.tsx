import type { Seat } from "@westmarch/kernel";
import { useState } from "react";
import { failureKey, handIn } from "../net/api.ts";
import { useSay } from "../table/text/words.tsx";
import { Button, ButtonLink, Dialog } from "../ui/index.ts";
import styles from "./Round.module.css";
import type { RoundSay } from "./words.ts";

interface DeckProps {
  readonly say: RoundSay;
  readonly token: string;
  readonly seat: Seat;
  readonly title: string;
  /** It is handed in. */
  readonly ready: boolean;
  /** Some of its games can be played. */
  readonly plays: boolean;
  /** Others of its games wait for decks. */
  readonly waits: boolean;
  /** Where it is built. */
  readonly address: string;
}

/** What is said of a deck that is handed in. */
const readyKey = (plays: boolean, waits: boolean) =>
  plays ? (waits ? "round.deck.open" : "round.deck.all") : waits ? "round.deck.there" : "round.deck.over";

/** The deck of a seat: to be built, or handed in as it is suggested, or there. */
export function Deck({ say, token, seat, title, ready, plays, waits, address }: DeckProps) {
  const tableSay = useSay();
  const [asking, ask] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const give = async () => {
    setBusy(true);
    const answer = await handIn({ token, seat });
    setBusy(false);
    ask(false);
    setFailed(answer.ok ? null : say("round.failed", { why: tableSay(failureKey(answer)) }));
  };
  return (
    <section>
      <h3>{title}</h3>
      <p role="status">{ready ? say(readyKey(plays, waits)) : (failed ?? say("round.deck.about"))}</p>
      {!ready && (
        <p className={styles.doing}>
          <ButtonLink variant="gold" href={address}>
            {say("round.deck.build")}
          </ButtonLink>
          <Button onClick={() => ask(true)}>{say("round.deck.made")}</Button>
        </p>
      )}
      <Dialog
        open={asking}
        onClose={() => ask(false)}
        title={say("round.deck.sure")}
        actions={
          <>
            <Button variant="gold" disabled={busy} onClick={() => void give()}>
              {say("round.deck.yes")}
            </Button>
            <Button variant="quiet" onClick={() => ask(false)}>
              {tableSay("table.never-mind")}
            </Button>
          </>
        }
      >
        <p>{say("round.deck.sure.about")}</p>
      </Dialog>
    </section>
  );
}
