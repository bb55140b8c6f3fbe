import { latePart } from "@westmarch/boardkit/later";
import type { InvitationNow } from "@westmarch/protocol";
import { useEffect, useState } from "react";
import { useLocation, useParams } from "wouter";
import { invitationNow } from "../../arrival/api.ts";
import { Scene } from "../../arrival/Scene.tsx";
import { type ArrivalSay, useArrivalWords } from "../../arrival/words.ts";
import { useDevice } from "../../device/index.ts";
import { keepSeat } from "../../device/keptSeat.ts";
import { doorOf } from "../../games/doors.ts";
import { useWords } from "../../i18n/index.ts";
import { myTables, replayOf } from "../../net/api.ts";
import { tableAddress } from "../../net/links.ts";
import { Busy, Button, ButtonLink, Notice, Page, Slip } from "../../ui/index.ts";
import { PasteLink } from "../../ui/PasteLink.tsx";
import { Refusal } from "../../ui/Refusal.tsx";
import { Closed } from "./Closed.tsx";
import { Facts } from "./Facts.tsx";
import styles from "./invitation.module.css";
import { Languages } from "./Languages.tsx";
import { LearnFirst } from "./LearnFirst.tsx";
import { type Known, lookUp } from "./lookUp.ts";
import { TakeSeat } from "./TakeSeat.tsx";

const InvitedBoard = latePart(async () => (await import("./InvitedBoard.tsx")).InvitedBoard);

/** What is known of an invitation; null: nothing yet. `again` asks once more. */
function useInvitation(token: string) {
  const [, navigate] = useLocation();
  const [known, setKnown] = useState<Known | null>(null);
  const [asked, setAsked] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` is when to ask
  useEffect(() => {
    let current = true;
    void lookUp(token, { invitation: invitationNow, mine: myTables, replay: replayOf }).then((found) => {
      if (!current) return;
      if (typeof found === "object" && "elsewhere" in found) navigate(found.elsewhere, { replace: true });
      else setKnown(found);
    });
    return () => {
      current = false;
    };
  }, [token, navigate, asked]);
  return { known, again: () => setAsked((count) => count + 1) };
}

/** The page that an invitation opens: who invites to what, and the seat. What it opens is said before anything is pressed. */
export function Invitation({ token }: { readonly token: string }) {
  const { say } = useWords();
  const words = useArrivalWords();
  const { known, again } = useInvitation(token);
  // Who is back here is not called back.
  useEffect(() => keepSeat(null), []);
  if (known === null || !words) {
    return (
      <Page title={say("join.title")}>
        <Busy label={say("join.checking")} />
      </Page>
    );
  }
  if (known === "gone") return <Gone words={words} />;
  if ("failed" in known) {
    return (
      <Page title={say("join.title")}>
        <Refusal told={known.failed} actions={<Button onClick={again}>{say("retry")}</Button>} />
      </Page>
    );
  }
  if (known.state !== "open") return <Closed now={known} words={words} />;
  return <Open now={known} token={token} words={words} onLost={again} />;
}

/** A link that there never was, or whose table is gone. */
function Gone({ words }: { readonly words: ArrivalSay }) {
  const { say } = useWords();
  const { game } = useParams<{ game?: string }>();
  // The address names the game of a link also where the link itself says nothing any more.
  const door = game === undefined ? undefined : doorOf(game);
  return (
    <Scene title={words("gone.title")} game={door?.id ?? null} shut foot={<Languages />}>
      <Notice
        tone="danger"
        actions={
          <>
            <ButtonLink href="/tables">{say("nav.tables")}</ButtonLink>
            <ButtonLink href="/" variant="quiet">
              {say("tables.doors")}
            </ButtonLink>
          </>
        }
      >
        <p>{words("gone")}</p>
      </Notice>
      <Slip>
        <PasteLink />
      </Slip>
    </Scene>
  );
}

interface OpenProps {
  readonly now: InvitationNow;
  readonly token: string;
  readonly words: ArrivalSay;
  /** The seat could not be had after all. */
  readonly onLost: () => void;
}

function Open({ now, token, words, onLost }: OpenProps) {
  const { say } = useWords();
  const { game, host, table } = now;
  const seat = useDevice(({ tables }) => tables.find((known) => known.table === table));
  const title = host ? words("join.keeps", { host }) : words("join.keeps.nobody");
  const door = doorOf(game);
  const subtitle =
    door && words("join.game", { game: say(`door.${door.id}.title`), line: say(`door.${door.id}.line`) });
  return (
    <Scene title={title} subtitle={subtitle} game={game} foot={<Languages />}>
      <Slip className={styles.leaf}>
        <div className={styles.told}>
          <Facts now={now} words={words} />
          <InvitedBoard now={now} />
        </div>
        {seat ? (
          <Notice
            title={words("seated")}
            actions={
              <ButtonLink variant="gold" href={tableAddress(seat.table, seat.token)}>
                {words("seated.go")}
              </ButtonLink>
            }
          >
            <p>{words("seated.about")}</p>
          </Notice>
        ) : (
          <TakeSeat now={now} token={token} words={words} onLost={onLost} />
        )}
      </Slip>
      {!seat && <LearnFirst now={now} words={words} />}
    </Scene>
  );
}
