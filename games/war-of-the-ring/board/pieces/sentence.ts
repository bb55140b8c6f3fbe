import { forceIn } from "../../rules/figures.ts";
import type { War } from "../../state.ts";
import type { GameSay } from "../keys.ts";
import { forceName, place, regionName } from "../names.ts";
import type { Thing } from "./standing.ts";

/** A piece in words. */
export function pieceSentence(say: GameSay, view: War, thing: Thing): string {
  const at = regionName(say, thing.region);
  const within = place(say, thing.region);
  switch (thing.kind) {
    case "bearers":
      return say(thing.revealed ? "land.bearers-revealed" : "land.bearers-hidden", { place: within });
    case "nazgul":
      return say("land.stands", { who: say("figure.nazgul", { count: thing.nazgul }), place: at });
    case "company": {
      const force = forceIn(view, thing.side, thing.region).map((count, figure) =>
        thing.characters.some((character) => character + 22 === figure) ? count : 0,
      );
      return say("land.stands", { who: forceName(say, force), place: at });
    }
    case "army":
      return say(thing.besieged ? "land.shut-in" : "land.army", {
        who: forceName(say, forceIn(view, thing.side, thing.region)),
        place: within,
      });
  }
}
