/** The Free Peoples' Character deck, cards 18 to 24: Eagles, Ents, the Dead, and the Dúnedain. */
import type { Context, Seat } from "@westmarch/kernel";
import { CHARACTER_ICON, ICON_OF } from "../data/cards.ts";
import {
  anyUnit,
  BOROMIR,
  COMPANIONS,
  eliteOf,
  FIGURES_OF,
  FREE,
  GANDALF_THE_WHITE,
  GONDOR,
  NATIONS_OF,
  NAZGUL,
  type NationId,
  NONE,
  ROHAN,
  regularOf,
  SARUMAN,
  SAURON,
  SHADOW,
  STRATEGY_DECK,
} from "../data/ids.ts";
import { type RegionId, region } from "../data/regionnames.ts";
import { isStronghold, NATION_OF, NEIGHBOURS, REGIONS_OF } from "../data/regions.ts";
import { onMap } from "../facts.ts";
import { settle } from "../rules/armies/settle.ts";
import { handOf } from "../rules/cards/hand.ts";
import { ALL, GO } from "../rules/choices.ts";
import {
  bringIn,
  companionIn,
  figuresIn,
  hasArmy,
  inPool,
  kill,
  killCharacter,
  place,
  take,
  unitsIn,
} from "../rules/figures.ts";
import { attacked, companionsArrive } from "../rules/politics.ts";
import { concern, concernArrivals, isBanned, mayRecruit } from "../rules/teams/teams.ts";
import { ARMY_LIMIT, DICE_LIMIT, type War } from "../state.ts";
import { type CardText, enter } from "../vocabulary.ts";
import { type EventCard, type EventCards, event } from "./event.ts";
import { heir, heirIn, isWithArmy } from "./heir.ts";
import { found } from "./regions.ts";
import { aims, draws, picks, recruits, rolls } from "./words.ts";

type C = Context<War>;

// ---- The Eagles are Coming!

/** A Shadow Army with Nazgûl. The Witch-king is none of them for this card. */
const isPrey = (g: War, at: RegionId): boolean => g.nazgul[at] > 0 && hasArmy(g, SHADOW, at);

/** Where such an Army is that an Army with a Companion sees: in its own region or next door. */
function preyOfEagles(g: War): RegionId[] {
  const prey: RegionId[] = [];
  for (const companion of COMPANIONS) {
    const at = g.at[companion];
    if (at < 0 || !hasArmy(g, FREE, at)) continue;
    for (const near of [at, ...NEIGHBOURS[at]]) if (isPrey(g, near) && !prey.includes(near)) prey.push(near);
  }
  return prey;
}
const prey = found(preyOfEagles);

const SAURON_STRONGHOLDS = REGIONS_OF[SAURON].filter(isStronghold);
/** AMB-93: a siege does not matter; where they are already is no refuge. */
const refuges = (g: War, from: RegionId): RegionId[] =>
  SAURON_STRONGHOLDS.filter((at) => at !== from && g.control[at] === SHADOW);

function flee(c: C, from: RegionId, to: RegionId): void {
  const { g } = c;
  const nazgul = g.nazgul[from];
  take(g, from, NAZGUL, nazgul);
  place(g, to, NAZGUL, nazgul);
  for (let i = 0; i < nazgul; i++) c.tell("flew", { figure: NAZGUL, from, to });
  settle(c, from);
  settle(c, to);
}

// ---- The Ents Awake

const FANGORN = region("fangorn");
const ORTHANC = region("orthanc");

const isNearEnts = (g: War): boolean =>
  g.at[GANDALF_THE_WHITE] === FANGORN || REGIONS_OF[ROHAN].includes(g.at[GANDALF_THE_WHITE]);

