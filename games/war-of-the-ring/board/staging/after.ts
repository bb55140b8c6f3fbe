/** The table after more has been told: what events change of a view, as far as a scene shows it. */
import { frameOf } from "@westmarch/kernel";
import { GOES_ON } from "../../data/battles.ts";
import { sideOfCard } from "../../data/cards.ts";
import {
  ALL_CHARACTERS,
  EYE_FACE,
  type FaceId,
  FREE,
  NAZGUL,
  NONE,
  other,
  PERSON,
  person,
  SHADOW,
  type Side,
} from "../../data/ids.ts";
import type { RegionId } from "../../data/regionnames.ts";
import { freshRound } from "../../rules/battle/opening.ts";
import { diceAreHunted } from "../../rules/fellowship/fellowship.ts";
import { bringIn, carry, kill, killCharacter, place, reduce, take } from "../../rules/figures.ts";
import { type Battle, cloneWar, DRAWN, noFigures, type War, WHITE_RIDER } from "../../state.ts";
import type { Words } from "../../words.ts";
import { BEGINS, type EventName, type LogEvent } from "./within.ts";

type Change<T extends EventName> = (g: War, facts: Words["events"][T], laid: War) => void;

/** Dice have been rolled: the next card, or the attacker's next roll, belongs to another round. */
const isSpent = ({ round, rolled }: Battle): boolean =>
  round === 0 || rolled[FREE].length + rolled[SHADOW].length > 0;

const inBattle = (g: War, change: (b: Battle) => void): void => {
  if (g.battle) change(g.battle);
};
/** The next round begins with whatever comes first in it. */
const inRound = (g: War, side: Side, change: (b: Battle) => void, rolls = false): void =>
  inBattle(g, (b) => {
    if (isSpent(b) && !(rolls && side !== b.attacker)) Object.assign(b, freshRound(), { round: b.round + 1 });
    change(b);
  });

function go(g: War, characters: number, to: RegionId): void {
  for (const character of ALL_CHARACTERS)
    if ((characters & (1 << character)) !== 0 && to !== NONE) place(g, to, person(character));
}

/** An Eye goes into the Hunt Box at once. */
function turnedTo(g: War, { to }: { readonly to: FaceId | typeof NONE }): void {
  if (to === EYE_FACE) g.box[SHADOW]++;
}

/** Events that are not here change nothing that a scene shows. */
const CHANGE: { readonly [T in EventName]?: Change<T> } = {
  marched: (g, f) => carry(g, f.force, f.from, f.to),
  recruited: (g, f) => (f.figure < PERSON ? bringIn(g, f.region, f.figure) : place(g, f.region, f.figure)),
  withdrawn: (g, f) => take(g, f.region, f.figure),
  lost: (g, f) => kill(g, f.region, f.figure, f.count),
  reduced: (g, f) => reduce(g, f.region, f.nation),
  captured: (g, f) => {
    g.control[f.region] = f.side;
  },
  entered: (g, f) => place(g, f.region, person(f.character)),
  "character-died": (g, f) => killCharacter(g, f.character),
  flew: (g, f) => {
    if (f.figure === NAZGUL) take(g, f.from, f.figure);
    place(g, f.to, f.figure);
  },
  "companions-moved": (g, f) => go(g, f.characters, f.to),
  separated: (g, f) => go(g, f.characters, f.to),

  travelled: (g, f) => {
    g.progress = f.progress;
  },
  mordor: (g, f) => {
    g.mordor = f.step;
    g.bearers = NONE;
    g.progress = 0;
  },
  declared: (g, f) => {
    g.bearers = f.region;
    g.progress = 0;
  },
  revealed: (g, f) => {
    g.revealed = 1;
    g.bearers = f.region;
    g.progress = 0;
  },
  hidden: (g) => {
    g.revealed = 0;
  },
  driven: (g, f) => {
    g.bearers = f.to;
  },
  guide: (g, f) => {
    g.guide = f.character;
  },
  corruption: (g, f) => {
    g.corruption = f.now;
  },
  tile: (g, f) => {
    g.tiles[f.tile] = DRAWN;
  },
  turn: (g) => {
    g.box = [0, 0];
  },
  allocated: (g, f) => {
    g.box[SHADOW] = f.dice;
  },
  rolled: (g, f) => {
    g.box[SHADOW] += f.faces.filter((face) => face === EYE_FACE).length;
  },
  ring: turnedTo,
  "die-turned": turnedTo,

  "battle-began": (g, { from, to, attacker, kind, rear }, { battle }) => {
    const laid = battle && battle.from === from && battle.to === to ? battle.rear : noFigures();
    g.battle = {
      attacker,
      from,
      to,
      kind,
      seats: battle?.seats ?? [g.leading[FREE], g.leading[SHADOW]],
      rear: (rear ?? laid).slice(),
      terms: 0,
      shutIn: 0,
      round: 0,
      over: GOES_ON,
      sorcery: NONE,
      ...freshRound(),
    };
  },
  "battle-ended": (g, f) =>
    inBattle(g, (b) => {
      b.over = f.why;
    }),
  "card-chosen": (g, f) =>
    inRound(g, f.side, (b) => {
      b.backs[f.side] = f.deck;
    }),
  "cards-shown": (g, f) =>
    inBattle(g, (b) => {
      b.cards = f.cards.slice();
    }),
  "card-cancelled": (g, f) =>
    inBattle(g, (b) => {
      b.cancelled[sideOfCard(f.card)] = 1;
    }),
  "combat-roll": (g, f) =>
    inRound(
      g,
      f.side,
      (b) => {
        b.rolled[f.side] = f.dice.slice();
        b.rollHits[f.side] = f.hits;
      },
      true,
    ),
  reroll: (g, f) =>
    inBattle(g, (b) => {
      b.rerolled[f.side] = f.dice.slice();
      b.rerollHits[f.side] = f.hits;
    }),
  turned: (g, f) =>
    inBattle(g, (b) => {
      b.rollHits[f.side] += f.dice;
    }),
  "hits-cancelled": (g, f) =>
    inBattle(g, (b) => {
      b.bonusHits[other(f.side)] -= f.hits;
    }),
  forfeited: (g, f) =>
    inBattle(g, (b) => {
      b.forfeited[f.side] += f.points ?? 0;
      b.muted |= f.characters ?? 0;
    }),
  silenced: (g, f) =>
    inBattle(g, (b) => {
      b.silenced |= 1 << f.character;
    }),
  "white-rider": (g) =>
    inBattle(g, (b) => {
      b.terms |= WHITE_RIDER;
    }),
};

const changedBy = <T extends EventName>(
  g: War,
  { type, facts }: { readonly type: T; readonly facts: Words["events"][T] },
  laid: War,
): void => CHANGE[type]?.(g, facts, laid);

/** Whether a die has moved the Fellowship that is not in the Hunt Box yet. */
const isMoving = (g: War): boolean => (frameOf<War, "travel">(g, "travel")?.face ?? NONE) !== NONE;

/** `told`, and then `since`. What events do not say, such as whose battle it is, is taken from the table as it is laid out. */
export function after(told: War, since: readonly LogEvent[], laid: War): War {
  if (since.length === 0) return told;
  const g = cloneWar(told);
  let moving = isMoving(told);
  for (const event of since) {
    if (BEGINS.has(event.type)) {
      // 12.4.5: the die is hunted after whatever came of the move.
      if (moving && diceAreHunted(g)) g.box[FREE]++;
      moving = event.type === "action" && event.facts.verb === "travel";
    }
    changedBy(g, event, laid);
  }
  return g;
}
