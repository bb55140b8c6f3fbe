/** The faces of action dice. */
import { listed } from "@westmarch/boardkit/writing";
import { said } from "@westmarch/campaign/telling";
import {
  ACTION,
  ARMY_FACE,
  ARMY_MUSTER_FACE,
  BOTH,
  CARD,
  CHARACTER,
  CHARACTER_FACE,
  EVENT_FACE,
  EYE_FACE,
  FACE_COUNT,
  type FaceId,
  FREE,
  MUSTER_FACE,
  SHADOW,
  type Side,
  sideOfCharacter,
  WILL_FACE,
} from "../../ids.ts";
import { CARD_TYPES } from "../../language/names.ts";
import { printed } from "../../printing.ts";
import { allows } from "../../rules/actions.ts";
import { facesOfCard } from "../../rules/playing.ts";
import { actionName, faceName, sideName, withinCharacter } from "../names.ts";
import { packOf } from "../printedWords.ts";
import type { Asked, Explanation } from "./told.ts";

const onDie = ({ view }: Asked, side: Side, face: FaceId): number =>
  printed(view).dice[side].filter((each) => each === face).length;

/** What a side can do with a face: actions, cards, and characters who come in by it. */
function uses(asked: Asked, side: Side, face: FaceId): string[] {
  const { say, view } = asked;
  const types = CARD_TYPES.filter((type) =>
    CARD.all.some((card) => printed(view).types[card] === type && facesOfCard(view, card) & (1 << face)),
  );
  const entering = CHARACTER.all.filter(
    (one) => sideOfCharacter(one) === side && (printed(view).entryDice[one] & (1 << face)) !== 0,
  );
  return said(
    ...ACTION.all.filter((action) => allows(side, face, action)).map((action) => actionName(say, action)),
    types.length === 0
      ? null
      : say("about.face.cards", {
          types: listed(
            say,
            types.map((type) => say(`card.type.${type}`)),
            "or",
          ),
        }),
    entering.length === 0
      ? null
      : say("about.face.enters", {
          characters: listed(
            say,
            entering.map((one) => withinCharacter(say, one)),
            "or",
          ),
        }),
    say("about.face.aside"),
  );
}

const FACE_RULES: ReadonlyMap<FaceId, readonly string[]> = new Map([
  [CHARACTER_FACE, ["5.4", "5.5", "5.6"]],
  [ARMY_FACE, ["5.1", "5.2", "5.3"]],
  [MUSTER_FACE, ["5.7", "5.8"]],
  [ARMY_MUSTER_FACE, ["5.1", "5.7", "5.8"]],
  [EVENT_FACE, ["5.11", "18.2"]],
  [WILL_FACE, ["5.11"]],
  [EYE_FACE, ["5.9"]],
]);

export function face(asked: Asked, id: FaceId): Explanation {
  const { say, view } = asked;
  const unused = (side: Side): number => view.dice[side * FACE_COUNT + id];
  const owners = BOTH.filter((side) => onDie(asked, side, id) > 0);
  return {
    title: faceName(say, id),
    words: said(
      say("about.face.sides", { free: onDie(asked, FREE, id), shadow: onDie(asked, SHADOW, id) }),
      say("about.face.now", { free: unused(FREE), shadow: unused(SHADOW) }),
    ),
    lists: owners.map((side) => ({
      heading: said(say("about.face.by", { side: sideName(say, side) })).join(""),
      items: uses(asked, side, id),
    })),
    from: packOf(view).dice.from,
    rules: [...(FACE_RULES.get(id) ?? []), "4.18", "5.10"],
  };
}
