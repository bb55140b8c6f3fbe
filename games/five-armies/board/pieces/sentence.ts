/** A piece as those hear it who do not see the map. */
import { listed } from "@westmarch/boardkit/writing";
import { DAMAGE, LEADERSHIP_TOKENS, LORD, THING, thingOfCharacter } from "../../ids.ts";
import type { GameSay } from "../keys.ts";
import {
  forceName,
  groupName,
  placeAt,
  placeName,
  roostName,
  withinCharacter,
  withinTerritory,
} from "../names.ts";
import type { Army, Company, Thing } from "./standing.ts";

/** Everything of a thing, by `THING`. */
function forceOf(thing: Army | Company): readonly number[] {
  const force = THING.names.map(() => 0);
  if (thing.kind === "company")
    for (const character of thing.characters) force[thingOfCharacter(character)] = 1;
  else {
    for (const { unit, count } of thing.ranks) force[unit] = count;
    force[LEADERSHIP_TOKENS] = thing.tokens;
    force[DAMAGE] = thing.damage;
  }
  return force;
}

/** A piece in words. */
export function pieceSentence(say: GameSay, thing: Thing): string {
  switch (thing.kind) {
    case "army":
      return say("piece.army", { at: placeAt(say, thing.place), who: forceName(say, forceOf(thing)) });
    case "company": {
      const who = say("piece.stands", {
        place: placeName(say, thing.place),
        who: forceName(say, forceOf(thing)),
      });
      const called = thing.activated.map((character) => withinCharacter(say, character));
      const more = [
        ...(called.length > 0 ? [say("piece.called", { who: listed(say, called) })] : []),
        ...(thing.marks > 0
          ? [say(thing.side === 0 ? "piece.wrath" : "piece.guard", { count: thing.marks })]
          : []),
      ];
      return more.reduce((said, one) => say("piece.then", { said, more: one }), who);
    }
    case "pile":
      return say("piece.pile", {
        count: thing.count,
        group: groupName(say, thing.group),
        at: placeAt(say, thing.place),
      });
    case "swarm":
      return say("piece.swarm", {
        who: say("units.bat", { count: thing.count }),
        territory: withinTerritory(say, thing.territory),
      });
    case "flight": {
      const who = listed(say, [
        ...(thing.isLordHere ? [withinCharacter(say, LORD)] : []),
        ...(thing.eagles > 0 ? [say("units.eagle", { count: thing.eagles })] : []),
      ]);
      const stands = say("piece.stands", { place: roostName(say, thing.roost), who });
      return thing.isCalled
        ? say("piece.then", { said: stands, more: say("piece.called", { who: withinCharacter(say, LORD) }) })
        : stands;
    }
    case "ground":
      return say("piece.ground", { at: placeAt(say, thing.place) });
  }
}
