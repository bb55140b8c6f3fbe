import { latePart } from "@westmarch/boardkit/later";
import type { TournamentNow } from "@westmarch/protocol";
import { useEffect } from "react";
import { doorOf } from "../../games/doors.ts";
import { useWords } from "../../i18n/index.ts";
import { paceLine } from "../../time/paces.ts";
import { useTimeWords } from "../../time/words.ts";
import { Drawing } from "../../ui/Drawing.tsx";
import { Busy, Button, ButtonLink, Notice, useTitle } from "../../ui/index.ts";
import { FlagOf } from "../Flag.tsx";
import { addressOfTournament } from "../InviteLeaf.tsx";
import { dayOf, hourOf } from "../moments.ts";
import { useFacts } from "../useFacts.ts";
import { useTournament } from "../useTournament.ts";
import { type TournamentsSay, useTournamentsWords } from "../words.ts";
import styles from "./poster.module.css";

const QrCode = latePart(async () => (await import("../../ui/QrCode.tsx")).QrCode);

/** Has drawings in the colours of the day as long as the page is open: paper is as light by candle. */
function useDaylight(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    const { theme } = dataset;
    dataset.theme = "daylight";
    return () => {
      dataset.theme = theme;
    };
  }, []);
}

/** `/tournament/ID/poster`: one sheet of A4 to hang up, with what, when, for whom, and the way in. */
export function Poster({ id }: { readonly id: string }) {
  const say = useTournamentsWords();
  const { say: shell } = useWords();
  const { now, isOffline } = useTournament(id);
  useDaylight();
  useTitle(say && now !== null && now !== "gone" ? now.name : null);
  if (!say || (now === null && !isOffline)) return <Busy />;
  if (now === null || now === "gone")
    return (
      <Notice actions={<ButtonLink href="/tournaments">{say("back")}</ButtonLink>}>
        <p>{now === "gone" ? say("no-such") : shell("error.offline")}</p>
      </Notice>
    );
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <div className={styles.tools}>
        <ButtonLink href={`/tournament/${id}`} variant="quiet">
          {say("call.page")}
        </ButtonLink>
        <Button variant="gold" onClick={() => print()}>
          {say("poster.print")}
        </Button>
      </div>
      <Sheet now={now} say={say} />
    </main>
  );
}

interface SheetProps {
  readonly now: TournamentNow;
  readonly say: TournamentsSay;
}

function Sheet({ now, say }: SheetProps) {
  const { say: shell, language } = useWords();
  const time = useTimeWords();
  const facts = useFacts(say);
  const door = doorOf(now.game);
  const link = addressOfTournament(now.id);
  return (
    <article className={styles.sheet}>
      <div className={styles.picture}>
        <div className={styles.ridge} />
        {door && <Drawing of={door.art} className={styles.door} />}
        <div className={styles.flag}>
          <FlagOf of={{ ...now, state: "open", entrants: 0 }} width={176} />
        </div>
      </div>
      <h1>{now.name}</h1>
      {door && (
        <p className={styles.line}>
          {shell(`door.${door.id}.title`)}: {shell(`door.${door.id}.line`)}
        </p>
      )}
      <div className={styles.facts}>
        <div>
          <h2>
            {now.state !== "open"
              ? facts.next(now, null)
              : now.startsAt === null
                ? say("poster.begins")
                : say("both", { a: dayOf(now.startsAt, language), b: hourOf(now.startsAt, language) })}
          </h2>
          <p>
            {facts.kind(now)}
            {time && ` · ${paceLine(now.pace ?? undefined, time)}`}
          </p>
          {now.checkIn > 0 && <p>{say("poster.check", { n: now.checkIn })}</p>}
          <p>{say(now.guests ? "poster.guests" : "poster.accounts")}</p>
        </div>
        <div className={styles.code}>
          <QrCode text={link} label={say("invite.code")} />
          <strong>{say("poster.enter")}</strong>
          <span>{link.replace(/^https?:\/\//, "")}</span>
        </div>
      </div>
      <footer>
        <p>
          {shell("name")}. {shell("unofficial.short")}
        </p>
        {now.places !== null && <p>{say("poster.places", { n: now.places })}</p>}
      </footer>
    </article>
  );
}
