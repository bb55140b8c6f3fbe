import { latePart } from "@westmarch/boardkit/later";
import { type FormEvent, useState } from "react";
import { useAccount } from "../accounts/account.ts";
import { Leaf } from "../accounts/Leaf.tsx";
import type { Brought } from "../decks/GuestDeck.tsx";
import { useDevice } from "../device/index.ts";
import { doorOf } from "../games/doors.ts";
import { useWords } from "../i18n/index.ts";
import { briefly, inWords, SECOND } from "../time/spans.ts";
import { useLeft } from "../time/useLeft.ts";
import { useTimeWords } from "../time/words.ts";
import { announce, Button, ButtonLink, Dialog, Field, Notice } from "../ui/index.ts";
import { takePart, withdraw } from "./api.ts";
import { CheckIn } from "./CheckIn.tsx";
import { Countdown } from "./Countdown.tsx";
import { isEnterable, pairingsIn, reopenableIn } from "./course.ts";
import type { TournamentLeafProps } from "./leafProps.ts";
import { momentOf } from "./moments.ts";
import { nameOf } from "./Player.tsx";
import { RoundBell } from "./RoundBell.tsx";
import { HowPlaces } from "./Standings.tsx";
import styles from "./tournaments.module.css";

const GuestDeck = latePart(async () => (await import("../decks/GuestDeck.tsx")).GuestDeck);
/** Where decks are brought nobody enters without one: not before the choice is here. */
const atFirst = (game: string): Brought => ({ settings: null, isWhole: !doorOf(game)?.deckPages });

/** What comes next in a tournament, and one's own part in it: to enter, or to withdraw. */
export function EntryLeaf({ now, say, busy, does }: TournamentLeafProps) {
  const mine = now.players.find(({ entrant }) => entrant === now.you);
  const takesPart = mine !== undefined && !mine.withdrawn;
  return (
    <Leaf id="next" title={say("next")}>
      <Countdown now={now} say={say} />
      <p>
        <Next now={now} say={say} />
      </p>
      {mine?.missed && <p>{say("here.missed")}</p>}
      {takesPart ? (
        <>
          <CheckIn now={now} say={say} busy={busy} does={does} mine={mine} />
          <TakesPart now={now} say={say} busy={busy} does={does} />
        </>
      ) : (
        isEnterable(now) && <Enter now={now} say={say} busy={busy} does={does} />
      )}
      <Terms now={now} say={say} />
    </Leaf>
  );
}

/** The rules by which it is held, a fold away: who meets, how long is waited for people and between rounds, how places are told. */
function Terms({ now, say }: Pick<TournamentLeafProps, "now" | "say">) {
  const time = useTimeWords();
  const { grace, rest, state, hours, kind } = now;
  const minutes = (seconds: number) => (time ? inWords(seconds * SECOND, true, time) : "");
  return (
    <details className={styles.ties}>
      <summary>{say("terms")}</summary>
      <p>{say(`pairing.${kind}`)}</p>
      {state !== "over" && grace > 0 && time && <p>{say("grace.about", { time: minutes(grace) })}</p>}
      {state !== "over" && rest > 0 && time && <p>{say("rest.about", { time: minutes(rest) })}</p>}
      {state !== "over" && hours !== null && <p>{say("hours.about", { n: hours })}</p>}
      <HowPlaces now={now} say={say} />
    </details>
  );
}

