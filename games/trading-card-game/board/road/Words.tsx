import type { Seen } from "../areas/Laid.tsx";
import { PileSign } from "../areas/PileSign.tsx";
import { Thing } from "../areas/Thing.tsx";
import type { Player } from "../look/look.ts";
import { titleOf } from "../names.ts";
import { Milestone } from "./Milestone.tsx";
import css from "./words.module.css";

const lying = ({ allies, support }: Player): number => allies.length + support.length;

/** Of more opponents than this only the hands are counted. */
const FEW = 1;

/** Another player, and how many cards there are of each kind: a touch tells more. */
const Rival = ({ seen, player }: { readonly seen: Seen; readonly player: Player }) => {
  const { props, look, open } = seen;
  const { say, names } = props;
  const { seat, hand, piles, out } = player;
  const name = names[seat] ?? "";
  const counted = [
    { kind: "hand" as const, count: hand, words: say("look.in-hand", { count: hand }) },
    ...piles.map(({ kind, count }) => ({ kind, count, words: say(`look.pile.${kind}`, { count }) })),
  ].slice(0, look.others.length > FEW ? 1 : undefined);
  return (
    <button
      type="button"
      data-out={out || undefined}
      style={{ "--seat": `var(--seat-${seat})` } as Record<string, string>}
      onClick={() => open({ what: "theirs" })}
    >
      <b>{name}</b>
      {counted.map(({ kind, count, words }) => (
        <span key={kind} role="img" aria-label={words}>
          <PileSign kind={kind} />
          {count}
        </span>
      ))}
      {lying(player) > 0 && <i>{say("look.words.support", { count: lying(player) })}</i>}
    </button>
  );
};

/**
 * What a narrow window says in words: where the fellowship is, the phase and the twilight, then who else plays and what is
 * theirs. Words open sheets.
 */
export const Words = (seen: Seen) => {
  const { props, look, open } = seen;
  const { say } = props;
  const site = look.road.find(({ current }) => current);
  const { phase } = look;
  const now = phase === "setup" || phase === "end" ? say(`phase.${phase}`) : say(`look.phase.${phase}`);
  return (
    <div className={css.words} data-area="words">
      <p>
        <button type="button" className={css.site} onClick={() => open({ what: "road" })}>
          {site && <Milestone number={site.number} />}
          <b>{site?.copy ? titleOf(say, site.copy.card) : say("look.road")}</b>
        </button>
        {props.standing ? (
          <button type="button" onClick={() => open({ what: "phases" })}>
            {now}
          </button>
        ) : (
          <span>{now}</span>
        )}
        <Thing id="pool" label={say("look.pool", { count: look.pool })}>
          <span className={css.pool}>{say("look.words.pool", { count: look.pool })}</span>
        </Thing>
        {phase !== "setup" && (
          <span className={css.moves}>{say("look.moves", { moves: look.moves, limit: look.limit })}</span>
        )}
      </p>
      <nav aria-label={say("look.theirs")}>
        {look.others.map((player) => (
          <Rival key={player.seat} seen={seen} player={player} />
        ))}
        {lying(look.own) > 0 && (
          <button type="button" onClick={() => open({ what: "support", seat: look.own.seat })}>
            {say("look.words.support.own", { count: lying(look.own) })}
          </button>
        )}
      </nav>
    </div>
  );
};
