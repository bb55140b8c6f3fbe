import { UNSEEN } from "@westmarch/boardkit";
import { useState } from "react";
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
import css from "./battle.module.css";
import { Fallen, Figure } from "./Figures.tsx";
import { Throws } from "./Throws.tsx";
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
const Kind = ({ figure, camp, props, options }: CampProps & { readonly figure: FigureId }) => {
  const { say, act } = props;
  const [aimed, aim] = useState(false);
  const [one] = options.get(figure) ?? [];
  const stands = camp.force[figure] ?? 0;
  const fell = camp.fallen[figure] ?? 0;
  const crowd = stands > 5;
  const pieces = stands > 0 && (
    <span className={css.crowd} data-crowd={crowd || undefined}>
      {Array.from({ length: stands }, (_, i) => (
        <Figure
          // biome-ignore lint/suspicious/noArrayIndexKey: one of a kind is as good as another
          key={i}
          figure={figure}
          side={camp.side}
          struck={aimed && one?.[0] !== "character" && i === stands - 1}
        />
      ))}
    </span>
  );
  const several = nationsIn(camp).length > 1;
  const words =
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
    <li className={css.kind} data-explain={`figure:${figure}`} data-figure={figure}>
      <span className={css.ground}>
        {one ? (
          <button
            type="button"
            className={css.take}
            aria-label={choosing(say, one, figure)}
            onClick={() => act([one])}
            onPointerEnter={() => aim(true)}
            onPointerLeave={() => aim(false)}
            onFocus={() => aim(true)}
            onBlur={() => aim(false)}
          >
            {pieces}
          </button>
        ) : (
          pieces
        )}
        {fell > 0 && <Fallen figure={figure} side={camp.side} count={fell} />}
      </span>
      <span style={UNSEEN}>{whole.filter(Boolean).join(", ")}</span>
      {words && (
        <span className={css.name} aria-hidden="true">
          {words}
        </span>
      )}
    </li>
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
    <section className={css.camp} data-side={sideClass(camp.side)} aria-label={campName(say, camp)}>
      <h3>{campName(say, camp)}</h3>
      <p className={css.means}>{means(say, camp)}</p>
      {rear !== null && <p className={css.means}>{rear}</p>}
      <ul className={css.figures}>
        {kinds.map((figure) => (
          <Kind key={figure} {...all} figure={figure} />
        ))}
      </ul>
      <Throws camp={camp} say={say} />
    </section>
  );
};