function Next({ now, say }: Pick<TournamentLeafProps, "now" | "say">): string {
  const { say: shell, language } = useWords();
  const time = useTimeWords();
  const left = useLeft(now.nextIn, now);
  const { state, round, rounds, entrants, played, standings, players } = now;
  if (state === "open") {
    if (now.putOff) return say(now.startsAt === null ? "next.given-up" : "next.put-off");
    return now.startsAt === null
      ? say("next.open", { n: entrants })
      : say("next.start", { n: entrants, when: momentOf(now.startsAt, language) });
  }
  if (state === "paused") return say("next.paused");
  if (left !== null && time)
    return say(reopenableIn(now).length > 0 ? "next.review" : "next.break", {
      n: round + 1,
      time: briefly(left, true, time),
    });
  if (state === "running" && now.kind === "arena")
    return say(now.endsIn === 0 ? "next.arena.last" : "next.arena", {
      open: played.filter(({ outcome }) => outcome === null).length,
    });
  if (state === "running") {
    const open = pairingsIn(played, round).filter(({ games }) =>
      games.some(({ outcome }) => outcome === null),
    );
    return round < rounds
      ? say("next.round", { n: round + 1, open: open.length })
      : say("next.last", { open: open.length });
  }
  const first = standings.filter(({ place }) => place === 1).map(({ entrant }) => entrant);
  if (round === 0) return say("next.none");
  if (standings.every(({ points }) => points === 0)) return say("next.undecided");
  return say("next.over", {
    names: new Intl.ListFormat(language, { type: "conjunction" }).format(
      first.map((one) =>
        nameOf(
          players.find(({ entrant }) => entrant === one),
          say,
          shell,
        ),
      ),
    ),
  });
}

function TakesPart({ now, say, busy, does }: TournamentLeafProps) {
  const [asking, setAsking] = useState(false);
  const leave = async () => {
    setAsking(false);
    if (await does(withdraw(now.id))) announce(say("withdrawn"));
  };
  if (now.state === "over") return null;
  return (
    <>
      <div className={styles.part}>
        <span>{say("in")}</span>
        <Button variant="quiet" disabled={busy} onClick={() => setAsking(true)}>
          {say("withdraw")}
        </Button>
        <RoundBell tournament={now.id} say={say} />
      </div>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={say("withdraw.sure")}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{say("stay")}</Button>
            <Button variant="danger" onClick={() => void leave()}>
              {say("withdraw")}
            </Button>
          </>
        }
      >
        <p>{say(now.state === "open" ? "withdraw.open" : "withdraw.running")}</p>
      </Dialog>
    </>
  );
}

function Enter({ now, say, busy, does }: TournamentLeafProps) {
  const { say: shell } = useWords();
  const { on, person } = useAccount();
  const { name: known, set } = useDevice();
  const [name, setName] = useState(known);
  const [brings, setBrings] = useState<Brought>(() => atFirst(now.game));
  const late = now.state !== "open";
  const join = async (event: FormEvent) => {
    event.preventDefault();
    const mine = name.trim();
    if (!person) set({ name: mine });
    const joined = await does(
      takePart(now.id, {
        ...(!person && { name: mine || shell("new.name.default") }),
        ...(brings.settings && { brings: { ...brings.settings } }),
      }),
    );
    if (joined) announce(say("entered"));
  };
  if (!person && !now.guests)
    return (
      <Notice actions={on && <ButtonLink href="/person">{say("sign-in")}</ButtonLink>}>
        <p>{say(on ? "accounts" : "accounts.off")}</p>
      </Notice>
    );
  return (
    <form className={styles.entry} onSubmit={(event) => void join(event)}>
      {late && (
        <p className={styles.aside}>
          {now.kind === "arena" ? say("late.arena") : say("late", { n: now.round + 1 })}
        </p>
      )}
      {!person && (
        <Field
          label={shell("new.name")}
          value={name}
          maxLength={24}
          autoComplete="nickname"
          placeholder={shell("new.name.default")}
          onChange={({ target }) => setName(target.value)}
        />
      )}
      {doorOf(now.game)?.deckPages && (
        <>
          <GuestDeck game={now.game} seat={0} onBring={setBrings} />
          <p className={styles.aside}>{say("deck.about")}</p>
        </>
      )}
      <Button type="submit" variant={late ? "plain" : "gold"} disabled={busy || !brings.isWhole}>
        {say("enter")}
      </Button>
      {!person && on && <p className={styles.aside}>{say("guest.about")}</p>}
    </form>
  );
}
