import { DOORS } from "../../games/doors.ts";
import { useWords } from "../../i18n/index.ts";
import { PaceFields } from "../../time/PaceChoice.tsx";
import { FIRST_DRAFT } from "../../time/paces.ts";
import { Field, Picks, Switch } from "../../ui/index.ts";
import { Select } from "../../ui/Select.tsx";
import { dayOf, hourOf } from "../moments.ts";
import type { TournamentsSay } from "../words.ts";
import {
  CHECK_INS,
  type Draft,
  EACH,
  GRACES,
  HOURS,
  KINDS,
  LASTS,
  PLACES,
  RESTS,
  ROUNDS,
  roundsFit,
  STARTS,
} from "./draft.ts";
import styles from "./hold.module.css";
import type { Part } from "./sentence.ts";

const GAMES = DOORS.filter(({ open }) => open);
const DAYS = 28;
const DAY = 86_400_000;
const QUARTER = 15 * 60_000;

export interface ChoicesProps {
  readonly draft: Draft;
  readonly fill: (part: Partial<Draft>) => void;
  readonly say: TournamentsSay;
  /** What it is called while it has no name. */
  readonly called: string;
  readonly keepsTime: boolean;
}

/** What can be chosen of one part of the sentence. */
export function Choices({ part, ...props }: ChoicesProps & { readonly part: Part }) {
  const { draft, fill, say, called } = props;
  switch (part) {
    case "name":
      return (
        <Field
          label={say("name")}
          value={draft.name}
          placeholder={called}
          maxLength={60}
          autoComplete="off"
          onChange={({ target }) => fill({ name: target.value })}
        />
      );
    case "kind":
      return <Kind {...props} />;
    case "game":
      return <Game {...props} />;
    case "time":
      return <PaceFields draft={draft.time} onDraft={(time) => fill({ time })} />;
    case "start":
      return <Start {...props} />;
    case "guests":
      return (
        <Switch
          label={say("guests")}
          about={say("guests.about")}
          on={draft.guests}
          onTurn={(guests) => fill({ guests })}
        />
      );
    default:
      return <Few part={part} {...props} />;
  }
}

/** Parts of which a few values are offered. */
function Few({ part, draft, fill, say }: ChoicesProps & { readonly part: Part }) {
  const minutes = <T extends string>(ids: readonly T[]) =>
    ids.map((id) => ({ id, text: id === "0" ? say("minutes.none") : say("minutes.n", { n: Number(id) }) }));
  switch (part) {
    case "places":
      return (
        <Picks
          legend={say("places")}
          picked={draft.places}
          onPick={(places) => fill({ places })}
          picks={PLACES.map((id) => ({ id, text: id === "none" ? say("places.none") : id }))}
        />
      );
    case "checkIn":
      return (
        <>
          <Picks
            legend={say("checkIn")}
            picked={draft.checkIn}
            onPick={(checkIn) => fill({ checkIn })}
            picks={minutes(CHECK_INS)}
          />
          <p className={styles.aside}>{say("checkIn.about")}</p>
        </>
      );
    case "rest":
      return (
        <Picks
          legend={say("rest")}
          picked={draft.rest}
          onPick={(rest) => fill({ rest })}
          picks={minutes(RESTS)}
        />
      );
    case "grace":
      return (
        <>
          <Picks
            legend={say("grace")}
            picked={draft.grace}
            onPick={(grace) => fill({ grace })}
            picks={minutes(GRACES)}
          />
          <p className={styles.aside}>{say("grace.short")}</p>
        </>
      );
    default:
      return <OfGames part={part} {...{ draft, fill, say }} />;
  }
}

type OfGamesProps = Pick<ChoicesProps, "draft" | "fill" | "say"> & { readonly part: Part };

