import { SplitSlip as Slip, SplitFoot, Steps } from "@westmarch/campaign/splitting";
import { CHARACTER, type Side, THING, type ThingId, UNIT } from "../../ids.ts";
import { ShieldPicture } from "../heraldry/Shield.tsx";
import { StandeePicture } from "../heraldry/Standee.tsx";
import { PennantPicture } from "../heraldry/Tokens.tsx";
import type { GameSay } from "../keys.ts";
import { characterName, place, unitName } from "../names.ts";
import type { Splitting } from "./acting.ts";

/** So tall is a figure, in CSS pixels. */
const TALL = 20;

/** What a row of the slip is called, and how one of it is drawn. */
function rowOf(say: GameSay, thing: ThingId, side: Side) {
  const name = THING.names[thing] ?? "";
  const unit = UNIT.find(name);
  if (unit !== null) return { name: unitName(say, unit), figure: <ShieldPicture unit={unit} size={TALL} /> };
  const character = CHARACTER.find(name);
  return character === null
    ? { name: say("unit.leadership"), figure: <PennantPicture side={side} size={TALL} /> }
    : {
        name: characterName(say, character),
        figure: <StandeePicture character={character} size={TALL} />,
      };
}

/** A leaf beside the army in hand: who goes, by numbers, who stays, and how many damage markers stay with them. */
export const SplitSlip = ({ splitting, say }: { readonly splitting: Splitting; readonly say: GameSay }) => {
  const { side, rows, going, markers, staying, leave } = splitting;
  const [least = 0] = markers;
  const most = markers.at(-1) ?? 0;
  const damage = say("unit.damage");
  return (
    <Slip
      say={say}
      rows={rows.map(({ thing, able, bound }, i) => ({
        key: thing,
        ...rowOf(say, thing, side),
        able,
        bound,
        going: going[i] ?? 0,
        person: CHARACTER.find(THING.names[thing] ?? "") !== null && bound === 0,
      }))}
      place={place(say, splitting.from)}
      splitting={splitting}
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
