/** The charts of a war as a table, for who cannot see them. */
import { sentenceCase } from "@westmarch/boardkit/writing";
import { TurnTable as Table } from "@westmarch/campaign/chronicle";
import { BOTH_SIDES } from "../../data/ids.ts";
import type { GameSay } from "../keys.ts";
import { sideName } from "../names.ts";
import type { TurnRecord } from "./record.ts";

/** By column: its heading, and what stands in it for a turn. */
function columnsOf(say: GameSay): readonly (readonly [string, (turn: TurnRecord) => number])[] {
  const both = (key: "points" | "dice" | "losses") =>
    BOTH_SIDES.map(
      (side) =>
        [
          say(`ending.table.${key}`, { who: sideName(say, side) }),
          (one: TurnRecord) => one[key][side],
        ] as const,
    );
  return [
    [say("ending.table.corruption"), ({ corruption }) => corruption],
    ...both("points"),
    ...both("dice"),
    [say("ending.table.box"), ({ box }) => box],
    [say("ending.table.rolls"), ({ rolls }) => rolls],
    [say("ending.table.hunts"), ({ tiles }) => tiles],
    [say("ending.table.damage"), ({ damage }) => damage],
    ...both("losses"),
  ];
}

export function TurnTable({ say, turns }: { readonly say: GameSay; readonly turns: readonly TurnRecord[] }) {
  return (
    <Table
      caption={say("ending.chronicle")}
      turn={say("ending.table.turn")}
      turns={turns}
      columns={columnsOf(say).map(([name, of]) => [sentenceCase(name), of] as const)}
    />
  );
}
