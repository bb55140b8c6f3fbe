import type { BoardProps, Say } from "@westmarch/boardkit";
import { AboutSlip } from "@westmarch/boardkit/slips";
import type { Core } from "@westmarch/kernel";
import type { ReactNode } from "react";
import { type OwnCards, ownCards } from "../cards/own.ts";
import { TableFrame } from "./TableFrame.tsx";
import type { Around } from "./useBoard.ts";

interface Acting<Card> {
  readonly folds: boolean;
  readonly cards: ReadonlySet<Card>;
  readonly card: Card | null;
  readonly take: (thing: string) => void;
}

interface CampaignBoardProps<G extends Core, Ahead, Telling, Card> {
  readonly props: Pick<BoardProps, "seat" | "layout" | "calm" | "whole" | "explain"> & {
    readonly say: Say<"acting.more">;
  };
  readonly board: Around<G, unknown, Ahead, Telling>;
  readonly acting: Acting<Card>;
  /** The map and the trays around it. */
  readonly land: ReactNode;
  /** One's own cards at the foot of the table. */
  readonly hand: (of: OwnCards<Card>) => ReactNode;
  /** Who goes, and what would come of it; null where nothing is thought of. */
  readonly split: ReactNode;
  readonly forecast: ReactNode;
  /** How the leaf of a forecast looks in this game. */
  readonly leaf?: string | undefined;
  /** What is shown over all that as it happens. */
  readonly stages: ReactNode;
  /** What a thing on the table is. */
  readonly about: (telling: Telling, id: string) => { readonly title: string; readonly body: ReactNode };
}

/** The whole table: the map under everything, trays around it, the hand at the foot, scenes and slips over it. */
export const CampaignBoard = <G extends Core, Ahead, Telling, Card extends number>({
  props,
  board,
  acting,
  land,
  hand,
  split,
  forecast,
  leaf,
  stages,
  about,
}: CampaignBoardProps<G, Ahead, Telling, Card>) => {
  const { seat, layout, calm, whole, explain, say } = props;
  const { table, telling, asking } = board;
  return (
    <TableFrame
      ref={table}
      layout={layout}
      roomy={board.roomy}
      calm={calm}
      land={land}
      hand={seat !== null && !acting.folds && hand(ownCards(acting))}
      thought={split || forecast ? { ref: board.thought, split, forecast } : null}
      leaf={leaf}
    >
      {whole && stages}
      {telling && whole && (
        <AboutSlip
          asked={asking.asked}
          table={table}
          close={asking.close}
          about={(id) => about(telling, id)}
          more={{ text: say("acting.more"), explain }}
        />
      )}
    </TableFrame>
  );
};
