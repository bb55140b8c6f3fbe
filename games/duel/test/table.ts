/** A scene to play rules in: how the table lies in the words of the notation, what is chosen, what is true then. */
import {
  type Chance,
  Engine,
  type Heard,
  hashed,
  hear,
  IllegalChoice,
  type Played,
  type Refusal,
} from "@westmarch/kernel";
import { CARD_NAMES } from "../data/cards.ts";
import {
  FELLOWSHIP,
  LANDMARKS,
  RACE,
  RACES,
  REGIONS,
  SAURON,
  SIDES,
  type Side,
  TOKENS,
  tokensOf,
} from "../data/ids.ts";
import { LAYOUTS, SLOTS_OF_CHAPTER } from "../data/layouts.ts";
import { type Duel, duel } from "../index.ts";
import { ELSEWHERE, PILE } from "../state.ts";

export const engine = new Engine(duel);
const { notation } = duel;

const places = (names: string): string[] => (names === "" ? [] : names.split(/[,+]/));

/** Cards side by side in the first row of the chapter that has room for four: nothing lies on any of them. */
function freeCards(chapter: number, cards: string): string {
  const shape = LAYOUTS[chapter - 1];
  const row = shape.findIndex((one) => one.faceUp && one.cards >= 4);
  const first = shape.slice(0, row).reduce((sum, one) => sum + one.cards, 0);
  const slots = new Array<string>(SLOTS_OF_CHAPTER).fill("-");
  for (const [i, card] of places(cards).entries()) slots[first + i] = card;
  return slots.join(",");
}

/** `open=bree,erebor took=sauron:barad-dur`: tiles face up and tiles taken, with their fortresses. */
function tiles(open: string, took: string): { landmarks: string; forts: string } {
  const where = LANDMARKS.map(() => ELSEWHERE);
  const forts = [0, 0];
  for (const name of places(open)) where[(LANDMARKS as readonly string[]).indexOf(name)] = PILE;
  for (const word of took.split(";").filter(Boolean)) {
    const [side, names = ""] = word.split(":");
    const owner = (SIDES as readonly string[]).indexOf(side) as Side;
    for (const name of places(names)) {
      const landmark = (LANDMARKS as readonly string[]).indexOf(name);
      where[landmark] = owner;
      forts[owner] |= 1 << landmark;
    }
  }
  return { landmarks: where.join(":"), forts: forts.map((mask) => mask.toString(2)).join(":") };
}

/** Tokens that neither player holds, in the order of their numbers. */
function stacksBut(tokens: string): string {
  const held = tokens.split(/[;,]/);
  return RACE.all
    .map((race) =>
      tokensOf(race)
        .map((id) => TOKENS[id]!)
        .filter((name) => !held.includes(name))
        .join(","),
    )
    .join(";");
}

/**
 * The notation of a scene. Beside the notation's own words: `free` for cards side by side with nothing on them, `open`
 * and `took` for landmarks by name. Stacks and tiles that are not said lie in the order of their numbers.
 */
function scene(line: string): string {
  const said = new Map(
    line
      .trim()
      .split(/\s+/)
      .map((word) => word.split("=", 2) as [string, string]),
  );
  const take = (key: string): string | undefined => {
    const value = said.get(key);
    said.delete(key);
    return value;
  };
  const free = take("free");
  const [open, took] = [take("open") ?? "", take("took") ?? ""];
  const usual = new Map([
    ["chapter", "1"],
    ...(free === undefined ? [] : [["slots", freeCards(Number(said.get("chapter") ?? 1), free)] as const]),
    ["stacks", stacksBut(said.get("tokens") ?? "")],
    [
      "tiles",
      LANDMARKS.filter(
        (name) => !places(`${open},${took.replace(/\w+:/g, "")}`.replace(";", ",")).includes(name),
      ).join(","),
    ],
    ...Object.entries(tiles(open, took)),
  ]);
  return [...new Map([...usual, ...said])].map(([key, value]) => `${key}=${value}`).join(" ");
}

export class Table {
  g: Duel;
  /** What everybody heard, as a spectator. */
  readonly heard: Heard[] = [];
  last: Played | null = null;
  readonly #chance: Chance;

