import { latePart } from "@westmarch/boardkit/later";
import type { OpenTournament, Pace } from "@westmarch/protocol";
import { type FormEvent, useCallback, useState } from "react";
import { useLocation } from "wouter";
import { useAccount } from "../accounts/account.ts";
import { Leaf } from "../accounts/Leaf.tsx";
import { DOORS } from "../games/doors.ts";
import { useWords } from "../i18n/index.ts";
import { Button, Field, Picks, Switch } from "../ui/index.ts";
import { Trouble } from "../ui/Trouble.tsx";
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

/** What the organiser has filled in. */
interface Draft {
  readonly name: string;
  readonly game: string;
  readonly kind: OpenTournament["kind"];
  readonly rounds: string;
  readonly games: (typeof EACH)[number];
  readonly hours: (typeof HOURS)[number];
  readonly guests: boolean;
  /** Null while what was written makes no pace. */
  readonly pace: Pace | null;
  readonly grace: (typeof GRACES)[number];
  readonly rest: (typeof RESTS)[number];
}

const EMPTY: Draft = {
  name: "",
  game: GAMES[0]?.id ?? "",
  kind: "swiss",
  rounds: "5",
  games: "1",
  hours: "none",
  guests: true,
  pace: { kind: "none" },
  grace: "5",
  rest: "3",
};

const roundsFit = ({ rounds }: Draft): boolean =>
  Number.isInteger(Number(rounds)) && Number(rounds) >= ROUNDS.least && Number(rounds) <= ROUNDS.most;

/** What is asked of the server. Where there are no accounts, all players are guests. */
function wishOf(draft: Draft, accounts: boolean): Omit<OpenTournament, "key"> {
  const { name, game, kind, rounds, games, hours, guests, pace, grace, rest } = draft;
  return {
    name: name.trim(),
    game,
    settings: {},
    kind,
    rounds: kind === "swiss" ? Number(rounds) : ROUNDS.least,
    games: Number(games),
    hours: hours === "none" ? null : Number(hours),
    guests: guests || !accounts,
    ...(pace?.kind === "live" && { grace: Number(grace) * MINUTE, rest: Number(rest) * MINUTE }),
    ...(pace && pace.kind !== "none" && { pace }),
  };
}

/** A new tournament: which game, by which rules, with how much time. */
export function OpenOne({ say }: { readonly say: TournamentsSay }) {
  const { say: shell } = useWords();
  const [, navigate] = useLocation();
  const accounts = useAccount(({ on }) => on);
  const [draft, setDraft] = useState(EMPTY);
  const fill = useCallback((part: Partial<Draft>) => setDraft((old) => ({ ...old, ...part })), []);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const { name, guests, pace } = draft;
  const open = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const answer = await openTournament(wishOf(draft, accounts));
    setBusy(false);
    if (answer.ok) navigate(`/tournament/${answer.value.id}`);
    else setTrouble(failureIn(answer, say, shell));
  };
  const part = { draft, fill, say };
  return (
    <Leaf id="open-one" title={say("open")}>
      <form className={styles.form} onSubmit={(event) => void open(event)}>
        <Field
          label={say("name")}
          value={name}
          required
          maxLength={60}
          autoComplete="off"
          onChange={({ target }) => fill({ name: target.value })}
        />
        <Mode {...part} />
        <Times {...part} />
        {accounts && (
          <Switch
            label={say("guests")}
            about={say("guests.about")}
            on={guests}
            onTurn={(on) => fill({ guests: on })}
          />
        )}
        <Trouble told={trouble} />
        <Button
          type="submit"
          variant="gold"
          disabled={busy || name.trim() === "" || !roundsFit(draft) || !pace}
        >
          {say("open.do")}
        </Button>
      </form>
    </Leaf>
  );
}

interface PartProps {
  readonly draft: Draft;
  readonly fill: (part: Partial<Draft>) => void;
  readonly say: TournamentsSay;
}

/** Which game is played, who meets whom, and how often. */
function Mode({ draft, fill, say }: PartProps) {
  const { say: shell } = useWords();
  return (
    <>
      <Picks
        legend={say("game")}
        picked={draft.game}
        // Its time is chosen anew: not every game keeps any.
        onPick={(game) => fill({ game, pace: { kind: "none" } })}
        picks={GAMES.map(({ id }) => ({ id, text: shell(`door.${id}.title`) }))}
      />
      <Picks
        wide
        legend={say("kind")}
        picked={draft.kind}
        onPick={(kind) => fill({ kind })}
        picks={KINDS.map((id) => ({ id, text: say(`kind.${id}`), about: say(`kind.${id}.about`) }))}
      />
      {draft.kind === "swiss" && (
        <Field
          label={say("rounds")}
          type="number"
          min={ROUNDS.least}
          max={ROUNDS.most}
          value={draft.rounds}
          problem={roundsFit(draft) ? null : say("rounds.wrong", ROUNDS)}
          onChange={({ target }) => fill({ rounds: target.value })}
        />
      )}
      <Picks
        legend={say("games")}
        picked={draft.games}
        onPick={(games) => fill({ games })}
        picks={EACH.map((id) => ({ id, text: id }))}
      />
    </>
  );
}

/** How much time the players have, for a game and until it begins. */
function Times({ draft, fill, say }: PartProps) {
  const { game, pace, grace, rest, hours } = draft;
  const choose = useCallback((chosen: Pace | null) => fill({ pace: chosen }), [fill]);
  const minutes = <T extends string>(ids: readonly T[]) =>
    ids.map((id) => ({ id, text: id === "0" ? say("minutes.none") : say("minutes.n", { n: Number(id) }) }));
  return (
    <>
      <PaceChoice key={game} game={game} folded={false} onChoose={choose} />
      {pace?.kind === "live" && (
        <>
          <Picks
            legend={say("grace")}
            picked={grace}
            onPick={(id) => fill({ grace: id })}
            picks={minutes(GRACES)}
          />
          <p className={styles.aside}>{say("grace.short")}</p>
          <Picks
            legend={say("rest")}
            picked={rest}
            onPick={(id) => fill({ rest: id })}
            picks={minutes(RESTS)}
          />
        </>
      )}
      <Picks
        legend={say("hours")}
        picked={hours}
        onPick={(id) => fill({ hours: id })}
        picks={HOURS.map((id) => ({
          id,
          text: id === "none" ? say("hours.none") : say("hours.n", { days: Number(id) / 24 }),
        }))}
      />
    </>
  );
}
