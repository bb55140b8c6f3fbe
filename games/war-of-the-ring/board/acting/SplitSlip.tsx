import { SplitSlip as Slip, SplitNote } from "@westmarch/campaign/splitting";
import { FIGURES_OF, FREE, PERSON, SHADOW } from "../../data/ids.ts";
import type { GameSay } from "../keys.ts";
import { figureName, place } from "../names.ts";
import { Figure } from "../staging/battle/Figures.tsx";
import type { Splitting } from "./acting.ts";

/** A leaf beside the Army in hand: who goes, by numbers, and who stays. */
export const SplitSlip = ({ splitting, say }: { readonly splitting: Splitting; readonly say: GameSay }) => {
  const { rows, going, attack } = splitting;
  return (
    <Slip
      say={say}
      rows={rows.map(({ figure, able, bound }, i) => ({
        key: figure,
        name: figureName(say, figure),
        figure: <Figure figure={figure} side={FIGURES_OF[FREE].includes(figure) ? FREE : SHADOW} />,
        able,
        bound,
        going: going[i] ?? 0,
        person: figure >= PERSON && able === 1 && bound === 0,
      }))}
      place={place(say, splitting.from)}
      splitting={splitting}
    >
      {attack && <SplitNote>{say("split.rear")}</SplitNote>}
    </Slip>
  );
};
