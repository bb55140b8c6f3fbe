/** Every chapter by the name it is entered by. */

import { actions, bonus } from "./actions.ts";
import { beorn, beornAdvance, beornAttack } from "./beorn.ts";
import { ability, entry } from "./characters.ts";
import { advance } from "./combat/advance.ts";
import { attack, combinedAttack } from "./combat/attack.ts";
import { chance } from "./combat/chance.ts";
import { casualties, destruction, hurt } from "./combat/damage.ts";
import { fight } from "./combat/fight.ts";
import { quarter } from "./combat/quarter.ts";
import { retreat } from "./combat/retreat.ts";
import { takeBack } from "./combat/take-back.ts";
import { draw, limits } from "./draw.ts";
import { goblinMuster } from "./goblins.ts";
import { limit } from "./hand.ts";
import { march, strategic } from "./movement/marching.ts";
import { excess, landing } from "./movement/merging.ts";
import { split } from "./movement/splitting.ts";
import { walkers } from "./movement/walking.ts";
import { flip, rally, recruit } from "./mustering.ts";
import { mail, play } from "./playing.ts";
import { batCloud, eagleAttack, eagleFlight } from "./sky.ts";
import { steps } from "./steps/steps.ts";
import { tokens } from "./tokens.ts";
import { game } from "./turn.ts";

export const chapters = {
  game,
  actions,
  bonus,
  steps,
  draw,
  limit,
  limits,
  split,
  landing,
  excess,
  strategic,
  march,
  walkers,
  "goblin-muster": goblinMuster,
  recruit,
  flip,
  tokens,
  rally,
  hurt,
  mail,
  casualties,
  destruction,
  entry,
  ability,
  "eagle-attack": eagleAttack,
  "eagle-flight": eagleFlight,
  "bat-cloud": batCloud,
  beorn,
  "beorn-attack": beornAttack,
  "beorn-advance": beornAdvance,
  attack,
  "combined-attack": combinedAttack,
  fight,
  quarter,
  chance,
  "take-back": takeBack,
  advance,
  retreat,
  play,
};
