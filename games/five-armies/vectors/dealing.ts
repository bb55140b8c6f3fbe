/** What chance gives in a vector: dice as they are told, tiles, cards and tokens by what they show. */
import { bitsIn } from "@westmarch/armies/cards";
import { type Chance, frameOf } from "@westmarch/kernel";
import { cardIn, FATE_DECK, GROUP, TILE, TOKEN, UNIT } from "../ids.ts";
import { printed } from "../printing.ts";
import { type FiveArmies, IN_POOL } from "../state.ts";

/** Results in the order in which they come. */
export interface Dealt {
  readonly dice: number[];
  readonly tiles: (number | string)[];
  readonly cards: string[];
  /** Units on tokens that are flipped. */
  readonly tokens: { readonly [unit: string]: number }[];
}

/** The colours of the special tiles (4.9). */
export const SPECIAL = ["blue", "red"] as const;
const numberOn = (tile: number | string): number => Number.parseInt(/\d+/.exec(String(tile))?.[0] ?? "", 10);

/** The place of the first of some things that fits, or 0. */
const placeOf = <T>(things: readonly T[], fits: (thing: T) => boolean): number =>
  Math.max(0, things.findIndex(fits));

function tileOf(g: FiveArmies, wanted: number | string): number {
  const isIcon = String(wanted).includes("with");
  const { tileValue, tileIcon } = printed(g);
  const all = TILE.all.filter((tile) => g.tiles[tile] === IN_POOL);
  const colour = SPECIAL.find((one) => String(wanted).includes(one));
  if (colour !== undefined)
    return Math.max(
      0,
      all.findIndex(
        (tile) =>
          TILE.names[tile].startsWith(colour) &&
          (Number.isNaN(numberOn(wanted)) || tileValue[tile] === numberOn(wanted)),
      ),
    );
  const pool = all;
  const fitting = (exactly: boolean) =>
    pool.findIndex((tile) => tileValue[tile] === numberOn(wanted) && (!exactly || tileIcon[tile] === isIcon));
  return Math.max(0, fitting(true) < 0 ? fitting(false) : fitting(true));
}

function tokenOf(g: FiveArmies, wanted: Dealt["tokens"][number]): number {
  const group = frameOf(g, "flip")?.group ?? GROUP.all[0];
  const { tokenGroup, tokenUnits } = printed(g);
  const left = TOKEN.all.filter((token) => g.unflipped[token] !== 0 && tokenGroup[token] === group);
  return placeOf(left, (token) =>
    UNIT.names.every((name, unit) => tokenUnits[token][unit] === (wanted[name] ?? 0)),
  );
}

const fateOf = (g: FiveArmies, wanted: string): number =>
  placeOf(
    bitsIn(0x1ff & ~(g.spent[FATE_DECK] | g.table[FATE_DECK])),
    (bit) => printed(g).designs[cardIn(FATE_DECK, bit)] === wanted,
  );

/** Chance as a vector tells it; what it does not tell is a miss, or the first there is. */
export const dealing =
  (state: () => FiveArmies, dealt: Dealt): Chance =>
  (_counter, sides) => {
    const g = state();
    const top = g.stack[g.stack.length - 1];
    const place = top ? `${top.chapter}/${top.at}` : "";
    if (place === "game/tile") {
      const tile = dealt.tiles.shift();
      return tile === undefined ? 0 : tileOf(g, tile);
    }
    if (place === "game/fate" || (place === "" && dealt.cards.length > 0)) {
      const card = dealt.cards.shift();
      return card === undefined ? 0 : fateOf(g, card);
    }
    if (place === "flip/reveal") {
      const token = dealt.tokens.shift();
      return token === undefined ? 0 : tokenOf(g, token);
    }
    const die = sides === 6 ? dealt.dice.shift() : undefined;
    return die === undefined ? 0 : die - 1;
  };