/** How many games a pairing has, and how long each may take. */
function OfGames({ part, draft, fill, say }: OfGamesProps) {
  switch (part) {
    case "games":
      return (
        <Picks
          legend={say("games")}
          picked={draft.games}
          onPick={(games) => fill({ games })}
          picks={EACH.map((id) => ({ id, text: id }))}
        />
      );
    case "hours":
      return (
        <Picks
          legend={say("hours")}
          picked={draft.hours}
          onPick={(hours) => fill({ hours })}
          picks={HOURS.map((id) => ({
            id,
            text: id === "none" ? say("hours.none") : say("hours.n", { days: Number(id) / 24 }),
          }))}
        />
      );
    default:
      return null;
  }
}

function Game({ draft, fill, say }: ChoicesProps) {
  const { say: shell } = useWords();
  return (
    <Picks
      legend={say("game")}
      picked={draft.game}
      // Its time is chosen anew: not every game keeps any, and arenas are for short ones.
      onPick={(game) =>
        fill({ game, time: FIRST_DRAFT, ...(draft.kind === "arena" && { kind: "swiss", grace: "5" }) })
      }
      picks={GAMES.map(({ id }) => ({ id, text: shell(`door.${id}.title`) }))}
    />
  );
}

/** Who meets whom, in how many rounds. */
function Kind({ draft, fill, say, keepsTime }: ChoicesProps) {
  const isShort = keepsTime && GAMES.some(({ id, short }) => id === draft.game && short);
  return (
    <>
      <Picks
        wide
        legend={say("kind")}
        picked={draft.kind}
        onPick={(kind) =>
          // An arena is played by live clocks, and nobody waits there for long.
          fill({
            kind,
            ...(kind === "arena"
              ? { grace: "1", time: { ...draft.time, kind: "live", live: "5+5" } }
              : draft.kind === "arena" && { grace: "5" }),
          })
        }
        picks={KINDS.filter((id) => id !== "arena" || isShort).map((id) => ({
          id,
          text: say(`kind.${id}`),
          about: say(`kind.${id}.about`),
        }))}
      />
      {draft.kind === "swiss" && (
        <Field
          label={say("rounds")}
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          value={draft.rounds}
          problem={roundsFit(draft) ? null : say("rounds.wrong", ROUNDS)}
          onChange={({ target }) => fill({ rounds: target.value })}
        />
      )}
      {draft.kind === "arena" && (
        <Picks
          legend={say("lasts")}
          picked={draft.lasts}
          onPick={(lasts) => fill({ lasts })}
          picks={LASTS.map((id) => ({ id, text: say("minutes.n", { n: Number(id) }) }))}
        />
      )}
    </>
  );
}

/** When it begins: by the organiser, soon, or at a moment of a day. */
function Start({ draft, fill, say }: ChoicesProps) {
  const { language } = useWords();
  const today = new Date();
  today.setHours(0, 0, 0, 0);
  const midnight = (at: number) => new Date(at).setHours(0, 0, 0, 0);
  const days = Array.from({ length: DAYS }, (_, n) => new Date(today).setDate(today.getDate() + n));
  const times = Array.from({ length: DAY / QUARTER }, (_, n) => n * QUARTER);
  const day = midnight(draft.at);
  return (
    <>
      <Picks
        legend={say("start")}
        picked={draft.start}
        onPick={(start) => fill({ start })}
        picks={STARTS.map((id) => ({
          id,
          text:
            id === "none"
              ? say("start.none")
              : id === "at"
                ? say("start.at")
                : say("start.in", { n: Number(id) }),
        }))}
      />
      {draft.start === "at" && (
        <div className={styles.moment}>
          <Select
            label={say("start.day")}
            value={String(day)}
            options={days.map((at) => ({ id: String(at), text: dayOf(at, language) }))}
            onPick={(id) => fill({ at: Number(id) + (draft.at - day) })}
          />
          <Select
            label={say("start.time")}
            value={String(draft.at - day)}
            options={times.map((at) => ({ id: String(at), text: hourOf(today.getTime() + at, language) }))}
            onPick={(id) => fill({ at: day + Number(id) })}
          />
        </div>
      )}
      {draft.start === "at" && draft.at <= Date.now() && (
        <p className={styles.problem} role="alert">
          {say("error.start")}
        </p>
      )}
    </>
  );
}
