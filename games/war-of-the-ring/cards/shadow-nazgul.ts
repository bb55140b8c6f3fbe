/** The Shadow's Character deck, cards 19 to 24: Nazgûl, the Witch-king and Saruman. */
import type { Decision, Fact, Seat } from "@westmarch/kernel";
import { FREE, NAZGUL, person, SHADOW, WITCH_KING } from "../data/ids.ts";
import { REGION } from "../data/regionnames.ts";
import { ALL_REGIONS, NEIGHBOURS } from "../data/regions.ts";
import { onMap } from "../facts.ts";
import { NAZGUL_LEAD, NO_LEAD, WITCH_KING_LEAD } from "../rules/armies/lead.ts";
import { canMoveArmies, origins } from "../rules/armies/movement.ts";
import { canPlaceIn } from "../rules/armies/recruit.ts";
import { canAttack } from "../rules/battle/attack.ts";
import { whyNoMinionMoves } from "../rules/characters/characters.ts";
import { ALL, DONE, FIGHT, FLY, MARCH } from "../rules/choices.ts";
import { hasArmy, isBesieging, nazgulIn } from "../rules/figures.ts";
import { COMPANION_FOR_CARD, DICE_LIMIT, noFigures, THREE_ROUNDS, type War } from "../state.ts";
import { type CardText, type Chosen, enter } from "../vocabulary.ts";
import type { Moved } from "../words/armies.ts";
import type { Words } from "../words.ts";
import { type EventCards, event, type Word } from "./event.ts";
import { lies, rolls } from "./words.ts";

// ---- Dreadful Spells

/** Every Shadow Army with Nazgûl and a Free Peoples Army beside it or in its region, besieged or not. */
function spells(g: War, most: number): Chosen<"attack">[] {
  const options: Chosen<"attack">[] = [];
  for (const from of ALL_REGIONS) {
    if (nazgulIn(g, from) === 0 || !hasArmy(g, SHADOW, from)) continue;
    for (const to of [from, ...NEIGHBOURS[from]]) {
      const spell = hasArmy(g, FREE, to) ? ALL.attack[from][to] : undefined;
      if (spell && options.push(spell) >= most) return options;
    }
  }
  return options;
}

function aimSpell(f: CardText, [, from, to]: Chosen<"attack">): void {
  f.other = from;
  f.region = to;
}

// ---- Nazgûl fly, and then an Army with them marches or attacks

/** Nazgûl that have flown by this card may not march on (narrow cards, AMB-96): where they are now. */
function flown(g: War, back: Fact | undefined): Moved[] {
  if (!g.rulings.narrowCards || !Array.isArray(back)) return [];
  const [minions = 0, ...pairs] = back.filter((word) => typeof word === "number");
  const moved: Moved[] = [];
  for (let i = 0; i < pairs.length; i += 2) {
    const force = noFigures();
    force[NAZGUL] = pairs[i + 1];
    moved.push({ at: REGION.of(pairs[i]), force });
  }
  if ((minions & (1 << WITCH_KING)) !== 0) {
    const force = noFigures();
    force[person(WITCH_KING)] = 1;
    moved.push({ at: g.at[WITCH_KING], force });
  }
  return moved;
}

const mayMarch = (g: War, f: CardText, lead: number): boolean =>
  origins(g, { seat: f.seat, lead, reach: 1, join: 0, moved: flown(g, f.back) }, 1).length > 0;

function commandsOf(g: War, f: CardText, lead: number): Chosen<"done" | "march" | "fight">[] {
  const options: Chosen<"done" | "march" | "fight">[] = [DONE];
  if (mayMarch(g, f, lead)) options.push(MARCH);
  if (canAttack(g, f.seat, lead)) options.push(FIGHT);
  return options;
}

/** What the cards that let Armies go along ask. */
type Commanding = "the-ringwraiths-are-abroad.army" | "the-black-captain-commands.army";