const THE_ENTS_AWAKE: EventCard = event({
  demands: (g) => onMap(g, GANDALF_THE_WHITE) && companionIn(g, FANGORN),
  text: {
    attack: {
      can: (g) => hasArmy(g, SHADOW, ORTHANC) || g.at[SARUMAN] === ORTHANC,
      /** 6.5.3: an attack needs an enemy there. A lone Saruman is no Army: he is eliminated without a roll. */
      does: (c, f) => {
        const { g } = c;
        if (hasArmy(g, SHADOW, ORTHANC)) {
          attacked(c, SHADOW, ORTHANC);
          const hits = rolls(c, f, 3, 4);
          if (hits > 0) return enter("hits", { side: SHADOW, region: ORTHANC, hits, destroys: 1 });
        } else if (g.at[SARUMAN] === ORTHANC) {
          killCharacter(g, SARUMAN);
          c.tell("character-died", { character: SARUMAN, where: ORTHANC });
          settle(c, ORTHANC);
        }
      },
    },
    another: {
      can: (g, seat) =>
        isNearEnts(g) && handOf(g, seat).filter((card) => ICON_OF[card] === CHARACTER_ICON).length > 1,
      does: ({ g }, f) => (isNearEnts(g) ? enter("another", { seat: f.seat }) : undefined),
    },
  },
});

// ---- Dead Men of Dunharrow

const HAVENS_OF_THE_DEAD = [region("erech"), region("lamedon"), region("pelargir")];
const MOST_RECRUITS = 3;

/** Companions who may still be asked along by those who ride (a mask in `f.other`). */
function fellows(g: War, f: CardText): number[] {
  const from = g.at[heir(g)];
  const found: number[] = [];
  for (const companion of COMPANIONS)
    if (g.at[companion] === from && (f.other & (1 << companion)) === 0) found.push(companion);
  return found;
}

function ride(c: C, companions: number, to: RegionId): void {
  const { g } = c;
  const from = g.at[heir(g)];
  for (const companion of COMPANIONS) if ((companions & (1 << companion)) !== 0) g.at[companion] = to;
  c.tell("companions-moved", { characters: companions, from, to });
  companionsArrive(c, companions, to);
  settle(c, from);
  settle(c, to);
}

/** A destroyed Army takes its Nazgûl and Minions along. */
function destroy(c: C, at: RegionId): void {
  for (const figure of FIGURES_OF[SHADOW]) {
    const count = figuresIn(c.g, at, figure);
    if (count === 0) continue;
    kill(c.g, at, figure, count);
    c.tell("lost", { region: at, figure, count });
  }
  settle(c, at);
}

// ---- cards that recruit

/** How many of the Dead's friends can gather there. */
const musterable = (g: War, at: RegionId): number =>
  Math.min(
    MOST_RECRUITS,
    inPool(g, regularOf(GONDOR)),
    g.rulings.strictStacking ? ARMY_LIMIT - unitsIn(g, FREE, at) : MOST_RECRUITS,
  );

/** 16.6.1, 16.10.1: whether this player may recruit a Nation by a card that bears no player's icon. */
const mayCall = (g: War, seat: Seat, nation: NationId): boolean =>
  mayRecruit(g, seat, nation) && !isBanned(g, seat, 1 << nation, NONE);

/** Nations with a Regular there and an Elite to be had. */
function promotable(g: War, seat: Seat, at: RegionId): NationId[] {
  const nations: NationId[] = [];
  for (const nation of NATIONS_OF[FREE])
    if (figuresIn(g, at, regularOf(nation)) > 0 && inPool(g, eliteOf(nation)) > 0 && mayCall(g, seat, nation))
      nations.push(nation);
  return nations;
}

function promote(c: C, at: RegionId, nation: NationId): void {
  const { g } = c;
  concern(g, nation);
  kill(g, at, regularOf(nation));
  c.tell("lost", { region: at, figure: regularOf(nation), count: 1 });
  bringIn(g, at, eliteOf(nation));
  c.tell("recruited", { region: at, figure: eliteOf(nation) });
}

const boromirInGondor = (g: War): boolean => onMap(g, BOROMIR) && NATION_OF[g.at[BOROMIR]] === GONDOR;
const withBoromir = found((g) => [g.at[BOROMIR]]);

