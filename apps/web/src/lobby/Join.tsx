import { latePart } from "@westmarch/boardkit/later";
import { paragraph } from "@westmarch/boardkit/writing";
import type { TableSummary } from "@westmarch/protocol";
import { type FormEvent, useEffect, useState } from "react";
import { Redirect, useLocation } from "wouter";
import { type Brought, GuestDeck, NOTHING } from "../decks/GuestDeck.tsx";
import { freshSeal } from "../device/contribution.ts";
import { useDevice } from "../device/index.ts";
import { Doors } from "../games/Doors.tsx";
import { Drawing } from "../games/Drawing.tsx";
import { doorOf } from "../games/doors.ts";
import { useLoadedGame } from "../games/useLoadedGame.ts";
import { useWords } from "../i18n/index.ts";
import { failureKey, freshKey, joinTable, myTables, replayOf } from "../net/api.ts";
import { tableAddress, useToken } from "../net/links.ts";
import { Busy, Button, ButtonLink, Notice, Page, Slip } from "../ui/index.ts";
import { NameField } from "../ui/NameField.tsx";
import { PasteLink } from "../ui/PasteLink.tsx";
import { Trouble } from "../ui/Trouble.tsx";
import { type Failed, type Known, lookUp } from "./invitation.ts";
import styles from "./lobby.module.css";

const PaceLine = latePart(async () => (await import("../time/PaceLine.tsx")).PaceLine);

/** `/join#TOKEN`: a player has kept a seat. A bare token that turns out to be another kind of link goes where it leads. */
export function Join() {
  const { say } = useWords();
  const token = useToken();
  const seat = useDevice(({ tables }) => tables.find(({ invitation }) => invitation === token));
  if (token && seat) return <Redirect to={tableAddress(seat.table, seat.token)} replace />;
  if (token) return <Invitation key={token} token={token} />;
  return (
    <Page title={say("join.title")}>
      <Notice title={say("join.none.title")}>
        <p>{say("join.none")}</p>
      </Notice>
      <Slip>
        <PasteLink />
      </Slip>
      <Doors />
    </Page>
  );
}

const isSummary = (known: Known): known is TableSummary => typeof known === "object" && "table" in known;

/** What is known of an invitation; null: nothing yet. */
function useInvitation(token: string): Known | null {
  const [, navigate] = useLocation();
  const [known, setKnown] = useState<Known | null>(null);
  useEffect(() => {
    let current = true;
    void lookUp(token, { mine: myTables, replay: replayOf }).then((found) => {
      if (!current) return;
      if (typeof found === "object" && "elsewhere" in found) navigate(found.elsewhere, { replace: true });
      else setKnown(found);
    });
    return () => {
      current = false;
    };
  }, [token, navigate]);
  return known;
}

function Invitation({ token }: { readonly token: string }) {
  const { say } = useWords();
  const known = useInvitation(token);
  if (known === null) {
    return (
      <Page title={say("join.title")}>
        <Busy label={say("join.checking")} />
      </Page>
    );
  }
  const door = isSummary(known) ? doorOf(known.game) : null;
  const title = door ? say(`door.${door.id}.title`) : null;
  return (
    <Page title={say("join.title")} subtitle={title}>
      <Slip className={door ? styles.card : ""}>
        {door && <Drawing of={door.art} className={styles.narrowArt} />}
        {isSummary(known) && <Seated table={known.table} />}
        <TakeSeat token={token} known={known} />
      </Slip>
    </Page>
  );
}

/** A player who sits at the table already may have opened the link that was meant for the other. */
function Seated({ table }: { readonly table: string }) {
  const { say } = useWords();
  const seat = useDevice(({ tables }) => tables.find((known) => known.table === table));
  if (!seat) return null;
  return (
    <Notice
      title={say("join.seated")}
      actions={
        <ButtonLink variant="gold" href={tableAddress(seat.table, seat.token)}>
          {say("join.seated.go")}
        </ButtonLink>
      }
    >
      <p>{say("join.seated.about")}</p>
    </Notice>
  );
}

/** Who waits at the table, as a sentence. */
function useHost(known: Known): string {
  const { say } = useWords();
  if (!isSummary(known)) return say("join.unknown");
  const host = known.seats.find(({ player }) => player?.kind === "person")?.player;
  return host?.kind === "person" ? say("join.by", { name: host.name }) : say("join.unknown");
}

