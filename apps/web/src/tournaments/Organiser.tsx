import { LEVELS } from "@westmarch/kernel";
import { TOURNAMENT, type TournamentAct, type TournamentGame, type TournamentNow } from "@westmarch/protocol";
import { useState } from "react";
import { Leaf } from "../accounts/Leaf.tsx";
import { useWords } from "../i18n/index.ts";
import { Button, Dialog, Field } from "../ui/index.ts";
import { actOn } from "./api.ts";
import { gameAt, isEnterable, isOver, type Pairing, pairingsIn, reopenableIn } from "./course.ts";
import type { TournamentLeafProps } from "./leafProps.ts";
import { Player } from "./Player.tsx";
import styles from "./tournaments.module.css";
import { useNames } from "./useNames.ts";

/** What cannot be undone is asked about. */
type Asked =
  | "pair"
  | "anew"
  | "end"
  | { readonly remove: number }
  | { readonly reopen: TournamentGame }
  | { readonly lost: Pairing; readonly loser: number | null };

/** The form in which the reason is written. */
const WHY = "reopen-why";

/** The least that is waited before the next round after a decision, in minutes. */
const REVIEW = { n: TOURNAMENT.review / 60 };

interface PartProps extends Pick<TournamentLeafProps, "now" | "say" | "busy"> {
  readonly act: (deed: TournamentAct) => void;
  readonly ask: (about: Asked) => void;
}

/** The pairings of the round that are not decided yet. */
const openPairings = (now: TournamentNow): readonly Pairing[] =>
  pairingsIn(now.played, now.round).filter((pairing) => !isOver(pairing));

/** What its organiser does: begin, fill places with computers, pause, decide games that are not played, end. */
export function Organiser({ now, say, busy, does }: TournamentLeafProps) {
  const [asked, ask] = useState<Asked | null>(null);
  const { state } = now;
  const act = (deed: TournamentAct) => {
    ask(null);
    void does(actOn(now.id, deed));
  };
  const part = { now, say, busy, act, ask };
  return (
    <Leaf id="organiser" title={say("organiser")}>
      <Course {...part} />
      {state === "open" && isEnterable(now) && <Computers {...part} />}
      <div className={styles.folds}>
        {state === "running" && openPairings(now).length > 0 && <Decisions {...part} />}
        {reopenableIn(now).length > 0 && <Reopening {...part} />}
        {state !== "over" && <Players {...part} />}
        {state !== "over" && <Seldom {...part} />}
      </div>
      <Sure {...part} asked={asked} />
    </Leaf>
  );
}

/** Begins the tournament, pauses it, and leads from round to round. */
function Course({ now, say, busy, act, ask }: PartProps) {
  const { state } = now;
  const button = (deed: "start" | "pause" | "resume") => (
    <Button
      variant={deed === "start" && now.you !== null ? "gold" : "plain"}
      disabled={busy || (deed === "start" && now.players.filter(({ withdrawn }) => !withdrawn).length < 2)}
      onClick={() => act({ do: deed })}
    >
      {say(`act.${deed}`)}
    </Button>
  );
  return (
    <div className={styles.deeds}>
      {state === "open" && button("start")}
      {state === "running" && button("pause")}
      {state === "paused" && button("resume")}
      {state === "running" && now.kind !== "arena" && openPairings(now).length > 0 && (
        <Button disabled={busy} onClick={() => ask("pair")}>
          {say("act.pair")}
        </Button>
      )}
      {(now.nextIn !== null || now.startsIn !== null) && (
        <Button disabled={busy} onClick={() => act({ do: "later" })}>
          {say("act.later")}
        </Button>
      )}
      {now.nextIn !== null && (
        <Button disabled={busy} onClick={() => act({ do: "pair" })}>
          {say("act.next")}
        </Button>
      )}
    </div>
  );
}

/** What is seldom done, and asked about: a round is paired anew, the tournament ended. */
const Seldom = ({ now, say, busy, ask }: PartProps) => (
  <details className={styles.ties}>
    <summary>{say(now.canPairAnew ? "act.seldom" : "act.end.fold")}</summary>
    <div className={styles.deeds}>
      {now.canPairAnew && (
        <Button disabled={busy} onClick={() => ask("anew")}>
          {say("act.anew")}
        </Button>
      )}
      <Button variant="danger" disabled={busy} onClick={() => ask("end")}>
        {say("act.end")}
      </Button>
    </div>
  </details>
);

/** Fills places with computers. */
function Computers({ say, busy, act }: PartProps) {
  const { say: shell } = useWords();
  return (
    <fieldset className={styles.deeds}>
      <legend>{say("act.computer")}</legend>
      {LEVELS.map((level) => (
        <Button key={level} disabled={busy} onClick={() => act({ do: "computer", level })}>
          {shell(`level.${level}`)}
        </Button>
      ))}
    </fieldset>
  );
}

