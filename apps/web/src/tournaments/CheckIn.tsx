import type { TournamentEntrant } from "@westmarch/protocol";
import { announce, Button } from "../ui/index.ts";
import { beHere } from "./api.ts";
import type { TournamentLeafProps } from "./leafProps.ts";
import styles from "./tournaments.module.css";

interface CheckInProps extends TournamentLeafProps {
  readonly mine: TournamentEntrant;
}

/** Checking in before the start, and coming and going in an arena. */
export function CheckIn({ now, say, busy, does, mine }: CheckInProps) {
  const isArena = now.kind === "arena" && now.state === "running" && now.endsIn !== 0;
  const be = async (here: boolean) => {
    if (await does(beHere(now.id, here)))
      announce(say(here ? "here.yes" : isArena ? "here.away" : "here.no"));
  };
  if (now.checkInOpen)
    return mine.here ? (
      <p>
        {say("here.yes")}{" "}
        <Button variant="quiet" disabled={busy} onClick={() => void be(false)}>
          {say("here.undo")}
        </Button>
      </p>
    ) : (
      <>
        <p>{say("here.asked")}</p>
        <Button variant="gold" disabled={busy} onClick={() => void be(true)}>
          {say("here.do")}
        </Button>
      </>
    );
  if (isArena)
    return mine.here ? (
      <>
        <p className={styles.aside}>{say("arena.here")}</p>
        <Button disabled={busy} onClick={() => void be(false)}>
          {say("arena.go")}
        </Button>
      </>
    ) : (
      <>
        <p>{say("here.away")}</p>
        <Button variant="gold" disabled={busy} onClick={() => void be(true)}>
          {say("arena.back")}
        </Button>
      </>
    );
  return now.state === "open" && now.checkIn > 0 ? (
    <p className={styles.aside}>{say("here.later", { n: now.checkIn })}</p>
  ) : null;
}
