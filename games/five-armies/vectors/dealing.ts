/** What chance gives in a vector: dice as they are told, tiles, cards and tokens by what they show. */
import { bitsIn } from "@westmarch/armies/cards";
import { type Chance, frameOf, NotationError } from "@westmarch/kernel";
import { cardIn, FATE_DECK, GROUP, TILE, type TileId, TOKEN, UNIT } from "../ids.ts";
import { printed } from "../printing.ts";
import { type FiveArmies, IN_POOL } from "../state.ts";

/** A tile as a vector tells it. */
export interface TileTold {
  /** Of a special tile. */
  readonly colour: (typeof SPECIAL)[number] | null;
  /** Null: any of the colour. */
  readonly value: number | null;
  readonly icon: boolean;
}

/** Results in the order in which they come. */
export interface Dealt {
  readonly dice: number[];
  readonly tiles: TileTold[];
  readonly cards: string[];
  /** Units on tokens that are flipped. */
  readonly tokens: { readonly [unit: string]: number }[];
}

/** The colours of the special tiles (4.9). */
export const SPECIAL = ["blue", "red"] as const;

/** The place of the first of some things that fits. Throws where chance cannot give it. */
function placeOf<T>(things: readonly T[], fits: (thing: T) => boolean, wanted: string): number {
  const place = things.findIndex(fits);
  if (place < 0) throw new NotationError(`chance cannot give ${wanted}`);
  return place;
}

function tileOf(g: FiveArmies, { colour, value, icon }: TileTold): number {
  const { tileValue, tileIcon } = printed(g);
  const all = TILE.all.filter((tile) => g.tiles[tile] === IN_POOL);
  const fits = (tile: TileId): boolean =>
    colour === null
      ? tileValue[tile] === value && (!icon || tileIcon[tile])
      : TILE.names[tile].startsWith(colour) && (value === null || tileValue[tile] === value);
  const plain = all.findIndex((tile) => fits(tile) && tileIcon[tile] === icon);
  return plain >= 0
    ? plain
    : placeOf(all, fits, `a tile ${colour ?? ""} ${value ?? ""}`.replace(/ +/g, " ").trim());
}

function tokenOf(g: FiveArmies, wanted: Dealt["tokens"][number]): number {
  const group = frameOf(g, "flip")?.group ?? GROUP.all[0];
  const { tokenGroup, tokenUnits } = printed(g);
  const left = TOKEN.all.filter((token) => g.unflipped[token] !== 0 && tokenGroup[token] === group);
  return placeOf(
    left,
    (token) => UNIT.names.every((name, unit) => tokenUnits[token][unit] === (wanted[name] ?? 0)),
    `a token of ${JSON.stringify(wanted)}`,
  );
}

const fateOf = (g: FiveArmies, wanted: string): number =>
  placeOf(
    bitsIn(0x1ff & ~(g.spent[FATE_DECK] | g.table[FATE_DECK])),
    (bit) => printed(g).designs[cardIn(FATE_DECK, bit)] === wanted,
    wanted,
  );

/** What a vector makes chance give and nothing has asked for. */
export const leftIn = ({ dice, tiles, cards, tokens }: Dealt): string[] => [
  ...(dice.length > 0 ? [`dice ${dice.join(", ")}`] : []),
  ...(tiles.length > 0 ? ["tiles"] : []),
  ...cards,
  ...(tokens.length > 0 ? ["a token"] : []),
];

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
