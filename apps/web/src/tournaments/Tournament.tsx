import type { TournamentNow } from "@westmarch/protocol";
import { useState } from "react";
import { doorOf } from "../games/doors.ts";
import { useWords } from "../i18n/index.ts";
import type { Answer } from "../net/api.ts";
import { paceLine } from "../time/paces.ts";
import { useTimeWords } from "../time/words.ts";
import { Drawing } from "../ui/Drawing.tsx";
import { Busy, ButtonLink, Notice, Page } from "../ui/index.ts";
import { Bracket } from "./Bracket.tsx";
import { reopenableIn } from "./course.ts";
import { EntryLeaf } from "./EntryLeaf.tsx";
import { FlagOf } from "./Flag.tsx";
import { InviteLeaf } from "./InviteLeaf.tsx";
import { TOURNAMENTS_CHANGED } from "./key.ts";
import type { TournamentLeafProps } from "./leafProps.ts";
import { Organiser } from "./Organiser.tsx";
import { Pairings } from "./Pairings.tsx";
import { Prize } from "./Prize.tsx";
import { Road } from "./Road.tsx";
import { Standings } from "./Standings.tsx";
import styles from "./tournaments.module.css";
import { useFacts } from "./useFacts.ts";
import { useTournament } from "./useTournament.ts";
import { failureIn, type TournamentsSay, useTournamentsWords } from "./words.ts";

/** `/tournament/ID`: rounds, pairings, standings, what is next, and the ways to one's tables. */
export function Tournament({ id }: { readonly id: string }) {
  const say = useTournamentsWords();
  const { now, isOffline, take } = useTournament(id);
  const { say: shell } = useWords();
  if (!say || (now === null && !isOffline)) return <Busy />;
  if (now === null || now === "gone")
    return (
      <Page title={say("title")}>
        <Notice actions={<ButtonLink href="/tournaments">{say("back")}</ButtonLink>}>
          <p>{now === "gone" ? say("no-such") : shell("error.offline")}</p>
        </Notice>
      </Page>
    );
  return <Known now={now} say={say} take={take} isOffline={isOffline} />;
}

interface KnownProps {
  readonly now: TournamentNow;
  readonly say: TournamentsSay;
  readonly take: (answer: Answer<TournamentNow>) => void;
  readonly isOffline: boolean;
}

function Known({ now, say, take, isOffline }: KnownProps) {
  const { say: shell } = useWords();
  const [chosen, setChosen] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const does: TournamentLeafProps["does"] = async (asking) => {
    setBusy(true);
    const answer = await asking;
    setBusy(false);
    setTrouble(answer.ok ? null : failureIn(answer, say, shell));
    if (answer.ok) {
      take(answer);
      dispatchEvent(new Event(TOURNAMENTS_CHANGED));
    }
    return answer.ok;
  };
  const doing: TournamentLeafProps = { now, say, busy, does };
  const shown = chosen ?? now.round;
  return (
    <Page broad headed={false} title={now.name}>
      <Head now={now} say={say} />
      {now.rounds > 0 && now.kind !== "arena" && (
        <Road now={now} shown={shown} onShow={setChosen} say={say} />
      )}
      {(trouble || isOffline) && (
        <Notice tone="danger">
          <p>{trouble ?? shell("error.offline")}</p>
        </Notice>
      )}
      {now.told && (
        <div className={styles.told}>
          <Notice tone="gold" title={say("told")}>
            <p>{now.told.text}</p>
          </Notice>
        </div>
      )}
      {now.state === "over" && now.standings.some(({ points }) => points > 0) && (
        <Prize now={now} say={say} />
      )}
      <div className={styles.page}>
        <div className={styles.side}>
          <EntryLeaf {...doing} />
          {now.organiser && (now.state !== "over" || reopenableIn(now).length > 0) && (
            <Organiser {...doing} />
          )}
          {now.organiser && now.state !== "open" && <InviteLeaf now={now} say={say} />}
        </div>
        <div className={styles.side}>
          {now.round > 0 && <Pairings now={now} round={shown} say={say} />}
          {now.state === "open" && <InviteLeaf now={now} say={say} />}
          {now.kind === "knockout" && now.round > 0 ? (
            <Bracket now={now} say={say} />
          ) : (
            now.entrants > 0 && <Standings now={now} say={say} />
          )}
        </div>
      </div>
    </Page>
  );
}

/** The flag, the name, and by which rules it is held. */
function Head({ now, say }: Pick<KnownProps, "now" | "say">) {
  const { say: shell } = useWords();
  const time = useTimeWords();
  const facts = useFacts(say);
  const door = doorOf(now.game);
  return (
    <header className={styles.head}>
      <FlagOf of={now} width={76} />
      <div className={styles.title}>
        <h1>{now.name}</h1>
        <p>
          {say("subtitle.of", {
            game: door ? shell(`door.${door.id}.title`) : now.game,
            kind: facts.kind(now),
          })}
          {time && ` · ${paceLine(now.pace ?? undefined, time)}`}
          {now.games > 1 && ` · ${say("games.each", { n: now.games })}`}
        </p>
      </div>
      {door && (
        <div className={styles.host}>
          <Drawing of={door.art} className={styles.door} />
          <span>{say("entrants", { n: now.entrants })}</span>
        </div>
      )}
    </header>
  );
}
