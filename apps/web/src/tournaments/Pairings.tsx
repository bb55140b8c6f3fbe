import type { TournamentGame, TournamentNow } from "@westmarch/protocol";
import { useState } from "react";
import { useLocation } from "wouter";
import { Leaf } from "../accounts/Leaf.tsx";
import { Shields } from "../games/SeatMarks.tsx";
import { useWords } from "../i18n/index.ts";
import { addressOf } from "../net/links.ts";
import { Button } from "../ui/index.ts";
import { Trouble } from "../ui/Trouble.tsx";
import { watchTable } from "./api.ts";
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
import { nameOf, Player } from "./Player.tsx";
import { Reopenings } from "./Reopenings.tsx";
import styles from "./tournaments.module.css";
import { useEnter } from "./useEnter.ts";
import { failureIn, type TournamentsSay } from "./words.ts";

interface PairingsProps {
  readonly now: TournamentNow;
  readonly round: number;
  readonly say: TournamentsSay;
}

/** Who meets in a round and how that stands, and below it which decisions were taken back. */
export const Pairings = (props: PairingsProps) => (
  <>
    <Round {...props} />
    <Reopenings {...props} />
  </>
);

/** Who meets in a round, on which side, how that stands, and the ways to the tables. */
function Round({ now, round, say }: PairingsProps) {
  const [trouble, setTrouble] = useState<string | null>(null);
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
        {sorted.map((pairing) => (
          <Row
            key={pairing.board}
            pairing={pairing}
            now={now}
            say={say}
            mine={mine(pairing)}
            onTrouble={setTrouble}
          />
        ))}
      </ul>
      <Trouble told={trouble} />
      <p className={styles.aside}>{say(`pairing.${now.kind}`)}</p>
    </Leaf>
  );
}

interface RowProps {
  readonly pairing: Pairing;
  readonly now: TournamentNow;
  readonly say: TournamentsSay;
  readonly mine: boolean;
  readonly onTrouble: (trouble: string | null) => void;
}

function Row({ pairing, now, say, mine, onTrouble }: RowProps) {
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
      {game?.table && (
        <Way game={{ ...game, table: game.table }} now={now} say={say} mine={mine} onTrouble={onTrouble} />
      )}
    </li>
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
    </p>
  );
}

interface WayProps extends Omit<RowProps, "pairing"> {
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
