/** A Hunt as a scene: what is on the stage at one moment. Pure, and made of what everybody may know. */
import type { Telling } from "@westmarch/boardkit";
import type { Pips } from "@westmarch/campaign/telling";
import { LEVEL } from "../../../data/characters.ts";
import { BY_HUNT, BY_STEP } from "../../../data/hunt-terms.ts";
import { type CharacterId, FELLOWS, FREE, NONE, SHADOW } from "../../../data/ids.ts";
import type { RegionId } from "../../../data/regionnames.ts";
import { isStronghold } from "../../../data/regions.ts";
import {
  DIE_TILE,
  EYE_TILE,
  TILE_REVEALS,
  TILE_STOPS,
  TILE_VALUE,
  type TileId,
} from "../../../data/tiles.ts";
import { inFellowship } from "../../../facts.ts";
import { hasArmy, nazgulIn } from "../../../rules/figures.ts";
import { CORRUPTION_LIMIT, DICE_LIMIT, type War } from "../../../state.ts";
import type { In } from "../../../vocabulary.ts";
import { after } from "../after.ts";
import { type HuntAsk, huntAround, huntAsks, huntWaits, type LogEvent } from "../within.ts";

/** The steps of a Hunt, in order. */
export const STEPS = ["search", "again", "tile", "price", "seen"] as const;
export type StepName = (typeof STEPS)[number];

/** What dice are thrown again for (13.2.5). */
export interface Reasons {
  readonly nazgul: boolean;
  readonly army: boolean;
  readonly stronghold: boolean;
}

export interface Search {
  readonly roll: readonly Pips[];
  readonly again: readonly Pips[];
  /** What a die must show. */
  readonly needed: number;
  readonly successes: number;
  /** Null where the Fellowship has been moved since by having been revealed. */
  readonly reasons: Reasons | null;
}

export interface Drawn {
  readonly tile: TileId;
  /** What it does before anything is turned aside; null while a die has to be rolled for it. */
  readonly damage: number | null;
  readonly reveals: boolean;
  readonly stops: boolean;
}

export interface Fellow {
  readonly character: CharacterId;
  readonly guides: boolean;
  readonly level: number;
  readonly gone: boolean;
}

export interface HuntScene {
  /** How many dice search, and where. */
  readonly level: number;
  readonly at: RegionId;
  readonly search: Search | null;
  /** Why a tile is drawn: `BY_HUNT` … */
  readonly by: number;
  readonly drawn: Drawn | null;
  /** What damage of the Hunt is still to be borne, while it is being decided. */
  readonly left: number;
  readonly company: readonly Fellow[];
  readonly corruption: number;
  /** Before this tile. */
  readonly before: number;
  readonly revealed: boolean;
  readonly step: StepName;
  /** What is being asked in it. */
  readonly asks: HuntAsk | null;
  readonly said: LogEvent | null;
}

const isSuccess = (pips: number, bonus: number): boolean => pips > 1 && pips + bonus >= 6;
const found = (dice: readonly number[], bonus: number): number =>
  dice.filter((pips) => isSuccess(pips, bonus)).length;

/** The events of one kind, the newest last. */
const of = <T extends LogEvent["type"]>(run: readonly LogEvent[], type: T) =>
  run.filter((event): event is Extract<LogEvent, { readonly type: T }> => event.type === type);

function reasonsAt(g: War, at: RegionId): Reasons | null {
  if (at < 0) return null;
  return {
    nazgul: nazgulIn(g, at) > 0,
    army: hasArmy(g, SHADOW, at),
    stronghold: isStronghold(at) && g.control[at] === SHADOW,
  };
}

function searchOf(g: War, run: readonly LogEvent[], at: RegionId): Search | null {
  const rolled = of(run, "hunt-rolled").at(-1)?.facts;
  const thrown = rolled ?? of(run, "hunt-thrown").at(-1)?.facts;
  if (!thrown) return null;
  const again = rolled?.rerolled ?? [];
  const dice = [...thrown.dice, ...again];
  // Flocks of Crebain add one: what was found tells whether they did.
  const box = g.box[FREE];
  const bonus = rolled && found(dice, box) !== rolled.successes ? box + 1 : box;
  const mark = (pips: number): Pips => ({ pips, hit: isSuccess(pips, bonus) });
  return {
    roll: thrown.dice.map(mark),
    again: again.map(mark),
    needed: Math.max(2, 6 - bonus),
    successes: found(dice, bonus),
    reasons: reasonsAt(g, at),
  };
}

