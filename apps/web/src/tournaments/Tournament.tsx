import type { TournamentNow } from "@westmarch/protocol";
import { type ReactNode, useState } from "react";
import { doorOf } from "../games/doors.ts";
import { useWords } from "../i18n/index.ts";
import type { Answer } from "../net/api.ts";
import { paceLine } from "../time/paces.ts";
import { useTimeWords } from "../time/words.ts";
import { Busy, ButtonLink, Notice, Page, unseenNarrow } from "../ui/index.ts";
import tabs from "../ui/TabList.module.css";
import { idOfTab, TabList } from "../ui/TabList.tsx";
import { useMedia } from "../ui/useMedia.ts";
import { Bracket } from "./Bracket.tsx";
import { ownGameIn, reopenableIn } from "./course.ts";
import { EntryLeaf } from "./EntryLeaf.tsx";
import { FlagOf } from "./Flag.tsx";
import { InviteLeaf } from "./InviteLeaf.tsx";
import { TOURNAMENTS_CHANGED } from "./key.ts";
import { Leaders } from "./Leaders.tsx";
import type { TournamentLeafProps } from "./leafProps.ts";
import { Organiser } from "./Organiser.tsx";
import { Pairings } from "./Pairings.tsx";
import { Prize } from "./Prize.tsx";
import { Reopenings } from "./Reopenings.tsx";
import { Road } from "./Road.tsx";
import { Standings } from "./Standings.tsx";
import { TellAll } from "./TellAll.tsx";
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

/** Carries calls about the tournament out, one at a time, and tells what went wrong with the last. */
function useDoing(say: TournamentsSay, take: KnownProps["take"]) {
  const { say: shell } = useWords();
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
  return { busy, trouble, does };
}

/** From this width on everything that is held and looked at lies side by side. */
const wide = matchMedia("(min-width: 60rem)");

/** What the page shows of a tournament that has begun. `hold`: what its organiser does, where there is no room beside the rest. */
type View = "round" | "table" | "hold";

/** The id of the part that the tabs open. */
const PART = "tournament-part";

function Known({ now, say, take, isOffline }: KnownProps) {
  const { say: shell } = useWords();
  const isWide = useMedia(wide);
  const [chosen, setChosen] = useState<number | null>(null);
  const [view, setView] = useState<View>("round");
  const { busy, trouble, does } = useDoing(say, take);
  const doing: TournamentLeafProps = { now, say, busy, does };
  const shown = chosen ?? now.round;
  const hasBegun = now.round > 0;
  const views: readonly View[] = now.organiser && !isWide ? ["round", "table", "hold"] : ["round", "table"];
  const open = hasBegun && views.includes(view) ? view : "round";
  const showRound = (round: number) => {
    setChosen(round);
    setView("round");
  };
  return (
    <Page broad headed={false} title={now.name}>
      <Head now={now} say={say}>
        {hasBegun && (
          <TabList
            tabs={views}
            tab={open}
            label={now.name}
            opens={PART}
            nameOf={(one) => say(one === "table" && now.kind === "knockout" ? "bracket" : `view.${one}`)}
            onOpen={setView}
            className={`${tabs.tabs} ${styles.tabs}`}
          />
        )}
      </Head>
      {now.rounds > 0 && now.kind !== "arena" && (
        <Road now={now} shown={shown} onShow={showRound} say={say} />
      )}
      {(trouble || isOffline) && (
        <Notice tone="danger">
          <p>{trouble ?? shell("error.offline")}</p>
        </Notice>
      )}
      <News now={now} say={say} />
      <div
        className={styles.page}
        data-view={open}
        data-own={ownGameIn(now) || undefined}
        {...(hasBegun && { id: PART, role: "tabpanel", "aria-labelledby": idOfTab(PART, open) })}
      >
        {open === "table" ? (
          <WholeTable now={now} say={say} />
        ) : (
          <Round
            {...doing}
            round={shown}
            isHeld={now.organiser && (isWide || !hasBegun || open === "hold")}
            isSeen={open === "round"}
            onWhole={() => setView("table")}
          />
        )}
      </div>
    </Page>
  );
}

/** The organiser's word to all, and who has won. */
const News = ({ now, say }: Pick<KnownProps, "now" | "say">) => (
  <>
    {now.told && (
      <p className={styles.told}>
        <b>{say("told")}</b> {now.told.text}
      </p>
    )}
    {now.state === "over" && now.standings.some(({ points }) => points > 0) && <Prize now={now} say={say} />}
  </>
);

/** The whole table or bracket, and which decisions were taken back. */
const WholeTable = ({ now, say }: Pick<KnownProps, "now" | "say">) => (
  <div className={styles.middle}>
    {now.kind === "knockout" ? <Bracket now={now} say={say} /> : <Standings now={now} say={say} />}
    <Reopenings now={now} say={say} />
  </div>
);

interface RoundProps extends TournamentLeafProps {
  readonly round: number;
  /** What the organiser does stands here. */
  readonly isHeld: boolean;
  /** The round itself stands here. */
  readonly isSeen: boolean;
  readonly onWhole: () => void;
}

/** What comes next and what is done about it, who meets, and who leads. */
function Round({ round, isHeld, isSeen, onWhole, ...doing }: RoundProps) {
  const { now, say } = doing;
  const isOver = now.state === "over";
  const isTelling = isHeld && (!isOver || now.round > 0);
  return (
    <>
      <div className={styles.left}>{isSeen && <EntryLeaf {...doing} />}</div>
      <div className={styles.middle}>
        {isSeen &&
          (now.round > 0 ? <Pairings {...doing} round={round} /> : <InviteLeaf now={now} say={say} />)}
        {isHeld && (!isOver || reopenableIn(now).length > 0) && <Organiser {...doing} />}
      </div>
      <div className={styles.right}>
        {isSeen && now.entrants > 0 && <Leaders now={now} say={say} onWhole={onWhole} />}
        {isTelling && <TellAll {...doing} />}
      </div>
    </>
  );
}

/** The flag, the name, and by which rules it is held. */
function Head({ now, say, children }: Pick<KnownProps, "now" | "say"> & { readonly children: ReactNode }) {
  const { say: shell } = useWords();
  const time = useTimeWords();
  const facts = useFacts(say);
  const door = doorOf(now.game);
  return (
    <header className={styles.head}>
      <FlagOf of={now} width={76} />
      <div className={styles.title}>
        <h1 className={unseenNarrow}>{now.name}</h1>
        <p>
          {say("subtitle.of", {
            game: door ? shell(`door.${door.id}.title`) : now.game,
            kind: facts.kind(now),
          })}
          {time && ` · ${paceLine(now.pace ?? undefined, time)}`}
          {now.games > 1 && ` · ${say("games.each", { n: now.games })}`}
          {` · ${say("entrants", { n: now.entrants })}`}
        </p>
      </div>
      {children}
    </header>
  );
}
