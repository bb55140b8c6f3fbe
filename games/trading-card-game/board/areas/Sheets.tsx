import type { ReactNode } from "react";
import type { CardId } from "../../data/ids.ts";
import { Stops } from "../acting/Stops.tsx";
import type { CopyOnTable, Player } from "../look/look.ts";
import { standingSays } from "../look/sentences.ts";
import { CardList } from "./CardList.tsx";
import { Laid, type Opened, type Seen } from "./Laid.tsx";
import { Panel } from "./Panel.tsx";
import { Sheet } from "./Sheet.tsx";
import { supportTitle } from "./Support.tsx";
import css from "./sheet.module.css";

/** All cards of an area, none folded away. */
const AllOf = ({ seen, all }: { readonly seen: Seen; readonly all: readonly CopyOnTable[] }) => {
  const { props, totals } = seen;
  const speaking = { say: props.say, names: props.names, totals };
  if (all.length === 0) return <p className={css.nothing}>{props.say("look.empty")}</p>;
  return (
    <ul className={css.cards} data-area="sheet">
      {all.map((standing) => (
        <li key={standing.copy.id}>
          <Laid seen={seen} standing={standing} label={standingSays(speaking, standing)} read />
        </li>
      ))}
    </ul>
  );
};

/** The cards of a pile. */
const Cards = ({ seen, cards }: { readonly seen: Seen; readonly cards: readonly CardId[] }) => {
  const { say } = seen.props;
  if (cards.length === 0) return <p className={css.nothing}>{say("look.empty")}</p>;
  return <CardList say={say} cards={cards} />;
};

const areaOf = ({ allies, support }: Player): readonly CopyOnTable[] => [...allies, ...support];

function pileTitle({ props: { say, names } }: Seen, { seat, own }: Player, kind: "discard" | "dead"): string {
  if (kind === "discard") return say("look.pile.discard.title");
  return own ? say("look.pile.dead.title") : say("look.pile.dead.of", { name: names[seat] ?? "" });
}

/** The piles of all players, one's own with everything else that there is of oneself. */
const PilesOf = ({ seen, players }: { readonly seen: Seen; readonly players: readonly Player[] }) => {
  const { props, look } = seen;
  const { say, names } = props;
  return (
    <>
      <Panel seen={seen} player={look.own} />
      {look.others.map((player) => (
        <p key={player.seat} className={css.nothing}>
          {names[player.seat]}:{" "}
          {player.piles.map(({ kind, count }) => say(`look.pile.${kind}`, { count })).join(" · ")}
        </p>
      ))}
      {players.flatMap((player) =>
        player.piles.map(({ kind, cards }) =>
          cards && cards.length > 0 && kind !== "deck" ? (
            <section key={`${player.seat} ${kind}`}>
              <h3>{pileTitle(seen, player, kind)}</h3>
              <Cards seen={seen} cards={cards} />
            </section>
          ) : null,
        ),
      )}
    </>
  );
};

/** Support areas, opponents and piles at length, over the table. */
export const Sheets = ({
  seen,
  opened,
  close,
  road,
}: {
  readonly seen: Seen;
  readonly opened: Opened;
  readonly close: () => void;
  /** The adventure path, as it is drawn where it has no room of its own. */
  readonly road: ReactNode;
}) => {
  const { props, look } = seen;
  const { say } = props;
  const players = [look.own, ...look.others];
  const closing = say("look.close");
  if (opened.what === "theirs")
    return (
      <Sheet title={say("look.theirs")} closing={closing} close={close}>
        {look.others.map((player) => (
          <div key={player.seat}>
            <Panel seen={seen} player={player} />
            <h3>{supportTitle(seen, player)}</h3>
            <AllOf seen={seen} all={areaOf(player)} />
          </div>
        ))}
      </Sheet>
    );
  const sheet = (title: string, body: ReactNode) => (
    <Sheet title={title} closing={closing} close={close}>
      {body}
    </Sheet>
  );
  if (opened.what === "road") return sheet(say("look.road"), road);
  if (opened.what === "phases") return sheet(say("look.phases"), <Stops props={props} />);
  if (opened.what === "piles")
    return sheet(say("look.words.piles"), <PilesOf seen={seen} players={players} />);
  const player = players.find(({ seat }) => seat === opened.seat);
  if (!player) return null;
  if (opened.what === "support")
    return sheet(supportTitle(seen, player), <AllOf seen={seen} all={areaOf(player)} />);
  const { kind } = opened;
  const pile = player.piles.find((one) => one.kind === kind);
  if (kind === "deck" || !pile?.cards) return null;
  return sheet(pileTitle(seen, player, kind), <Cards seen={seen} cards={pile.cards} />);
};
