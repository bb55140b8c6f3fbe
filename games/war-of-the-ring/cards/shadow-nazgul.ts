/** The Shadow's Character deck, cards 19 to 24: Nazgûl, the Witch-king and Saruman. */
import type { Fact, Option, Seat } from "@westmarch/kernel";
import { CARDS } from "../data/cards.ts";
import { FREE, NAZGUL, person, SHADOW, WITCH_KING } from "../data/ids.ts";
import { ALL_REGIONS, NEIGHBOURS } from "../data/regions.ts";
import { onMap } from "../facts.ts";
import { canAttack } from "../rules/attack.ts";
import { canMoveMinions } from "../rules/characters.ts";
import { ALL, DONE, FIGHT, FLY, MARCH, number } from "../rules/choices.ts";
import { hasArmy, isBesieging, nazgulIn } from "../rules/figures.ts";
import {
  type CardText,
  enterAttack,
  enterHits,
  enterMinions,
  enterMoving,
  enterRecruit,
  type Moved,
  NAZGUL_LEAD,
  NO_LEAD,
  WITCH_KING_LEAD,
} from "../rules/frames.ts";
import { canMoveArmies, origins } from "../rules/movement.ts";
import { COMPANION_FOR_CARD, DICE_LIMIT, noFigures, THREE_ROUNDS, type War } from "../state.ts";
import type { EventCards } from "./event.ts";
import { canRecruit, lies, rolls, text } from "./words.ts";

// ---- Dreadful Spells

/** Every Shadow Army with Nazgûl and a Free Peoples Army beside it or in its region, besieged or not. */
function spells(g: War, most: number): Option[] {
  const options: Option[] = [];
  for (const from of ALL_REGIONS) {
    if (nazgulIn(g, from) === 0 || !hasArmy(g, SHADOW, from)) continue;
    for (const to of [from, ...NEIGHBOURS[from]]) {
      const spell = hasArmy(g, FREE, to) ? ALL.attack[from][to] : undefined;
      if (spell && options.push(spell) >= most) return options;
    }
  }
  return options;
}

function aimSpell(f: CardText, option: Option): void {
  f.other = number(option[1]);
  f.region = number(option[2]);
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
    moved.push({ at: pairs[i], force });
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

function commandsOf(g: War, f: CardText, lead: number): Option[] {
  const options: Option[] = [DONE];
  if (mayMarch(g, f, lead)) options.push(MARCH);
  if (canAttack(g, f.seat, lead)) options.push(FIGHT);
  return options;
}

/** The option of an Army action: so many Armies led like that move, or one attacks. */
const thenMarches = (lead: number, armies: number) => ({
  may: ({ g }: { g: War }, f: CardText) => (commandsOf(g, f, lead).length < 2 ? { end: null } : undefined),
  command: {
    ask: (g: War, f: CardText) => ({
      seat: f.seat,
      prompt: `${CARDS[f.card].name}.army`,
      options: commandsOf(g, f, lead),
    }),
    then: ({ g }: { g: War }, f: CardText, option: Option) => {
      if (option[0] === FIGHT[0]) return enterAttack(f.seat, { lead });
      if (option[0] === DONE[0]) return { end: null };
      const order = enterMoving(f.seat, armies, { lead });
      order.call.moved = flown(g, f.back);
      return order;
    },
  },
  over: () => {},
});

const canCommand = (g: War, seat: Seat, lead: number): boolean =>
  canMoveArmies(g, seat, lead) || canAttack(g, seat, lead);

const bringsNazgul = (g: War): boolean => canRecruit(g, SHADOW, [g.at[WITCH_KING]], false, NAZGUL);

export const SHADOW_NAZGUL: EventCards = {
  "dreadful-spells": {
    demands: (g) => spells(g, 1).length > 0,
    text: text({
      aim: ({ g }, f) => {
        const [only, more] = spells(g, 2);
        if (more !== undefined) return;
        aimSpell(f, only);
        return { go: "cast" };
      },
      target: {
        ask: (g, f) => ({
          seat: f.seat,
          prompt: "dreadful-spells",
          options: spells(g, Number.POSITIVE_INFINITY),
        }),
        then: (_c, f, option) => aimSpell(f, option),
      },
      cast: (c, f) => {
        const hits = rolls(c, f, Math.min(DICE_LIMIT, nazgulIn(c.g, f.other)), 5);
        if (hits > 0) return enterHits(FREE, f.region, hits);
      },
    }),
  },
  "grond-hammer-of-the-underworld": {
    demands: (g) => onMap(g, WITCH_KING) && isBesieging(g, SHADOW, g.at[WITCH_KING]),
    avails: (g, seat) => canAttack(g, seat, NO_LEAD, g.at[WITCH_KING], g.at[WITCH_KING]),
    text: text({
      attack: ({ g }, f) =>
        enterAttack(f.seat, {
          from: g.at[WITCH_KING],
          to: g.at[WITCH_KING],
          terms: THREE_ROUNDS | COMPANION_FOR_CARD,
        }),
    }),
  },
  "the-palantir-of-orthanc": lies,
  wormtongue: lies,
  "the-ringwraiths-are-abroad": {
    avails: (g, seat) => canMoveMinions(g, seat, 0) || canCommand(g, seat, NAZGUL_LEAD),
    text: text({
      fly: (_c, f) => enterMinions(f.seat, 0),
      ...thenMarches(NAZGUL_LEAD, 2),
    }),
  },
  "the-black-captain-commands": {
    demands: (g) => onMap(g, WITCH_KING),
    text: text({
      begin: ({ g }) => (bringsNazgul(g) ? undefined : { go: "fly" }),
      choose: {
        ask: (_g, f) => ({
          seat: f.seat,
          prompt: "the-black-captain-commands",
          options: [ALL.figure[NAZGUL], FLY],
        }),
        then: ({ g }, f, option) => {
          if (option[0] === FLY[0]) return { go: "fly" };
          return { ...enterRecruit(f.seat, [g.at[WITCH_KING]], [NAZGUL, NAZGUL]), then: "may" };
        },
      },
      fly: (_c, f) => enterMinions(f.seat, 0),
      ...thenMarches(WITCH_KING_LEAD, 1),
    }),
  },
};
