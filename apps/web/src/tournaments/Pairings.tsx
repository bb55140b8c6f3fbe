import type { TournamentGame } from "@westmarch/protocol";
import { useState } from "react";
import { useLocation } from "wouter";
import { Leaf } from "../accounts/Leaf.tsx";
import { Shields } from "../games/SeatMarks.tsx";
import { useWords } from "../i18n/index.ts";
import { addressOf } from "../net/links.ts";
import { Button, WordButton } from "../ui/index.ts";
import { Trouble } from "../ui/Trouble.tsx";
import { actOn, watchTable } from "./api.ts";
import {
  endedFor,
  gameAt,
  halvesOf,
  isOver,
  missingAt,
  type Pairing,
  pairingsIn,
  pointsIn,
} from "./course.ts";
import type { TournamentLeafProps } from "./leafProps.ts";
import { hourOf } from "./moments.ts";
import { nameOf, Player } from "./Player.tsx";
import styles from "./tournaments.module.css";
import { useEnter } from "./useEnter.ts";
import { useNames } from "./useNames.ts";
import { failureIn } from "./words.ts";

interface PairingsProps extends TournamentLeafProps {
  readonly round: number;
}

/** As many boards as are shown before all are asked for. */
const FEW = 7;

/** Who meets in a round, on which side, how that stands, and the ways to the tables; its organiser calls who is missing. */
export function Pairings({ now, round, say, busy, does }: PairingsProps) {
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isWhole, showAll] = useState(false);
  const pairings = pairingsIn(now.played, round);
  const mine = ({ one, other }: Pairing) => now.you !== null && (one === now.you || other === now.you);
  // One's own pairing stands first.
  // In an arena those that are being played come next, then the latest.
  const late = (pairing: Pairing) =>
    now.kind === "arena" ? Number(!isOver(pairing)) * 1e6 + pairing.board : -pairing.board;
  const sorted = pairings.toSorted(
    (a, b) => Number(mine(b) && !isOver(b)) - Number(mine(a) && !isOver(a)) || late(b) - late(a),
  );
  return (
    <Leaf
      id="pairings"
      title={now.kind === "arena" ? say("arena.games") : say("round.one", { n: round })}
      aside={say("sides.about")}
    >
      <ul className={styles.pairings}>
        {(isWhole ? sorted : sorted.slice(0, FEW)).map((pairing) => (
          <Row
            key={pairing.board}
            {...{ pairing, now, say, busy, does }}
            mine={mine(pairing)}
            onTrouble={setTrouble}
          />
        ))}
      </ul>
      {!isWhole && sorted.length > FEW && (
        <p className={styles.more}>
          <WordButton onClick={() => showAll(true)}>{say("boards.all", { n: sorted.length })}</WordButton>
        </p>
      )}
      <Trouble told={trouble} />
    </Leaf>
  );
}

interface RowProps extends TournamentLeafProps {
  readonly pairing: Pairing;
  readonly mine: boolean;
  readonly onTrouble: (trouble: string | null) => void;
}

function Row({ pairing, mine, onTrouble, ...doing }: RowProps) {
  const { now, say } = doing;
  const { one, other } = pairing;
  const of = (entrant: number) => now.players.find((player) => player.entrant === entrant);
  if (other === null)
    return (
      <li data-own={mine || undefined}>
        <div className={styles.sides}>
          <Player entrant={of(one)} say={say} />
        </div>
        <p className={styles.state}>{say(now.kind === "round-robin" ? "bye.round-robin" : "bye")}</p>
      </li>
    );
  const game = gameAt(pairing);
  const [first = one, second = other] = game?.sides ?? [];
  return (
    <li data-own={mine || undefined}>
      <div className={styles.sides}>
        <Player entrant={of(first)} say={say} />
        <Shields free={[0, 1].map((seat) => game?.came?.[seat] === false && now.state !== "over")} />
        <Player entrant={of(second)} say={say} />
      </div>
      <State pairing={pairing} now={now} say={say} />
      <div className={styles.rowWays}>
        {game && now.organiser && now.state === "running" && missingAt(pairing).length > 0 && (
          <Call {...doing} game={game} missing={missingAt(pairing)} />
        )}
        {game?.table && (
          <Way game={{ ...game, table: game.table }} now={now} say={say} mine={mine} onTrouble={onTrouble} />
        )}
      </div>
    </li>
  );
}

