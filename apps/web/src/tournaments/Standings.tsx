import type { TournamentNow } from "@westmarch/protocol";
import { Diamond } from "../accounts/Diamond.tsx";
import { Leaf } from "../accounts/Leaf.tsx";
import { unseen } from "../ui/index.ts";
import { countedIn, type Meeting, meetingsOf, pointsIn } from "./course.ts";
import { Player } from "./Player.tsx";
import { outOf } from "./running.ts";
import { StillIn } from "./StillIn.tsx";
import styles from "./tournaments.module.css";
import type { TournamentsSay } from "./words.ts";

/** Up to so many are set out in a table of each against each; of more there is a column for each round. */
const CROSS = 12;

/** The results as files for other programs. */
const FILES = [
  ["standings.csv", "files.standings"],
  ["games.csv", "files.games"],
  ["results.trf", "files.trf"],
] as const;

interface StandingsProps {
  readonly now: TournamentNow;
  readonly say: TournamentsSay;
}

/** How the standings are set out. */
interface Layout {
  /** Each against each; else round by round. */
  readonly isCross: boolean;
  readonly columns: readonly number[];
  /** Entrants from the first place down. */
  readonly order: readonly number[];
}

function layoutOf(now: TournamentNow): Layout {
  const order = now.standings.map(({ entrant }) => entrant);
  const isCross = order.length <= CROSS;
  // Of a large arena, points alone: it has no rounds to set out side by side.
  const { length } = isCross ? order : { length: now.kind === "arena" ? 0 : now.round };
  return { isCross, columns: Array.from({ length }, (_, at) => at + 1), order };
}

/** Who leads: each against each, or round by round, with points and what tells equal points apart. */
export function Standings({ now, say }: StandingsProps) {
  const { rounds, partly } = countedIn(now);
  const isArena = now.kind === "arena";
  const after = isArena ? say("after.arena") : say(partly ? "after.partly" : "after", { n: rounds });
  const layout = layoutOf(now);
  const meetings = meetingsOf(now);
  const isOut = outOf(now);
  return (
    <Leaf id="standings" title={say("standings")} aside={after}>
      <StillIn now={now} say={say} className={styles.still} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the page is moved by keys, too */}
      <section className={styles.scroll} aria-label={after} tabIndex={0}>
        <table className={styles.cross}>
          <Head now={now} say={say} columns={layout.columns} />
          <tbody>
            {now.standings.map(({ entrant, place, points, buchholz, sonneborn }) => (
              <tr
                key={entrant}
                data-own={entrant === now.you || undefined}
                data-out={isOut(entrant) || undefined}
              >
                <td>{place}</td>
                <th scope="row">
                  <Player entrant={now.players.find((one) => one.entrant === entrant)} say={say} />
                  {isOut(entrant) && <span className={unseen}>, {say("running.out")}</span>}
                </th>
                <Cells
                  of={entrant}
                  own={meetings.get(entrant) ?? []}
                  layout={layout}
                  numbered={!isArena}
                  say={say}
                />
                <td data-figure>{pointsIn(points, 2)}</td>
                {now.kind === "swiss" && <td>{pointsIn(buchholz, 2)}</td>}
                <td>{pointsIn(sonneborn, 4)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Key
        now={now}
        say={say}
        isCross={layout.isCross}
        isAnyOut={now.standings.some(({ entrant }) => isOut(entrant))}
      />
      <Ties now={now} say={say} />
      <p className={styles.files}>
        {FILES.map(([name, words]) => (
          <a key={name} className={styles.file} href={`/api/tournaments/${now.id}/${name}`} download>
            {say(words)}
          </a>
        ))}
      </p>
    </Leaf>
  );
}

interface KeyProps extends StandingsProps {
  readonly isCross: boolean;
  readonly isAnyOut: boolean;
}

/** What the marks mean. */
const Key = ({ now, say, isCross, isAnyOut }: KeyProps) => (
  <p className={styles.key}>
    {(["won", "drawn", "lost"] as const).map((ended) => (
      <span key={ended}>
        <Diamond outcome={ended} /> {say(`ended.${ended}`)}
      </span>
    ))}
    {now.kind !== "arena" && <span>{say(isCross ? "figure.round" : "figure.other")}</span>}
    {isAnyOut && <span>{say("running.faint")}</span>}
  </p>
);

const Head = ({ now, say, columns }: StandingsProps & Pick<Layout, "columns">) => (
  <thead>
    <tr>
      <th scope="col">
        <span className={unseen}>{say("place")}</span>
      </th>
      <th scope="col">
        <span className={unseen}>{say("player")}</span>
      </th>
      {columns.map((column) => (
        <th key={column} scope="col">
          {column}
        </th>
      ))}
      <th scope="col">{say("points")}</th>
      {now.kind === "swiss" && <th scope="col">{say("met")}</th>}
      <th scope="col">{say("beaten")}</th>
    </tr>
  </thead>
);

interface CellsProps {
  readonly of: number;
  readonly own: readonly Meeting[];
  readonly layout: Layout;
  /** The round stands beside each meeting. */
  readonly numbered: boolean;
  readonly say: TournamentsSay;
}

/** What came of a player's meetings: a cell for each other player, or for each round. */
function Cells({ of, own, layout, numbered, say }: CellsProps) {
  const { isCross, columns, order } = layout;
  if (isCross)
    return order.map((them) => (
      <td key={them}>
        {them === of ? (
          <span aria-hidden="true">×</span>
        ) : (
          <Met
            meetings={own.filter((meeting) => meeting.with === them)}
            say={say}
            figure={({ round }) => (numbered ? round : "")}
          />
        )}
      </td>
    ));
  return columns.map((round) => (
    <td key={round}>
      <Met
        meetings={own.filter((meeting) => meeting.round === round)}
        say={say}
        figure={(meeting) => (meeting.with === null ? "" : order.indexOf(meeting.with) + 1)}
      />
    </td>
  ));
}

interface MetProps {
  readonly meetings: readonly Meeting[];
  readonly figure: (meeting: Meeting) => number | string;
  readonly say: TournamentsSay;
}

/** What came of meetings: a diamond each, a ring of dashes while it is being played. */
const Met = ({ meetings, figure, say }: MetProps) =>
  meetings.map((meeting) => (
    <span key={meeting.round} className={styles.met}>
      {meeting.ended === null ? (
        <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true" className={styles.dashed}>
          <circle cx="10" cy="10" r="7.500" />
        </svg>
      ) : meeting.with === null ? (
        <span aria-hidden="true">–</span>
      ) : (
        <Diamond outcome={meeting.ended} />
      )}
      <span className={unseen}>
        {say(
          meeting.with === null ? "ended.bye" : meeting.ended ? `ended.${meeting.ended}` : "state.playing",
        )}
      </span>
      <sub>{figure(meeting)}</sub>
    </span>
  ));

/** What points are, and what tells equal points apart: one tap away. */
export const Ties = ({ now, say }: StandingsProps) => (
  <details className={styles.ties}>
    <summary>{say("ties")}</summary>
    <HowPlaces now={now} say={say} />
  </details>
);

/** The same without a fold. */
export const HowPlaces = ({ now, say }: StandingsProps) => (
  <>
    <p>{say("ties.points")}</p>
    <p>{say(`ties.${now.kind}`)}</p>
    <p>{say("ties.forfeit")}</p>
  </>
);
