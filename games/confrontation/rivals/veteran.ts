/**
 * A scripted player, made of what experienced players tell each other. It looks at nothing but what lies before it and
 * counts on average luck.
 *
 * - Dark waits. A wall near Mordor, one piece behind the other, makes Good come; what must be moved is moved at the back.
 *   Fights are picked where they pay: Orcs and Warg strike first, the bane of a known piece keeps away from it.
 * - Good thins out what stands before it with its strong pieces, weak ones first where nobody knows who waits there, and
 *   keeps Frodo back, with company, until a way is open.
 * - The Eye of Sauron belongs to a battle that is won by strength. Good gives small cards where strength decides and its
 *   Retreat for whom it cannot lose.
 */
import type { Ask, Option, Random } from "@westmarch/kernel";
import { FORWARD, ROW } from "../data/board.ts";
import { VALUE } from "../data/cards.ts";
import { STRENGTH } from "../data/characters.ts";
import {
  CARD,
  CHARACTER,
  type CharacterId,
  D_EYE,
  D_MAGIC,
  D_RETREAT,
  DARK,
  FLYING_NAZGUL,
  FRODO,
  G_ELVEN_CLOAK,
  G_MAGIC,
  G_NOBLE_SACRIFICE,
  G_RETREAT,
  GOOD,
  MORDOR,
  other,
  PIPPIN,
  REGION,
  type RegionId,
  SAM,
  SARUMAN,
  SHIRE,
  type Side,
  sideOf,
} from "../data/ids.ts";
import { standees } from "../rules/standees.ts";
import { type Confrontation, MOST } from "../state.ts";
import { gain, membersOf, WORTH } from "./odds.ts";

const WINS = 1000;
/** Two stand in The Shire already: a third wins. */
const ALMOST = 2;

/** Whom a standee may be, on average over what has been seen of all that stand there. */
function expected(
  g: Confrontation,
  side: Side,
  region: RegionId,
  value: (who: CharacterId) => number,
): number {
  const many = standees(g, side, region);
  let sum = 0;
  for (let slot = 0; slot < many; slot++) {
    const all = membersOf(side, g.may[(side * 16 + region) * MOST + slot]).filter(
      (who) => (g.fallen & (1 << who)) === 0,
    );
    sum += all.reduce((total, who) => total + value(who), 0) / Math.max(1, all.length);
  }
  return many > 0 ? sum / many : 0;
}

/** Enemies that can step into a region. */
const near = (g: Confrontation, side: Side, region: RegionId): number =>
  FORWARD[side][region].reduce((sum, from) => sum + standees(g, other(side), from), 0);

/** What may be lost to whoever steps in next: the worse the more of them stand near. */
function danger(g: Confrontation, who: CharacterId, to: RegionId): number {
  const side = sideOf(who);
  let worst = 0;
  for (const from of FORWARD[side][to])
    if (standees(g, other(side), from) > 0)
      worst = Math.max(
        worst,
        expected(g, other(side), from, (enemy) => gain(enemy, who)),
      );
  return worst;
}

function frodoScore(g: Confrontation, from: RegionId, to: RegionId): number {
  if (to === MORDOR) return WINS;
  if (standees(g, DARK, to) > 0) return -5;
  const flyer = (g.fallen & (1 << FLYING_NAZGUL)) === 0 && standees(g, GOOD, to) === 0 ? 0.4 : 0;
  const threat = near(g, GOOD, to) * (g.secret.at[SAM] === to ? 0.7 : 1);
  // Whoever stands alone before an enemy goes while he can.
  const relief = near(g, GOOD, from) * (standees(g, GOOD, from) === 1 ? 1.6 : 0.8);
  return -0.3 + 0.35 * (ROW[to] - 2) + relief - 1.8 * threat - flyer;
}

/** Steps that a side has left: who has none loses, so whoever has fewer must fight. */
function steps(g: Confrontation, side: Side): number {
  let left = 0;
  for (const region of REGION.all)
    left += standees(g, side, region) * (side === GOOD ? 6 - ROW[region] : ROW[region]);
  return left;
}

/** What it is worth to Good to strike whoever could step in where Frodo is, or to stand by him. */
function guards(g: Confrontation, to: RegionId): number {
  const at = g.secret.at[FRODO];
  if (at < 0 || near(g, GOOD, REGION.of(at)) === 0) return 0;
  if (to === at) return standees(g, GOOD, REGION.of(at)) === 1 ? 1.5 : 0.3;
  return FORWARD[GOOD][at].includes(to) ? 1 : 0;
}

/** Whether leaving would strip Frodo of his only company while somebody can step in. */
const strips = (g: Confrontation, from: RegionId): boolean =>
  g.secret.at[FRODO] === from && standees(g, GOOD, from) === 2 && near(g, GOOD, from) > 0;

