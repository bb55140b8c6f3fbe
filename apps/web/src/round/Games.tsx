import type { Seat } from "@westmarch/kernel";
import type { Entered, Pairing, RoundNow } from "@westmarch/protocol";
import { useState } from "react";
import { rich } from "../i18n/rich.tsx";
import { type Answer, failureKey } from "../net/api.ts";
import { together } from "../table/text/people.ts";
import { useSay } from "../table/text/words.tsx";
import { Button } from "../ui/index.ts";
import styles from "./Round.module.css";
import { isOwn, missing, openGames } from "./seats.ts";
import type { RoundSay } from "./words.ts";

interface GamesProps {
  readonly say: RoundSay;
  readonly round: RoundNow;
  readonly names: readonly string[];
  readonly own: readonly Seat[];
  /** Goes to a table of one's own; null where that is not known here. */
  readonly onEnter: ((table: string) => Promise<Answer<Entered>>) | null;
}

/** Who plays whom, stage by stage, and how it ended. */
export function Games({ say, round, names, own, onEnter }: GamesProps) {
  const tableSay = useSay();
  const [failed, setFailed] = useState<string | null>(null);
  const enter = async (table: string) => {
    const answer = await onEnter?.(table);
    if (answer && !answer.ok) setFailed(say("round.failed", { why: tableSay(failureKey(answer)) }));
  };
  const next = openGames(round, own)[0];
  return (
    <section aria-labelledby="round-games">
      <h3 id="round-games">{say("round.games")}</h3>
      {failed && <p role="alert">{failed}</p>}
      <ol className={styles.stages}>
        {round.stages.map(({ pairings, bye }, stage) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stage is its place
          <li key={stage}>
            {round.stages.length > 1 && <h4>{say("round.stage", { n: stage + 1 })}</h4>}
            <ul className={styles.pairings}>
              {pairings.map((pairing) => (
                <Row
                  key={pairing.seats.join()}
                  say={say}
                  round={round}
                  pairing={pairing}
                  names={names}
                  isOwn={isOwn(pairing, own)}
                  isNext={pairing === next}
                  onEnter={onEnter && ((table) => void enter(table))}
                />
              ))}
              {bye !== null && (
                <li className={styles.bye}>{rich(say("round.bye", { name: names[bye] ?? "" }))}</li>
              )}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface RowProps extends Pick<GamesProps, "say" | "round" | "names"> {
  readonly pairing: Pairing;
  readonly isOwn: boolean;
  /** It is the one to be played next. */
  readonly isNext: boolean;
  readonly onEnter: ((table: string) => void) | null;
}

function Row({ say, round, pairing, names, isOwn, isNext, onEnter }: RowProps) {
  const { seats, table, winners } = pairing;
  const [one, other] = seats.map((seat) => names[seat] ?? "");
  const wins = (seat: Seat): true | undefined =>
    (Array.isArray(winners) && winners.includes(seat)) || undefined;
  return (
    <li className={styles.pairing} data-own={isOwn || undefined}>
      <span className={styles.pair}>
        <span data-won={wins(seats[0])}>{one}</span> <span aria-hidden="true">–</span>{" "}
        <span data-won={wins(seats[1])}>{other}</span>
      </span>
      <span className={styles.state}>{rich(stateOf(say, round, pairing, names))}</span>
      {isOwn && onEnter && table !== null && winners !== "void" && (
        <Button
          variant={winners === null ? (isNext ? "gold" : "plain") : "quiet"}
          aria-label={
            winners === null ? say("round.play.who", { one: one ?? "", other: other ?? "" }) : undefined
          }
          onClick={() => onEnter(table)}
        >
          {say(winners === null ? "round.play" : "round.look")}
        </Button>
      )}
    </li>
  );
}

/** How a game stands, in words. */
function stateOf(say: RoundSay, round: RoundNow, pairing: Pairing, names: readonly string[]): string {
  const { table, winners } = pairing;
  if (winners === "void") return say("round.state.void");
  if (winners !== null) {
    const [winner] = winners;
    return winners.length === 1 && winner !== undefined
      ? say("round.state.won", { name: names[winner] ?? "" })
      : say("round.state.drawn");
  }
  if (table !== null) return say("round.state.open");
  const late = missing(round, pairing).map((seat) => names[seat] ?? "");
  return say("round.state.decks", { names: together(late, say.language) });
}
