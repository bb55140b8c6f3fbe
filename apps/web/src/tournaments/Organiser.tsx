import { LEVELS } from "@westmarch/kernel";
import type { TournamentAct } from "@westmarch/protocol";
import { useState } from "react";
import { Leaf } from "../accounts/Leaf.tsx";
import { useWords } from "../i18n/index.ts";
import { Button, Dialog } from "../ui/index.ts";
import { actOn } from "./api.ts";
import { gameAt, isEnterable, isOver, type Pairing, pairingsIn } from "./course.ts";
import type { TournamentLeafProps } from "./leafProps.ts";
import { nameOf, Player } from "./Player.tsx";
import styles from "./tournaments.module.css";

/** What cannot be undone is asked about. */
type Asked =
  | "pair"
  | "end"
  | { readonly remove: number }
  | { readonly lost: Pairing; readonly loser: number | null };

/** What its organiser does: begin, fill places with computers, pause, decide games that are not played, end. */
export function Organiser({ now, say, busy, does }: TournamentLeafProps) {
  const { say: shell } = useWords();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { state } = now;
  const act = (deed: TournamentAct) => {
    setAsked(null);
    return does(actOn(now.id, deed));
  };
  const name = (entrant: number) =>
    nameOf(
      now.players.find((player) => player.entrant === entrant),
      say,
      shell,
    );
  const button = (deed: "start" | "pause" | "resume") => (
    <Button
      variant={deed === "start" && now.you !== null ? "gold" : "plain"}
      disabled={busy || (deed === "start" && now.players.filter(({ withdrawn }) => !withdrawn).length < 2)}
      onClick={() => void act({ do: deed })}
    >
      {say(`act.${deed}`)}
    </Button>
  );
  const open = pairingsIn(now.played, now.round).filter((pairing) => !isOver(pairing));
  return (
    <Leaf id="organiser" title={say("organiser")}>
      <div className={styles.deeds}>
        {state === "open" && button("start")}
        {state === "running" && button("pause")}
        {state === "paused" && button("resume")}
        {state === "running" && open.length > 0 && (
          <Button disabled={busy} onClick={() => setAsked("pair")}>
            {say("act.pair")}
          </Button>
        )}
        {now.nextIn !== null && (
          <Button disabled={busy} onClick={() => void act({ do: "pair" })}>
            {say("act.next")}
          </Button>
        )}
        {state !== "over" && (
          <Button variant="danger" disabled={busy} onClick={() => setAsked("end")}>
            {say("act.end")}
          </Button>
        )}
      </div>
      {isEnterable(now) && (
        <fieldset className={styles.deeds}>
          <legend>{say("act.computer")}</legend>
          {LEVELS.map((level) => (
            <Button key={level} disabled={busy} onClick={() => void act({ do: "computer", level })}>
              {shell(`level.${level}`)}
            </Button>
          ))}
        </fieldset>
      )}
      {state === "running" && open.length > 0 && (
        <details className={styles.ties}>
          <summary>{say("decide")}</summary>
          <ul className={styles.decide}>
            {open.flatMap((pairing) =>
              [pairing.one, pairing.other ?? pairing.one, null].map((loser) => (
                <li key={`${pairing.board} ${loser ?? "both"}`}>
                  <Button variant="quiet" disabled={busy} onClick={() => setAsked({ lost: pairing, loser })}>
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
      )}
      {state !== "over" && (
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
                    onClick={() => setAsked({ remove: player.entrant })}
                  >
                    {say("remove")}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
      <Dialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={say("sure")}
        actions={
          <>
            <Button onClick={() => setAsked(null)}>{say("stay")}</Button>
            <Button variant="danger" onClick={() => asked && void act(deedOf(asked))}>
              {say("sure.yes")}
            </Button>
          </>
        }
      >
        <p>
          {asked === "pair" || asked === "end"
            ? say(`act.${asked}.about`)
            : asked && "remove" in asked
              ? say("remove.about", { name: name(asked.remove) })
              : asked &&
                (asked.loser === null
                  ? say("decide.both.about")
                  : say("decide.lost", { name: name(asked.loser) }))}
        </p>
      </Dialog>
    </Leaf>
  );
}

function deedOf(asked: Asked): TournamentAct {
  if (asked === "pair" || asked === "end") return { do: asked };
  if ("remove" in asked) return { do: "remove", entrant: asked.remove };
  const { round, board } = gameAt(asked.lost) ?? { round: 0, board: 0 };
  return { do: "forfeit", round, board, loser: asked.loser };
}