interface CallProps extends TournamentLeafProps {
  readonly game: TournamentGame;
  readonly missing: readonly number[];
}

/** Calls those who have not come to a game. */
function Call({ now, say, busy, does, game: { round, board }, missing }: CallProps) {
  const { language } = useWords();
  const name = useNames({ now, say });
  const names = new Intl.ListFormat(language, { type: "conjunction" }).format(missing.map(name));
  return (
    <Button
      variant="quiet"
      disabled={busy}
      aria-label={say("ring.one", { names })}
      onClick={() => void does(actOn(now.id, { do: "ring", round, board }))}
    >
      {say("ring")}
    </Button>
  );
}

/** How a pairing stands, in words. */
function State({ pairing, now, say }: Pick<RowProps, "pairing" | "now" | "say">) {
  const { say: shell, language } = useWords();
  const { games, one, other } = pairing;
  const name = (entrant: number) =>
    nameOf(
      now.players.find((player) => player.entrant === entrant),
      say,
      shell,
    );
  const score =
    now.games > 1 || games.length > 1
      ? ` ${pointsIn(halvesOf(games, one), 2)} : ${pointsIn(other === null ? 0 : halvesOf(games, other), 2)}`
      : "";
  const winner = [one, other].find((side) => side !== null && endedFor(pairing, side) === "won") ?? null;
  const forfeit = games.some(({ outcome }) => outcome?.forfeit) ? ` · ${say("state.forfeit")}` : "";
  const missing = missingAt(pairing).map(name);
  const rungAt = (now.organiser && gameAt(pairing)?.rungAt) || null;
  const words = !isOver(pairing)
    ? missing.length > 0 && now.state !== "over"
      ? say("state.missing", { n: missing.length, names: new Intl.ListFormat(language).format(missing) })
      : say("state.playing")
    : winner !== null
      ? say("state.won", { name: name(winner) })
      : say(endedFor(pairing, one) === "drawn" ? "state.drawn" : "state.neither");
  return (
    <p className={styles.state}>
      {words}
      {score}
      {isOver(pairing) && forfeit}
      {missing.length > 0 && rungAt !== null && ` · ${say("ring.at", { time: hourOf(rungAt, language) })}`}
    </p>
  );
}

interface WayProps extends Pick<RowProps, "now" | "say" | "mine" | "onTrouble"> {
  readonly game: TournamentGame & { readonly table: string };
}

/** To one's own table, or to look on. */
function Way({ game, now, say, mine, onTrouble }: WayProps) {
  const { say: shell } = useWords();
  const [, navigate] = useLocation();
  const goTo = useEnter();
  const name = (entrant: number | undefined) =>
    nameOf(
      now.players.find((player) => player.entrant === entrant),
      say,
      shell,
    );
  const names = { one: name(game.sides[0]), other: name(game.sides[1]) };
  const enter = async () => {
    const failure = await goTo({ tournament: now.id, game: now.game, table: game.table });
    if (failure) onTrouble(failureIn(failure, say, shell));
  };
  const watch = async () => {
    const answer = await watchTable(now.id, game.table);
    if (answer.ok) navigate(addressOf({ kind: "watch", token: answer.value.token }));
    else onTrouble(answer.status === 404 ? say("error.no-table") : failureIn(answer, say, shell));
  };
  if (mine && !game.outcome)
    return (
      <Button variant="gold" onClick={() => void enter()}>
        {say("to-table")}
      </Button>
    );
  if (game.outcome?.forfeit) return null;
  const what = say(game.outcome ? "look.after" : "look");
  return (
    <Button variant="quiet" aria-label={say("look.one", { what, ...names })} onClick={() => void watch()}>
      {what}
    </Button>
  );
}
