import { latePart } from "@westmarch/boardkit/later";
import type { TournamentNow } from "@westmarch/protocol";
import { doorOf } from "../../games/doors.ts";
import { Shields } from "../../games/SeatMarks.tsx";
import { useWords } from "../../i18n/index.ts";
import { Countdown } from "../../tournaments/Countdown.tsx";
import { gameAt, isOver, missingAt, type Pairing, pairingsIn, pointsIn } from "../../tournaments/course.ts";
import { FlagOf } from "../../tournaments/Flag.tsx";
import { addressOfTournament } from "../../tournaments/InviteLeaf.tsx";
import { outOf } from "../../tournaments/running.ts";
import { StillIn } from "../../tournaments/StillIn.tsx";
import { useFacts } from "../../tournaments/useFacts.ts";
import { useNames } from "../../tournaments/useNames.ts";
import { useTournament } from "../../tournaments/useTournament.ts";
import { type TournamentsSay, useTournamentsWords } from "../../tournaments/words.ts";
import { Busy, ButtonLink, Icon, Notice, unseen, useTitle } from "../../ui/index.ts";
import { SmallBoard } from "../SmallBoard.tsx";
import { useGlimpses } from "../useGlimpses.ts";
import styles from "./wall.module.css";

const QrCode = latePart(async () => (await import("../../ui/QrCode.tsx")).QrCode);

/** Up to so many boards are shown as pictures; more stand as lines of names. */
const PICTURED = 6;
/** As many places stand beside the boards. */
const PLACES = 5;

/** `/tournament/ID/wall`: all boards, the time and the standings, to be read across a room. */
export function Wall({ id }: { readonly id: string }) {
  const say = useTournamentsWords();
  const { say: shell } = useWords();
  const { now, isOffline } = useTournament(id);
  useTitle(say && now !== null && now !== "gone" ? say("wall", { name: now.name }) : null);
  if (!say || (now === null && !isOffline)) return <Busy />;
  if (now === null || now === "gone")
    return (
      <Notice actions={<ButtonLink href="/tournaments">{say("back")}</ButtonLink>}>
        <p>{now === "gone" ? say("no-such") : shell("error.offline")}</p>
      </Notice>
    );
  return <Known now={now} say={say} />;
}

interface KnownProps {
  readonly now: TournamentNow;
  readonly say: TournamentsSay;
}

/** The pairings on the wall: those of the round; of an arena those that are being played. */
const shownIn = (now: TournamentNow): readonly Pairing[] =>
  pairingsIn(now.played, now.round).filter(
    (pairing) => pairing.other !== null && (now.kind !== "arena" || !isOver(pairing)),
  );

function Known({ now, say }: KnownProps) {
  const { say: shell, language } = useWords();
  const facts = useFacts(say);
  const name = useNames({ now, say });
  const door = doorOf(now.game);
  const game = door ? shell(`door.${door.id}.title`) : now.game;
  const pairings = shownIn(now);
  const missing = pairings.flatMap(missingAt).map(name);
  return (
    <main id="main" tabIndex={-1} className={styles.wall} data-told={now.told !== null || undefined}>
      <header className={styles.head}>
        <FlagOf of={now} width={190} />
        <div>
          <h1>{now.name}</h1>
          <p>
            {now.round > 0 && now.kind !== "arena" && now.state !== "over"
              ? say("wall.round", { n: now.round, rounds: now.rounds, game })
              : `${game} · ${facts.kind(now)}`}
          </p>
        </div>
        <Countdown now={now} say={say} />
      </header>
      {now.told && (
        <p className={styles.told} role="status">
          <Icon name="ringing-bell" />
          {now.told.text}
        </p>
      )}
      <section className={styles.boards} aria-label={say("wall.boards")}>
        {pairings.length === 0 ? (
          <p>{say("wall.none")}</p>
        ) : pairings.length <= PICTURED ? (
          <Pictures now={now} say={say} pairings={pairings} />
        ) : (
          <ol className={styles.lines} data-many={pairings.length > 9 || undefined}>
            {pairings.map((pairing) => (
              <li key={pairing.board}>
                <span className={styles.number}>{pairing.board}</span>
                <Two pairing={pairing} now={now} say={say} />
              </li>
            ))}
          </ol>
        )}
      </section>
      <aside className={styles.beside}>
        <Places now={now} say={say} />
        <section className={styles.code}>
          <QrCode text={addressOfTournament(now.id)} label={say("invite.code")} />
          <p>
            <strong>{say(now.state === "open" ? "wall.enter" : "wall.find")}</strong>
            <span>{addressOfTournament(now.id).replace(/^https?:\/\//, "")}</span>
          </p>
        </section>
      </aside>
      <p className={styles.missing} role="status">
        {missing.length > 0 && say("wall.missing", { names: new Intl.ListFormat(language).format(missing) })}
      </p>
    </main>
  );
}

interface PicturesProps extends KnownProps {
  readonly pairings: readonly Pairing[];
}

/** The boards as they stand, each over its two players. */
function Pictures({ now, say, pairings }: PicturesProps) {
  const name = useNames({ now, say });
  const glimpses = useGlimpses(pairings.flatMap((pairing) => gameAt(pairing)?.table ?? []));
  return (
    <ol className={styles.pictures} data-count={pairings.length}>
      {pairings.map((pairing) => {
        const game = gameAt(pairing);
        const players = (game?.sides ?? []).map((side) => ({
          kind: "person" as const,
          name: name(side),
          online: false,
        }));
        return (
          <li key={pairing.board} aria-label={say("wall.board", { n: pairing.board })}>
            <SmallBoard glimpse={glimpses.get(game?.table ?? "")} players={players} bot="" />
            <Two pairing={pairing} now={now} say={say} />
          </li>
        );
      })}
    </ol>
  );
}

/** Who meets at a board: the first side on the left; a shield is dashed while its player has not come. */
function Two({ pairing, now, say }: KnownProps & { readonly pairing: Pairing }) {
  const name = useNames({ now, say });
  const game = gameAt(pairing);
  const [one = pairing.one, other = pairing.other ?? pairing.one] = game?.sides ?? [];
  const won = isOver(pairing) ? (game?.outcome?.won ?? null) : null;
  return (
    <p className={styles.two}>
      <span data-won={won === one || undefined}>{name(one)}</span>
      <Shields free={[0, 1].map((seat) => game?.came?.[seat] === false)} />
      <span data-won={won === other || undefined}>{name(other)}</span>
    </p>
  );
}

/** Who leads. */
function Places({ now, say }: KnownProps) {
  const name = useNames({ now, say });
  const isOut = outOf(now);
  if (now.standings.length === 0) return null;
  return (
    <section className={styles.places} aria-labelledby="places">
      <h2 id="places">{say("standings")}</h2>
      <ol>
        {now.standings.slice(0, PLACES).map(({ entrant, place, points }) => (
          <li key={entrant} data-out={isOut(entrant) || undefined}>
            <span className={styles.number}>{place}</span>
            <span>
              {name(entrant)}
              {isOut(entrant) && <span className={unseen}>, {say("running.out")}</span>}
            </span>
            <strong>{pointsIn(points, 2)}</strong>
          </li>
        ))}
      </ol>
      <StillIn now={now} say={say} className={styles.still} />
    </section>
  );
}
