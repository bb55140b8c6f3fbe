import type { Layout } from "@westmarch/boardkit";
import { LaidCard, NoCard } from "@westmarch/campaign/staging";
import { NONE } from "../../../data/ids.ts";
import { CardBack } from "../../cards/CardBack.tsx";
import { CardFace } from "../../cards/CardFace.tsx";
import type { GameSay } from "../../keys.ts";
import { deckName } from "../../names.ts";
import type { Camp } from "./telling.ts";
import { sideClass } from "./words.ts";

interface CombatCardProps {
  readonly camp: Camp;
  readonly say: GameSay;
  readonly layout: Layout;
}

/** The place of a Combat card: empty, face down, or turned. */
export const CombatCard = ({ camp, say, layout }: CombatCardProps) => {
  const { deck, card, cancelled } = camp.laid;
  const side = sideClass(camp.side);
  if (deck === NONE) return <NoCard side={side} />;
  const face = <CardFace card={card} say={say} size={layout === "low" ? "small" : "middle"} part="combat" />;
  return (
    <LaidCard
      side={side}
      back={<CardBack deck={deck} />}
      unseen={deckName(say, deck)}
      turned={card === NONE ? null : { id: `${card}`, face, explain: `card:${card}` }}
      dead={cancelled ? say("battle.cancelled") : null}
    />
  );
};
