/** Nations and kinds of figures. */

import { type Explanation, said } from "@westmarch/campaign/telling";
import {
  ALL_FIGURES,
  characterOfFigure,
  ELITE,
  type FigureId,
  FREE,
  LEADER,
  NAZGUL,
  type NationId,
  nationOfFigure,
  PERSON,
  SAURON,
  sideOfNation,
} from "../../../data/ids.ts";
import { ALL_REGIONS } from "../../../data/regions.ts";
import { isActive } from "../../../facts.ts";
import { figuresIn, inPool } from "../../../rules/figures.ts";
import { isTeam, seatOfNation } from "../../../seats.ts";
import { KINDS, LEADER_KIND, noFigures, type War } from "../../../state.ts";
import { figureName, forceName, nationName, seatName, sideName } from "../../names.ts";
import { character } from "./people.ts";
import { type Asked, titled } from "./told.ts";

/** The figures of a Nation, Sauron’s Nazgûl among them. */
const figuresOf = (nation: NationId): readonly FigureId[] =>
  ALL_FIGURES.filter((figure) =>
    figure === NAZGUL ? nation === SAURON : figure < NAZGUL && nationOfFigure(figure) === nation,
  );

const kindOf = (figure: FigureId): number => (figure < ELITE ? 0 : figure < LEADER ? 1 : LEADER_KIND);
const ownerOf = (figure: FigureId): NationId => (figure === NAZGUL ? SAURON : nationOfFigure(figure));

/** How many of a kind stand on the map. */
export const onMapCount = (view: War, figure: FigureId): number =>
  ALL_REGIONS.reduce((sum, at) => sum + figuresIn(view, at, figure), 0);

const lostOf = (view: War, figure: FigureId): number => view.lost[ownerOf(figure) * KINDS + kindOf(figure)];

/** So many of each of a Nation's figures, in words. */
function counted(asked: Asked, nation: NationId, count: (figure: FigureId) => number): string | null {
  const force = noFigures();
  for (const figure of figuresOf(nation)) force[figure] = count(figure);
  return force.some((many) => many > 0) ? forceName(asked.say, force) : null;
}

export function nation(asked: Asked, id: NationId): Explanation {
  const { say, view } = asked;
  const side = sideOfNation(id);
  const steps = view.steps[id];
  const lost = counted(asked, id, (figure) => lostOf(view, figure));
  return {
    title: nationName(say, id),
    words: said(
      say("about.nation.of", { side: sideName(say, side) }),
      isTeam(view, side)
        ? say("about.nation.seat", { seat: seatName(say, view, seatOfNation(view, id)) })
        : null,
      say("about.nation.steps", { steps }),
      steps > 0 ? say("about.nation.before") : null,
      side === FREE ? say(isActive(view, id) ? "about.nation.active" : "about.nation.passive") : null,
      say("about.nation.left", {
        force: counted(asked, id, (figure) => inPool(view, figure)) ?? say("nobody-there"),
      }),
      lost === null ? null : say("about.nation.lost", { force: lost }),
    ),
    rules: ["11.1.1", ...(side === FREE ? ["11.2.1", "11.3.1"] : []), "11.4.1", "11.4.2", "11.6.1"],
  };
}

const KIND_RULES = {
  regular: ["2.4.1", "9.3.3", "9.7.3"],
  elite: ["2.4.1", "9.3.3", "9.7.3"],
  leader: ["2.4.4", "9.3.4", "9.6.1"],
  nazgul: ["2.4.6", "7.4.2", "7.4.3", "9.3.4"],
} as const;

export function figure(asked: Asked, id: FigureId): Explanation {
  const { say, view } = asked;
  if (id >= PERSON) return character(asked, characterOfFigure(id));
  const kind = id === NAZGUL ? "nazgul" : id < ELITE ? "regular" : id < LEADER ? "elite" : "leader";
  const lost = lostOf(view, id);
  return {
    title: titled(figureName(say, id)),
    words: said(
      say(`about.figure.${kind}`),
      say("about.figure.counts", { map: onMapCount(view, id), pool: inPool(view, id) }),
      lost > 0 ? say("about.figure.lost", { lost }) : null,
    ),
    rules: [...KIND_RULES[kind], "1.3.1"],
  };
}
