/** Lord of the Rings: The Confrontation (Reiner Knizia), original edition with its four variant cards. */
import { copyStack, type Game, type Settings } from "@westmarch/kernel";
import { invariants } from "./invariants.ts";
import { notation, project } from "./position.ts";
import { battle } from "./rules/battle.ts";
import { match } from "./rules/match.ts";
import { movement } from "./rules/movement.ts";
import { game } from "./rules/setup.ts";
import { turn } from "./rules/turn.ts";
import { imagine } from "./secrets.ts";
import { type Confrontation, newGame, type Rulings, type Secret } from "./state.ts";
import { whyNot } from "./why.ts";

export { type Position, positionOf } from "./position.ts";
export type { Confrontation, Secret } from "./state.ts";

const rulingsOf = (settings: Settings): Rulings => ({
  match: settings.match === true,
  variant: settings.variant === true,
  retreatBeatsSacrificeAlways: settings.retreatBeatsSacrificeAlways !== false,
  shadowfaxSameCharacter: settings.shadowfaxSameCharacter === true,
  shadowfaxRiver: settings.shadowfaxRiver === true,
});

export const confrontation: Game<Confrontation, Secret> = {
  id: "confrontation",
  version: 1,
  seats: () => ["good", "dark"],
  settings: [
    { id: "match", kind: "switch", initial: false, rule: "10.6" },
    { id: "variant", kind: "switch", initial: false, rule: "11.1" },
    { id: "retreatBeatsSacrificeAlways", kind: "switch", initial: true, rule: "A13" },
    { id: "shadowfaxSameCharacter", kind: "switch", initial: false, rule: "A17" },
    { id: "shadowfaxRiver", kind: "switch", initial: false, rule: "A24" },
  ],
  chapters: { match, game, turn, movement, battle },
  setup: (settings) => {
    const rulings = rulingsOf(settings);
    return {
      ...newGame(rulings),
      stack: [{ chapter: "match", at: "", ready: 0 }],
      rulings,
      good: 0,
      game: 0,
      points: [0, 0],
    };
  },
  clone: (g) => ({
    version: g.version,
    drawn: g.drawn,
    stack: copyStack(g.stack),
    sealed: g.sealed.slice(),
    result: g.result,
    secret: { at: g.secret.at.slice(), mover: g.secret.mover },
    rulings: g.rulings,
    good: g.good,
    game: g.game,
    points: g.points.slice(),
    turn: g.turn,
    turns: g.turns,
    count: g.count.slice(),
    may: g.may.slice(),
    fallen: g.fallen,
    used: g.used.slice(),
    variants: g.variants,
    shown: g.shown,
    palantir: g.palantir,
    totals: g.totals,
    over: g.over,
  }),
  project,
  imagine,
  whyNot,
  fewest: 12,
  migrations: {},
  notation,
  invariants,
};
