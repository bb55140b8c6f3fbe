import { latePart } from "@westmarch/boardkit/later";
import type { OpenTournament, Pace } from "@westmarch/protocol";
import { type FormEvent, useState } from "react";
import { useLocation } from "wouter";
import { useAccount } from "../accounts/account.ts";
import { Leaf } from "../accounts/Leaf.tsx";
import { DOORS } from "../games/doors.ts";
import { useWords } from "../i18n/index.ts";
import { Button, Field, Notice, Picks, Switch } from "../ui/index.ts";
import { openTournament } from "./api.ts";
import styles from "./tournaments.module.css";
import { failureIn, type TournamentsSay } from "./words.ts";

const PaceChoice = latePart(async () => (await import("../time/PaceChoice.tsx")).PaceChoice);

const GAMES = DOORS.filter(({ open }) => open);
const KINDS = ["swiss", "round-robin", "knockout"] as const;
const EACH = ["1", "2", "4"] as const;
/** Hours that a game may take; none: until it is over, or the organiser decides. */
const HOURS = ["none", "24", "72", "168", "336"] as const;
/** Minutes to come to a table with live clocks, and between two rounds. */
const GRACES = ["0", "2", "5", "10"] as const;
const RESTS = ["0", "1", "3", "5", "10"] as const;
const MINUTE = 60;
const ROUNDS = { least: 1, most: 12 } as const;

/** A new tournament: which game, by which rules, with how much time. */
export function OpenOne({ say }: { readonly say: TournamentsSay }) {
  const { say: shell } = useWords();
  const [, navigate] = useLocation();
  const accounts = useAccount(({ on }) => on);
  const [name, setName] = useState("");
  const [game, setGame] = useState(GAMES[0]?.id ?? "");
  const [kind, setKind] = useState<OpenTournament["kind"]>("swiss");
  const [rounds, setRounds] = useState("5");
  const [games, setGames] = useState<(typeof EACH)[number]>("1");
  const [hours, setHours] = useState<(typeof HOURS)[number]>("none");
  const [guests, setGuests] = useState(true);
  const [pace, setPace] = useState<Pace | null>({ kind: "none" });
  const [grace, setGrace] = useState<(typeof GRACES)[number]>("5");
  const [rest, setRest] = useState<(typeof RESTS)[number]>("3");
  const isLive = pace?.kind === "live";
  const minutes = <T extends string>(ids: readonly T[]) =>
    ids.map((id) => ({ id, text: id === "0" ? say("minutes.none") : say("minutes.n", { n: Number(id) }) }));
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const many = Number(rounds);
  const roundsFit = Number.isInteger(many) && many >= ROUNDS.least && many <= ROUNDS.most;
  const open = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const answer = await openTournament({
      name: name.trim(),
      game,
      settings: {},
      kind,
      rounds: kind === "swiss" ? many : ROUNDS.least,
      games: Number(games),
      hours: hours === "none" ? null : Number(hours),
      guests: guests || !accounts,
      ...(isLive && { grace: Number(grace) * MINUTE, rest: Number(rest) * MINUTE }),
      ...(pace && pace.kind !== "none" && { pace }),
    });
    setBusy(false);
    if (answer.ok) navigate(`/tournament/${answer.value.id}`);
    else setTrouble(failureIn(answer, say, shell));
  };
  return (
    <Leaf id="open-one" title={say("open")}>
      <form className={styles.form} onSubmit={(event) => void open(event)}>
        <Field
          label={say("name")}
          value={name}
          required
          maxLength={60}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
        <Picks
          legend={say("game")}
          picked={game}
          onPick={(id) => {
            setGame(id);
            // Its time is chosen anew: not every game keeps any.
            setPace({ kind: "none" });
          }}
          picks={GAMES.map(({ id }) => ({ id, text: shell(`door.${id}.title`) }))}
        />
        <Picks
          wide
          legend={say("kind")}
          picked={kind}
          onPick={setKind}
          picks={KINDS.map((id) => ({ id, text: say(`kind.${id}`), about: say(`kind.${id}.about`) }))}
        />
        {kind === "swiss" && (
          <Field
            label={say("rounds")}
            type="number"
            min={ROUNDS.least}
            max={ROUNDS.most}
            value={rounds}
            problem={roundsFit ? null : say("rounds.wrong", ROUNDS)}
            onChange={({ target }) => setRounds(target.value)}
          />
        )}
        <Picks
          legend={say("games")}
          picked={games}
          onPick={setGames}
          picks={EACH.map((id) => ({ id, text: id }))}
        />
        <PaceChoice key={game} game={game} folded={false} onChoose={setPace} />
        {isLive && (
          <>
            <Picks legend={say("grace")} picked={grace} onPick={setGrace} picks={minutes(GRACES)} />
            <p className={styles.aside}>{say("grace.short")}</p>
            <Picks legend={say("rest")} picked={rest} onPick={setRest} picks={minutes(RESTS)} />
          </>
        )}
        <Picks
          legend={say("hours")}
          picked={hours}
          onPick={setHours}
          picks={HOURS.map((id) => ({
            id,
            text: id === "none" ? say("hours.none") : say("hours.n", { days: Number(id) / 24 }),
          }))}
        />
        {accounts && (
          <Switch label={say("guests")} about={say("guests.about")} on={guests} onTurn={setGuests} />
        )}
        {trouble && (
          <Notice tone="danger">
            <p>{trouble}</p>
          </Notice>
        )}
        <Button type="submit" variant="gold" disabled={busy || name.trim() === "" || !roundsFit || !pace}>
          {say("open.do")}
        </Button>
      </form>
    </Leaf>
  );
}
