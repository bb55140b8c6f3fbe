/** What is said of a combat: its name, who fights, and what has just happened. */
import { listed, paragraph } from "@westmarch/boardkit/writing";
import {
  BOLG,
  FREE,
  FRONT_GATE,
  RAVENHILL,
  RUINS_OF_DALE,
  SHADOW,
  SIDE,
  type Side,
  TERRAIN,
  UNIT,
  UNITS_OF,
  type UnitId,
} from "../../../ids.ts";
import type { GameSay } from "../../keys.ts";
import {
  characterName,
  maneuverName,
  place,
  placeAt,
  seatName,
  terrainName,
  units,
  withinCharacter,
} from "../../names.ts";
import type { Scenery, SettingProps } from "./Setting.tsx";
import { type Camp, type CombatScene, STEPS } from "./scene.ts";

/** As style sheets call the sides. */
export const sideClass = (side: Side): "free" | "shadow" => (side === FREE ? "free" : "shadow");
/** As messages call them. */
const named = (side: Side): string => SIDE.names[side];

/** Those who are called alike when they stand together. */
const PEOPLES = ["dwarves", "dwarves", "men", "elves", "elves", "goblins", "orcs", "orcs", "wargs"] as const;
type People = (typeof PEOPLES)[number];

/** The peoples of a camp, those with the most first. */
function peoplesIn({ units: stand, fallen }: Camp): People[] {
  const many = new Map<People, number>();
  for (const unit of UNIT.all) {
    const people = PEOPLES[unit];
    const count = stand[unit] + fallen[unit];
    if (people !== undefined && count > 0) many.set(people, (many.get(people) ?? 0) + count);
  }
  return [...many.entries()].sort(([, a], [, b]) => b - a).map(([people]) => people);
}

/** The marks of a round. That anybody may stand or leave is not said of the last. */
export const stepNames = (say: GameSay, { over }: Pick<CombatScene, "over">): string[] =>
  STEPS.map((name) => say(name === "leave" && over !== null ? "combat.step.over" : `combat.step.${name}`));

/** Who stands there: “Dwarves, within the walls”. */
export function campName(say: GameSay, camp: Camp): string {
  if (camp.beorn && camp.characters[0] !== undefined) return characterName(say, camp.characters[0]);
  const peoples = peoplesIn(camp).map((people) => say(`combat.people.${people}`));
  const many = peoples.length > 0 && peoples.length < 4 ? listed(say, peoples) : seatName(say, camp.side);
  const who = camp.characters.includes(BOLG)
    ? say("combat.camp.of", { who: many, leader: characterName(say, BOLG) })
    : many;
  return camp.walled ? say("combat.camp.walls", { who }) : who;
}

/** What it can throw, in words. */
export const means = (say: GameSay, { beorn, strength: dice, leadership }: Camp): string =>
  beorn ? say("combat.camp.beorn", { dice }) : say("combat.camp.means", { dice, leadership });

/** What the combat is called. */
export const title = (say: GameSay, { target, wall, camps }: CombatScene): string =>
  say("combat.title", {
    kind: camps[FREE].beorn ? "beorn" : wall !== null && wall.broken < wall.stones ? "assault" : "combat",
    place: place(say, target),
    at: placeAt(say, target),
  });

/** What dice must show. */
export function needs(say: GameSay, { camps, attacker, wall }: CombatScene): string {
  const [own, foe] = attacker === FREE ? camps : [camps[SHADOW], camps[FREE]];
  if (wall !== null && foe.walled && own.needed === 6 && foe.needed === 5) return say("combat.needs.walls");
  if (own.needed === foe.needed) return say("combat.needs.even", { needs: own.needed });
  return say("combat.needs", { attacker: own.needed, defender: foe.needed });
}

function outcome(say: GameSay, over: NonNullable<CombatScene["over"]>): string {
  return say(`combat.over.${over}`);
}

