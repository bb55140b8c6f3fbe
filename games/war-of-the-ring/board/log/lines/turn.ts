/** The turn and its dice. */
import { EYE_FACE, FREE, NONE, SHADOW } from "../../../data/ids.ts";
import { face, faces, player, side } from "../slots.ts";
import type { Lines } from "./line.ts";

export const TURN = {
  turn: {
    kind: "turn",
    tell: ({ turn, dice }, say) => say("log.turn", { turn, free: dice[FREE], shadow: dice[SHADOW] }),
  },
  rolled: {
    kind: "move",
    tell: (f, say) => {
      const eyes = f.faces.filter((one) => one === EYE_FACE).length;
      const others = faces(
        say,
        f.faces.filter((one) => one !== EYE_FACE),
      );
      if (f.faces.length === 0) return say("log.rolled.none", side(say, f.side));
      if (eyes === 0) return say("log.rolled", { ...side(say, f.side), faces: others });
      return others === ""
        ? say("log.rolled.only-eyes", { eyes })
        : say("log.rolled.eyes", { faces: others, eyes });
    },
  },
  allocated: { kind: "move", tell: ({ dice }, say) => say("log.allocated", { dice }) },
  action: {
    kind: "move",
    tell: (f, say, view) =>
      f.verb === "play" || f.verb === "skip"
        ? null
        : say(`log.action.${f.verb}`, { ...player(say, view, f.seat), face: face(say, f.face) }),
  },
  skipped: {
    kind: "move",
    tell: (f, say, view) => say("log.skipped", { ...player(say, view, f.seat), face: face(say, f.face) }),
  },
  passed: { kind: "move", tell: (f, say, view) => say("log.passed", player(say, view, f.seat)) },
  ring: {
    kind: "move",
    tell: (f, say) =>
      f.from === NONE
        ? say("log.ring.price", side(say, f.side))
        : say("log.ring", { ...side(say, f.side), from: face(say, f.from), to: face(say, f.to) }),
  },
  "die-turned": {
    kind: "move",
    tell: (f, say) =>
      say("log.die-turned", { ...side(say, f.side), from: face(say, f.from), to: face(say, f.to) }),
  },
  "dice-lost": {
    kind: "move",
    tell: (f, say) => say("log.dice-lost", { ...side(say, f.side), dice: f.dice, face: face(say, f.face) }),
  },
} satisfies Lines;