/** What is said of an invitation that opens no seat: a heading, and what can be done. */
const CLOSED = {
  gone: ["join.gone.title", "join.gone"],
  over: ["join.over.title", "join.over"],
} as const;

type TakingState = "asking" | "taking" | "gone" | "over" | Failed;

interface TakeSeatProps {
  readonly token: string;
  readonly known: Known;
}

/** Takes the seat of an invitation. */
function useTakeSeat({ token, known }: TakeSeatProps) {
  const { say } = useWords();
  const [, navigate] = useLocation();
  const { remember, set } = useDevice();
  const [state, setState] = useState<TakingState>(isSummary(known) ? "asking" : known);
  const [key] = useState(freshKey);
  const take = async (name: string, brings: Brought) => {
    setState("taking");
    const seal = await freshSeal();
    const answer = await joinTable({
      invitation: token,
      name: name || say("new.name.default"),
      key,
      seal,
      ...(brings.settings && { settings: { ...brings.settings } }),
    });
    if (!answer.ok) {
      if (answer.code === "finished") return setState("over");
      const gone = answer.code === "bad-token" || answer.code === "not-found";
      return setState(gone ? "gone" : { failed: failureKey(answer) });
    }
    const { table, token: seatToken } = answer.value;
    set({ name });
    const [summary] = isSummary(known) ? [known] : await summaryOf(seatToken);
    remember({ token: seatToken, table, game: summary?.game ?? "", invitation: token, at: Date.now() });
    // The invitation is spent: going back must not offer it again.
    navigate(tableAddress(table, seatToken), { replace: true });
  };
  return { state, take };
}

function TakeSeat({ token, known }: TakeSeatProps) {
  const { say } = useWords();
  const { name: first } = useDevice();
  const [name, setName] = useState(first);
  const [brings, setBrings] = useState<Brought>(NOTHING);
  const { state, take } = useTakeSeat({ token, known });
  const host = useHost(known);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void take(name.trim(), brings);
  };
  if (state === "gone" || state === "over") return <Closed by={state} />;
  return (
    <form className={styles.invitation} onSubmit={submit}>
      <p>{isSummary(known) ? <Invited host={host} summary={known} /> : host}</p>
      {isSummary(known) && known.pace && <PaceLine pace={known.pace} />}
      {isSummary(known) && known.gathers && doorOf(known.game)?.deckPages && (
        <GuestDeck game={known.game} seat={known.invited ?? 0} onBring={setBrings} />
      )}
      <NameField name={name} onName={setName} />
      <Trouble told={typeof state === "object" ? say(state.failed) : null} />
      <div className={styles.actions}>
        <Button type="submit" variant="gold" disabled={state === "taking" || !brings.isWhole}>
          {say(state === "taking" ? "join.taking" : "join.take")}
        </Button>
      </div>
    </form>
  );
}

/** An invitation that opens no seat any more. */
function Closed({ by }: { readonly by: keyof typeof CLOSED }) {
  const { say } = useWords();
  const [title, about] = CLOSED[by];
  return (
    <Notice
      tone="danger"
      title={say(title)}
      actions={
        <>
          <ButtonLink href="/tables">{say("nav.tables")}</ButtonLink>
          <ButtonLink href="/" variant="quiet">
            {say("tables.doors")}
          </ButtonLink>
        </>
      }
    >
      <p>{say(about)}</p>
    </Notice>
  );
}

/** Who waits, and which side the seat is, once the game has said how it calls it. */
function Invited({ host, summary }: { readonly host: string; readonly summary: TableSummary }) {
  const { say } = useWords();
  const game = useLoadedGame(summary.game);
  const role = summary.seats.find(({ seat }) => seat === summary.invited)?.role;
  if (game.state !== "there" || role === undefined) return host;
  return paragraph(say, host, say("join.role", { role: game.say(`seat.${role}`) }));
}

/** The summary of one table, if it can be had. */
async function summaryOf(token: string): Promise<readonly TableSummary[]> {
  const answer = await myTables([token]);
  return answer.ok ? answer.value : [];
}
