/** What is said of a battle: its name, who fights, and what has just happened. */
import { listed, paragraph } from "@westmarch/boardkit/writing";
import {
  BY_CEASING,
  BY_RETREAT,
  BY_WITHDRAWAL,
  FIELD_BATTLE,
  GOES_ON,
  SIEGE_BATTLE,
} from "../../../data/battles.ts";
import {
  FREE,
  NATIONS_OF,
  type NationId,
  nationOfFigure,
  SHADOW,
  SIDES,
  type Side,
  UNITS,
} from "../../../data/ids.ts";
import type { GameSay } from "../../keys.ts";
import {
  combatName,
  forceName,
  nationName,
  place,
  regionName,
  sideName,
  withinCharacter,
} from "../../names.ts";
import { type BattleScene, type Camp, STEPS } from "./telling.ts";

export { battleName as title } from "../../names.ts";

/** The nations with units in a camp, those with the most first. */
export function nationsIn({ force, fallen, side }: Camp): NationId[] {
  const units = (nation: NationId) => {
    let count = 0;
    for (const figure of UNITS)
      if (nationOfFigure(figure) === nation) count += (force[figure] ?? 0) + (fallen[figure] ?? 0);
    return count;
  };
  return NATIONS_OF[side].filter((nation) => units(nation) > 0).sort((a, b) => units(b) - units(a));
}

/** The marks of a round. That another may follow is not said of the last. */
export const stepNames = (say: GameSay, { over }: BattleScene): string[] =>
  STEPS.map((name) => say(name === "on" && over !== GOES_ON ? "battle.step.over" : `battle.step.${name}`));

/** Who stands there: “Gondor, within the walls”. */
export function campName(say: GameSay, camp: Camp): string {
  const nations = nationsIn(camp).map((nation) => nationName(say, nation));
  const who = nations.length > 0 && nations.length < 4 ? listed(say, nations) : sideName(say, camp.side);
  return camp.walled ? say("battle.camp.walls", { who }) : who;
}

const both = (scene: BattleScene, of: (camp: Camp) => number) => ({
  free: of(scene.camps[FREE]),
  shadow: of(scene.camps[SHADOW]),
});

/** What dice must show. */
export function needs(say: GameSay, { camps }: BattleScene): string {
  const hard = camps.find(({ needed }) => needed === 6);
  return hard ? say("battle.needs.walls") : say("battle.needs.even");
}

function outcome(say: GameSay, { over, camps, attacker, to }: BattleScene): string {
  if (over === BY_CEASING) return say("battle.over.ceased");
  if (over === BY_RETREAT) return say("battle.over.retreated");
  if (over === BY_WITHDRAWAL) return say("battle.over.withdrew", { place: place(say, to) });
  const left = ({ force }: Camp) => UNITS.some((figure) => (force[figure] ?? 0) > 0);
  const [own, foes] = attacker === FREE ? camps : [camps[SHADOW], camps[FREE]];
  if (left(own)) return say("battle.over.won");
  return left(foes) ? say("battle.over.lost") : say("battle.over.both");
}

const fallenOf = (say: GameSay, camp: Camp): string | null =>
  camp.fallen.some((count) => count > 0)
    ? say("battle.said.lost", { side: SIDES[camp.side], figures: forceName(say, camp.fallen) })
    : null;

function begins(say: GameSay, { kind, from, to }: BattleScene): string {
  if (kind === FIELD_BATTLE)
    return say("battle.said.begins", { from: regionName(say, from), to: regionName(say, to) });
  return say(kind === SIEGE_BATTLE ? "battle.said.assault" : "battle.said.sortie", {
    place: regionName(say, to),
  });
}

/** What has just happened, as a sentence; null where there is nothing to add to the rules of the round. */
export function said(say: GameSay, scene: BattleScene): string | null {
  const event = scene.said;
  if (scene.over !== GOES_ON) return outcome(say, scene);
  switch (event?.type) {
    case "card-chosen":
      return event.facts.deck < 0
        ? say("battle.said.no-card", { side: SIDES[event.facts.side] })
        : say("battle.said.card", { side: SIDES[event.facts.side] });
    case "cards-shown":
      return say("battle.said.shown");
    case "card-cancelled":
      return say("battle.said.cancelled", { card: combatName(say, event.facts.card) });
    case "combat-roll":
      return say(
        "battle.said.roll",
        both(scene, ({ roll }) => roll.filter(({ hit }) => hit).length),
      );
    case "reroll":
      return say(
        "battle.said.reroll",
        both(scene, ({ hits }) => hits),
      );
    case "special-attack":
      return say("battle.said.special", { side: SIDES[event.facts.side], hits: event.facts.hits });
    case "turned":
      return say("battle.said.turned", { dice: event.facts.dice });
    case "hits-cancelled":
      return say("battle.said.hits-cancelled", { hits: event.facts.hits });
    case "forfeited":
      return say("battle.said.forfeited", { side: SIDES[event.facts.side] });
    case "silenced":
      return say("battle.said.silenced", { character: withinCharacter(say, event.facts.character) });
    case "white-rider":
      return say("battle.said.white-rider");
    case "lost":
    case "reduced":
    case "character-died":
      return paragraph(say, ...scene.camps.flatMap((camp) => fallenOf(say, camp) ?? []));
    default:
      return scene.round === 0 ? begins(say, scene) : null;
  }
}

/** Strength and Leadership in words. */
export const means = (say: GameSay, { strength, leadership }: Camp): string =>
  say("battle.camp.means", { strength, leadership });

/** The figures that stay behind as the rearguard, or null where there are none. */
export const rearguard = (say: GameSay, { rear }: Camp): string | null =>
  rear.some((count) => count > 0) ? say("battle.camp.rear", { figures: forceName(say, rear) }) : null;

export const sideClass = (side: Side): "free" | "shadow" => (side === FREE ? "free" : "shadow");

/** What has just happened, or what dice must show in this round. */
export const caption = (say: GameSay, scene: BattleScene): string => said(say, scene) ?? needs(say, scene);