const fallenOf = (say: GameSay, camp: Camp): string | null => {
  const lost = UNITS_OF[camp.side].flatMap((unit) =>
    camp.fallen[unit] > 0 ? [units(say, unit, camp.fallen[unit])] : [],
  );
  return lost.length > 0
    ? say("combat.said.lost", { side: named(camp.side), units: listed(say, lost) })
    : null;
};

/** What has just happened, as a sentence; null where there is nothing to add to the rules of the round. */
export function said(say: GameSay, scene: CombatScene): string | null {
  const event = scene.said;
  if (scene.over !== null) return outcome(say, scene.over);
  switch (event?.type) {
    case "combat":
      return event.facts.combined !== 0
        ? say("combat.said.joined", { armies: scene.armies.length })
        : say("combat.said.begins", { from: place(say, event.facts.from) });
    case "superior":
      return say("combat.said.superior", { side: named(event.facts.side) });
    case "played":
    case "combat-card":
      return say("combat.said.turned");
    case "combat-roll":
      return say("combat.said.roll", { free: scene.camps[FREE].hits, shadow: scene.camps[SHADOW].hits });
    case "reroll":
      return say("combat.said.reroll", { side: named(event.facts.side), dice: event.facts.dice.length });
    case "die-again":
      return say("combat.said.reroll", { side: named(event.facts.side), dice: 1 });
    case "more-dice":
      return say("combat.said.more", { side: named(event.facts.side), dice: event.facts.dice.length });
    case "maneuver":
      return say(event.facts.cancelled ? "combat.said.stopped" : "combat.said.maneuver", {
        name: maneuverName(say, event.facts.maneuver),
      });
    case "vampires":
      return say("combat.said.vampires");
    case "mail":
      return say("combat.said.mail", { hits: event.facts.hits });
    case "shielded":
      return say("combat.said.shielded");
    case "scored":
      return say("combat.said.scored", { ...event.facts });
    case "ceased":
      return say("combat.over.ceased");
    case "retreated":
      return say("combat.over.retreated");
    case "eliminated":
      return say("combat.said.eliminated", { character: withinCharacter(say, event.facts.character) });
    case "removed":
    case "destroyed":
      return paragraph(say, ...scene.camps.flatMap((camp) => fallenOf(say, camp) ?? []));
    default:
      return null;
  }
}

/** Who is at home in the terrain, and what came of that. */
export function ground(say: GameSay, { terrain, superior, camps }: CombatScene): string {
  const name = terrainName(say, terrain);
  if (camps[FREE].beorn) return say("combat.ground.beorn", { terrain: name });
  return superior === null
    ? say("combat.ground.even", { terrain: name })
    : say("combat.ground.superior", { terrain: name, side: named(superior) });
}

/** Those of a camp who are at home in the terrain, one for each figure. */
export const atHome = ({ home }: Camp): readonly UnitId[] =>
  UNIT.all.flatMap((unit) => Array.from({ length: home[unit] }, () => unit));

const SCENERY: Readonly<Record<(typeof TERRAIN.names)[number], Scenery>> = {
  hill: "hill",
  mountain: "mountain",
  plain: "plain",
  ruins: "ruins",
  swamp: "swamp",
};

/** What the place looks like. */
export const sceneryOf = (
  scene: CombatScene,
  { settled, ford, bats }: Pick<SettingProps, "settled" | "ford" | "bats">,
): SettingProps => {
  const { target, terrain, camps, attacker } = scene;
  const own: Scenery = terrain < 0 ? "mountain" : SCENERY[TERRAIN.names[terrain]];
  const scenery: Scenery =
    target === FRONT_GATE
      ? "gate"
      : target === RUINS_OF_DALE
        ? "ruins"
        : target === RAVENHILL
          ? own
          : settled && own === "plain"
            ? "camp"
            : own;
  return {
    scenery,
    home: attacker === FREE ? SHADOW : FREE,
    settled,
    ford,
    bats,
    beorn: camps[FREE].beorn,
  };
};
