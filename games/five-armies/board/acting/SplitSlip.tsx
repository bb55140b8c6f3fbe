import { SplitSlip as Slip, SplitFoot, Steps } from "@westmarch/campaign/splitting";
import { CHARACTER, THING, UNIT } from "../../ids.ts";
import type { GameSay } from "../keys.ts";
import { characterName, place, unitName } from "../names.ts";
import type { Splitting } from "./acting.ts";

/** What a row of the slip is called. */
function rowName(say: GameSay, thing: Splitting["rows"][number]["thing"]): string {
  const name = THING.names[thing] ?? "";
  const unit = UNIT.find(name);
  if (unit !== null) return unitName(say, unit);
  const character = CHARACTER.find(name);
  return character === null ? say("unit.leadership") : characterName(say, character);
}

/** A leaf beside the army in hand: who goes, by numbers, who stays, and how many damage markers stay with them. */
export const SplitSlip = ({ splitting, say }: { readonly splitting: Splitting; readonly say: GameSay }) => {
  const { from, rows, going, change, markers, staying, leave } = splitting;
  const [least = 0] = markers;
  const most = markers.at(-1) ?? 0;
  const damage = say("unit.damage");
  return (
    <Slip
      say={say}
      rows={rows.map(({ thing, able, bound }, i) => ({
        key: thing,
        name: rowName(say, thing),
        able,
        bound,
        going: going[i] ?? 0,
        person: CHARACTER.find(THING.names[thing] ?? "") !== null && bound === 0,
      }))}
      words={{
        title: say("split.title", { place: place(say, from) }),
        fewer: (name) => say("split.fewer", { name }),
        more: (name) => say("split.more", { name }),
      }}
      change={change}
    >
      {markers.length > 1 && (
        <SplitFoot name={say("split.markers")}>
          <Steps
            many={staying}
            least={least}
            most={most}
            fewer={say("split.fewer", { name: damage })}
            more={say("split.more", { name: damage })}
            change={leave}
          />
        </SplitFoot>
      )}
    </Slip>
  );
};
