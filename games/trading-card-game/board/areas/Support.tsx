import { use } from "react";
import { Acting } from "../acting/acts.ts";
import { copyThing, folded, type Player } from "../look/look.ts";
import { standingSays } from "../look/sentences.ts";
import { Laid, type Seen } from "./Laid.tsx";
import css from "./support.module.css";

interface SupportProps {
  readonly seen: Seen;
  readonly player: Player;
  /** How many cards it has room for. */
  readonly most?: number;
}

/** Whose area it is. */
export const supportTitle = ({ props: { say, names } }: Seen, { seat, own }: Player): string =>
  own ? say("look.support.yours") : say("look.support.of", { name: names[seat] ?? "" });

/** Allies and what lies in a support area; of more than six, like ones fold into counts. */
export const Support = ({ seen, player, most }: SupportProps) => {
  const { props, totals } = seen;
  const { say, names } = props;
  const { able } = use(Acting);
  const all = [...player.allies, ...player.support];
  if (all.length === 0) return null;
  const { shown, more } = folded(all, (id) => able.has(copyThing(id)), most);
  const speaking = { say, names, totals };
  const title = supportTitle(seen, player);
  return (
    <section className={css.support} aria-label={title} data-area={`support:${player.seat}`}>
      <h3>{player.own ? title : say("look.support.short")}</h3>
      <ul>
        {shown.map(({ standing, many }) => (
          <li key={standing.copy.id}>
            <Laid
              seen={seen}
              standing={standing}
              label={standingSays(speaking, standing, many)}
              many={many}
              close
            />
          </li>
        ))}
        {more > 0 && (
          <li>
            <button
              type="button"
              className={css.more}
              aria-label={say("look.more.says", { count: more })}
              onClick={() => seen.open({ what: "support", seat: player.seat })}
            >
              {say("look.more", { count: more })}
            </button>
          </li>
        )}
      </ul>
    </section>
  );
};