function moveScore(g: Confrontation, who: CharacterId, to: RegionId): number {
  const side = sideOf(who);
  const from = REGION.of(g.secret.at[who]);
  if (who === FRODO) return frodoScore(g, from, to);
  if (standees(g, other(side), to) > 0) {
    const won = expected(g, other(side), to, (enemy) => gain(who, enemy));
    const pressed = steps(g, side) < steps(g, other(side)) ? 0.8 : 0;
    return won + pressed + (side === GOOD ? guards(g, to) - (strips(g, from) ? 1 : 0) : 0);
  }
  if (side === DARK) {
    if (to === SHIRE && standees(g, DARK, SHIRE) === ALMOST) return WINS;
    // What is behind moves up; whoever holds the passes stays as long as it can.
    const held = near(g, DARK, from) > 0 && standees(g, DARK, from) === 1 ? 0.4 : 0;
    return 0.12 * (ROW[from] - 4) - held - 0.6 * danger(g, who, to) - (who === SARUMAN ? 0.2 : 0);
  }
  return 0.1 * (3 - ROW[from]) + guards(g, to) - 0.6 * danger(g, who, to) - (strips(g, from) ? 1.5 : 0);
}

/** How far one is ahead without cards. */
const lead = (side: Side, good: CharacterId, dark: CharacterId): number =>
  (STRENGTH[good] - STRENGTH[dark]) * (side === GOOD ? 1 : -1);

/** The strongest strength card that the other side still has. */
function answer(g: Confrontation, side: Side): number {
  const enemy = other(side);
  let most = 0;
  for (let value = 1; value <= (enemy === DARK ? 6 : 5); value++)
    if ((g.used[enemy] & (1 << (value - 1))) === 0) most = value;
  return most;
}

function goodCard(good: CharacterId, dark: CharacterId, card: number, ahead: number): number {
  if (card === G_RETREAT) return WORTH[good] > 3 && ahead < 0 ? 2 : 0.2;
  if (card === G_NOBLE_SACRIFICE) return good === FRODO ? -9 : WORTH[dark] - WORTH[good];
  if (card === G_ELVEN_CLOAK) return ahead > 0 ? 1.4 : 0.2;
  return card === G_MAGIC ? 0.6 : 0;
}

function darkCard(dark: CharacterId, card: number, ahead: number): number {
  if (card === D_EYE) return ahead > 0 ? 1.5 : 0.4;
  if (card === D_RETREAT) return WORTH[dark] > 3 && ahead < -1 ? 0.8 : 0;
  return card === D_MAGIC ? 0.5 : 0;
}

function cardScore(
  g: Confrontation,
  side: Side,
  option: Option,
  [good, dark]: readonly CharacterId[],
): number {
  const card = CARD.of(option[1]);
  const ahead = lead(side, good, dark);
  if (VALUE[card] === 0)
    return side === GOOD ? goodCard(good, dark, card, ahead) : darkCard(dark, card, ahead);
  const stake = WORTH[side === GOOD ? good : dark];
  // Enough is enough; where nothing is enough, the smallest goes.
  const surely = ahead + VALUE[card] > answer(g, side);
  const perhaps = ahead + VALUE[card] > answer(g, side) / 2;
  return (surely ? 1 : perhaps ? 0.6 : 0) * (0.5 + stake / 4) - 0.18 * VALUE[card];
}

function scoreOf(g: Confrontation, ask: Ask, option: Option): number {
  switch (option[0]) {
    case "move":
      return moveScore(g, CHARACTER.of(option[1]), REGION.of(option[2]));
    case "card": {
      const [good, dark] = [CHARACTER.of(ask.about?.[0]), CHARACTER.of(ask.about?.[1])];
      return cardScore(g, sideOf(ask.seat === g.good ? good : dark), option, [good, dark]);
    }
    case "retreat":
      return ask.prompt === "react"
        ? (ask.about?.[1] === FRODO ? 1 : ask.about?.[0] === PIPPIN ? 0.3 : 0.1) -
            0.5 * near(g, GOOD, REGION.of(option[1]))
        : -near(g, sideOf(CHARACTER.of(ask.about?.[0])), REGION.of(option[1]));
    case "sam":
      return 1.2;
    case "show-frodo":
      return 0.5;
    // Saruman without cards wins against whoever is weaker, and ties with Aragorn.
    case "no-cards":
      return STRENGTH[SARUMAN] - STRENGTH[CHARACTER.of(ask.about?.[0])] - 0.5;
    case "balrog":
      return 1;
    case "take":
      return VALUE[CARD.of(option[1])] / 10;
    default:
      return 0;
  }
}

/** Less than this is no difference. */
const EVEN = 0.15;
const GRAIN = 1 << 20;

/** What a veteran chooses. `view` is what the seat may know. */
export function veteran(view: Confrontation, ask: Ask, random: Random): Option {
  let best = ask.options[0];
  let highest = Number.NEGATIVE_INFINITY;
  for (const option of ask.options) {
    const score = scoreOf(view, ask, option) + (EVEN * random(GRAIN)) / GRAIN;
    if (score <= highest) continue;
    highest = score;
    best = option;
  }
  return best;
}
