import { type CardId, isFreePeoples } from "../../data/ids.ts";
import { deckOf } from "../../deck-contents.ts";
import type { Props } from "../keys.ts";
import { look as lookAt, type PileKind, type Player } from "../look/look.ts";
import { titleOf } from "../names.ts";
import css from "./glance.module.css";

interface CardsProps {
  readonly props: Props;
  readonly title: string;
  readonly cards: readonly CardId[];
}

/** Cards by name, each with how many of it there are; a press reads it. */
const Cards = ({ props: { say, explain }, title, cards }: CardsProps) => {
  const copies = [...new Set(cards)]
    .map((card) => ({ card, count: cards.filter((one) => one === card).length, name: titleOf(say, card) }))
    .sort((one, other) => one.name.localeCompare(other.name, say.language));
  return (
    <section>
      <h4>
        {title} <small>{say("glance.left.count", { count: cards.length })}</small>
      </h4>
      {copies.length === 0 ? (
        <p>{say("glance.none")}</p>
      ) : (
        <ul>
          {copies.map(({ card, count, name }) => (
            <li key={card}>
              <button type="button" onClick={() => explain(`card:${card}`)}>
                <span>{name}</span>
                {count > 1 && <b>{say("glance.copies", { count })}</b>}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};

const pileOf = ({ piles }: Player, wanted: PileKind) => piles.find(({ kind }) => kind === wanted);

/** How much a player has, and of what lies open of it, which cards. */
const Having = ({ props, player }: { readonly props: Props; readonly player: Player }) => {
  const { say, names } = props;
  const { seat, hand, burdens, resistance, out } = player;
  const count = (kind: PileKind): number => pileOf(player, kind)?.count ?? 0;
  const shown = [
    { title: say("glance.discarded"), cards: pileOf(player, "discard")?.cards },
    { title: say("glance.dead"), cards: pileOf(player, "dead")?.cards },
  ];
  return (
    <section
      className={css.player}
      style={{ "--seat": `var(--seat-${seat})` } as Record<string, string>}
      data-out={out || undefined}
    >
      <h3>
        {names[seat]} <small>{say("glance.burdens", { burdens, resistance })}</small>
      </h3>
      <p>
        {say("glance.has", {
          hand,
          deck: count("deck"),
          discard: count("discard"),
          dead: count("dead"),
        })}
      </p>
      <div className={css.lists}>
        {shown.map(
          ({ title, cards }) =>
            cards && cards.length > 0 && <Cards key={title} props={props} title={title} cards={cards} />,
        )}
      </div>
    </section>
  );
};

/** What all players have, at one look, and which cards the player has still to draw. */
export const Glance = (props: Props) => {
  const { view, seat, say } = props;
  const look = lookAt(view, seat);
  const left = seat === null ? null : deckOf(view, seat);
  return (
    <div className={css.glance}>
      {left && left.length > 0 && (
        <section>
          <h3>
            {say("glance.left")} <small>{say("glance.left.count", { count: left.length })}</small>
          </h3>
          <div className={css.lists}>
            <Cards props={props} title={say("glance.fellowship")} cards={left.filter(isFreePeoples)} />
            <Cards
              props={props}
              title={say("glance.minions")}
              cards={left.filter((card) => !isFreePeoples(card))}
            />
          </div>
        </section>
      )}
      {[look.own, ...look.others].map((player) => (
        <Having key={player.seat} props={props} player={player} />
      ))}
    </div>
  );
};
