import type { Say } from "@westmarch/boardkit";
import { RecentContext, useRecentStore } from "@westmarch/boardkit/recent";
import { AboutSlip } from "@westmarch/boardkit/slips";
import type { Core } from "@westmarch/kernel";
import type { ReactNode } from "react";
import { ownCards } from "../cards/own.ts";
import { StruckContext } from "../staging/struck.ts";
import type { OverTable, TableProps } from "./parts.ts";
import { TableFrame } from "./TableFrame.tsx";
import type { Around } from "./useBoard.ts";

interface Acting<Card, Splitting, Attack> {
  readonly cards: ReadonlySet<Card>;
  readonly card: Card | null;
  readonly take: (thing: string) => void;
  readonly put: (thing: string) => void;
  /** The army in hand is being divided; null where there is nothing to divide. */
  readonly splitting: Splitting | null;
  /** The attack that is being thought of. */
  readonly attack: Attack | null;
  /** How many of each thing the usual losses strike off, where they are offered. */
  readonly struck: ReadonlyMap<string, number>;
}

type Props<G extends Core> = TableProps<G> & { readonly say: Say<"acting.more"> };

interface CampaignBoardProps<
  G extends Core,
  P extends Props<G>,
  Ahead,
  Telling,
  Card extends number,
  Splitting,
  Attack,
> {
  readonly props: P;
  readonly board: Around<G, unknown, Ahead, Telling>;
  readonly parts: OverTable<G, P, Card, Splitting, Attack>;
  readonly acting: Acting<Card, Splitting, Attack>;
  /** The map and the trays around it. */
  readonly land: ReactNode;
  /** What a thing on the table is. */
  readonly about: (telling: Telling, id: string) => { readonly title: string; readonly body: ReactNode };
}

/** The whole table: the map under everything, trays around it, the hand at the foot, scenes and slips over it. */
export const CampaignBoard = <
  G extends Core,
  P extends Props<G>,
  Ahead,
  Telling,
  Card extends number,
  Splitting,
  Attack,
>({
  props,
  board,
  parts: { Hand, SplitSlip, Forecast, Stages },
  acting,
  land,
  about,
}: CampaignBoardProps<G, P, Ahead, Telling, Card, Splitting, Attack>) => {
  const { view, seat, layout, calm, whole, explain } = props;
  const say: P["say"] = props.say;
  const { table, telling, asking } = board;
  const { splitting, attack } = acting;
  const split = splitting && <SplitSlip splitting={splitting} say={say} />;
  const forecast = attack && <Forecast say={say} view={view} attack={attack} />;
  const recent = useRecentStore();
  return (
    <RecentContext value={recent}>
      <TableFrame
        ref={table}
        layout={layout}
        roomy={board.roomy}
        calm={calm}
        land={land}
        hand={seat !== null && <Hand props={props} {...ownCards(acting)} />}
        thought={split || forecast ? { split, forecast } : null}
      >
        {whole && (
          <StruckContext value={acting.struck}>
            <Stages {...props} happening={board.happening} />
          </StruckContext>
        )}
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
    </RecentContext>
  );
};