function drawnOf(g: War, run: readonly LogEvent[], successes: number): Drawn | null {
  const last = run.findLastIndex(({ type }) => type === "tile");
  const event = run[last];
  if (event?.type !== "tile") return null;
  const { tile, by } = event.facts;
  const value = TILE_VALUE[tile];
  const pips = of(run.slice(last), "tile-die").at(-1)?.facts.pips ?? null;
  const eye = by === BY_HUNT ? successes : by === BY_STEP ? g.box[FREE] + g.box[SHADOW] : 0;
  const damage = value === EYE_TILE ? eye : value === DIE_TILE ? pips : value;
  return { tile, damage, reveals: TILE_REVEALS[tile], stops: TILE_STOPS[tile] };
}

/** The newest tile that has not been resolved. */
const frameOf = ({ stack }: War): In<"tile"> | null => {
  const frame = stack.findLast(({ chapter }) => chapter === "tile");
  return frame ? (frame as In<"tile">) : null;
};

const STEP_AFTER: { readonly [T in LogEvent["type"]]?: StepName } = {
  "hunt-thrown": "search",
  tile: "tile",
  "tile-die": "tile",
  revealed: "seen",
};

/** Where the Fellowship was when it was sought; `NONE` where it has been moved since and nothing tells. */
function soughtAt(
  run: readonly LogEvent[],
  g: War,
  { view, told, since }: Telling<War>,
): RegionId | typeof NONE {
  const revealed = of(run, "revealed").at(-1);
  if (!revealed) return g.bearers;
  const before = since.indexOf(revealed);
  return before < 0 ? NONE : after(told, since.slice(0, before), view).bearers;
}

/** The Hunt as far as it has been told, or null where there is none. `staged`: an event of it is being shown. */
export function huntScene({ view, told, since, log }: Telling<War>, staged: boolean): HuntScene | null {
  const from = huntAround(log, log.length - 1);
  const waits = since.length === 0 && huntWaits(view);
  if (!waits && !(staged && from >= 0)) return null;
  const run = from >= 0 ? log.slice(from) : [];
  const g = after(told, since, view);
  const at = soughtAt(run, g, { view, told, since, log });
  const search = searchOf(g, run, at);
  const frame = waits ? frameOf(view) : null;
  const drawn = drawnOf(g, run, search?.successes ?? frame?.successes ?? 0);
  const burden = of(run, "corruption");
  const said = run.at(-1) ?? null;
  const asks = waits ? huntAsks(view) : null;
  const gone = new Set([
    ...of(run, "casualty").map(({ facts }) => facts.character),
    ...FELLOWS.filter((one) =>
      of(run, "separated").some(({ facts }) => (facts.characters & (1 << one)) !== 0),
    ),
  ]);
  const stays = (character: CharacterId) => inFellowship(g, character) && !gone.has(character);
  const company = [...FELLOWS.filter((one) => stays(one) || gone.has(one))];
  if (g.guide !== NONE && !company.includes(g.guide)) company.push(g.guide);
  const rolled = said?.type === "hunt-rolled" && said.facts.rerolled.length > 0 ? "again" : "search";
  return {
    // Dice that lie there are as many as the level was when they were thrown.
    level: search?.roll.length ?? Math.min(DICE_LIMIT, g.box[SHADOW]),
    at,
    search,
    by: of(run, "tile").at(-1)?.facts.by ?? frame?.by ?? BY_HUNT,
    drawn,
    left: asks === "price" ? (frame?.damage ?? 0) : 0,
    company: company
      .sort((a, b) => LEVEL[b] - LEVEL[a])
      .map((character) => ({
        character,
        guides: character === g.guide,
        level: LEVEL[character],
        gone: gone.has(character),
      })),
    corruption: g.corruption,
    before: Math.max(0, Math.min(CORRUPTION_LIMIT, g.corruption - (burden.at(-1)?.facts.by ?? 0))),
    revealed: g.revealed === 1,
    step: asks ?? (said && STEP_AFTER[said.type]) ?? (drawn ? "price" : rolled),
    asks,
    said,
  };
}
