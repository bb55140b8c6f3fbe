/** The moments that weighed most, each with a way back to it. */
import { momentsBy } from "@westmarch/campaign/chronicle";
import { FRONT_GATE, SHADOW } from "../../ids.ts";
import type { FiveArmies } from "../../state.ts";
import type { GameSay, Key } from "../keys.ts";
import { line } from "../lines.ts";
import { place, placeAt, withinCharacter } from "../names.ts";
import { bench } from "./bench.ts";
import { judgeWords } from "./judgewords.ts";
import type { Matter } from "./moments.ts";
import { type Scene, Vignette } from "./Vignette.tsx";

function titleOf(say: GameSay, matter: Matter): string {
  switch (matter.kind) {
    case "combat":
      return say("chronicle.moment.combat", { at: placeAt(say, matter.at) });
    case "taken":
      return say(matter.side === SHADOW ? "chronicle.moment.taken" : "chronicle.moment.back", {
        place: place(say, matter.at),
      });
    case "fell":
      return say("chronicle.moment.fell", { who: withinCharacter(say, matter.character) });
    case "came":
      return say("chronicle.moment.came", { who: withinCharacter(say, matter.character) });
    case "sun":
      return say("chronicle.moment.sun", { by: matter.by });
  }
}

function sceneOf(matter: Matter): Scene {
  switch (matter.kind) {
    case "combat":
      return { kind: "swords" };
    case "taken":
      return matter.at === FRONT_GATE ? { kind: "gate" } : { kind: "tower", side: matter.side };
    case "fell":
      return { kind: "person", character: matter.character, falls: true };
    case "came":
      return { kind: "person", character: matter.character, falls: false };
    case "sun":
      return { kind: "sun" };
  }
}

/** The moments side by side, each with what the computer thinks of the choice that it came of. */
export const Moments = momentsBy<FiveArmies, GameSay, Matter, Scene, Key>({
  bench,
  judgeWords,
  line,
  titleOf,
  lossesOf: (matter) => (matter.kind === "combat" ? matter.losses : null),
  sceneOf,
  Vignette,
  keys: { losses: "chronicle.moment.losses", look: "chronicle.look", lookAt: "chronicle.look.at" },
});
