import type { TournamentSummary } from "@westmarch/protocol";
import { useCallback } from "react";
import { Link } from "wouter";
import { Leaf } from "../accounts/Leaf.tsx";
import { doorOf } from "../games/doors.ts";
import { useWords } from "../i18n/index.ts";
import { useFetched } from "../net/useFetched.ts";
import { Busy, Button, Notice, Page } from "../ui/index.ts";
import { allTournaments } from "./api.ts";
import { Flag } from "./Flag.tsx";
import { OpenOne } from "./OpenOne.tsx";
import styles from "./tournaments.module.css";
import { type TournamentsSay, useTournamentsWords } from "./words.ts";

const GROUPS = ["open", "running", "over"] as const;

/** Who waits to go on is being played. */
const groupOf = ({ state }: TournamentSummary) => (state === "paused" ? "running" : state);

/** `/tournaments`: those that can be entered, that are being played, and that are over; and how to open one. */
export function Tournaments() {
  const say = useTournamentsWords();
  const { say: shell } = useWords();
  const fetched = useFetched(
    useCallback(async () => {
      const answer = await allTournaments();
      if (!answer.ok) throw new Error(answer.code);
      return { all: answer.value };
    }, []),
  );
  if (!say) return <Busy />;
  return (
    <Page broad title={say("title")} subtitle={say("about")}>
      {fetched.state === "loading" ? (
        <Busy />
      ) : fetched.state === "failed" ? (
        <Notice tone="danger" actions={<Button onClick={fetched.retry}>{shell("retry")}</Button>}>
          <p>{shell("error.offline")}</p>
        </Notice>
      ) : (
        <div className={styles.list}>
          <div className={styles.side}>
            {GROUPS.map((group) => {
              const there = fetched.all.filter((one) => groupOf(one) === group);
              if (there.length === 0 && group !== "open") return null;
              return (
                <Leaf key={group} id={group} title={say(`group.${group}`)}>
                  {there.length === 0 && <p className={styles.aside}>{say("none")}</p>}
                  <ul className={styles.rows}>
                    {there.map((one) => (
                      <Row key={one.id} of={one} say={say} />
                    ))}
                  </ul>
                </Leaf>
              );
            })}
          </div>
          <OpenOne say={say} />
        </div>
      )}
      <div className={styles.ridge} aria-hidden="true" />
    </Page>
  );
}

function Row({ of, say }: { readonly of: TournamentSummary; readonly say: TournamentsSay }) {
  const { say: shell } = useWords();
  const { id, name, game, kind, state, round, rounds, entrants } = of;
  const door = doorOf(game);
  return (
    <li>
      <Flag of={of} />
      <div>
        <h3>
          <Link href={`/tournament/${id}`}>{name}</Link>
        </h3>
        <p>
          {door ? shell(`door.${door.id}.title`) : game} · {say(`kind.${kind}`)}
        </p>
        <p className={styles.aside}>
          {state === "open" || round === 0
            ? say("entrants", { n: entrants })
            : `${kind === "swiss" ? say("round.of", { n: round, rounds }) : say("round.one", { n: round })} · ${say("entrants", { n: entrants })}`}
          {state === "paused" && ` · ${say("paused")}`}
        </p>
      </div>
    </li>
  );
}