  constructor(g: Duel, chance: Chance) {
    this.g = g;
    this.#chance = chance;
  }

  #play(side: Side, words: readonly string[]): this {
    for (const word of words) {
      this.last = engine.play(this.g, side, notation.option(word), this.#chance, (event) => {
        const everybody = hear(event, null);
        if (everybody) this.heard.push(everybody);
      });
    }
    return this;
  }

  fellowship(...words: string[]): this {
    return this.#play(FELLOWSHIP, words);
  }

  sauron(...words: string[]): this {
    return this.#play(SAURON, words);
  }

  /** Why the side whose turn it is may not play this. */
  refused(word: string): Refusal {
    try {
      engine.play(engine.game.clone(this.g), this.g.turn, notation.option(word), this.#chance);
    } catch (error) {
      if (error instanceof IllegalChoice) return error.refusal;
      throw error;
    }
    throw new Error(`${word} was accepted`);
  }

  /** What is asked and of whom: `sauron turn`. */
  get asked(): string {
    const [ask] = engine.asks(this.g);
    return ask ? `${SIDES[ask.seat]} ${ask.prompt}` : "";
  }

  /** The choices there are now, as words. */
  get offered(): string[] {
    return engine.asks(this.g).flatMap((ask) => ask.options.map((option) => notation.choice(option)));
  }

  get turn(): string {
    return SIDES[this.g.turn];
  }

  /** Regions in which a side has units, with how many. */
  units(side: Side): Record<string, number> {
    const entries = REGIONS.map(
      (name, region) => [name, this.g.units[side * REGIONS.length + region]] as const,
    );
    return Object.fromEntries(entries.filter(([, n]) => n !== 0));
  }

  fortresses(side: Side): string[] {
    return REGIONS.filter((_, region) => (this.g.fortresses[side] & (1 << region)) !== 0);
  }

  cards(where: number): string[] {
    return CARD_NAMES.filter((_, card) => this.g.where[card] === where);
  }

  tokens(side: Side): string[] {
    return this.g.tokens[side].map((token) => TOKENS[token]);
  }

  stack(race: (typeof RACES)[number]): string[] {
    return this.g.secret.stacks[RACES.indexOf(race)].map((token) => TOKENS[token]);
  }

  landmarks(where: number): string[] {
    return LANDMARKS.filter((_, landmark) => this.g.landmarks[landmark] === where);
  }

  /** How often everybody heard of something. */
  times(type: string): number {
    return this.heard.filter((event) => event.type === type).length;
  }

  get won(): string | null {
    const { result } = this.g;
    return result && `${result.winners.map((side) => SIDES[side]).join("+")} ${result.reason}`;
  }
}

/** A scene, by default in chapter 1 with Sauron to choose. */
export const table = (line: string, seed = 1): Table => new Table(notation.read(scene(line)), hashed(seed));

/** A game from its beginning. */
export const opened = (seed = 1, settings = {}): Table => {
  const chance = hashed(seed);
  return new Table(engine.start(settings, chance), chance);
};

/** Plays on by the first choice that `wanted` likes, or else the first there is, until `enough`. */
export function playUntil(t: Table, enough: (t: Table) => boolean, wanted: (word: string) => boolean): Table {
  while (!enough(t) && !t.g.result) {
    const word = t.offered.find(wanted) ?? t.offered[0];
    if (t.g.turn === SAURON) t.sauron(word);
    else t.fellowship(word);
  }
  return t;
}

/** What a side gives to the bank if it makes this choice now. */
export function priceOf(t: Table, word: string): number {
  const tried = new Table(engine.game.clone(t.g), hashed(1));
  const side = tried.g.turn;
  if (side === SAURON) tried.sauron(word);
  else tried.fellowship(word);
  const given = tried.heard.find((event) => event.type === "coins-given" && event.facts.side === side);
  return Number(given?.facts.n ?? 0);
}

/** All slots of a tableau from those in which something lies. */
export const slots = (cards: Readonly<Record<number, string>>): string =>
  Array.from({ length: SLOTS_OF_CHAPTER }, (_, slot) => cards[slot] ?? "-").join(",");
