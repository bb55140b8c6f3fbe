import type { ReactNode } from "react";
import { CardBack } from "../cards/CardBack.tsx";
import { CardFace } from "../cards/CardFace.tsx";
import { type Pile, type Player, pileThing, seatThing } from "../look/look.ts";
import { standingSays } from "../look/sentences.ts";
import { Laid, type Seen } from "./Laid.tsx";
import css from "./panel.module.css";
import { Thing } from "./Thing.tsx";
import { Burden } from "./Tokens.tsx";

interface PanelProps {
  readonly seen: Seen;
  readonly player: Player;
  /** What lies in his support area, where it has no room of its own. */
  readonly children?: ReactNode;
}

/** What a player is just now: whose turn it is, and in which order the Shadows have their phases. */
function roleOf({ props: { say }, look }: Seen, { free, out, shadow }: Player): string {
  if (out) return say("look.role.out");
  if (look.phase === "setup") return "";
  if (free) return say("look.role.free");
  return look.others.length === 1 ? say("look.role.shadow") : say("look.role.nth", { place: shadow });
}

/** A pile that may be opened is a button; of another only the number is told. */
const PileCount = ({ seen, pile }: { readonly seen: Seen; readonly pile: Pile }) => {
  const { say } = seen.props;
  const { kind, seat, count, cards } = pile;
  const words = say(`look.pile.${kind}`, { count });
  if (!cards || count === 0)
    return (
      <span className={css.count} data-anchor={pileThing(kind, seat)}>
        {words}
      </span>
    );
  return (
    <Thing
      id={pileThing(kind, seat)}
      label={words}
      kind="pile"
      open={() => seen.open({ what: "pile", kind, seat })}
    >
      <span className={css.opens}>{words}</span>
    </Thing>
  );
};

/** One's own piles as they lie: deck and discards face down, the last of the dead face up. */
const Thumbs = ({ seen, player: { piles } }: PanelProps) => (
  <div className={css.thumbs} aria-hidden="true">
    {piles.map(({ kind, count, cards }) => {
      const last = kind === "dead" ? cards?.at(-1) : undefined;
      return (
        <span key={kind} className={css.thumb} data-kind={kind} data-empty={count === 0 || undefined}>
          {last !== undefined ? (
            <CardFace card={last} size="small" say={seen.props.say} />
          ) : (
            count > 0 && <CardBack kind="free" />
          )}
        </span>
      );
    })}
  </div>
);

/** The companions of a fellowship that is not to move, as small windows. */
const Sleeping = ({ seen, player }: PanelProps) => {
  const { props, totals } = seen;
  const { say, names } = props;
  if (player.free || player.sleeping.length === 0) return null;
  const title = player.own
    ? say("look.companions.yours")
    : say("look.companions.sleeping", { name: names[player.seat] ?? "" });
  return (
    <ul className={css.sleeping} aria-label={title} data-area={`sleeping:${player.seat}`}>
      {player.sleeping.map((standing) => (
        <li key={standing.copy.id}>
          <Laid seen={seen} standing={standing} label={standingSays({ say, names, totals }, standing)} head />
        </li>
      ))}
    </ul>
  );
};

/** The backs of a hand, as many as it holds. */
const Backs = ({ count, shadow }: { readonly count: number; readonly shadow: boolean }) => (
  <span className={css.backs} aria-hidden="true" data-token="hand">
    {Array.from({ length: Math.min(count, 12) }, (_, i) => (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: one back is like another
        key={i}
        className={css.back}
        style={{ rotate: `${(i - (Math.min(count, 12) - 1) / 2) * 2.4}deg` }}
      >
        <CardBack kind={shadow ? "shadow" : "free"} />
      </span>
    ))}
  </span>
);

/** A player: who it is, what is in hand and piles, and the fellowship where it sleeps. */
export const Panel = ({ seen, player, children }: PanelProps) => {
  const { props, look } = seen;
  const { say, names, ask } = props;
  const { seat, own, free, burdens, hand, piles, out } = player;
  const name = names[seat] ?? "";
  const two = look.others.length === 1;
  return (
    <section
      className={css.panel}
      aria-label={name}
      data-area={`seat:${seat}`}
      data-own={own || undefined}
      data-free={free || undefined}
      data-out={out || undefined}
      style={{ "--seat": `var(--seat-${seat})` } as Record<string, string>}
    >
      <header>
        <h2>
          <Thing id={seatThing(seat)} label={name}>
            {name}
          </Thing>
        </h2>
        {burdens > 0 && !free && (
          <b className={css.burdens} role="img" aria-label={say("look.burdens", { count: burdens })}>
            <Burden />
            {burdens}
          </b>
        )}
        {own && ask ? <b className={css.turn}>{say("look.to-act")}</b> : <span>{roleOf(seen, player)}</span>}
      </header>
      <div className={css.has} data-support={children ? "" : undefined}>
        {!own && two && <Backs count={hand} shadow={!free} />}
        <Sleeping seen={seen} player={player} />
        {children}
      </div>
      {own && free && <Thumbs seen={seen} player={player} />}
      <p className={css.counts}>
        {!own && <span className={css.count}>{say("look.in-hand", { count: hand })}</span>}
        {piles.map((pile) => (
          <PileCount key={pile.kind} seen={seen} pile={pile} />
        ))}
      </p>
    </section>
  );
};
