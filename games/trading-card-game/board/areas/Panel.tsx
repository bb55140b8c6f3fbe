import type { ReactNode } from "react";
import { CardBack } from "../cards/CardBack.tsx";
import { CardFace } from "../cards/CardFace.tsx";
import { Peg } from "../cards/Peg.tsx";
import { type Pile, type Player, pileThing, seatThing } from "../look/look.ts";
import { standingSays } from "../look/sentences.ts";
import { Laid, type Seen } from "./Laid.tsx";
import { PileSign } from "./PileSign.tsx";
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

/** How many cards a player has in hand or a pile: in words, or as a sign beside the number. */
const Count = ({
  words,
  sign,
  count,
}: {
  readonly words: string;
  readonly sign: ReactNode;
  readonly count: number;
}) =>
  sign ? (
    <span className={css.signed} role="img" aria-label={words}>
      {sign}
      {count}
    </span>
  ) : (
    words
  );

/** A pile that may be opened is a button; of another only the number is told. */
const PileCount = ({
  seen,
  pile,
  signed,
}: {
  readonly seen: Seen;
  readonly pile: Pile;
  readonly signed: boolean;
}) => {
  const { say } = seen.props;
  const { kind, seat, count, cards } = pile;
  const words = say(`look.pile.${kind}`, { count });
  const told = <Count words={words} count={count} sign={signed && <PileSign kind={kind} />} />;
  if (!cards || count === 0)
    return (
      <span className={css.count} data-anchor={pileThing(kind, seat)} data-explain={pileThing(kind, seat)}>
        {told}
      </span>
    );
  return (
    <Thing
      id={pileThing(kind, seat)}
      label={words}
      kind="pile"
      open={() => seen.open({ what: "pile", kind, seat })}
    >
      <span className={css.opens}>{told}</span>
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

/** Who a player is, and what the player does now. */
const Head = ({ seen, player }: Omit<PanelProps, "children">) => {
  const { props, look } = seen;
  const { say, names, ask } = props;
  const { seat, own, free, burdens, out } = player;
  const name = names[seat] ?? "";
  const two = look.others.length === 1;
  return (
    <header>
      <h2>
        <Thing id={seatThing(seat)} label={name}>
          {!two && <Peg seat={seat} />}
          {name}
        </Thing>
      </h2>
      {burdens > 0 && !free && !out && (
        <b className={css.burdens} role="img" aria-label={say("look.burdens", { count: burdens })}>
          <Burden />
          {burdens}
        </b>
      )}
      {own && ask ? (
        <b className={css.turn}>{say("look.to-act")}</b>
      ) : !two && player.shadow > 0 && look.phase !== "setup" ? (
        <b className={css.order} role="img" aria-label={roleOf(seen, player)} title={roleOf(seen, player)}>
          {player.shadow}
        </b>
      ) : (
        <span>{roleOf(seen, player)}</span>
      )}
    </header>
  );
};

/** A player: who it is, what is in hand and piles, and the fellowship where it sleeps. */
export const Panel = ({ seen, player, children }: PanelProps) => {
  const { props, look } = seen;
  const { say, names } = props;
  const { seat, own, free, hand, piles, out } = player;
  const name = names[seat] ?? "";
  const two = look.others.length === 1;
  // Among many a leaf is small: it says in signs what it would say in words.
  const signed = children !== undefined;
  return (
    <section
      className={css.panel}
      aria-label={name}
      data-area={`seat:${seat}`}
      data-own={own || undefined}
      data-free={free || undefined}
      data-out={out || undefined}
      data-signed={signed || undefined}
      style={{ "--seat": `var(--seat-${seat})` } as Record<string, string>}
    >
      <Head seen={seen} player={player} />
      <div className={css.has}>
        {!own && two && <Backs count={hand} shadow={!free} />}
        <Sleeping seen={seen} player={player} />
        {children}
      </div>
      {own && free && <Thumbs seen={seen} player={player} />}
      <p className={css.counts}>
        {!own && (
          <span className={css.count}>
            <Count
              words={say("look.in-hand", { count: hand })}
              count={hand}
              sign={signed && <PileSign kind="hand" />}
            />
          </span>
        )}
        {piles.map((pile) => (
          <PileCount key={pile.kind} seen={seen} pile={pile} signed={signed} />
        ))}
      </p>
    </section>
  );
};
