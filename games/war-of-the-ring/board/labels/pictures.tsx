/** Answers as they are on the table: dice as dice, people by their faces, units as they stand. */
import type { PicturedAnswer } from "@westmarch/boardkit";
import { Arrow } from "@westmarch/campaign/staging";
import type { AskOf, ChoiceOf } from "@westmarch/kernel";
import {
  type CharacterId,
  characterOfFigure,
  type FaceId,
  type FigureId,
  PERSON,
  SHADOW,
  type Side,
  sideOfCharacter,
} from "../../data/ids.ts";
import { sideOf } from "../../seats.ts";
import type { War } from "../../state.ts";
import { portraitOf } from "../cards/pictures/urls.ts";
import { FigureGlyph } from "../heraldry/FigureGlyph.tsx";
import { Die } from "../signs/Die.tsx";
import css from "./pictures.module.css";

/** 5.4: what an Elven Ring makes of a die. */
const changed = (side: Side, from: FaceId, to: FaceId): PicturedAnswer => ({
  picture: (
    <>
      <Die side={side} face={from} />
      <Arrow />
      <Die side={side} face={to} />
    </>
  ),
  alone: true,
});

const face = (character: CharacterId): PicturedAnswer => ({
  picture: (
    <span className={css.face} data-side={sideOfCharacter(character) === SHADOW ? "shadow" : "free"}>
      <img src={portraitOf(character)} alt="" draggable={false} />
    </span>
  ),
  alone: false,
});

const unit = (figure: FigureId): PicturedAnswer => ({
  picture: <FigureGlyph figure={figure} size={24} />,
  alone: false,
});

/** The picture of an answer; null where it has none. */
export function pictured(option: ChoiceOf<War>, { seat }: AskOf<War>, view: War): PicturedAnswer | null {
  switch (option[0]) {
    case "ring":
      return changed(sideOf(view, seat), option[1], option[2]);
    case "character":
      return face(option[1]);
    case "figure":
      return option[1] >= PERSON ? face(characterOfFigure(option[1])) : unit(option[1]);
    default:
      return null;
  }
}
