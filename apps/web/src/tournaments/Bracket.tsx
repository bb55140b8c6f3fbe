import type { TournamentNow } from "@westmarch/protocol";
import { Leaf } from "../accounts/Leaf.tsx";
import { bracketOf, type Slot } from "./course.ts";
import { Player } from "./Player.tsx";
import { Ties } from "./Standings.tsx";
import { StillIn } from "./StillIn.tsx";
import styles from "./tournaments.module.css";
import type { TournamentsSay } from "./words.ts";

interface BracketProps {
  readonly now: TournamentNow;
  readonly say: TournamentsSay;
}

/** A knock-out: the winner goes on to the right. */
export const Bracket = ({ now, say }: BracketProps) => (
  <Leaf id="bracket" title={say("bracket")} aside={say("bracket.about")}>
    <StillIn now={now} say={say} className={styles.still} />
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the page is moved by keys, too */}
    <section className={styles.scroll} aria-label={say("bracket.about")} tabIndex={0}>
      <ol className={styles.bracket}>
        {bracketOf(now).map((slots, at) => (
          <li key={slots.length}>
            <p className={styles.aside}>{say("round.one", { n: at + 1 })}</p>
            <ol>
              {slots.map((slot, board) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place
                <li key={board}>
                  <Meet slot={slot} now={now} say={say} />
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </section>
    <Ties now={now} say={say} />
  </Leaf>
);

const Meet = ({ slot: { sides, winner }, now, say }: BracketProps & { readonly slot: Slot }) => (
  <ul className={styles.slot}>
    {sides.map((side, at) => (
      <li
        // biome-ignore lint/suspicious/noArrayIndexKey: the upper one and the lower one
        key={at}
        data-won={(side !== null && side === winner) || undefined}
        data-own={(side !== null && side === now.you) || undefined}
      >
        {side === null ? (
          <span className={styles.aside}>{say(winner === null ? "slot.open" : "slot.bye")}</span>
        ) : (
          <>
            <Player entrant={now.players.find(({ entrant }) => entrant === side)} say={say} />
            {side === winner && <span className={styles.goes}>{say("slot.won")}</span>}
          </>
        )}
      </li>
    ))}
  </ul>
);
