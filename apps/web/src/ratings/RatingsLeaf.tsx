import type { PersonRating, RatingsTold } from "@westmarch/protocol";
import { useEffect, useState } from "react";
import { Link } from "wouter";
import { Leaf } from "../accounts/Leaf.tsx";
import { doorOf } from "../games/doors.ts";
import { useWords } from "../i18n/index.ts";
import type { Answer } from "../net/api.ts";
import { Drawing } from "../ui/Drawing.tsx";
import { Notice, Switch, unseen } from "../ui/index.ts";
import { hideMe, myRatings, ratingsOf } from "./api.ts";
import { curveOf, type Span, spanOf } from "./curve.ts";
import styles from "./ratings.module.css";
import { placeOn, type Scale, scaleOf } from "./scale.ts";
import { type RatingsSay, useRatingsWords } from "./words.ts";

/** One's own ratings, and whether others see them. */
export function OwnRatings() {
  const say = useRatingsWords();
  const { told, failed, look } = useRatings(myRatings);
  const [refused, setRefused] = useState(false);
  const turn = async (hidden: boolean) => {
    const answer = await hideMe(hidden);
    setRefused(!answer.ok);
    if (answer.ok) await look();
  };
  if (!say || (!told && !failed)) return null;
  return (
    <Leaf id="ratings" title={say("ratings")}>
      {(failed || refused) && (
        <Notice tone="danger">
          <p>{say("failed")}</p>
        </Notice>
      )}
      {told && (
        <>
          {told.games.length === 0 ? (
            <p className={styles.aside}>{say("ratings.none")}</p>
          ) : (
            <Curves games={told.games} say={say} />
          )}
          <Switch
            label={say("hide")}
            about={say("hide.about")}
            on={told.hidden}
            onTurn={(hidden) => void turn(hidden)}
          />
        </>
      )}
    </Leaf>
  );
}

/** What a person shows of theirs; nothing where that is nothing. */
export function RatingsOf({ person }: { readonly person: string }) {
  const say = useRatingsWords();
  const [asking] = useState(() => () => ratingsOf(person));
  const { told } = useRatings(asking);
  if (!say || !told || told.games.length === 0) return null;
  return (
    <Leaf id="ratings" title={say("ratings")}>
      <Curves games={told.games} say={say} />
    </Leaf>
  );
}

function useRatings(asking: () => Promise<Answer<RatingsTold>>) {
  const [told, setTold] = useState<RatingsTold | null>(null);
  const [failed, setFailed] = useState(false);
  const look = async () => {
    const answer = await asking();
    setFailed(!answer.ok);
    if (answer.ok) setTold(answer.value);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each person
  useEffect(() => void look(), [asking]);
  return { told, failed, look };
}

interface CurvesProps {
  readonly games: readonly PersonRating[];
  readonly say: RatingsSay;
}

/** A game is its door, its rating a ribbon: the line what it was, the band how far that may have been off. */
function Curves({ games, say }: CurvesProps) {
  const scale = scaleOf([
    ...games,
    ...games.flatMap(({ history }) => history.map(([, rating]) => ({ rating }))),
  ]);
  const span = spanOf(
    games.map(({ history }) => history),
    Date.now(),
  );
  return (
    <ul className={styles.curves}>
      {games.map((one) => (
        <Curve key={one.game} of={one} scale={scale} span={span} say={say} />
      ))}
    </ul>
  );
}

interface CurveProps {
  readonly of: PersonRating;
  readonly scale: Scale;
  readonly span: Span;
  readonly say: RatingsSay;
}

/** The middle computer, by which everybody is measured. */
const FAIR = 1500;

function Curve({ of, scale, span, say }: CurveProps) {
  const { say: shell } = useWords();
  const { game, rating, spread, provisional, won, drawn, lost, history } = of;
  const door = doorOf(game);
  const { line, band } = curveOf(history, scale, span);
  const fair = 100 * (1 - placeOn(scale, FAIR));
  return (
    <li>
      {door ? <Drawing of={door.art} className={styles.door} /> : <span />}
      <div className={styles.rated}>
        <Link href={`/ladder/${game}`}>{door ? shell(`door.${door.id}.title`) : game}</Link>
        <p className={styles.aside}>
          {say("record", { games: won + drawn + lost, won })}
          {provisional && <span className={styles.few}>{` · ${say("provisional")}`}</span>}
        </p>
      </div>
      <svg className={styles.curve} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path data-fair d={`M0 ${fair}H100`} />
        <path data-band d={band} />
        <path data-line d={line} />
      </svg>
      <p className={styles.figure}>
        <b>{rating}</b>
        <span className={styles.aside} aria-hidden="true">
          {" "}
          ±{spread}
        </span>
        <span className={unseen}>{say("spread", { n: spread })}</span>
      </p>
    </li>
  );
}
