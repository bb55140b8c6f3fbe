/** Every chapter by the name it is entered by. */
import { actions, bonus } from "./actions.ts";
import { attack, combinedAttack } from "./attack.ts";
import { beorn, beornAdvance, beornAttack } from "./beorn.ts";
import { ability, entry } from "./characters.ts";
import { advance, chance, fight, quarter, takeBack } from "./combat.ts";
import { casualties, destruction, hurt } from "./damage.ts";
import { draw, limits } from "./draw.ts";
import { goblinMuster } from "./goblins.ts";
import { limit } from "./hand.ts";
import { excess, landing, march, split, strategic, walkers } from "./movement.ts";
import { flip, rally, recruit } from "./mustering.ts";
import { mail, play } from "./playing.ts";
import { retreat } from "./retreat.ts";
import { batCloud, eagleAttack, eagleFlight } from "./sky.ts";
import { steps } from "./steps.ts";
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