/** The option of an Army action: so many Armies led like that move, or one attacks. */
const mayCommand = (lead: number): Word => ({
  can: (g, seat) => canMoveArmies(g, seat, lead) || canAttack(g, seat, lead),
  does: ({ g }, f) => (commandsOf(g, f, lead).length < 2 ? { end: null } : undefined),
});
const commands = (
  prompt: Commanding,
  lead: number,
  armies: number,
): Decision<War, CardText, never, Words, Commanding> => ({
  prompt,
  ask: (g, f) => ({
    seat: f.seat,
    options: commandsOf(g, f, lead),
  }),
  answered: ({ g }, f, option) => {
    if (option[0] === FIGHT[0]) return enter("attack", { seat: f.seat, lead });
    if (option[0] === DONE[0]) return { end: null };
    const order = enter("moving", { seat: f.seat, left: armies, lead });
    order.call.moved = flown(g, f.back);
    return order;
  },
});

/** Any number of Nazgûl fly. */
export const nazgulFly: Word = {
  whyNot: (g, seat) => whyNoMinionMoves(g, seat, 0),
  does: (_c, f) => enter("minions", { seat: f.seat, mouth: 0 }),
};

const HIS_OWN = [NAZGUL, NAZGUL];
/** Nazgûl come to where the Witch-king is. */
const canCall = (g: War, seat: Seat): boolean => canPlaceIn(g, seat, HIS_OWN, 0, g.at[WITCH_KING]);

export const SHADOW_NAZGUL: EventCards = {
  "dreadful-spells": event({
    demands: (g) => spells(g, 1).length > 0,
    text: {
      aim: ({ g }, f) => {
        const [only, more] = spells(g, 2);
        if (more !== undefined) return;
        aimSpell(f, only);
        return { go: "cast" };
      },
      target: {
        prompt: "dreadful-spells",
        ask: (g, f) => ({
          seat: f.seat,
          options: spells(g, Number.POSITIVE_INFINITY),
        }),
        answered: (_c, f, option) => aimSpell(f, option),
      },
      cast: (c, f) => {
        const hits = rolls(c, f, Math.min(DICE_LIMIT, nazgulIn(c.g, REGION.of(f.other))), 5);
        if (hits > 0) return enter("hits", { side: FREE, region: f.region, hits });
      },
    },
  }),
  "grond-hammer-of-the-underworld": event({
    demands: (g) => onMap(g, WITCH_KING) && isBesieging(g, SHADOW, g.at[WITCH_KING]),
    text: {
      attack: {
        can: (g, seat) => canAttack(g, seat, NO_LEAD, g.at[WITCH_KING], g.at[WITCH_KING]),
        does: ({ g }, f) =>
          enter("attack", {
            seat: f.seat,
            from: g.at[WITCH_KING],
            to: g.at[WITCH_KING],
            terms: THREE_ROUNDS | COMPANION_FOR_CARD,
          }),
      },
    },
  }),
  "the-palantir-of-orthanc": lies,
  wormtongue: lies,
  "the-ringwraiths-are-abroad": event({
    text: {
      fly: nazgulFly,
      may: mayCommand(NAZGUL_LEAD),
      command: commands("the-ringwraiths-are-abroad.army", NAZGUL_LEAD, 2),
      over: () => {},
    },
  }),
  "the-black-captain-commands": event({
    demands: (g) => onMap(g, WITCH_KING),
    text: {
      begin: { can: canCall, does: ({ g }, f) => (canCall(g, f.seat) ? undefined : { go: "fly" }) },
      choose: {
        prompt: "the-black-captain-commands",
        ask: (_g, f) => ({
          seat: f.seat,
          options: [ALL.figure[NAZGUL], FLY],
        }),
        answered: ({ g }, f, option) => {
          if (option[0] === FLY[0]) return { go: "fly" };
          return enter("recruit", { seat: f.seat, regions: [g.at[WITCH_KING]], figures: HIS_OWN }, "may");
        },
      },
      fly: nazgulFly,
      may: mayCommand(WITCH_KING_LEAD),
      command: commands("the-black-captain-commands.army", WITCH_KING_LEAD, 1),
      over: () => {},
    },
  }),
};
