import type { Seat } from "@westmarch/kernel";
import type { RoundNow } from "@westmarch/protocol";
import { useLocation } from "wouter";
import { useDevice } from "../device/index.ts";
import { rich } from "../i18n/rich.tsx";
import { enterPairing } from "../net/api.ts";
import { tableAddress } from "../net/links.ts";
import { useSay } from "../table/text/words.tsx";
import { ButtonLink, Slip } from "../ui/index.ts";
import { Deck } from "./Deck.tsx";
import { Games } from "./Games.tsx";
import styles from "./Round.module.css";
import { Standings } from "./Standings.tsx";
import { namesIn, openGames, ownSeats, waits } from "./seats.ts";
import { useRoundWords } from "./words.ts";

interface RoundProps {
  readonly round: RoundNow;
  /** Where it is looked at, by whom. */
  readonly at: { readonly table: string; readonly mine: readonly Seat[]; readonly token: string };
  /** What stands behind `#` of the page on which a seat builds its deck; null where nothing can be built. */
  readonly toBuildFrom: ((seat: Seat) => string) | null;
}

/** What follows a draft: the own deck, who plays whom, and who leads. */
export function Round({ round, at, toBuildFrom }: RoundProps) {
  const say = useRoundWords();
  const tableSay = useSay();
  const [, navigate] = useLocation();
  if (!say) return null;
  const names = namesIn(round, say, tableSay);
  const own = ownSeats(round, at);
  const home = at.table === round.table;
  const enter = async (table: string) => {
    const known = useDevice.getState().tables.find((one) => one.table === table)?.token;
    const answer = await enterPairing({ token: at.token, table, ...(known && { known }) });
    if (answer.ok) navigate(tableAddress(answer.value.table, answer.value.token));
    return answer;
  };
  return (
    <div className={styles.round}>
      {home && !round.over && toBuildFrom && own.length > 0 && (
        <Slip className={styles.deck}>
          {own.map((seat) => (
            <Deck
              key={seat}
              say={say}
              token={at.token}
              seat={seat}
              title={own.length > 1 ? say("round.deck.of", { name: names[seat] ?? "" }) : say("round.deck")}
              ready={round.players[seat]?.ready === true}
              plays={openGames(round, [seat]).length > 0}
              waits={waits(round, [seat])}
              address={`/decks/${round.game}/pool#${toBuildFrom(seat)}`}
            />
          ))}
        </Slip>
      )}
      <Slip className={styles.games}>
        <Games
          say={say}
          round={round}
          names={names}
          own={own}
          onEnter={home && own.length > 0 ? enter : null}
        />
      </Slip>
      <Slip className={styles.standings}>
        <Standings say={say} round={round} names={names} own={own} />
        {!round.over && <p className={styles.about}>{rich(say("round.secret"))}</p>}
        {!home && (
          <ButtonLink variant="gold" href={`/table/${round.table}`}>
            {say("round.home")}
          </ButtonLink>
        )}
      </Slip>
    </div>
  );
}