/** Decides games that are not played. */
function Decisions({ now, say, busy, ask }: PartProps) {
  const name = useNames({ now, say });
  return (
    <details className={styles.ties}>
      <summary>{say("decide")}</summary>
      {now.kind !== "arena" && <p>{say("decide.about", REVIEW)}</p>}
      <ul className={styles.decide}>
        {openPairings(now).flatMap((pairing) =>
          [pairing.one, pairing.other ?? pairing.one, null].map((loser) => (
            <li key={`${pairing.board} ${loser ?? "both"}`}>
              <Button variant="quiet" disabled={busy} onClick={() => ask({ lost: pairing, loser })}>
                {loser === null
                  ? say("decide.both", {
                      one: name(pairing.one),
                      other: name(pairing.other ?? pairing.one),
                    })
                  : say("decide.lost", { name: name(loser) })}
              </Button>
            </li>
          )),
        )}
      </ul>
    </details>
  );
}

/** Takes back that a game was decided without being played to its end. */
function Reopening({ now, say, busy, ask }: PartProps) {
  const name = useNames({ now, say });
  return (
    <details className={styles.ties}>
      <summary>{say("reopen")}</summary>
      <ul className={styles.decide}>
        {reopenableIn(now).map((game) => (
          <li key={`${game.board} ${game.nth}`}>
            <Button variant="quiet" disabled={busy} onClick={() => ask({ reopen: game })}>
              {say("reopen.one", { one: name(game.sides[0] ?? 0), other: name(game.sides[1] ?? 0) })}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The players, and the way to remove one; once it has begun, to add a computer, too. */
function Players({ now, say, busy, act, ask }: PartProps) {
  const name = useNames({ now, say });
  return (
    <details className={styles.ties}>
      <summary>{say("people", { n: now.entrants })}</summary>
      <ul className={styles.people}>
        {now.players.map((player) => (
          <li key={player.entrant}>
            <Player entrant={player} say={say} />
            {!player.withdrawn && (
              <Button
                variant="quiet"
                disabled={busy}
                aria-label={say("remove.one", { name: name(player.entrant) })}
                onClick={() => ask({ remove: player.entrant })}
              >
                {say("remove")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {now.state !== "open" && isEnterable(now) && <Computers {...{ now, say, busy, act, ask }} />}
    </details>
  );
}

/** Why a decision is taken back: everybody reads it. */
function WhyReopened({
  say,
  onReopen,
}: {
  readonly say: SureProps["say"];
  readonly onReopen: (reason: string) => void;
}) {
  const [reason, write] = useState("");
  return (
    <form
      id={WHY}
      onSubmit={(event) => {
        event.preventDefault();
        onReopen(reason.trim());
      }}
    >
      <Field
        label={say("reopen.why")}
        help={say("reopen.why.about")}
        value={reason}
        maxLength={200}
        pattern=".*\S.*"
        required
        autoComplete="off"
        onChange={({ target }) => write(target.value)}
      />
    </form>
  );
}

interface SureProps extends Pick<PartProps, "now" | "say" | "act"> {
  readonly asked: Asked | null;
  readonly ask: (about: Asked | null) => void;
}

/** Whether the organiser means what cannot be undone. */
function Sure({ now, say, act, asked, ask }: SureProps) {
  const name = useNames({ now, say });
  const isReopening = typeof asked === "object" && asked !== null && "reopen" in asked;
  return (
    <Dialog
      open={asked !== null}
      onClose={() => ask(null)}
      title={say("sure")}
      actions={
        <>
          <Button onClick={() => ask(null)}>{say("sure.no")}</Button>
          {isReopening ? (
            <Button variant="danger" type="submit" form={WHY}>
              {say("reopen.do")}
            </Button>
          ) : (
            <Button variant="danger" onClick={() => asked && act(deedOf(asked))}>
              {say("sure.yes")}
            </Button>
          )}
        </>
      }
    >
      <p>
        {asked === "pair" || asked === "anew" || asked === "end"
          ? say(`act.${asked}.about`, REVIEW)
          : asked && "remove" in asked
            ? say("remove.about", { name: name(asked.remove) })
            : asked && "reopen" in asked
              ? say("reopen.about")
              : asked &&
                (asked.loser === null
                  ? say("decide.both.about")
                  : say("decide.lost", { name: name(asked.loser) }))}
      </p>
      {isReopening && (
        <WhyReopened
          say={say}
          onReopen={(reason) => {
            const { round, board, nth } = asked.reopen;
            act({ do: "reopen", round, board, nth, reason });
          }}
        />
      )}
    </Dialog>
  );
}

/** Of what the dialog itself decides; a reason is written in its form. */
function deedOf(asked: Exclude<Asked, { readonly reopen: TournamentGame }>): TournamentAct {
  if (asked === "pair" || asked === "anew" || asked === "end") return { do: asked };
  if ("remove" in asked) return { do: "remove", entrant: asked.remove };
  const { round, board } = gameAt(asked.lost) ?? { round: 0, board: 0 };
  return { do: "forfeit", round, board, loser: asked.loser };
}
