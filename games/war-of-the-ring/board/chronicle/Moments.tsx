/** The moments that weighed most, each with a way back to it. */
import { momentsBy } from "@westmarch/campaign/chronicle";
import { FREE } from "../../data/ids.ts";
import { HOME } from "../../data/regions.ts";
import type { War } from "../../state.ts";
import type { GameSay, Key } from "../keys.ts";
import { line } from "../lines.ts";
import { place, withinCharacter } from "../names.ts";
import { bench } from "./bench.ts";
import { judgeWords } from "./judgewords.ts";
import type { Matter } from "./moments.ts";
import { type Scene, Vignette } from "./Vignette.tsx";

function titleOf(say: GameSay, matter: Matter): string {
  switch (matter.kind) {
    case "burden":
      return say("ending.moment.burden", { by: matter.by });
    case "battle":
      return say("ending.moment.battle", { place: place(say, matter.at) });
    case "captured":
      return say(HOME[matter.at] === matter.side ? "ending.moment.back" : "ending.moment.taken", {
        place: place(say, matter.at),
      });
    case "fell":
      return say("ending.moment.falls", { who: withinCharacter(say, matter.character) });
    case "fire":
      return say("ending.moment.fire");
  }
}

function sceneOf(matter: Matter): Scene {
  switch (matter.kind) {
    case "burden":
      return matter.tile === null ? { kind: "ring" } : { kind: "tile", tile: matter.tile };
    case "captured":
      return { kind: "castle", fallen: matter.side !== FREE };
    case "battle":
      return { kind: "swords" };
    case "fell":
      return { kind: "candle" };
    case "fire":
      return { kind: "fire" };
  }
}

/** The moments side by side, each with what the computer thinks of the choice that it came of. */
export const Moments = momentsBy<War, GameSay, Matter, Scene, Key>({
  bench,
  judgeWords,
  line,
  titleOf,
  lossesOf: (matter) => (matter.kind === "battle" ? matter.losses : null),
  sceneOf,
  Vignette,
  keys: { losses: "ending.moment.losses", look: "ending.moments.look", lookAt: "ending.moments.look.at" },
});
