import { listed } from "@westmarch/boardkit/writing";
import { type Explanation, said } from "@westmarch/campaign/telling";
import {
  ARMY_FACE,
  BOTH_SIDES,
  CHARACTER_FACE,
  DIE,
  EVENT_FACE,
  EYE_FACE,
  FACE_COUNT,
  type FaceId,
  FREE,
  MUSTER_ARMY_FACE,
  MUSTER_FACE,
  SHADOW,
  type Side,
  WILL_FACE,
} from "../../../data/ids.ts";
import { type Action, paymentOf } from "../../../flow/action.ts";
import { ACTIONS, VERBS } from "../../../flow/catalogue.ts";
import type { ActionVerb } from "../../../words/turn.ts";
import type { GameSay } from "../../keys.ts";
import { faceName, sideName } from "../../names.ts";
import type { Asked } from "./told.ts";

/** What an action does with a die, in a few words; null: nothing that this face alone can do. */
function use(say: GameSay, verb: ActionVerb, side: Side, face: FaceId): string | null {
  switch (verb) {
    case "armies":
    case "attack-with":
      return say(face === CHARACTER_FACE ? `use.${verb}.led` : `use.${verb}`);
    case "enter":
      return say(side === FREE ? "use.enter.free" : "use.enter.shadow");
    case "play":
      return plays(say, face);
    case "rouse":
    case "remove":
    case "skip":
      return null;
    default:
      return say(`use.${verb}`);
  }
}

/** 6.3.1. */
function plays(say: GameSay, face: FaceId): string {
  if (face === EVENT_FACE || face === WILL_FACE) return say("use.play.any");
  const symbols = face === MUSTER_ARMY_FACE ? [MUSTER_FACE, ARMY_FACE] : [face];
  return say("use.play", {
    symbol: listed(
      say,
      symbols.map((symbol) => faceName(say, symbol)),
      "or",
    ),
  });
}

/** What the rules' own catalogue lets a side do with a face. */
function uses(say: GameSay, side: Side, face: FaceId): string[] {
  const words = VERBS.flatMap((verb) => {
    const action: Action = ACTIONS[verb];
    const payment = paymentOf(action, side);
    const pays = payment && (payment.faces.length === 0 || payment.faces.includes(face));
    const said = pays ? use(say, verb, side, face) : null;
    return said === null ? [] : [said];
  });
  return [...words, say("use.skip")];
}

const FACE_RULES: ReadonlyMap<FaceId, readonly string[]> = new Map([
  [CHARACTER_FACE, ["5.5.1", "5.5.3", "5.5.7"]],
  [ARMY_FACE, ["5.6.1", "5.6.2", "5.6.3"]],
  [MUSTER_FACE, ["5.7.1", "5.7.3", "5.7.4"]],
  [MUSTER_ARMY_FACE, ["5.8.1"]],
  [EVENT_FACE, ["5.9.1", "5.9.2"]],
  [WILL_FACE, ["5.10.1", "5.10.2"]],
  [EYE_FACE, ["5.11.1", "4.5.2"]],
]);

const onDie = (side: Side, face: FaceId): number => DIE[side].filter((each) => each === face).length;

export function face({ say, view }: Asked, id: FaceId): Explanation {
  const unused = (side: Side): number => view.dice[side * FACE_COUNT + id];
  const owners = BOTH_SIDES.filter((side) => onDie(side, id) > 0);
  return {
    title: say("about.face.title", { face: faceName(say, id) }),
    words: said(
      id === EYE_FACE ? say("about.face.eye") : null,
      id === WILL_FACE ? say("about.face.will") : null,
      id === MUSTER_ARMY_FACE ? say("about.face.muster-army") : null,
      say("about.face.sides", { free: onDie(FREE, id), shadow: onDie(SHADOW, id) }),
      id === EYE_FACE ? null : say("about.face.now", { free: unused(FREE), shadow: unused(SHADOW) }),
    ),
    lists:
      id === EYE_FACE
        ? []
        : owners.map((side) => ({
            heading: said(say("about.face.by", { side: sideName(say, side) })).join(""),
            items: uses(say, side, id).map((words) => said(words).join("")),
          })),
    rules: [...(FACE_RULES.get(id) ?? []), "5.3.1", ...(id === EYE_FACE ? [] : ["5.12.1"])],
  };
}