export const FREE_CHARACTER_2: EventCards = {
  "the-eagles-are-coming": event({
    demands: (g) => preyOfEagles(g).length > 0,
    text: {
      aim: aims(prey, "attack"),
      target: picks("the-eagles-are-coming", prey),
      attack: (c, f) => {
        const { g } = c;
        const dead = rolls(c, f, Math.min(DICE_LIMIT, g.nazgul[f.region]), 5);
        if (dead > 0) {
          kill(g, f.region, NAZGUL, dead);
          c.tell("lost", { region: f.region, figure: NAZGUL, count: dead });
        }
        const to = refuges(g, f.region);
        if (g.nazgul[f.region] === 0 || to.length === 0) return { end: null };
        if (to.length > 1) return;
        flee(c, f.region, to[0]);
        return { end: null };
      },
      refuge: {
        prompt: "the-eagles-are-coming.refuge",
        ask: (g, f) => ({
          seat: f.seat,
          options: refuges(g, f.region).map((to) => ALL.to[to]),
        }),
        answered: (c, f, option) => flee(c, f.region, option[1]),
      },
    },
  }),
  "the-ents-awake-treebeard": THE_ENTS_AWAKE,
  "the-ents-awake-huorns": THE_ENTS_AWAKE,
  "the-ents-awake-entmoot": THE_ENTS_AWAKE,
  "dead-men-of-dunharrow": event({
    demands: (g) => heirIn(g, [ROHAN]) !== NONE,
    text: {
      heir: ({ g }, f) => {
        f.other = 1 << heir(g);
      },
      gather: ({ g }, f) => (fellows(g, f).length === 0 ? { go: "where" } : undefined),
      who: {
        prompt: "dead-men-of-dunharrow",
        ask: (g, f) => ({
          seat: f.seat,
          options: [GO, ...fellows(g, f).map((companion) => ALL.character[companion])],
        }),
        answered: (_c, f, option) => {
          if (option.length === 1) return { go: "where" };
          f.other |= 1 << option[1];
          return { go: "gather" };
        },
      },
      where: {
        prompt: "dead-men-of-dunharrow.to",
        ask: (_g, f) => ({
          seat: f.seat,
          options: HAVENS_OF_THE_DEAD.map((to) => ALL.to[to]),
        }),
        answered: (c, f, option) => {
          f.region = option[1];
          ride(c, f.other, f.region);
        },
      },
      /** 6.5.3: an attack. */
      haunt: (c, f) => {
        if (!hasArmy(c.g, SHADOW, f.region)) return { go: "muster" };
        attacked(c, SHADOW, f.region);
        const hits = c.draw(6) + 1;
        c.tell("card-rolled", { card: f.card, dice: [hits], hits });
        return enter("hits", { side: SHADOW, region: f.region, hits, destroys: 1 });
      },
      rout: ({ g }, f) =>
        hasArmy(g, SHADOW, f.region) ? enter("retreat", { side: SHADOW, region: f.region }) : undefined,
      doom: (c, f) => {
        if (hasArmy(c.g, SHADOW, f.region)) destroy(c, f.region);
      },
      muster: ({ g }, f) =>
        musterable(g, f.region) > 0 && mayCall(g, f.seat, GONDOR) ? undefined : { end: null },
      recruits: {
        prompt: "dead-men-of-dunharrow.recruits",
        ask: (g, f) => ({
          seat: f.seat,
          options: ALL.number.slice(0, 1 + musterable(g, f.region)),
        }),
        /** Standing there alone they take a Settlement back from the Shadow (10.9). */
        answered: (c, f, option) => {
          const { g } = c;
          const count = option[1];
          if (count === 0) return;
          concern(g, GONDOR);
          concernArrivals(g, FREE, f.region);
          bringIn(g, f.region, regularOf(GONDOR), count);
          for (let i = 0; i < count; i++)
            c.tell("recruited", { region: f.region, figure: regularOf(GONDOR) });
          settle(c, f.region);
        },
      },
    },
  }),
  "house-of-the-stewards": event({
    demands: boromirInGondor,
    text: {
      recruit: recruits(withBoromir, anyUnit(GONDOR)),
      draw: draws(STRATEGY_DECK, 2),
    },
  }),
  "the-grey-company": event({
    demands: (g) => isWithArmy(g, heir(g)),
    text: {
      which: {
        can: (g, seat) => promotable(g, seat, g.at[heir(g)]).length > 0,
        does: (c, f) => {
          f.region = c.g.at[heir(c.g)];
          const nations = promotable(c.g, f.seat, f.region);
          if (nations.length > 1) return;
          if (nations.length === 1) promote(c, f.region, nations[0]);
          return { go: "draw" };
        },
      },
      nation: {
        prompt: "the-grey-company",
        ask: (g, f) => ({
          seat: f.seat,
          options: promotable(g, f.seat, f.region).map((nation) => ALL.nation[nation]),
        }),
        answered: (c, f, option) => promote(c, f.region, option[1]),
      },
      draw: draws(STRATEGY_DECK, 2),
    },
  }),
};
