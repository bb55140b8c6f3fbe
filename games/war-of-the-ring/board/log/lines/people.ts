/** Characters, as they come, go and die. */
import { NAZGUL, NONE, person, WITCH_KING } from "../../../data/ids.ts";
import { place } from "../../names.ts";
import { character, group, some, way } from "../slots.ts";
import type { Lines } from "./line.ts";

export const PEOPLE = {
  entered: {
    kind: "move",
    tell: (f, say) => say("log.entered", { ...character(say, f.character), place: place(say, f.region) }),
  },
  "character-died": {
    kind: "battle",
    tell: (f, say) =>
      f.where === NONE
        ? say("log.character-died.mordor", character(say, f.character))
        : say("log.character-died", { ...character(say, f.character), place: place(say, f.where) }),
  },
  flew: {
    kind: "move",
    tell: (f, say) =>
      say(f.figure === NAZGUL || f.figure === person(WITCH_KING) ? "log.flew.flies" : "log.flew.goes", {
        who: String(some(say, f.figure, 1).figure),
        ...way(say, f),
      }),
  },
  "companions-moved": {
    kind: "move",
    tell: (f, say) => say("log.companions-moved", { ...group(say, f.characters), ...way(say, f) }),
  },
} satisfies Lines;
