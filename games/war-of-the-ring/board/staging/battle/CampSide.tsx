import { Camp as CampFrame, Kind } from "@westmarch/campaign/staging";
import {
  ALL_FIGURES,
  CHARACTER,
  FIGURE,
  type FigureId,
  LEADER,
  NONE,
  nationOfFigure,
  PERSON,
} from "../../../data/ids.ts";
import type { Chosen } from "../../../vocabulary.ts";
import type { GameSay, Props } from "../../keys.ts";
import { figureName, figures, nationName, withinCharacter } from "../../names.ts";
import { Fallen, Figure } from "./Figures.tsx";
import { Thrown } from "./Throws.tsx";
import type { Camp } from "./telling.ts";
import { campName, means, nationsIn, rearguard, sideClass } from "./words.ts";

/** Options of the ask that are about figures, by figure. */
export function byFigure({ ask }: Props): ReadonlyMap<FigureId, readonly Chosen[]> {
  const found = new Map<FigureId, Chosen[]>();
  const add = (figure: FigureId, option: Chosen) => found.set(figure, [...(found.get(figure) ?? []), option]);
  for (const option of ask?.options ?? []) {
    const [verb, what] = option;
    if (verb === "lose" || verb === "reduce" || verb === "figure") {
      const figure = FIGURE.all[what];
      if (figure !== undefined) add(figure, option);
    } else if (verb === "character" && CHARACTER.is(what)) {
      const figure = ALL_FIGURES[PERSON + what];
      if (figure !== undefined) add(figure, option);
    }
  }
  return found;
}

interface CampProps {
  readonly camp: Camp;
  readonly props: Props;
  readonly options: ReadonlyMap<FigureId, readonly Chosen[]>;
}

/** Figures of one kind, the fallen last; with an option they can be chosen. */
const Figures = ({ figure, camp, props, options }: CampProps & { readonly figure: FigureId }) => {
  const { say, act } = props;
  const [one] = options.get(figure) ?? [];
  const stands = camp.force[figure] ?? 0;
  const fell = camp.fallen[figure] ?? 0;
  const several = nationsIn(camp).length > 1;
  const name =
    figure >= PERSON
      ? figureName(say, figure)
      : figure < LEADER + 5 && several
        ? nationName(say, nationOfFigure(figure))
        : null;
  const whole = [
    stands > 0 ? figures(say, figure, stands) : null,
    fell > 0 ? say("battle.fallen", { figures: figures(say, figure, fell) }) : null,
  ];
  return (
    <Kind
      explain={`figure:${figure}`}
      standing={{ many: stands, crowd: stands > 5 }}
      draw={(nth, falls) => (
        <Figure key={nth} figure={figure} side={camp.side} struck={falls && one?.[0] !== "character"} />
      )}
      fallen={fell > 0 && <Fallen figure={figure} side={camp.side} count={fell} />}
      take={one ? { says: choosing(say, one, figure), go: () => act([one]) } : null}
      spoken={whole.filter(Boolean).join(", ")}
      name={name}
    />
  );
};

function choosing(say: GameSay, [verb]: Chosen, figure: FigureId): string {
  const name =
    figure >= PERSON ? withinCharacter(say, CHARACTER.all[figure - PERSON] ?? NONE) : figureName(say, figure);
  if (verb === "lose") return say("battle.choose.lose", { figure: name });
  return verb === "reduce"
    ? say("battle.choose.reduce", { figure: name })
    : say("battle.choose.figure", { figure: name });
}

/** One side of a battle: who stands and who has fallen, what it may throw, and what it has thrown. */
export const CampSide = (all: CampProps) => {
  const { camp, props } = all;
  const { say } = props;
  const rear = rearguard(say, camp);
  const kinds = ALL_FIGURES.filter((figure) => (camp.force[figure] ?? 0) + (camp.fallen[figure] ?? 0) > 0);
  return (
    <CampFrame
      name={campName(say, camp)}
      side={sideClass(camp.side)}
      means={[means(say, camp), rear]}
      throws={<Thrown camp={camp} say={say} />}
    >
      {kinds.map((figure) => (
        <Figures key={figure} {...all} figure={figure} />
      ))}
    </CampFrame>
  );
};
