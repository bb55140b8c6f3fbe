import { UNSEEN } from "@westmarch/boardkit";
/** The charts of a war as a table, for who cannot see them. */
import { sentenceCase } from "@westmarch/boardkit/writing";
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
  const columns = columnsOf(say);
  return (
    <table style={UNSEEN}>
      <caption>{say("ending.chronicle")}</caption>
      <thead>
        <tr>
          <th scope="col">{say("ending.table.turn")}</th>
          {columns.map(([name]) => (
            <th key={name} scope="col">
              {sentenceCase(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {turns.map((one) => (
          <tr key={one.turn}>
            <th scope="row">{one.turn}</th>
            {columns.map(([name, of]) => (
              <td key={name}>{of(one)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
