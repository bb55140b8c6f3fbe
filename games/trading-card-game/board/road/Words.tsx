import type { ReactNode } from "react";
import type { Seen } from "../areas/Laid.tsx";
import { Thing } from "../areas/Thing.tsx";
import type { Player } from "../look/look.ts";
import { titleOf } from "../names.ts";
import { Milestone } from "./Milestone.tsx";
import css from "./words.module.css";

const lying = ({ allies, support }: Player): number => allies.length + support.length;

/** What a narrow window says in words: where the fellowship is, the twilight, and words that open sheets and, as the first of them (`children`), the hand. */
export const Words = ({ props, look, open, children }: Seen & { readonly children?: ReactNode }) => {
  const { say } = props;
  const site = look.road.find(({ current }) => current);
  const theirs = look.others.reduce((sum, player) => sum + lying(player), 0);
  return (
    <div className={css.words} data-area="words">
      <p>
        <button type="button" className={css.site} onClick={() => open({ what: "road" })}>
          {site && <Milestone number={site.number} />}
          <b>{site?.copy ? titleOf(say, site.copy.card) : say("look.road")}</b>
        </button>
        {props.standing ? (
          <button type="button" onClick={() => open({ what: "phases" })}>
            {say(`phase.${look.phase}`)}
          </button>
        ) : (
          <span>{say(`phase.${look.phase}`)}</span>
        )}
        <Thing id="pool" label={say("look.pool", { count: look.pool })}>
          <span className={css.pool}>{say("look.words.pool", { count: look.pool })}</span>
        </Thing>
      </p>
      <nav>
        {children}
        <button type="button" onClick={() => open({ what: "support", seat: look.own.seat })}>
          {say("look.words.support", { count: lying(look.own) })}
        </button>
        <button type="button" onClick={() => open({ what: "theirs" })}>
          {say("look.words.theirs", { count: theirs })}
        </button>
        <button type="button" onClick={() => open({ what: "piles" })}>
          {say("look.words.piles")}
        </button>
        {look.phase !== "setup" && <span>{say("look.moves", { moves: look.moves, limit: look.limit })}</span>}
      </nav>
    </div>
  );
};
