import type { Say } from "@westmarch/boardkit";
import type { InvitationNow } from "@westmarch/protocol";
import { type ReactNode, useCallback } from "react";
import { useTerms } from "../../arrival/terms.ts";
import type { ArrivalSay } from "../../arrival/words.ts";
import { doorOf, gameWords } from "../../games/doors.ts";
import { type LoadedGame, useLoadedGame } from "../../games/useLoadedGame.ts";
import { sayFrom, useWords } from "../../i18n/index.ts";
import { useFetched } from "../../net/useFetched.ts";
import { Icon } from "../../ui/index.ts";
import styles from "./invitation.module.css";

interface FactsProps {
  readonly now: InvitationNow;
  readonly words: ArrivalSay;
}

/** What one sits down to: which side, for how long, by which rules. */
export function Facts({ now, words }: FactsProps) {
  const { say } = useWords();
  const roles = useRoles(now.game);
  const game = useLoadedGame(now.game);
  const facts = doorOf(now.game) ? say(`door.${now.game}.facts`) : "";
  const length = facts.split(/\s*[·・]\s*/).at(-1) ?? "";
  return (
    <ul className={styles.facts}>
      {roles && <Side {...{ now, words }} say={roles} />}
      {game.state === "there" ? (
        <Played {...{ now, words, length }} game={game} />
      ) : (
        <Fact icon={<Icon name="hourglass" size={30} />} title={words("join.long", { length })} about="" />
      )}
      <Fact
        plain
        icon={<Icon name="padlock" size={28} />}
        title={words("join.free")}
        about={words("join.free.about")}
      />
    </ul>
  );
}

interface FactProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly about: string;
  /** As everywhere: where room is little it goes without saying. */
  readonly plain?: boolean;
}

const Fact = ({ icon, title, about, plain = false }: FactProps) => (
  <li data-plain={plain}>
    <span className={styles.icon}>{icon}</span>
    <span>
      <b>{title}</b>
      {about && <small>{about}</small>}
    </span>
  </li>
);

interface OfGame extends FactsProps {
  readonly game: LoadedGame;
}

/** What the game calls its seats: a few words, which are here long before the game is. Null: not yet. */
function useRoles(id: string): Say | null {
  const { language } = useWords();
  const words = useFetched(
    useCallback(async () => {
      const said = await gameWords(id, language, doorOf(id)?.first ?? null);
      return { say: sayFrom(said.language, said.words) };
    }, [id, language]),
  );
  return words.state === "there" ? words.say : null;
}

/** The side that the seat is, and whose the others are. */
function Side({ now, words, say }: FactsProps & { readonly say: Say }) {
  const { language } = useWords();
  const { seats = [], seat } = now;
  const own = seats.find((info) => info.seat === seat);
  if (!own) return null;
  const isFirst = own.seat === 0;
  const hosts = seats.filter(({ player }) => player?.kind === "person" && player.name === now.host);
  const list = new Intl.ListFormat(language, { type: "conjunction" });
  const roles = list.format(hosts.map(({ role }) => say(`seat.${role}`)));
  const isPlayed = own.player?.kind === "bot";
  const about = isPlayed
    ? words("join.side.bot")
    : now.host && hosts.length > 0
      ? words("join.side.host", { host: now.host, role: roles })
      : "";
  return (
    <Fact
      icon={
        <svg viewBox="-17 -22 34 42" width="34" height="42" aria-hidden="true">
          <path
            d={
              isFirst
                ? "M-13-17H13V-2C13 8 6 13 0 17C-6 13-13 8-13-2Z"
                : "M-14-15L-9-19.5L-5-16L0-21L5-16L9-19.5L14-15V3L0 17L-14 3Z"
            }
            className={styles.shield}
            data-first={isFirst}
          />
        </svg>
      }
      title={words("join.side", { role: say(`seat.${own.role}`) })}
      about={about}
    />
  );
}

/** How long a game takes with which clock, and by which rules it is played. */
function Played({ now, words, game, length }: OfGame & { readonly length: string }) {
  const terms = useTerms(game, now.settings ?? {}, now.pace ?? null);
  if (!terms) return null;
  const isTimed = now.pace && now.pace.kind !== "none";
  const isPrinted = terms.rules === words("terms.printed");
  return (
    <>
      <Fact
        icon={<Icon name="hourglass" size={30} />}
        title={words("join.long", { length })}
        about={isTimed ? terms.clock : words("join.long.none")}
      />
      <Fact
        plain={isPrinted}
        icon={<Icon name="book" size={30} />}
        title={words(isPrinted ? "join.rules.printed" : "join.rules.other")}
        about={isPrinted ? words("join.rules.about") : terms.rules}
      />
    </>
  );
}
